// Kernels for functions that map one number per period to one number per period.
import { addMonths, fromSerial } from '#workbook/serial-date.ts';
import type { Kernel } from './instructions.ts';
import { numberAt, operandAt, resultAddress } from './operand.ts';

// Spreadsheets have no negative zero: adding 0 turns -0 into 0.

export const copy: Kernel = (memory, words, start, from, to) => {
  const out = resultAddress(words, start);
  const { address, step } = operandAt(words, start + 1);
  for (let period = from; period <= to; period += 1) {
    memory[out + period] = numberAt(memory, address + step * period);
  }
};

export const negate: Kernel = (memory, words, start, from, to) => {
  const out = resultAddress(words, start);
  const { address, step } = operandAt(words, start + 1);
  for (let period = from; period <= to; period += 1) {
    memory[out + period] = -numberAt(memory, address + step * period) + 0;
  }
};

export const smaller: Kernel = (memory, words, start, from, to) => {
  const out = resultAddress(words, start);
  const left = operandAt(words, start + 1);
  const right = operandAt(words, start + 3);
  for (let period = from; period <= to; period += 1) {
    const a = numberAt(memory, left.address + left.step * period);
    const b = numberAt(memory, right.address + right.step * period);
    memory[out + period] = Math.min(a, b);
  }
};

export const larger: Kernel = (memory, words, start, from, to) => {
  const out = resultAddress(words, start);
  const left = operandAt(words, start + 1);
  const right = operandAt(words, start + 3);
  for (let period = from; period <= to; period += 1) {
    const a = numberAt(memory, left.address + left.step * period);
    const b = numberAt(memory, right.address + right.step * period);
    memory[out + period] = Math.max(a, b);
  }
};

/** IF: the condition, the result where it holds, and the result where it does not. */
export const choose: Kernel = (memory, words, start, from, to) => {
  const out = resultAddress(words, start);
  const condition = operandAt(words, start + 1);
  const yes = operandAt(words, start + 3);
  const no = operandAt(words, start + 5);
  for (let period = from; period <= to; period += 1) {
    const isNo = numberAt(memory, condition.address + condition.step * period) === 0;
    const address = isNo ? no.address + no.step * period : yes.address + yes.step * period;
    memory[out + period] = numberAt(memory, address);
  }
};

/** IFERROR: the second operand where the first is not a number. */
export const ifError: Kernel = (memory, words, start, from, to) => {
  const out = resultAddress(words, start);
  const left = operandAt(words, start + 1);
  const right = operandAt(words, start + 3);
  for (let period = from; period <= to; period += 1) {
    const a = numberAt(memory, left.address + left.step * period);
    const b = numberAt(memory, right.address + right.step * period);
    memory[out + period] = Number.isFinite(a) ? a : b;
  }
};

/** Functions that are rare, or slow anyway, share one loop. */
const unary =
  (apply: (value: number) => number): Kernel =>
  (memory, words, start, from, to) => {
    const out = resultAddress(words, start);
    const { address, step } = operandAt(words, start + 1);
    for (let period = from; period <= to; period += 1) {
      memory[out + period] = apply(numberAt(memory, address + step * period)) + 0;
    }
  };

const binary =
  (apply: (left: number, right: number) => number): Kernel =>
  (memory, words, start, from, to) => {
    const out = resultAddress(words, start);
    const left = operandAt(words, start + 1);
    const right = operandAt(words, start + 3);
    for (let period = from; period <= to; period += 1) {
      const a = numberAt(memory, left.address + left.step * period);
      memory[out + period] = apply(a, numberAt(memory, right.address + right.step * period)) + 0;
    }
  };

export const wholePart = unary(Math.floor);
export const absolute = unary(Math.abs);
export const yearOf = unary((serial) => fromSerial(serial).year);
export const monthOf = unary((serial) => fromSerial(serial).month);
export const isNumber = unary((value) => (Number.isNaN(value) ? 0 : 1));
export const remainder = binary((value, divisor) => value - divisor * Math.floor(value / divisor));
export const monthsOn = binary(addMonths);
/** Half a unit goes away from 0. */
export const rounded = binary(
  (value, digits) => (Math.sign(value) * Math.floor(Math.abs(value) * 10 ** digits + 0.5)) / 10 ** digits,
);
