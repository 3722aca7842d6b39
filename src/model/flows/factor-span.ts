// What the factors of a product and their result are over a year.
import type { SheetId } from '#template/sections.ts';
import { average, type Row, type SpanRule } from '#workbook/row.ts';
import { ownedRowId } from '../ids/row-id.ts';
import type { RowMeasure } from '../plan/sheet-definition.ts';
import { factorsOf, isPartOfYear } from '../survey/factors.ts';
import type { FlowInput, FlowVariable, ReadyFlow } from '../survey/flow.ts';

interface Placed {
  readonly flow: ReadyFlow;
  readonly sheetId: SheetId;
  readonly measure?: RowMeasure;
}

/** The variables of a flow that only multiplies them, each once, in their order; null for any other. */
function factors({ expression, variables, steps }: ReadyFlow): readonly FlowVariable[] | null {
  if (steps.length > 0) return null;
  const found = (factorsOf(expression) ?? []).flatMap(
    (name) => variables.find(({ variable }) => variable.id === name) ?? [],
  );
  return found.length === variables.length && new Set(found).size === found.length ? found : null;
}

/** What is counted, then how much there is of each, then its parts, then what is paid for it. */
function rank(one: FlowVariable): number {
  if (one.kind === 'reference' || one.input.span === 'sum') return 0;
  if (one.variable.isPercent === true) return 2;
  if (one.variable.isCurrency === true) return 3;
  return one.input.span === 'same' ? 1 : 0;
}

/**
 * [REV-16] A price, a share or a rate that is multiplied is for a year what it was on average, weighed with what it is
 * multiplied by: turns with the seats and days, a share with all guests, a price with what was sold.
 */
export function factorSpan({ flow, sheetId, measure }: Placed, from: FlowInput): SpanRule | null {
  const all = factors(flow);
  if (!all || rank(from) === 0) return null;
  if (measure && !countSpan(flow)) return null;
  const place = all.indexOf(from);
  const weights = all.filter(
    (one, index) => rank(one) < rank(from) || (rank(one) === rank(from) && index < place),
  );
  const isCounted = weights.some((one) => one.kind === 'reference' || one.input.span === 'sum');
  if (!isCounted && !isPartOfYear(flow.expression)) return null;
  return average(
    weights.map(({ variable }) => ownedRowId(sheetId, flow.resource.id, flow.id, 'variable', variable.id)),
  );
}

/** [DRV-7] A product with a factor that is of one period, or its days, is of one period itself; a balance stays one. */
export function countSpan(flow: ReadyFlow): Pick<Row, 'span'> | null {
  const { expression, variables, steps } = flow;
  const isOfPeriod =
    isPartOfYear(expression) ||
    variables.some((one) => (one.kind === 'input' ? one.input.span === 'sum' : one.target === 'period_days'));
  if (steps.length === 0) return isOfPeriod && factorsOf(expression) ? { span: 'sum' } : null;
  return balanceSpan(flow);
}

/** A number of clients or the like that goes on from period to period, times the months of each period, is months of clients, which add up. */
function balanceSpan({ expression, variables, steps }: ReadyFlow): Pick<Row, 'span'> | null {
  const names = factorsOf(expression) ?? [];
  const balances = names.filter((name) =>
    steps.some(({ id, expression: step }) => id === name && addsToItself(step, id)),
  );
  const others = names.filter((name) => !balances.includes(name)).map((name) => find(variables, name));
  if (balances.length !== 1) return null;
  if (others.length === 0) return { span: 'last' };
  if (others.every((one) => one?.kind === 'input' && one.input.span === 'sum')) return { span: 'sum' };
  return others.every(isAlwaysOne) ? { span: 'last' } : null;
}

/** [DRV-7] What a balance gains or loses in each period adds up: those who left in the months of a year. */
export const isMovement = ({ steps }: ReadyFlow, id: string): boolean =>
  steps.some(
    (step) =>
      step.id !== id && addsToItself(step.expression, step.id) && addendsOf(step.expression).includes(id),
  );

function addendsOf(expression: ReadyFlow['expression']): readonly string[] {
  if (expression.kind === 'variable') return [expression.id];
  if (expression.kind !== 'binary' || (expression.operator !== '+' && expression.operator !== '-')) return [];
  return [...addendsOf(expression.left), ...addendsOf(expression.right)];
}

const find = (variables: readonly FlowVariable[], name: string) =>
  variables.find(({ variable }) => variable.id === name);

function isAlwaysOne(one: FlowVariable | undefined): boolean {
  if (one?.kind !== 'input' || one.input.content.kind !== 'periods') return false;
  return one.input.content.scenarios.every((numbers) => numbers?.every((each) => each === 1) ?? true);
}

/** A sum that begins with what it was in the period before. */
function addsToItself(expression: ReadyFlow['expression'], id: string): boolean {
  if (expression.kind === 'past') return expression.name === 'prev' && expression.row === id;
  if (expression.kind !== 'binary') return false;
  const { operator, left, right } = expression;
  if (operator === '-') return addsToItself(left, id);
  return operator === '+' && (addsToItself(left, id) || addsToItself(right, id));
}
