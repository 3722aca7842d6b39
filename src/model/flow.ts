// A resource's flow made ready to be placed: its formula read, its inputs and references told apart.
import type { Expression } from '#formula/expression.ts';
import { parse } from '#formula/parse.ts';
import { isEmptyPeriodString, periodValues } from '#template/period-values.ts';
import type { Flow, ForecastEntry, Formula, Units, Variable } from '#template/template.ts';
import type { RowId } from '#workbook/cell-expression.ts';
import type { Diagnostic } from './diagnostic.ts';
import { diagnosticTexts } from './diagnostic-texts.ts';
import { ownedRowId } from './row-id.ts';
import type { Resource, Survey } from './survey.ts';

/** A variable whose numbers a person types. */
export interface FlowInput {
  readonly kind: 'input';
  readonly variable: Variable;
  /** The live row on the assumptions sheet. */
  readonly rowId: RowId;
  readonly unit: string;
  /** One list of numbers a scenario; null where the first scenario's stand in. */
  readonly scenarios: readonly (readonly number[] | null)[];
}

/** A variable that reads another row. */
export interface FlowReference {
  readonly kind: 'reference';
  readonly variable: Variable;
  readonly target: string;
}

export interface ReadyFlow {
  readonly resource: Resource;
  readonly formula: Formula;
  readonly expression: Expression;
  readonly variables: readonly (FlowInput | FlowReference)[];
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
  return variable.units ?? 'units';
}

function input(
  ready: Pick<ReadyFlow, 'resource'> & { flowId: string },
  variable: Variable,
  entry: ForecastEntry | undefined,
  around: Survey,
): FlowInput {
  const given = entry?.scenarios ?? [];
  const count = given.length > 1 ? around.scenarioNames.length : 1;
  const numbers = (text: string | null | undefined) => periodValues(text, around.periodCount);
  const first = given.length === 0 ? numbers(variable.value) : numbers(given[0]?.data);
  const others = Array.from({ length: count - 1 }, (_, index) => {
    const data = given[index + 1]?.data;
    return isEmptyPeriodString(data) ? null : numbers(data);
  });
  return {
    kind: 'input',
    variable,
    rowId: ownedRowId('assumptions', ready.resource.id, ready.flowId, variable.id),
    unit: unitText(variable, given[0]?.units, around.currency),
    scenarios: [first, ...others],
  };
}

function refused(path: string, messages: readonly string[]): FlowResult {
  return { flow: null, diagnostics: messages.map((message) => ({ severity: 'error', path, message })) };
}

/** Says by name what formula or variable is unknown, or what in the formula cannot be read. */
export function readyFlow(resource: Resource, flow: Flow, around: Survey): FlowResult {
  const { template } = around;
  const texts = diagnosticTexts[template.language];
  const path = `${resource.path}.flows[${resource.entry.flows.indexOf(flow)}].formula`;
  const formula = template.data.formulas.find(({ id }) => id === flow.formula);
  if (!formula) return refused(path, [texts.unknownFormula(resource.name, flow.formula)]);
  const parsed = parse(formula.expression);
  if (!parsed.ok)
    return refused(path, [texts.unreadableFormula(formula.name, parsed.message, parsed.column)]);

  const used = [...new Set(variableIds(parsed.equation.expression))];
  const unknown = used.filter((id) => !formula.variables.some((variable) => variable.id === id));
  if (unknown.length > 0)
    return refused(
      path,
      unknown.map((id) => texts.unknownVariable(formula.name, id)),
    );

  const variables = formula.variables
    .filter(({ id }) => used.includes(id))
    .map((variable) => {
      const entry = flow.fcst.find((candidate) => candidate.variable === variable.id);
      return variable.isReference
        ? ({ kind: 'reference', variable, target: entry?.lookupId ?? variable.reference ?? '' } as const)
        : input({ resource, flowId: flow.id }, variable, entry, around);
    });
  return { flow: { resource, formula, expression: parsed.equation.expression, variables }, diagnostics: [] };
}
