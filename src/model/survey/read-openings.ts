// Reads what rows of a flow were before the first period, where a formula looks there.
import { type Expression, pastIn } from '#formula/expression.ts';
import { isEmptyPeriodString, periodValues } from '#template/period-values.ts';
import type { FlowId } from '#template/sections.ts';
import type { Flow } from '#template/template.ts';
import { ownedRowId } from '../ids/row-id.ts';
import { inputProvenance } from '../inputs/input-provenance.ts';
import { inputRanges } from '../inputs/input-ranges.ts';
import { constantInput } from '../inputs/model-input.ts';
import { modelTexts } from '../texts/model-texts.ts';
import {
  expressionsOf,
  type FlowContext,
  type FlowOpening,
  type FlowStep,
  type FlowVariable,
} from './flow.ts';
import type { Resource } from './resource.ts';

interface ReadRows {
  readonly steps: readonly FlowStep[];
  readonly expression: Expression;
  readonly variables: readonly FlowVariable[];
}

type NamedFlow = { readonly resource: Resource; readonly id: FlowId; readonly name: string };

/** What a row is called, its unit, and whether its opening was typed in percent. */
function wordsOf(row: string, { steps, variables }: ReadRows, name: string, currency: string) {
  const found = variables.find(({ variable }) => variable.id === row);
  if (found) {
    const { variable } = found;
    const typed = typeof variable.units === 'string' ? variable.units : 'units';
    const unit = variable.isCurrency ? currency : variable.isPercent ? '%' : typed;
    return { label: `${name}: ${variable.name}`, unit, isPercent: variable.isPercent === true };
  }
  const step = steps.find(({ id }) => id === row);
  const label = step ? `${name}: ${step.name}` : name;
  return { label, unit: step?.unit ?? currency, isPercent: false };
}

/** The last entry of each; one of 0 is what stands there anyway. */
export function readOpenings(
  { resource, id, name }: NamedFlow,
  flow: Flow,
  rows: ReadRows,
  { template, currency }: FlowContext,
): readonly FlowOpening[] {
  const looked = expressionsOf(rows)
    .flatMap(pastIn)
    .flatMap((past) => (past.name === 'prev' ? [past.row] : []));
  return [...new Set(looked)].flatMap((row): FlowOpening[] => {
    const entry = flow.hist.findLast(({ variable }) => variable === row);
    const text = entry?.scenarios[0]?.data;
    if (!entry || isEmptyPeriodString(text)) return [];
    const { label, unit, isPercent } = wordsOf(row, rows, name, currency);
    const typed = periodValues(text, 1)[0] ?? 0;
    const start = {
      rowId: ownedRowId('assumptions', resource.id, id, 'opening', row),
      label: modelTexts[template.language].open(label),
      unit,
      source: { resourceId: resource.id, variableId: row },
      range: isPercent ? inputRanges.changeAsFraction : inputRanges.any,
      ...inputProvenance(entry.provenance, template),
    };
    const format = isPercent ? ({ format: 'share' } as const) : {};
    return [{ row, input: constantInput({ ...start, ...format }, isPercent ? typed / 100 : typed) }];
  });
}
