// How much of an average month's business each period does.
import { lineOf, type OptionInput, resourcesOf } from './inputs.ts';
import { at, emptyLine, type PeriodLine } from './line.ts';
import type { ResourceJson } from './template-json.ts';

/** Weights of January to December, at 1 to 12. */
function weightsOf(resource: ResourceJson, { template }: OptionInput): PeriodLine {
  const flow = resource.flows[0];
  const formula = template.data.formulas.find(({ id }) => id === flow?.formula);
  const variable = formula?.variables[0];
  const scenarios = flow?.fcst?.find((entry) => entry.variable === variable?.id)?.scenarios ?? [];
  return lineOf(scenarios.length > 0 ? scenarios[0]?.data : variable?.value, 12);
}

function mean(weights: PeriodLine, firstMonth: number, monthCount: number): number {
  let sum = 0;
  for (let month = firstMonth; month < firstMonth + monthCount; month++) {
    sum += at(weights, ((month - 1) % 12) + 1);
  }
  return sum / monthCount;
}

/** season(t): 1 throughout where the resource is not there, its section is off or its weights are 0 on average. */
export function seasonLine(resourceId: string, setting: OptionInput): PeriodLine {
  const line = emptyLine(setting.n).fill(1);
  const found = resourcesOf(setting.template, 'section_seasonality').find(({ id }) => id === resourceId);
  if (!found) return line;
  const weights = weightsOf(found, setting);
  const average = mean(weights, 1, 12);
  if (average === 0) return line;
  for (let t = 1; t <= setting.n; t++) {
    line[t] = mean(weights, setting.months[t] ?? 1, 12 / setting.p) / average;
  }
  return line;
}
