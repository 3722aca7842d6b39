// Functions over whole rows, number by number.
import { addMonths, fromSerial } from '#workbook/serial-date.ts';
import { at, type BinaryStep, type Operand, type Step, type UnaryStep } from './step.ts';

// Spreadsheets have no negative zero: adding 0 turns -0 into 0.

export const copy: UnaryStep = (out, operand) => (memory, from, to) => {
  for (let period = from; period <= to; period += 1) {
    memory[out + period] = at(memory, operand.address + operand.step * period);
  }
};

export const negate: UnaryStep = (out, operand) => (memory, from, to) => {
  for (let period = from; period <= to; period += 1) {
    memory[out + period] = -at(memory, operand.address + operand.step * period) + 0;
  }
};

export const smaller: BinaryStep = (out, left, right) => (memory, from, to) => {
  for (let period = from; period <= to; period += 1) {
    const a = at(memory, left.address + left.step * period);
    memory[out + period] = Math.min(a, at(memory, right.address + right.step * period));
  }
};

export const larger: BinaryStep = (out, left, right) => (memory, from, to) => {
  for (let period = from; period <= to; period += 1) {
    const a = at(memory, left.address + left.step * period);
    memory[out + period] = Math.max(a, at(memory, right.address + right.step * period));
  }
};

export const choose =
  (out: number, condition: Operand, yes: Operand, no: Operand): Step =>
  (memory, from, to) => {
    for (let period = from; period <= to; period += 1) {
      const isNo = at(memory, condition.address + condition.step * period) === 0;
      const taken = isNo ? no : yes;
      memory[out + period] = at(memory, taken.address + taken.step * period);
    }
  };

/** The second where the first is no number. */
export const instead: BinaryStep = (out, value, other) => (memory, from, to) => {
  for (let period = from; period <= to; period += 1) {
    const found = at(memory, value.address + value.step * period);
    memory[out + period] = Number.isFinite(found) ? found : at(memory, other.address + other.step * period);
  }
};

/** These are too rare, or too slow in themselves, for a loop of their own each. */
const one =
  (apply: (value: number) => number): UnaryStep =>
  (out, operand) =>
  (memory, from, to) => {
    for (let period = from; period <= to; period += 1) {
      memory[out + period] = apply(at(memory, operand.address + operand.step * period)) + 0;
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
