// Prepares a resource's flow for layout: parses its formula and separates inputs from references.
import type { Expression } from '#formula/expression.ts';
import { parse } from '#formula/parse.ts';
import { isEmptyPeriodString, periodValues } from '#template/period-values.ts';
import type { FlowId } from '#template/sections.ts';
import type { Flow, ForecastEntry, Formula, Template, Units, Variable } from '#template/template.ts';
import { ownedRowId } from '../ids/row-id.ts';
import { inputProvenance } from '../inputs/input-provenance.ts';
import { inputRanges, rangeOf, typedFormat } from '../inputs/input-ranges.ts';
import type { ModelInput } from '../inputs/model-input.ts';
import type { Series, SeriesPart } from '../inputs/series.ts';
import { diagnosticTexts } from '../texts/diagnostic-texts.ts';
import type { Diagnostic } from './diagnostic.ts';
import { readDriver } from './read-driver.ts';
import { readRow } from './referred-rows.ts';
import type { Resource } from './resource.ts';

/** The parts of a template that decide how its flows are read. */
export interface FlowContext {
  readonly template: Template;
  readonly periodCount: number;
  readonly currency: string;
  readonly scenarioNames: readonly string[];
  readonly periodsPerYear: 12 | 4 | 1;
  /** The fiscal years that periods start in. */
  readonly yearCount: number;
  /** The seasonal patterns that inputs may name. */
  readonly seasonIds: ReadonlySet<string>;
  /** What the variables of all flows read. */
  readonly referredRows: ReadonlySet<string>;
}

/** A variable with typed numbers. */
export interface FlowInput {
  readonly kind: 'input';
  readonly variable: Variable;
  readonly input: ModelInput;
}

/** A variable that reads another row. */
export interface FlowReference {
  readonly kind: 'reference';
  readonly variable: Variable;
  readonly target: string;
}

export type FlowVariable = FlowInput | FlowReference;

export interface ReadyFlow {
  readonly resource: Resource;
  readonly id: FlowId;
  /** The resource's name, followed by the flow's where there are two. */
  readonly name: string;
  readonly formula: Formula;
  readonly expression: Expression;
  readonly variables: readonly FlowVariable[];
  /** Variables of the formula that its expression leaves out and that other flows read. */
  readonly others: readonly FlowVariable[];
}

export type FlowResult =
  | { readonly flow: ReadyFlow; readonly diagnostics: readonly [] }
  | { readonly flow: null; readonly diagnostics: readonly Diagnostic[] };

function variableIds(expression: Expression): readonly string[] {
  switch (expression.kind) {
    case 'number':
      return [];
    case 'variable':
      return [expression.id];
    case 'negate':
      return variableIds(expression.operand);
    case 'binary':
      return [...variableIds(expression.left), ...variableIds(expression.right)];
  }
}

function unitText(variable: Variable, units: Units | null | undefined, currency: string): string {
  if (variable.isCurrency) return currency;
  if (typeof units === 'string' && units !== '') return units;
  return typeof variable.units === 'string' ? variable.units : 'units';
}

/** The numbers typed for each scenario; null where those of the first scenario apply. */
function scenariosOf(variable: Variable, entry: ForecastEntry | undefined, context: FlowContext) {
  const given = entry?.scenarios ?? [];
  const numbers = (text: string | null | undefined) => periodValues(text, context.periodCount);
  const first = given.length === 0 ? numbers(variable.value) : numbers(given[0]?.data);
  const count = given.length > 1 ? context.scenarioNames.length : 1;
  const others = Array.from({ length: count - 1 }, (_, index) => {
    const data = given[index + 1]?.data;
    return isEmptyPeriodString(data) ? null : numbers(data);
  });
  return [first, ...others];
}

/** What is multiplied is seldom whole. */
function shownFormat(unit: string, scenarios: SeriesPart['scenarios'], series: Series | null) {
  const format = typedFormat(unit, scenarios);
  return series && format === 'whole' ? 'quantity' : format;
}

function flowInput(
  flow: { readonly resource: Resource; readonly id: FlowId; readonly name: string },
  entry: ForecastEntry | undefined,
  variable: Variable,
  context: FlowContext,
): FlowInput {
  const unit = unitText(variable, entry?.scenarios[0]?.units, context.currency);
  const series = readDriver(entry, variable, context);
  const scenarios = series ? series.base.scenarios : scenariosOf(variable, entry, context);
  const input: ModelInput = {
    rowId: ownedRowId('assumptions', flow.resource.id, flow.id, variable.id),
    label: `${flow.name}: ${variable.name}`,
    unit,
    format: variable.isCurrency ? 'price' : shownFormat(unit, scenarios, series),
    source: { resourceId: flow.resource.id, variableId: variable.id },
    ...inputProvenance(entry?.provenance, context.template),
    range: variable.isCurrency ? inputRanges.any : rangeOf(flow.resource.rel, unit),
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
  const parsed = parse(formula.expression);
  if (!parsed.ok) return refused(path, [texts.unreadableFormula(formula.name, parsed)]);

  const { expression } = parsed.equation;
  const used = [...new Set(variableIds(expression))];
  const unknown = used.filter((id) => !formula.variables.some((variable) => variable.id === id));
  if (unknown.length > 0)
    return refused(
      path,
      unknown.map((id) => texts.unknownVariable(formula.name, id)),
    );

  const name = flowName === undefined ? resource.name : `${resource.name}, ${flowName}`;
  const read = (variable: Variable): FlowVariable => {
    const entry = flow.fcst.find((candidate) => candidate.variable === variable.id);
    const target = readRow(variable, entry);
    return target !== null
      ? { kind: 'reference', variable, target }
      : flowInput({ resource, id: flow.id, name }, entry, variable, context);
  };
  const isUsed = ({ id }: Variable) => used.includes(id);
  const isRead = ({ id }: Variable) =>
    resource.entry.flows[0] === flow && context.referredRows.has(`${resource.id}.${id}`);
  const variables = formula.variables.filter(isUsed).map(read);
  const others = formula.variables.filter((one) => !isUsed(one) && isRead(one)).map(read);
  return { flow: { resource, id: flow.id, name, formula, expression, variables, others }, diagnostics: [] };
}

export const isFlowInput = (variable: FlowVariable): variable is FlowInput => variable.kind === 'input';

export const inputsOf = (flow: ReadyFlow): readonly ModelInput[] =>
  [...flow.variables, ...flow.others].filter(isFlowInput).map(({ input }) => input);
