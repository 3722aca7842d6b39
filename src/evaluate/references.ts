// Compiles references: where the numbers stand that a formula reads, and which parts of rows they belong to.
import type { At, CellExpression, RowId } from '#workbook/cell-expression.ts';
import { stackedRows } from '#workbook/places.ts';
import { type Draft, inEachPeriod } from './draft.ts';
import { copy } from './elementwise.ts';
import type { Part } from './formula.ts';
import { constantOffset, firstOffset, type Slot, slotSize, totalOffset, zeroOffset } from './memory.ts';
import type { Operand, Strip } from './operand.ts';

export type Range = CellExpression & { readonly kind: 'span' | 'stack' | 'history' };

export const isRange = (expression: CellExpression): expression is Range =>
  expression.kind === 'span' || expression.kind === 'stack' || expression.kind === 'history';

const slotOf = (draft: Draft, row: RowId): Slot => draft.around.layout.slotOf(row);

/** Where this period's cell is read, the row has to have one. */
function slotNow(draft: Draft, row: RowId): Slot {
  const slot = slotOf(draft, row);
  if (draft.isForecast && slot.count < draft.count)
    throw new Error(`${draft.row} has more columns than ${row}`);
  return slot;
}

/** A sheet without columns has no forecast to read. */
function readsForecast({ base, count }: Slot, parts: Part[]): void {
  if (count > 0) parts.push(base + firstOffset);
}

function readsNow({ isForecast, now }: Draft, slot: Slot): void {
  if (isForecast) readsForecast(slot, now);
  else now.push(slot.base + zeroOffset);
}

const cells: Readonly<Record<At, (draft: Draft, row: RowId) => Operand>> = {
  constant: (draft, row) => singleCell(draft, slotOf(draft, row).base + constantOffset),
  total: (draft, row) => singleCell(draft, slotOf(draft, row).base + totalOffset),
  zero: (draft, row) => singleCell(draft, slotOf(draft, row).base + zeroOffset),
  // It may belong to a row that goes period by period with this one, so it is fetched in each period.
  first: (draft, row) => {
    const slot = slotOf(draft, row);
    readsForecast(slot, draft.now);
    return inEachPeriod(draft, copy, [{ address: slot.base + firstOffset, step: 0 }]);
  },
  last: (draft, row) => {
    const slot = slotOf(draft, row);
    readsForecast(slot, draft.whole);
    return { address: slot.base + zeroOffset + slot.count, step: 0 };
  },
  period: (draft, row) => {
    const slot = slotNow(draft, row);
    readsNow(draft, slot);
    return { address: slot.base + zeroOffset, step: draft.isForecast ? 1 : 0 };
  },
  previous: (draft, row) => {
    if (!draft.isForecast) throw new Error(`${draft.row} looks before the zero period`);
    const slot = slotNow(draft, row);
    draft.now.push(slot.base + zeroOffset);
    readsForecast(slot, draft.past);
    return { address: slot.base + zeroOffset - 1, step: 1 };
  },
};

function singleCell(draft: Draft, address: number): Operand {
  draft.now.push(address);
  return { address, step: 0 };
}

export const cellOperand = (draft: Draft, { row, at }: CellExpression & { kind: 'cell' }): Operand =>
  cells[at](draft, row);

const stackOffsets = { constant: constantOffset, zero: zeroOffset, period: zeroOffset } as const;

/** The rows of a sheet stand at equal distances. */
function stackStrip(draft: Draft, { from, to, at }: CellExpression & { kind: 'stack' }): Strip {
  const slots = stackedRows(draft.around.places, from, to).map(({ id }) => slotNow(draft, id));
  const isMoving = at === 'period' && draft.isForecast;
  for (const slot of slots) {
    if (isMoving) readsForecast(slot, draft.now);
    else draft.now.push(slot.base + stackOffsets[at]);
  }
  const { base, count } = slotOf(draft, from);
  return {
    first: base + stackOffsets[at],
    step: isMoving ? 1 : 0,
    spacing: slotSize(count),
    length: slots.length,
    growth: 0,
  };
}

export function strip(draft: Draft, range: Range): Strip {
  if (range.kind === 'stack') return stackStrip(draft, range);
  const slot = slotOf(draft, range.row);
  if (range.kind === 'span') {
    readsForecast(slot, draft.whole);
    return { first: slot.base + firstOffset, step: 0, spacing: 1, length: slot.count, growth: 0 };
  }
  draft.now.push(slot.base + zeroOffset);
  readsNow(draft, slotNow(draft, range.row));
  const growth = draft.isForecast ? 1 : 0;
  return { first: slot.base + zeroOffset, step: 0, spacing: 1, length: 1, growth };
}
