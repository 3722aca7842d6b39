// Compiles references: the addresses a formula reads, and the parts of rows it depends on.
import type { CellExpression, CellSelector, RangeExpression, RowId } from '#workbook/cell-expression.ts';
import { stackSize } from '#workbook/row-locations.ts';
import { type CompileContext, emitPerPeriod } from './compile-context.ts';
import type { PartAddress } from './compiled-formula.ts';
import { copy } from './elementwise.ts';
import {
  constantOffset,
  firstOffset,
  type RowSlot,
  slotSize,
  totalOffset,
  zeroOffset,
} from './memory-layout.ts';
import type { Operand, RangeOperand } from './operand.ts';

const slotOf = (context: CompileContext, row: RowId): RowSlot => context.program.layout.slotOf(row);

/** A row whose cell of this period is read must have one. */
function slotNow(context: CompileContext, row: RowId): RowSlot {
  const slot = slotOf(context, row);
  if (context.isForecast && slot.count < context.count)
    throw new Error(`${context.row} has more columns than ${row}`);
  return slot;
}

/** A sheet without forecast columns has nothing to read. */
function addForecastRead({ base, count }: RowSlot, parts: PartAddress[]): void {
  if (count > 0) parts.push(base + firstOffset);
}

function addReadsNow({ isForecast, readsNow }: CompileContext, slot: RowSlot): void {
  if (isForecast) addForecastRead(slot, readsNow);
  else readsNow.push(slot.base + zeroOffset);
}

const cells: Readonly<Record<CellSelector, (context: CompileContext, row: RowId) => Operand>> = {
  constant: (context, row) => singleCell(context, slotOf(context, row).base + constantOffset),
  total: (context, row) => singleCell(context, slotOf(context, row).base + totalOffset),
  zero: (context, row) => singleCell(context, slotOf(context, row).base + zeroOffset),
  // It may belong to a row calculated period by period with this one, so it is read again in each period.
  first: (context, row) => {
    const slot = slotOf(context, row);
    addForecastRead(slot, context.readsNow);
    return emitPerPeriod(context, copy, [{ address: slot.base + firstOffset, step: 0 }]);
  },
  last: (context, row) => {
    const slot = slotOf(context, row);
    addForecastRead(slot, context.readsWhole);
    return { address: slot.base + zeroOffset + slot.count, step: 0 };
  },
  period: (context, row) => {
    const slot = slotNow(context, row);
    addReadsNow(context, slot);
    return { address: slot.base + zeroOffset, step: context.isForecast ? 1 : 0 };
  },
  previous: (context, row) => {
    if (!context.isForecast) throw new Error(`${context.row} looks before the zero period`);
    const slot = slotNow(context, row);
    context.readsNow.push(slot.base + zeroOffset);
    addForecastRead(slot, context.readsPrevious);
    return { address: slot.base + zeroOffset - 1, step: 1 };
  },
};

function singleCell(context: CompileContext, address: number): Operand {
  context.readsNow.push(address);
  return { address, step: 0 };
}

export const cellOperand = (
  context: CompileContext,
  { row, at }: CellExpression & { kind: 'cell' },
): Operand => cells[at](context, row);

const stackOffsets = { constant: constantOffset, zero: zeroOffset, period: zeroOffset } as const;

/** The rows of a sheet are equally spaced in memory. */
function stackOperand(
  context: CompileContext,
  { from, to, at }: CellExpression & { kind: 'stack' },
): RangeOperand {
  const length = stackSize(context.program.places, from, to);
  const { base, count } = slotNow(context, from);
  const spacing = slotSize(count);
  const isMoving = at === 'period' && context.isForecast;
  for (let index = 0; index < length; index += 1) {
    const slot = { base: base + index * spacing, count };
    if (isMoving) addForecastRead(slot, context.readsNow);
    else context.readsNow.push(slot.base + stackOffsets[at]);
  }
  return { first: base + stackOffsets[at], step: isMoving ? 1 : 0, spacing, length, growth: 0 };
}

/** No number in the zero period, one in the first, and so on. */
function pastOperand(context: CompileContext, row: RowId): RangeOperand {
  if (!context.isForecast) throw new Error(`${context.row} looks before the zero period`);
  const slot = slotNow(context, row);
  context.readsNow.push(slot.base + zeroOffset);
  addForecastRead(slot, context.readsPrevious);
  return { first: slot.base + zeroOffset, step: 0, spacing: 1, length: 0, growth: 1 };
}

function recentOperand(context: CompileContext, row: RowId): RangeOperand {
  if (!context.isForecast) throw new Error(`${context.row} looks into the forecast`);
  const slot = slotNow(context, row);
  addForecastRead(slot, context.readsNow);
  return { first: slot.base + firstOffset, step: 0, spacing: 1, length: 0, growth: 1 };
}

export function rangeOperand(context: CompileContext, range: RangeExpression): RangeOperand {
  if (range.kind === 'stack') return stackOperand(context, range);
  const slot = slotOf(context, range.row);
  if (range.kind === 'span') {
    addForecastRead(slot, context.readsWhole);
    return { first: slot.base + firstOffset, step: 0, spacing: 1, length: slot.count, growth: 0 };
  }
  if (range.kind === 'past') return pastOperand(context, range.row);
  if (range.kind === 'recent') return recentOperand(context, range.row);
  context.readsNow.push(slot.base + zeroOffset);
  if (range.kind === 'whole') {
    addForecastRead(slot, context.readsWhole);
    return { first: slot.base + zeroOffset, step: 0, spacing: 1, length: slot.count + 1, growth: 0 };
  }
  addReadsNow(context, slotNow(context, range.row));
  const growth = context.isForecast ? 1 : 0;
  return { first: slot.base + zeroOffset, step: 0, spacing: 1, length: 1, growth };
}
