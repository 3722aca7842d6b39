// A workbook made ready to calculate: the numbers that are given, and the formulas in the order in which they are calculated.
import type { RowId } from '#workbook/cell-expression.ts';
import { type Place, places } from '#workbook/places.ts';
import type { Cell } from '#workbook/row.ts';
import type { Workbook } from '#workbook/workbook.ts';
import { compileFormula } from './compile-formula.ts';
import type { Surroundings } from './draft.ts';
import type { Formula, Part, Tapes } from './formula.ts';
import { constantOffset, firstOffset, type Layout, layoutOf, totalOffset, zeroOffset } from './memory.ts';
import { calculationOrder, type Group } from './order.ts';
import { type Room, roomBehind } from './room.ts';
import { emptyTape } from './tape.ts';

/** A constant, a zero period or a forecast that is no formula. */
export interface Input {
  readonly count: number;
  /** Those that are missing are 0. */
  readonly numbers: readonly number[];
}

export interface Program {
  readonly layout: Layout;
  /** A change of an input takes its place. */
  readonly inputs: Map<Part, Input>;
  readonly room: Room;
  readonly groups: readonly Group[];
  readonly tapes: Tapes;
}

/** Adding 0 turns -0, which spreadsheets do not have, into 0. */
export function fill(memory: Float64Array, part: Part, { count, numbers }: Input): void {
  for (let index = 0; index < count; index += 1) memory[part + index] = (numbers[index] ?? 0) + 0;
}

/** The memory before anything is calculated: the inputs, and the plain numbers of formulas. */
export function memoryFor({ inputs, room }: Program): Float64Array {
  const memory = new Float64Array(room.size());
  for (const [value, address] of room.literals()) memory[address] = value;
  for (const [part, input] of inputs) fill(memory, part, input);
  return memory;
}

interface Found {
  readonly inputs: Map<Part, Input>;
  readonly formulas: Formula[];
}

function addCell(cell: Cell | null, part: Part, row: RowId, around: Surroundings, to: Found): void {
  if (cell === null) return;
  if (cell.kind === 'value') to.inputs.set(part, { count: 1, numbers: [cell.value] });
  else to.formulas.push(compileFormula(cell.expression, { row, part, forecastCount: null }, around));
}

function addRow({ row }: Place, around: Surroundings, to: Found): void {
  const { id, periods } = row;
  const { base, count } = around.layout.slotOf(id);
  addCell(row.constant, base + constantOffset, id, around, to);
  addCell(row.total, base + totalOffset, id, around, to);
  addCell(row.zero, base + zeroOffset, id, around, to);
  if (periods === null || count === 0) return;
  const part = base + firstOffset;
  if (periods.kind === 'values') {
    to.inputs.set(part, { count, numbers: periods.values });
  } else {
    to.formulas.push(compileFormula(periods.expression, { row: id, part, forecastCount: count }, around));
  }
}

export function programOf(workbook: Workbook): Program {
  const layout = layoutOf(workbook);
  const all = places(workbook);
  const longestRow = 1 + Math.max(workbook.periodCount, workbook.yearCount);
  const tapes: Tapes = { once: emptyTape(), each: emptyTape() };
  const room = roomBehind(layout, longestRow);
  const found: Found = { inputs: new Map(), formulas: [] };
  for (const place of all.values()) addRow(place, { places: all, layout, room, tapes }, found);
  return { layout, inputs: found.inputs, room, groups: calculationOrder(found.formulas), tapes };
}
