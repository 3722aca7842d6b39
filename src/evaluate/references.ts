// Compiles references: where the numbers stand that a formula reads, and which parts of rows they belong to.
import type { At, CellExpression, RowId } from '#workbook/cell-expression.ts';
import { stackedRows } from '#workbook/places.ts';
import { type Draft, result } from './draft.ts';
import { copy } from './elementwise.ts';
import type { Read } from './formula.ts';
import { constantOffset, firstOffset, type Slot, slotSize, totalOffset, zeroOffset } from './memory.ts';
import type { Operand, Strip } from './step.ts';

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

function readsCell(draft: Draft, address: number): void {
  draft.reads.push({ part: address, when: 'now' });
}

function readsForecast(draft: Draft, { base, count }: Slot, when: Read['when']): void {
  if (count > 0) draft.reads.push({ part: base + firstOffset, when });
}

function readsNow(draft: Draft, slot: Slot): void {
  if (draft.isForecast) readsForecast(draft, slot, 'now');
  else readsCell(draft, slot.base + zeroOffset);
}

const cells: Readonly<Record<At, (draft: Draft, row: RowId) => Operand>> = {
  constant: (draft, row) => singleCell(draft, slotOf(draft, row).base + constantOffset),
  total: (draft, row) => singleCell(draft, slotOf(draft, row).base + totalOffset),
  zero: (draft, row) => singleCell(draft, slotOf(draft, row).base + zeroOffset),
  // It may belong to a row that goes period by period with this one, so it is fetched in each period.
  first: (draft, row) => {
    const slot = slotOf(draft, row);
    readsForecast(draft, slot, 'now');
    const first: Operand = { address: slot.base + firstOffset, step: 0 };
    return result(draft, [{ ...first, step: 1 }], (out) => copy(out, first));
  },
  last: (draft, row) => {
    const slot = slotOf(draft, row);
    readsForecast(draft, slot, 'all');
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
    readsCell(draft, slot.base + zeroOffset);
    readsForecast(draft, slot, 'past');
    return { address: slot.base + zeroOffset - 1, step: 1 };
  },
};

function singleCell(draft: Draft, address: number): Operand {
  readsCell(draft, address);
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
    if (isMoving) readsForecast(draft, slot, 'now');
    else readsCell(draft, slot.base + stackOffsets[at]);
  }
  const { base, count } = slotOf(draft, from);
  return {
    start: base + stackOffsets[at],
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
    readsForecast(draft, slot, 'all');
    return { start: slot.base + firstOffset, step: 0, spacing: 1, length: slot.count, growth: 0 };
  }
  readsCell(draft, slot.base + zeroOffset);
  readsNow(draft, slotNow(draft, range.row));
  const growth = draft.isForecast ? 1 : 0;
  return { start: slot.base + zeroOffset, step: 0, spacing: 1, length: 1, growth };
}
