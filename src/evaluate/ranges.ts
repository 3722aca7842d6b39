// Kernels that read several numbers for each result: sums, extremes, lookups and rates of return.
import {
  at,
  type Operand,
  operandAt,
  operandWords,
  outAt,
  type Strip,
  stripAt,
  stripWords,
} from './operand.ts';
import { rateNearestZero, rateOfReturn } from './rate-of-return.ts';
import type { Kernel } from './tape.ts';

export const sum: Kernel = (memory, words, start, from, to) => {
  const out = outAt(words, start);
  const { first, step, spacing, length, growth } = stripAt(words, start + 1);
  for (let period = from; period <= to; period += 1) {
    const begin = first + step * period;
    const end = begin + (length + growth * period) * spacing;
    let total = 0;
    for (let address = begin; address < end; address += spacing) total += at(memory, address);
    memory[out + period] = total;
  }
};

/** One number after another is held against the best so far. */
const extreme =
  (better: (a: number, b: number) => number, worst: number): Kernel =>
  (memory, words, start, from, to) => {
    const out = outAt(words, start);
    const { first, step, spacing, length, growth } = stripAt(words, start + 1);
    for (let period = from; period <= to; period += 1) {
      const begin = first + step * period;
      const end = begin + (length + growth * period) * spacing;
      let best = worst;
      for (let address = begin; address < end; address += spacing) best = better(best, at(memory, address));
      memory[out + period] = best;
    }
  };

export const least = extreme(Math.min, Number.POSITIVE_INFINITY);
export const greatest = extreme(Math.max, Number.NEGATIVE_INFINITY);

/** INDEX: places count from 1. */
export const pick: Kernel = (memory, words, start, from, to) => {
  const out = outAt(words, start);
  const { first, step, spacing, length, growth } = stripAt(words, start + 1);
  const place = operandAt(words, start + 1 + stripWords);
  for (let period = from; period <= to; period += 1) {
    const index = at(memory, place.address + place.step * period) - 1;
    const isInside = index >= 0 && index < length + growth * period && index === Math.floor(index);
    memory[out + period] = isInside ? at(memory, first + step * period + index * spacing) : Number.NaN;
  }
};

/** The cells of a range count where this range has the wanted number. */
interface Condition {
  readonly where: Strip;
  readonly wanted: Operand;
}

const conditionWords = stripWords + operandWords;

const conditionAt = (words: readonly number[], index: number): Condition => ({
  where: stripAt(words, index),
  wanted: operandAt(words, index + stripWords),
});

const lengthIn = ({ length, growth }: Strip, period: number): number => length + growth * period;

function sumOfMatches(
  memory: Float64Array,
  period: number,
  summed: Strip,
  one: Condition,
  other: Condition,
): number {
  const oneWanted = at(memory, one.wanted.address + one.wanted.step * period);
  const otherWanted = at(memory, other.wanted.address + other.wanted.step * period);
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
    if (at(memory, oneFirst + index * one.where.spacing) !== oneWanted) continue;
    if (at(memory, otherFirst + index * other.where.spacing) !== otherWanted) continue;
    total += at(memory, first + index * summed.spacing);
  }
  return total;
}

/** SUMIFS with two conditions; SUMIF says its one condition twice. */
export const sumWhere: Kernel = (memory, words, start, from, to) => {
  const out = outAt(words, start);
  const summed = stripAt(words, start + 1);
  const one = conditionAt(words, start + 1 + stripWords);
  const other = conditionAt(words, start + 1 + stripWords + conditionWords);
  for (let period = from; period <= to; period += 1) {
    memory[out + period] = sumOfMatches(memory, period, summed, one, other);
  }
};

const returning =
  (find: (payments: readonly number[], decider: number) => number): Kernel =>
  (memory, words, start, from, to) => {
    const out = outAt(words, start);
    const { first, step, spacing, length, growth } = stripAt(words, start + 1);
    const decider = operandAt(words, start + 1 + stripWords);
    for (let period = from; period <= to; period += 1) {
      const payments = Array.from({ length: length + growth * period }, (_, index) =>
        at(memory, first + step * period + index * spacing),
      );
      memory[out + period] = find(payments, at(memory, decider.address + decider.step * period)) + 0;
    }
  };

export const returnNearGuess = returning(rateOfReturn);
export const returnNearZero = returning(rateNearestZero);
