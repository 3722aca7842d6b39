// Kernels for the operators: one tight loop each, since most of the calculation time is spent here.
import type { BinaryOperator } from '#workbook/cell-expression.ts';
import type { Kernel } from './instructions.ts';
import { numberAt, operandAt, resultAddress } from './operand.ts';

// Spreadsheets have no negative zero: adding 0 turns -0 into 0.

const add: Kernel = (memory, words, start, from, to) => {
  const out = resultAddress(words, start);
  const left = operandAt(words, start + 1);
  const right = operandAt(words, start + 3);
  for (let period = from; period <= to; period += 1) {
    const a = numberAt(memory, left.address + left.step * period);
    const b = numberAt(memory, right.address + right.step * period);
    memory[out + period] = a + b;
  }
};

const subtract: Kernel = (memory, words, start, from, to) => {
  const out = resultAddress(words, start);
  const left = operandAt(words, start + 1);
  const right = operandAt(words, start + 3);
  for (let period = from; period <= to; period += 1) {
    const a = numberAt(memory, left.address + left.step * period);
    const b = numberAt(memory, right.address + right.step * period);
    memory[out + period] = a - b;
  }
};

const multiply: Kernel = (memory, words, start, from, to) => {
  const out = resultAddress(words, start);
  const left = operandAt(words, start + 1);
  const right = operandAt(words, start + 3);
  for (let period = from; period <= to; period += 1) {
    const a = numberAt(memory, left.address + left.step * period);
    const b = numberAt(memory, right.address + right.step * period);
    memory[out + period] = a * b + 0;
  }
};

const divide: Kernel = (memory, words, start, from, to) => {
  const out = resultAddress(words, start);
  const left = operandAt(words, start + 1);
  const right = operandAt(words, start + 3);
  for (let period = from; period <= to; period += 1) {
    const a = numberAt(memory, left.address + left.step * period);
    const b = numberAt(memory, right.address + right.step * period);
    memory[out + period] = b === 0 ? Number.NaN : a / b + 0;
  }
};

const raise: Kernel = (memory, words, start, from, to) => {
  const out = resultAddress(words, start);
  const left = operandAt(words, start + 1);
  const right = operandAt(words, start + 3);
  for (let period = from; period <= to; period += 1) {
    const a = numberAt(memory, left.address + left.step * period);
    const b = numberAt(memory, right.address + right.step * period);
    memory[out + period] = a ** b + 0;
  }
};

const equal: Kernel = (memory, words, start, from, to) => {
  const out = resultAddress(words, start);
  const left = operandAt(words, start + 1);
  const right = operandAt(words, start + 3);
  for (let period = from; period <= to; period += 1) {
    const a = numberAt(memory, left.address + left.step * period);
    const b = numberAt(memory, right.address + right.step * period);
    memory[out + period] = a === b ? 1 : 0;
  }
};

const differ: Kernel = (memory, words, start, from, to) => {
  const out = resultAddress(words, start);
  const left = operandAt(words, start + 1);
  const right = operandAt(words, start + 3);
  for (let period = from; period <= to; period += 1) {
    const a = numberAt(memory, left.address + left.step * period);
    const b = numberAt(memory, right.address + right.step * period);
    memory[out + period] = a === b ? 0 : 1;
  }
};

const below: Kernel = (memory, words, start, from, to) => {
  const out = resultAddress(words, start);
  const left = operandAt(words, start + 1);
  const right = operandAt(words, start + 3);
  for (let period = from; period <= to; period += 1) {
    const a = numberAt(memory, left.address + left.step * period);
    const b = numberAt(memory, right.address + right.step * period);
    memory[out + period] = a < b ? 1 : 0;
  }
};

const above: Kernel = (memory, words, start, from, to) => {
  const out = resultAddress(words, start);
  const left = operandAt(words, start + 1);
  const right = operandAt(words, start + 3);
  for (let period = from; period <= to; period += 1) {
    const a = numberAt(memory, left.address + left.step * period);
    const b = numberAt(memory, right.address + right.step * period);
    memory[out + period] = a > b ? 1 : 0;
  }
};

const atMost: Kernel = (memory, words, start, from, to) => {
  const out = resultAddress(words, start);
  const left = operandAt(words, start + 1);
  const right = operandAt(words, start + 3);
  for (let period = from; period <= to; period += 1) {
    const a = numberAt(memory, left.address + left.step * period);
    const b = numberAt(memory, right.address + right.step * period);
    memory[out + period] = a <= b ? 1 : 0;
  }
};

const atLeast: Kernel = (memory, words, start, from, to) => {
  const out = resultAddress(words, start);
  const left = operandAt(words, start + 1);
  const right = operandAt(words, start + 3);
  for (let period = from; period <= to; period += 1) {
    const a = numberAt(memory, left.address + left.step * period);
    const b = numberAt(memory, right.address + right.step * period);
    memory[out + period] = a >= b ? 1 : 0;
  }
};

export const operators: Readonly<Record<BinaryOperator, Kernel>> = {
  '+': add,
  '-': subtract,
  '*': multiply,
  '/': divide,
  '^': raise,
  '=': equal,
  '<>': differ,
  '<': below,
  '>': above,
  '<=': atMost,
  '>=': atLeast,
};
