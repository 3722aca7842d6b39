// A workbook made ready to calculate: the numbers that are given, and the formulas in the order in which they are calculated.
import type { RowId } from '#workbook/cell-expression.ts';
import { type Place, places } from '#workbook/places.ts';
import type { Cell } from '#workbook/row.ts';
import type { Workbook } from '#workbook/workbook.ts';
import { compileFormula } from './compile-formula.ts';
import type { Surroundings } from './draft.ts';
import type { Formula, Tapes } from './formula.ts';
import { constantOffset, firstOffset, type Layout, layoutOf, totalOffset, zeroOffset } from './memory.ts';
import { calculationOrder, type Group } from './order.ts';
import { roomBehind } from './room.ts';
import { emptyTape } from './tape.ts';

export interface Program {
  readonly layout: Layout;
  /** The memory before anything is calculated: the inputs, and the plain numbers of formulas. */
  readonly given: Float64Array;
  /** How many cells there are in each part of a row that is no formula. */
  readonly inputs: ReadonlyMap<number, number>;
  readonly groups: readonly Group[];
  readonly tapes: Tapes;
}

/** Numbers that are not given are 0, and adding 0 turns -0 into 0. Tells whether any is another than before. */
export function fill(memory: Float64Array, part: number, count: number, numbers: readonly number[]): boolean {
  let isOther = false;
  for (let index = 0; index < count; index += 1) {
    const value = (numbers[index] ?? 0) + 0;
    isOther ||= !Object.is(memory[part + index], value);
    memory[part + index] = value;
  }
  return isOther;
}

interface Input {
  readonly part: number;
  readonly count: number;
  readonly numbers: readonly number[];
}

interface Sources {
  readonly inputs: Input[];
  readonly formulas: Formula[];
}

function addCell(cell: Cell | null, part: number, row: RowId, around: Surroundings, to: Sources): void {
  if (cell === null) return;
  if (cell.kind === 'value') to.inputs.push({ part, count: 1, numbers: [cell.value] });
  else to.formulas.push(compileFormula(cell.expression, { row, part, forecastCount: null }, around));
}

function addRow({ row }: Place, around: Surroundings, to: Sources): void {
  const { id, periods } = row;
  const { base, count } = around.layout.slotOf(id);
  addCell(row.constant, base + constantOffset, id, around, to);
  addCell(row.total, base + totalOffset, id, around, to);
  addCell(row.zero, base + zeroOffset, id, around, to);
  if (periods === null || count === 0) return;
  const part = base + firstOffset;
  if (periods.kind === 'values') {
    to.inputs.push({ part, count, numbers: periods.values });
  } else {
    to.formulas.push(compileFormula(periods.expression, { row: id, part, forecastCount: count }, around));
  }
}

export function programOf(workbook: Workbook): Program {
  const layout = layoutOf(workbook);
  const all = places(workbook);
  const longestRow = 1 + Math.max(workbook.periodCount, workbook.yearCount);
  const tapes: Tapes = { once: emptyTape(), each: emptyTape() };
  const around: Surroundings = { places: all, layout, room: roomBehind(layout, longestRow), tapes };
  const sources: Sources = { inputs: [], formulas: [] };
  for (const place of all.values()) addRow(place, around, sources);

  const given = new Float64Array(around.room.size());
  for (const [value, address] of around.room.literals()) given[address] = value;
  for (const { part, count, numbers } of sources.inputs) fill(given, part, count, numbers);
  return {
    layout,
    given,
    inputs: new Map(sources.inputs.map(({ part, count }) => [part, count])),
    groups: calculationOrder(sources.formulas),
    tapes,
  };
}
