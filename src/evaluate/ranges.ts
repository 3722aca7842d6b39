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
    for (let period = from; period <= to; period += 1) {
      const end = startIn(strip, period) + lengthIn(strip, period) * strip.spacing;
      let total = 0;
      for (let place = startIn(strip, period); place < end; place += strip.spacing)
        total += at(memory, place);
      memory[out + period] = total;
    }
  };

/** MIN and MAX: one number after another is held against the best so far. */
export const extreme =
  (better: (a: number, b: number) => number, worst: number) =>
  (out: number, strip: Strip): Step =>
  (memory, from, to) => {
    for (let period = from; period <= to; period += 1) {
      const end = startIn(strip, period) + lengthIn(strip, period) * strip.spacing;
      let best = worst;
      for (let place = startIn(strip, period); place < end; place += strip.spacing) {
        best = better(best, at(memory, place));
      }
      memory[out + period] = best;
    }
  };

/** INDEX: places count from 1. */
export const pick =
  (out: number, strip: Strip, place: Operand): Step =>
  (memory, from, to) => {
    for (let period = from; period <= to; period += 1) {
      const index = at(memory, place.address + place.step * period) - 1;
      const isInside = index >= 0 && index < lengthIn(strip, period) && Number.isInteger(index);
      memory[out + period] = isInside
        ? at(memory, startIn(strip, period) + index * strip.spacing)
        : Number.NaN;
    }
  };

/** SUMIFS; SUMIF says its one condition twice. */
export const sumWhere =
  (out: number, summed: Strip, one: Condition, other: Condition): Step =>
  (memory, from, to) => {
    for (let period = from; period <= to; period += 1) {
      const oneWanted = at(memory, one.wanted.address + one.wanted.step * period);
      const otherWanted = at(memory, other.wanted.address + other.wanted.step * period);
      const oneStart = startIn(one.strip, period);
      const otherStart = startIn(other.strip, period);
      const count = Math.min(
        lengthIn(summed, period),
        lengthIn(one.strip, period),
        lengthIn(other.strip, period),
      );
      let total = 0;
      for (let index = 0; index < count; index += 1) {
        const holds =
          at(memory, oneStart + index * one.strip.spacing) === oneWanted &&
          at(memory, otherStart + index * other.strip.spacing) === otherWanted;
        if (holds) total += at(memory, startIn(summed, period) + index * summed.spacing);
      }
      memory[out + period] = total;
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
