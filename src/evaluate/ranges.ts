// Steps that read several numbers for each result: sums, extremes, lookups and rates of return.
import { at, type Operand, type Step, type Strip } from './step.ts';

/** The cells of the first range count where each of these has the wanted number. */
export interface Condition {
  readonly strip: Strip;
  readonly wanted: Operand;
}

const lengthIn = ({ length, growth }: Strip, period: number): number => length + growth * period;

const startIn = ({ start, step }: Strip, period: number): number => start + step * period;

export const sum =
  (out: number, strip: Strip): Step =>
  (memory, from, to) => {
    const { start, step, spacing, length, growth } = strip;
    for (let period = from; period <= to; period += 1) {
      const first = start + step * period;
      const end = first + (length + growth * period) * spacing;
      let total = 0;
      for (let place = first; place < end; place += spacing) total += at(memory, place);
      memory[out + period] = total;
    }
  };

/** MIN and MAX: one number after another is held against the best so far. */
export const extreme =
  (better: (a: number, b: number) => number, worst: number) =>
  (out: number, strip: Strip): Step =>
  (memory, from, to) => {
    const { start, step, spacing, length, growth } = strip;
    for (let period = from; period <= to; period += 1) {
      const first = start + step * period;
      const end = first + (length + growth * period) * spacing;
      let best = worst;
      for (let place = first; place < end; place += spacing) best = better(best, at(memory, place));
      memory[out + period] = best;
    }
  };

/** INDEX: places count from 1. */
export const pick =
  (out: number, strip: Strip, place: Operand): Step =>
  (memory, from, to) => {
    const { start, step, spacing, length, growth } = strip;
    const { address: placeAddress, step: placeStep } = place;
    for (let period = from; period <= to; period += 1) {
      const index = at(memory, placeAddress + placeStep * period) - 1;
      const isInside = index >= 0 && index < length + growth * period && index === Math.floor(index);
      memory[out + period] = isInside ? at(memory, start + step * period + index * spacing) : Number.NaN;
    }
  };

function sumOfMatches(
  memory: Float64Array,
  period: number,
  summed: Strip,
  one: Condition,
  other: Condition,
): number {
  const oneWanted = at(memory, one.wanted.address + one.wanted.step * period);
  const otherWanted = at(memory, other.wanted.address + other.wanted.step * period);
  const [start, spacing] = [startIn(summed, period), summed.spacing];
  const [oneStart, oneSpacing] = [startIn(one.strip, period), one.strip.spacing];
  const [otherStart, otherSpacing] = [startIn(other.strip, period), other.strip.spacing];
  const count = Math.min(
    lengthIn(summed, period),
    lengthIn(one.strip, period),
    lengthIn(other.strip, period),
  );
  let total = 0;
  for (let index = 0; index < count; index += 1) {
    if (at(memory, oneStart + index * oneSpacing) !== oneWanted) continue;
    if (at(memory, otherStart + index * otherSpacing) !== otherWanted) continue;
    total += at(memory, start + index * spacing);
  }
  return total;
}

/** SUMIFS; SUMIF says its one condition twice. */
export const sumWhere =
  (out: number, summed: Strip, one: Condition, other: Condition): Step =>
  (memory, from, to) => {
    for (let period = from; period <= to; period += 1) {
      memory[out + period] = sumOfMatches(memory, period, summed, one, other);
    }
  };

export const rate =
  (find: (payments: readonly number[], decider: number) => number) =>
  (out: number, strip: Strip, decider: Operand): Step =>
  (memory, from, to) => {
    for (let period = from; period <= to; period += 1) {
      const payments = Array.from({ length: lengthIn(strip, period) }, (_, index) =>
        at(memory, startIn(strip, period) + index * strip.spacing),
      );
      memory[out + period] = find(payments, at(memory, decider.address + decider.step * period)) + 0;
    }
  };
