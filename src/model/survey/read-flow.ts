// Prepares a resource's flow for layout: parses its formula and separates inputs from references.
import { type Expression, namesIn } from '#formula/expression.ts';
import { isEmptyPeriodString, periodValues } from '#template/period-values.ts';
import type { FlowId, RelId } from '#template/sections.ts';
import type { Flow, ForecastEntry, Formula, Units, Variable } from '#template/template.ts';
import type { NumberFormat } from '#workbook/number-format.ts';
import { ownedRowId } from '../ids/row-id.ts';
import { inputProvenance } from '../inputs/input-provenance.ts';
import { asFraction, type InputRange, inputRanges, rangeOf, typedFormat } from '../inputs/input-ranges.ts';
import type { ModelInput } from '../inputs/model-input.ts';
import type { Series, SeriesPart } from '../inputs/series.ts';
import { diagnosticTexts } from '../texts/diagnostic-texts.ts';
import type { Diagnostic } from './diagnostic.ts';
import {
  expressionsOf,
  type FlowContext,
  type FlowInput,
  type FlowVariable,
  type ReadyFlow,
} from './flow.ts';
import { inputSpan } from './input-span.ts';
import { isPercentRate, typedVariable } from './percent-rates.ts';
import { readDriver } from './read-driver.ts';
import { readEquations } from './read-equations.ts';
import { readOpenings } from './read-openings.ts';
import { readRow } from './referred-rows.ts';
import type { Resource } from './resource.ts';

export type FlowResult =
  | { readonly flow: ReadyFlow; readonly diagnostics: readonly [] }
  | { readonly flow: null; readonly diagnostics: readonly Diagnostic[] };

function unitText(variable: Variable, units: Units | null | undefined, currency: string): string {
  if (variable.isCurrency) return currency;
  if (variable.isPercent) return typeof variable.units === 'string' ? variable.units : '%';
  if (typeof units === 'string' && units !== '') return units;
  return typeof variable.units === 'string' ? variable.units : 'units';
}

/** The numbers typed for each scenario; null where those of the first scenario apply. */
function scenariosOf(variable: Variable, entry: ForecastEntry | undefined, context: FlowContext) {
  const given = entry?.scenarios ?? [];
  const scale = variable.isPercent ? 100 : 1;
  const numbers = (text: string | null | undefined) =>
    periodValues(text, context.periodCount).map((value) => value / scale);
  const first = given.length === 0 ? numbers(variable.value) : numbers(given[0]?.data);
  const count = given.length > 1 ? context.scenarioNames.length : 1;
  const others = Array.from({ length: count - 1 }, (_, index) => {
    const data = given[index + 1]?.data;
    return isEmptyPeriodString(data) ? null : numbers(data);
  });
  return [first, ...others];
}

/** What is multiplied is seldom whole. */
function shownFormat(
  { isCurrency, isPercent }: Variable,
  unit: string,
  scenarios: SeriesPart['scenarios'],
  series: Series | null,
): NumberFormat {
  if (isCurrency) return 'price';
  if (isPercent) return 'share';
  const format = typedFormat(unit, scenarios);
  return series && format === 'whole' ? 'quantity' : format;
}

function rangeIn({ isCurrency, isPercent }: Variable, rel: RelId | null, unit: string): InputRange {
  if (isCurrency) return inputRanges.any;
  return isPercent ? inputRanges.changeAsFraction : rangeOf(rel, unit);
}

interface NamedFlow {
  readonly resource: Resource;
  readonly id: FlowId;
  readonly name: string;
  readonly formula: Formula;
  readonly expression: Expression;
  /** The variable that is a rate in percent. */
  readonly percentage: string | null;
}

function flowInput(
  flow: NamedFlow,
  entry: ForecastEntry | undefined,
  variable: Variable,
  context: FlowContext,
): FlowInput {
  const unit = unitText(variable, entry?.scenarios[0]?.units, context.currency);
  const isRate = variable.id === flow.percentage && !variable.isPercent;
  const typed: Variable = isRate ? { ...variable, isCurrency: false, isPercent: true } : variable;
  const series = readDriver(entry, typed, context);
  const scenarios = series ? series.base.scenarios : scenariosOf(typed, entry, context);
  const input: ModelInput = {
    rowId: ownedRowId('assumptions', flow.resource.id, flow.id, variable.id),
    label: `${flow.name}: ${variable.name}`,
    unit,
    format: shownFormat(typed, unit, scenarios, series),
    source: { resourceId: flow.resource.id, variableId: variable.id },
    ...inputProvenance(entry?.provenance, context.template),
    range: isRate ? asFraction(rangeOf(flow.resource.rel, '%')) : rangeIn(variable, flow.resource.rel, unit),
    ...inputSpan(flow, typed),
    content: series ? { kind: 'series', series } : { kind: 'periods', scenarios },
  };
  return { kind: 'input', variable, input };
}

function refused(path: string, messages: readonly string[]): FlowResult {
  return { flow: null, diagnostics: messages.map((message) => ({ severity: 'error', path, message })) };
}

/** Reports a resource whose flows are all of another kind, which would otherwise be silently left out. */
export function flowMissing({ name, path }: Resource, { template }: FlowContext): FlowResult {
  return refused(`${path}.flows`, [diagnosticTexts[template.language].missingFlow(name)]);
}

/** Reports unknown formulas and variables by name, and formulas that cannot be parsed. */
export function readFlow(
  resource: Resource,
  flow: Flow,
  context: FlowContext,
  flowName?: string,
): FlowResult {
  const { template } = context;
  const texts = diagnosticTexts[template.language];
  const path = `${resource.path}.flows[${resource.entry.flows.indexOf(flow)}].formula`;
  const formula = template.data.formulas.find(({ id }) => id === flow.formula);
  if (!formula) return refused(path, [texts.unknownFormula(resource.name, flow.formula)]);
  const { equations, faults } = readEquations(formula, texts);
  if (!equations) return refused(path, faults);

  const { steps, expression } = equations;
  const used = new Set(expressionsOf(equations).flatMap(namesIn));
  const name = flowName === undefined ? resource.name : `${resource.name}, ${flowName}`;
  const percentage = isPercentRate(resource.rel, formula.id) ? typedVariable(equations) : null;
  const named = { resource, id: flow.id, name, percentage, formula, expression };
  const read = (variable: Variable): FlowVariable => {
    const entry = flow.fcst.find((candidate) => candidate.variable === variable.id);
    const target = readRow(variable, entry);
    return target !== null
      ? { kind: 'reference', variable, target }
      : flowInput(named, entry, variable, context);
  };
  const isUsed = ({ id }: Variable) => used.has(id);
  const isRead = ({ id }: Variable) =>
    resource.entry.flows[0] === flow && context.referredRows.has(`${resource.id}.${id}`);
  const variables = formula.variables.filter(isUsed).map(read);
  const others = formula.variables.filter((one) => !isUsed(one) && isRead(one)).map(read);
  const openings = readOpenings(named, flow, { ...equations, variables }, context);
  return {
    flow: { resource, id: flow.id, name, formula, expression, variables, others, steps, openings },
    diagnostics: [],
  };
}
