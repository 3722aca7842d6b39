// Operators over whole rows: a tight loop each, for together they take most of the time.
import type { BinaryOperator } from '#workbook/cell-expression.ts';
import { at, type BinaryStep } from './step.ts';

// Spreadsheets have no negative zero: adding 0 turns -0 into 0.

const add: BinaryStep = (out, left, right) => (memory, from, to) => {
  const { address: leftAddress, step: leftStep } = left;
  const { address: rightAddress, step: rightStep } = right;
  for (let period = from; period <= to; period += 1) {
    const a = at(memory, leftAddress + leftStep * period);
    const b = at(memory, rightAddress + rightStep * period);
    memory[out + period] = a + b;
  }
};

const subtract: BinaryStep = (out, left, right) => (memory, from, to) => {
  const { address: leftAddress, step: leftStep } = left;
  const { address: rightAddress, step: rightStep } = right;
  for (let period = from; period <= to; period += 1) {
    const a = at(memory, leftAddress + leftStep * period);
    const b = at(memory, rightAddress + rightStep * period);
    memory[out + period] = a - b;
  }
};

const multiply: BinaryStep = (out, left, right) => (memory, from, to) => {
  const { address: leftAddress, step: leftStep } = left;
  const { address: rightAddress, step: rightStep } = right;
  for (let period = from; period <= to; period += 1) {
    const a = at(memory, leftAddress + leftStep * period);
    const b = at(memory, rightAddress + rightStep * period);
    memory[out + period] = a * b + 0;
  }
};

const divide: BinaryStep = (out, left, right) => (memory, from, to) => {
  const { address: leftAddress, step: leftStep } = left;
  const { address: rightAddress, step: rightStep } = right;
  for (let period = from; period <= to; period += 1) {
    const a = at(memory, leftAddress + leftStep * period);
    const b = at(memory, rightAddress + rightStep * period);
    memory[out + period] = b === 0 ? Number.NaN : a / b + 0;
  }
};

const raise: BinaryStep = (out, left, right) => (memory, from, to) => {
  const { address: leftAddress, step: leftStep } = left;
  const { address: rightAddress, step: rightStep } = right;
  for (let period = from; period <= to; period += 1) {
    const a = at(memory, leftAddress + leftStep * period);
    const b = at(memory, rightAddress + rightStep * period);
    memory[out + period] = a ** b + 0;
  }
};

const equal: BinaryStep = (out, left, right) => (memory, from, to) => {
  const { address: leftAddress, step: leftStep } = left;
  const { address: rightAddress, step: rightStep } = right;
  for (let period = from; period <= to; period += 1) {
    const a = at(memory, leftAddress + leftStep * period);
    const b = at(memory, rightAddress + rightStep * period);
    memory[out + period] = a === b ? 1 : 0;
  }
};

const differ: BinaryStep = (out, left, right) => (memory, from, to) => {
  const { address: leftAddress, step: leftStep } = left;
  const { address: rightAddress, step: rightStep } = right;
  for (let period = from; period <= to; period += 1) {
    const a = at(memory, leftAddress + leftStep * period);
    const b = at(memory, rightAddress + rightStep * period);
    memory[out + period] = a === b ? 0 : 1;
  }
};

const below: BinaryStep = (out, left, right) => (memory, from, to) => {
  const { address: leftAddress, step: leftStep } = left;
  const { address: rightAddress, step: rightStep } = right;
  for (let period = from; period <= to; period += 1) {
    const a = at(memory, leftAddress + leftStep * period);
    const b = at(memory, rightAddress + rightStep * period);
    memory[out + period] = a < b ? 1 : 0;
  }
};

const atMost: BinaryStep = (out, left, right) => (memory, from, to) => {
  const { address: leftAddress, step: leftStep } = left;
  const { address: rightAddress, step: rightStep } = right;
  for (let period = from; period <= to; period += 1) {
    const a = at(memory, leftAddress + leftStep * period);
    const b = at(memory, rightAddress + rightStep * period);
    memory[out + period] = a <= b ? 1 : 0;
  }
};

const turned =
  (step: BinaryStep): BinaryStep =>
  (out, left, right) =>
    step(out, right, left);

export const binarySteps: Readonly<Record<BinaryOperator, BinaryStep>> = {
  '+': add,
  '-': subtract,
  '*': multiply,
  '/': divide,
  '^': raise,
  '=': equal,
  '<>': differ,
  '<': below,
  '>': turned(below),
  '<=': atMost,
  '>=': turned(atMost),
};
