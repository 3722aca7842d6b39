// Functions over whole rows, number by number.
import { addMonths, fromSerial } from '#workbook/serial-date.ts';
import { at, type BinaryStep, type Operand, type Step, type UnaryStep } from './step.ts';

// Spreadsheets have no negative zero: adding 0 turns -0 into 0.

export const copy: UnaryStep = (out, operand) => (memory, from, to) => {
  const { address, step } = operand;
  for (let period = from; period <= to; period += 1) {
    memory[out + period] = at(memory, address + step * period);
  }
};

export const negate: UnaryStep = (out, operand) => (memory, from, to) => {
  const { address, step } = operand;
  for (let period = from; period <= to; period += 1) {
    memory[out + period] = -at(memory, address + step * period) + 0;
  }
};

export const smaller: BinaryStep = (out, left, right) => (memory, from, to) => {
  const { address: leftAddress, step: leftStep } = left;
  const { address: rightAddress, step: rightStep } = right;
  for (let period = from; period <= to; period += 1) {
    const a = at(memory, leftAddress + leftStep * period);
    const b = at(memory, rightAddress + rightStep * period);
    memory[out + period] = Math.min(a, b);
  }
};

export const larger: BinaryStep = (out, left, right) => (memory, from, to) => {
  const { address: leftAddress, step: leftStep } = left;
  const { address: rightAddress, step: rightStep } = right;
  for (let period = from; period <= to; period += 1) {
    const a = at(memory, leftAddress + leftStep * period);
    const b = at(memory, rightAddress + rightStep * period);
    memory[out + period] = Math.max(a, b);
  }
};

export const choose =
  (out: number, condition: Operand, yes: Operand, no: Operand): Step =>
  (memory, from, to) => {
    const { address: conditionAddress, step: conditionStep } = condition;
    const { address: yesAddress, step: yesStep } = yes;
    const { address: noAddress, step: noStep } = no;
    for (let period = from; period <= to; period += 1) {
      const isNo = at(memory, conditionAddress + conditionStep * period) === 0;
      memory[out + period] = at(memory, isNo ? noAddress + noStep * period : yesAddress + yesStep * period);
    }
  };

/** The second where the first is no number. */
const instead: BinaryStep = (out, left, right) => (memory, from, to) => {
  const { address: leftAddress, step: leftStep } = left;
  const { address: rightAddress, step: rightStep } = right;
  for (let period = from; period <= to; period += 1) {
    const a = at(memory, leftAddress + leftStep * period);
    const b = at(memory, rightAddress + rightStep * period);
    memory[out + period] = Number.isFinite(a) ? a : b;
  }
};

/** These are too rare, or too slow in themselves, for a loop of their own each. */
const one =
  (apply: (value: number) => number): UnaryStep =>
  (out, { address, step }) =>
  (memory, from, to) => {
    for (let period = from; period <= to; period += 1) {
      memory[out + period] = apply(at(memory, address + step * period)) + 0;
    }
  };

const two =
  (apply: (left: number, right: number) => number): BinaryStep =>
  (out, left, right) =>
  (memory, from, to) => {
    for (let period = from; period <= to; period += 1) {
      const a = at(memory, left.address + left.step * period);
      memory[out + period] = apply(a, at(memory, right.address + right.step * period)) + 0;
    }
  };

export const unaryFunctions = {
  INT: one(Math.floor),
  ABS: one(Math.abs),
  YEAR: one((serial) => fromSerial(serial).year),
  MONTH: one((serial) => fromSerial(serial).month),
  ISNUMBER: one((value) => (Number.isNaN(value) ? 0 : 1)),
} as const;

export const binaryFunctions = {
  MOD: two((value, divisor) => value - divisor * Math.floor(value / divisor)),
  EDATE: two(addMonths),
  IFERROR: instead,
} as const;
