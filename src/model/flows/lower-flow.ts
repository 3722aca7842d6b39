// Works a flow out in rows: its steps with what they remember, and the formula of its total.
import { yearName } from '#formula/check-formula.ts';
import { type PastExpression, pastIn } from '#formula/expression.ts';
import type { SheetId } from '#template/sections.ts';
import {
  binary,
  type CellExpression,
  call,
  cell,
  minus,
  number,
  past,
  plus,
  type RowId,
  recent,
  span,
  times,
} from '#workbook/cell-expression.ts';
import { type Cell, formula, type Row, row } from '#workbook/row.ts';
import { ownedRowId, rowId } from '../ids/row-id.ts';
import type { WorkbookPlan } from '../plan/sheet-definition.ts';
import { kindUnit, plainUnit, stepMeasure } from '../rows/measures.ts';
import { expressionsOf, type FlowStep, type FlowVariable, type ReadyFlow } from '../survey/flow.ts';
import { modelTexts } from '../texts/model-texts.ts';
import { constantRowId } from './constants.ts';
import { isMovement } from './factor-span.ts';
import { divides, type IntermediateStep, lowerExpression } from './lower-expression.ts';
import { partKind, rowsIn, shortExpression } from './short-expression.ts';

export const priceIndexId: RowId = rowId('assumptions', 'price_index');

const periodsPerYear = cell(rowId('assumptions', 'number'), 'constant');

/** A column of two letters and a line of four digits; of another sheet with its title in quotes. */
function referenceLength(row: RowId, from: SheetId, { sheets, survey }: WorkbookPlan): number {
  const own = 'BO$1234'.length;
  const sheet = sheets.find(({ id }) => row.startsWith(`${id}.`));
  if (!sheet || sheet.id === from) return own;
  return `'${sheet.titles[survey.template.language]}'!`.length + own;
}

interface LoweringPlace {
  readonly plan: WorkbookPlan;
  readonly sheetId: SheetId;
  readonly flow: ReadyFlow;
}

/** Where the rows of a flow stand. */
export interface FlowCells {
  /** Of a variable; null where it reads a row that is not there, which is 0. */
  readonly row: (variableId: string) => RowId | null;
  /** Whether prices raise it. */
  readonly isRaised: (variable: FlowVariable) => boolean;
  readonly total: RowId;
  /** Whether the rows of variables are the flow's own, which hold what it opened with. */
  readonly isOwn: boolean;
}

export interface LoweredFlow {
  /** In the order of calculation, without the links to inputs and the total. */
  readonly rows: readonly Row[];
  /** The formula of the total. */
  readonly result: CellExpression;
  /** What a row of the flow was before the first period; null where nothing looks there. */
  readonly zeroOf: (row: string) => Cell | null;
}

const isYearIn = ({ variables, steps }: ReadyFlow, id: string): boolean =>
  id === yearName &&
  !variables.some(({ variable }) => variable.id === id) &&
  !steps.some((step) => step.id === id);

export const flowDivides = (flow: ReadyFlow): boolean =>
  expressionsOf(flow).some((expression) => divides(expression, (id) => isYearIn(flow, id)));

/** One row of a flow after another. */
class FlowLowering {
  readonly rows: Row[] = [];
  readonly #place: LoweringPlace;
  readonly #cells: FlowCells;
  /** What is read of the period before, which may be the opening. */
  readonly #looked: ReadonlySet<string>;
  readonly #known = new Map<string, RowId>();
  readonly #raised = new Map<string, RowId>();
  /** What parts of long formulas begin with. */
  readonly #names = new Map<RowId, string>();
  #count = 0;

  constructor(place: LoweringPlace, cells: FlowCells) {
    this.#place = place;
    this.#cells = cells;
    const past = expressionsOf(place.flow).flatMap(pastIn);
    this.#looked = new Set(past.flatMap(({ name, row: looked }) => (name === 'prev' ? [looked] : [])));
  }

  zeroOf(name: string): Cell | null {
    const opening = this.#place.flow.openings.find((one) => one.row === name);
    if (opening) return formula(cell(opening.input.rowId, 'constant'));
    // MIN and MAX pass over an empty cell.
    return this.#looked.has(name) ? formula(number(0)) : null;
  }

  lower(expression: ReadyFlow['expression']): CellExpression {
    return lowerExpression(expression, {
      isYear: (id) => isYearIn(this.#place.flow, id),
      variable: (id) => this.#now(id),
      past: (looked) => this.#past(looked),
      constant: (value) => cell(constantRowId(this.#place.flow, value), 'constant'),
      row: (kind, lowered) => this.#intermediate(kind, lowered),
    });
  }

  step({ id, name, unit, expression }: FlowStep): void {
    const { plan, flow } = this.#place;
    const periods = formula(this.#short(this.#ownFormula(this.lower(expression))));
    this.rows.push(
      row({
        ...stepMeasure({ unit }, plan.survey),
        id: this.#stepId(id),
        role: 'calculation',
        label: `${flow.name}: ${name}`,
        zero: this.zeroOf(id),
        periods,
        source: { resourceId: flow.resource.id, variableId: null },
        ...((unit === null || isMovement(flow, id)) && !this.#looked.has(id) && { span: 'sum' }),
      }),
    );
  }

  total(): CellExpression {
    return this.#short(this.#ownFormula(this.lower(this.#place.flow.expression)));
  }

  /** A formula that ends in a row of its own is that row's formula, not a link to it. */
  #ownFormula(result: CellExpression): CellExpression {
    const last = this.rows.at(-1);
    const isLast = last && result.kind === 'cell' && result.at === 'period' && result.row === last.id;
    if (!isLast || last.periods?.kind !== 'formula' || !this.#isIntermediate(last.id)) return result;
    this.rows.pop();
    for (const [key, id] of this.#known) if (id === last.id) this.#known.delete(key);
    return last.periods.expression;
  }

  #isIntermediate(id: RowId): boolean {
    return [...this.#known.values()].includes(id);
  }

  #stepId(id: string): RowId {
    const { sheetId, flow } = this.#place;
    return ownedRowId(sheetId, flow.resource.id, flow.id, 'step', id);
  }

  #isStep(id: string): boolean {
    const { variables, steps } = this.#place.flow;
    return steps.some((step) => step.id === id) && !variables.some(({ variable }) => variable.id === id);
  }

  #variable(id: string): FlowVariable | undefined {
    return this.#place.flow.variables.find(({ variable }) => variable.id === id);
  }

  #now(id: string): CellExpression {
    if (this.#isStep(id)) return cell(this.#stepId(id));
    const variable = this.#variable(id);
    if (isYearIn(this.#place.flow, id)) return periodsPerYear;
    const known = this.#raised.get(id);
    if (known !== undefined) return cell(known);
    const readRow = this.#cells.row(id);
    if (readRow === null) return number(0);
    const read = cell(readRow);
    return variable && this.#cells.isRaised(variable) ? times(read, cell(priceIndexId)) : read;
  }

  /** The row whose past is read: what prices raise is remembered as it was raised. */
  #remembered(name: string): RowId | null {
    if (this.#isStep(name)) return this.#stepId(name);
    const variable = this.#variable(name);
    if (!variable) return this.#cells.total;
    const isElsewhere = !this.#cells.isOwn && this.#looked.has(name);
    if (!this.#cells.isRaised(variable) && !isElsewhere) return this.#cells.row(name);
    return this.#raised.get(name) ?? this.#raisedRow(name, variable);
  }

  #raisedRow(name: string, variable: FlowVariable): RowId {
    const { plan, sheetId, flow } = this.#place;
    const id = ownedRowId(sheetId, flow.resource.id, flow.id, 'raised', name);
    const { label, format, unit } =
      variable.kind === 'input'
        ? variable.input
        : { label: variable.variable.name, format: 'number' as const, unit: 'units' };
    this.rows.push(
      row({
        id,
        role: 'calculation',
        label: modelTexts[plan.survey.template.language].raised(label),
        unit: plainUnit(unit),
        format,
        zero: this.zeroOf(name),
        periods: formula(this.#now(name)),
        source: { resourceId: flow.resource.id, variableId: name },
      }),
    );
    this.#raised.set(name, id);
    return id;
  }

  #past({ name, row: looked, span: back }: PastExpression): CellExpression {
    const remembered = this.#remembered(looked);
    if (remembered === null) return number(0);
    if (name === 'prev') return cell(remembered, 'previous');
    if (name === 'sum') return cell(this.#intermediate('recent', call('SUM', recent(remembered, null))));
    const periods =
      typeof back === 'number' ? cell(constantRowId(this.#place.flow, back), 'constant') : periodsPerYear;
    const periodNumber = cell(rowId(this.#place.sheetId, 'number'));
    const place = plus(minus(periodNumber, periods), number(1));
    if (name === 'last') {
      const from = call('MAX', number(1), place);
      return cell(this.#intermediate('recent', call('SUM', recent(remembered, from))));
    }
    const earlier = call('INDEX', past(remembered), place);
    const isThere = binary(periodNumber, '>', periods);
    return cell(this.#intermediate('earlier', call('IF', isThere, earlier, number(0))));
  }

  #short(expression: CellExpression): CellExpression {
    const { plan, sheetId } = this.#place;
    return shortExpression(expression, {
      lengthOf: (row) => referenceLength(row, sheetId, plan),
      part: (part) => this.#part(part),
    });
  }

  /** [REV-15] A part of a long formula, named by what it begins and ends with. */
  #part(expression: CellExpression): RowId {
    const names = rowsIn(expression).map((row) => this.#nameOf(row));
    const id = this.#intermediate(partKind(expression), expression);
    if (this.#names.has(id)) return id;
    const [from = '', to = ''] = [names[0], names.at(-1)];
    if (from !== '') this.#names.set(id, from);
    const placed = this.rows.findIndex((row) => row.id === id);
    const part = this.rows[placed];
    if (part && from !== '' && to !== '') {
      this.rows[placed] = { ...part, label: `${part.label} (${from} … ${to})` };
    }
    return id;
  }

  /** Of a row that a formula reads, as its author calls it. */
  #nameOf(row: RowId): string {
    const { variables, steps } = this.#place.flow;
    const variable = variables.find(({ variable: { id } }) => this.#cells.row(id) === row);
    const step = steps.find(({ id }) => this.#stepId(id) === row);
    return variable?.variable.name ?? step?.name ?? this.#names.get(row) ?? '';
  }

  /** What occurs twice in a formula gets one row. */
  #intermediate(kind: IntermediateStep, long: CellExpression): RowId {
    const key = JSON.stringify(long);
    const before = this.#known.get(key);
    if (before !== undefined) return before;
    const expression = this.#short(long);
    const { plan, sheetId, flow } = this.#place;
    const texts = modelTexts[plan.survey.template.language];
    this.#count += 1;
    const isFlag = kind === 'divisor_zero';
    const id = ownedRowId(sheetId, flow.resource.id, flow.id, kind, String(this.#count));
    this.rows.push(
      row({
        id,
        role: 'calculation',
        label: texts[kind](flow.name, this.#count),
        unit: kindUnit(isFlag ? texts.flag : texts.intermediate),
        format: isFlag ? 'count' : 'number',
        total: isFlag ? formula(call('SUM', span(id))) : null,
        periods: formula(expression),
        source: { resourceId: flow.resource.id, variableId: null },
      }),
    );
    this.#known.set(key, id);
    return id;
  }
}

export function lowerFlow(place: LoweringPlace, cells: FlowCells): LoweredFlow {
  const lowering = new FlowLowering(place, cells);
  for (const step of place.flow.steps) lowering.step(step);
  const result = lowering.total();
  return { rows: lowering.rows, result, zeroOf: (name) => lowering.zeroOf(name) };
}
