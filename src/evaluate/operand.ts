// The operands of an instruction and how they are encoded in its words, after the word with the result address.
import type { Instructions, Kernel } from './instructions.ts';

/** One number per period. */
export interface Operand {
  /** The address of the number for period 0. */
  readonly address: number;
  /** 1 where each period has its own number; 0 where one number, known up front, serves all periods. */
  readonly step: number;
}

/** Several numbers per period: adjacent cells of a row or of a column. */
export interface RangeOperand {
  /** The address of the first number for period 0. */
  readonly first: number;
  /** How far the first number moves with each period, 0 or 1. */
  readonly step: number;
  /** The distance from one number to the next. */
  readonly spacing: number;
  /** How many numbers there are for period 0. */
  readonly length: number;
  /** How many numbers each further period adds, 0 or 1. */
  readonly growth: number;
}

/** Whether it is the same in every period. */
export const isConstant = (read: Operand | RangeOperand): boolean =>
  read.step === 0 && !('growth' in read && read.growth === 1);

export const operandWords = 2;
export const rangeOperandWords = 5;

export function writeInstruction(
  { kernels, starts, words }: Instructions,
  kernel: Kernel,
  out: number,
  reads: readonly (Operand | RangeOperand)[],
): void {
  kernels.push(kernel);
  starts.push(words.length);
  words.push(out);
  for (const read of reads) {
    if ('address' in read) words.push(read.address, read.step);
    else words.push(read.first, read.step, read.spacing, read.length, read.growth);
  }
}

const word = (words: readonly number[], index: number): number => words[index] ?? 0;

export const resultAddress = word;

export const operandAt = (words: readonly number[], index: number): Operand => ({
  address: word(words, index),
  step: word(words, index + 1),
});

export const rangeOperandAt = (words: readonly number[], index: number): RangeOperand => ({
  first: word(words, index),
  step: word(words, index + 1),
  spacing: word(words, index + 2),
  length: word(words, index + 3),
  growth: word(words, index + 4),
});

/** The number at an address. */
export const numberAt = (memory: Float64Array, address: number): number => memory[address] ?? Number.NaN;
