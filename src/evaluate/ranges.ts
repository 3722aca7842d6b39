// Kernels that read several numbers for each result: sums, extremes, lookups and rates of return.

import type { Kernel } from './instructions.ts';
import {
  numberAt,
  type Operand,
  operandAt,
  operandWords,
  type RangeOperand,
  rangeOperandAt,
  rangeOperandWords,
  resultAddress,
} from './operand.ts';
import { modifiedRate, rateOfReturn } from './rate-of-return.ts';

export const sum: Kernel = (memory, words, start, from, to) => {
  const out = resultAddress(words, start);
  const { first, step, spacing, length, growth } = rangeOperandAt(words, start + 1);
  for (let period = from; period <= to; period += 1) {
    const begin = first + step * period;
    const end = begin + (length + growth * period) * spacing;
    let total = 0;
    for (let address = begin; address < end; address += spacing) total += numberAt(memory, address);
    memory[out + period] = total;
  }
};

/** The sum from a place on, counted from 1; before the first place there is nothing to begin with. */
export const sumFrom: Kernel = (memory, words, start, from, to) => {
  const out = resultAddress(words, start);
  const { first, step, spacing, length, growth } = rangeOperandAt(words, start + 1);
  const place = operandAt(words, start + 1 + rangeOperandWords);
  for (let period = from; period <= to; period += 1) {
    const index = numberAt(memory, place.address + place.step * period) - 1;
    const count = length + growth * period;
    const isInside = index >= 0 && index < count && index === Math.floor(index);
    let total = isInside ? 0 : Number.NaN;
    for (let at = index; isInside && at < count; at += 1)
      total += numberAt(memory, first + step * period + at * spacing);
    memory[out + period] = total;
  }
};

/** The cells that hold a number. */
export const count: Kernel = (memory, words, start, from, to) => {
  const out = resultAddress(words, start);
  const { first, step, spacing, length, growth } = rangeOperandAt(words, start + 1);
  for (let period = from; period <= to; period += 1) {
    const begin = first + step * period;
    const end = begin + (length + growth * period) * spacing;
    let found = 0;
    for (let address = begin; address < end; address += spacing)
      if (!Number.isNaN(numberAt(memory, address))) found += 1;
    memory[out + period] = found;
  }
};

/** Compares each number with the best so far. */
const extreme =
  (better: (a: number, b: number) => number, worst: number): Kernel =>
  (memory, words, start, from, to) => {
    const out = resultAddress(words, start);
    const { first, step, spacing, length, growth } = rangeOperandAt(words, start + 1);
    for (let period = from; period <= to; period += 1) {
      const begin = first + step * period;
      const end = begin + (length + growth * period) * spacing;
      let best = worst;
      for (let address = begin; address < end; address += spacing)
        best = better(best, numberAt(memory, address));
      memory[out + period] = best;
    }
  };

export const minimum = extreme(Math.min, Number.POSITIVE_INFINITY);
export const maximum = extreme(Math.max, Number.NEGATIVE_INFINITY);

/** INDEX: positions count from 1. */
export const pick: Kernel = (memory, words, start, from, to) => {
  const out = resultAddress(words, start);
  const { first, step, spacing, length, growth } = rangeOperandAt(words, start + 1);
  const place = operandAt(words, start + 1 + rangeOperandWords);
  for (let period = from; period <= to; period += 1) {
    const index = numberAt(memory, place.address + place.step * period) - 1;
    const isInside = index >= 0 && index < length + growth * period && index === Math.floor(index);
    memory[out + period] = isInside ? numberAt(memory, first + step * period + index * spacing) : Number.NaN;
  }
};

/** MATCH: the place of the first cell that equals what is looked for, counted from 1. */
export const place: Kernel = (memory, words, start, from, to) => {
  const out = resultAddress(words, start);
  const wanted = operandAt(words, start + 1);
  const { first, step, spacing, length, growth } = rangeOperandAt(words, start + 1 + operandWords);
  for (let period = from; period <= to; period += 1) {
    const sought = numberAt(memory, wanted.address + wanted.step * period);
    const cells = length + growth * period;
    let found = 0;
    while (found < cells && numberAt(memory, first + step * period + found * spacing) !== sought) found += 1;
    memory[out + period] = found < cells ? found + 1 : Number.NaN;
  }
};

/** A cell counts where this range equals the criterion. */
interface MatchCondition {
  readonly where: RangeOperand;
  readonly criterion: Operand;
}

const conditionWords = rangeOperandWords + operandWords;

const conditionAt = (words: readonly number[], index: number): MatchCondition => ({
  where: rangeOperandAt(words, index),
  criterion: operandAt(words, index + rangeOperandWords),
});

const lengthIn = ({ length, growth }: RangeOperand, period: number): number => length + growth * period;

function sumOfMatches(
  memory: Float64Array,
  period: number,
  summed: RangeOperand,
  one: MatchCondition,
  other: MatchCondition,
): number {
  const oneWanted = numberAt(memory, one.criterion.address + one.criterion.step * period);
  const otherWanted = numberAt(memory, other.criterion.address + other.criterion.step * period);
  const first = summed.first + summed.step * period;
  const oneFirst = one.where.first + one.where.step * period;
  const otherFirst = other.where.first + other.where.step * period;
  const count = Math.min(
    lengthIn(summed, period),
    lengthIn(one.where, period),
    lengthIn(other.where, period),
  );
  let total = 0;
  for (let index = 0; index < count; index += 1) {
    if (numberAt(memory, oneFirst + index * one.where.spacing) !== oneWanted) continue;
    if (numberAt(memory, otherFirst + index * other.where.spacing) !== otherWanted) continue;
    total += numberAt(memory, first + index * summed.spacing);
  }
  return total;
}

/** SUMIFS with two conditions; SUMIF passes its one condition twice. */
export const sumWhere: Kernel = (memory, words, start, from, to) => {
  const out = resultAddress(words, start);
  const summed = rangeOperandAt(words, start + 1);
  const one = conditionAt(words, start + 1 + rangeOperandWords);
  const other = conditionAt(words, start + 1 + rangeOperandWords + conditionWords);
  for (let period = from; period <= to; period += 1) {
    memory[out + period] = sumOfMatches(memory, period, summed, one, other);
  }
};

/** The numbers of a range in a period, first to last; to be read at once, since they may be those of the memory itself. */
function listIn(
  memory: Float64Array,
  { first, step, spacing, length, growth }: RangeOperand,
  period: number,
): Float64Array {
  const begin = first + step * period;
  const count = length + growth * period;
  if (spacing === 1) return memory.subarray(begin, begin + count);
  const list = new Float64Array(count);
  for (let index = 0; index < count; index += 1) list[index] = numberAt(memory, begin + index * spacing);
  return list;
}

export const returnNearGuess: Kernel = (memory, words, start, from, to) => {
  const out = resultAddress(words, start);
  const range = rangeOperandAt(words, start + 1);
  const guess = operandAt(words, start + 1 + rangeOperandWords);
  for (let period = from; period <= to; period += 1) {
    const near = numberAt(memory, guess.address + guess.step * period);
    memory[out + period] = rateOfReturn(listIn(memory, range, period), near) + 0;
  }
};

/** MIRR: the payments, the rate at which money is borrowed, and the one at which it is reinvested. */
export const modifiedReturn: Kernel = (memory, words, start, from, to) => {
  const out = resultAddress(words, start);
  const range = rangeOperandAt(words, start + 1);
  const borrowed = operandAt(words, start + 1 + rangeOperandWords);
  const reinvested = operandAt(words, start + 1 + rangeOperandWords + operandWords);
  for (let period = from; period <= to; period += 1) {
    const payments = listIn(memory, range, period);
    const paid = numberAt(memory, borrowed.address + borrowed.step * period);
    const earned = numberAt(memory, reinvested.address + reinvested.step * period);
    memory[out + period] = modifiedRate(payments, paid, earned) + 0;
  }
};
