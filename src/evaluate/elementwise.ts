// Functions over whole rows, number by number.
import { addMonths, fromSerial } from '#workbook/serial-date.ts';
import { at, operandAt, outAt } from './operand.ts';
import type { Kernel } from './tape.ts';

// Spreadsheets have no negative zero: adding 0 turns -0 into 0.

export const copy: Kernel = (memory, words, start, from, to) => {
  const out = outAt(words, start);
  const { address, step } = operandAt(words, start + 1);
  for (let period = from; period <= to; period += 1) {
    memory[out + period] = at(memory, address + step * period);
  }
};

export const negate: Kernel = (memory, words, start, from, to) => {
  const out = outAt(words, start);
  const { address, step } = operandAt(words, start + 1);
  for (let period = from; period <= to; period += 1) {
    memory[out + period] = -at(memory, address + step * period) + 0;
  }
};

export const smaller: Kernel = (memory, words, start, from, to) => {
  const out = outAt(words, start);
  const left = operandAt(words, start + 1);
  const right = operandAt(words, start + 3);
  for (let period = from; period <= to; period += 1) {
    const a = at(memory, left.address + left.step * period);
    const b = at(memory, right.address + right.step * period);
    memory[out + period] = Math.min(a, b);
  }
};

export const larger: Kernel = (memory, words, start, from, to) => {
  const out = outAt(words, start);
  const left = operandAt(words, start + 1);
  const right = operandAt(words, start + 3);
  for (let period = from; period <= to; period += 1) {
    const a = at(memory, left.address + left.step * period);
    const b = at(memory, right.address + right.step * period);
    memory[out + period] = Math.max(a, b);
  }
};

/** The condition, and what is taken where it holds and where it does not. */
export const choose: Kernel = (memory, words, start, from, to) => {
  const out = outAt(words, start);
  const condition = operandAt(words, start + 1);
  const yes = operandAt(words, start + 3);
  const no = operandAt(words, start + 5);
  for (let period = from; period <= to; period += 1) {
    const isNo = at(memory, condition.address + condition.step * period) === 0;
    const address = isNo ? no.address + no.step * period : yes.address + yes.step * period;
    memory[out + period] = at(memory, address);
  }
};

/** The second where the first is no number. */
export const instead: Kernel = (memory, words, start, from, to) => {
  const out = outAt(words, start);
  const left = operandAt(words, start + 1);
  const right = operandAt(words, start + 3);
  for (let period = from; period <= to; period += 1) {
    const a = at(memory, left.address + left.step * period);
    const b = at(memory, right.address + right.step * period);
    memory[out + period] = Number.isFinite(a) ? a : b;
  }
};

/** What is rare, or slow in itself, has no loop of its own. */
const one =
  (apply: (value: number) => number): Kernel =>
  (memory, words, start, from, to) => {
    const out = outAt(words, start);
    const { address, step } = operandAt(words, start + 1);
    for (let period = from; period <= to; period += 1) {
      memory[out + period] = apply(at(memory, address + step * period)) + 0;
    }
  };

const two =
  (apply: (left: number, right: number) => number): Kernel =>
  (memory, words, start, from, to) => {
    const out = outAt(words, start);
    const left = operandAt(words, start + 1);
    const right = operandAt(words, start + 3);
    for (let period = from; period <= to; period += 1) {
      const a = at(memory, left.address + left.step * period);
      memory[out + period] = apply(a, at(memory, right.address + right.step * period)) + 0;
    }
  };

export const wholePart = one(Math.floor);
export const size = one(Math.abs);
export const yearOf = one((serial) => fromSerial(serial).year);
export const monthOf = one((serial) => fromSerial(serial).month);
export const isNumber = one((value) => (Number.isNaN(value) ? 0 : 1));
export const remainder = two((value, divisor) => value - divisor * Math.floor(value / divisor));
export const monthsOn = two(addMonths);
