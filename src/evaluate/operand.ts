// What an instruction reads, and how that stands in its words, behind the one that says where the result goes.
import type { Kernel, Tape } from './tape.ts';

/** A number for each period. */
export interface Operand {
  /** Where the number of period 0 stands. */
  readonly address: number;
  /** 1 where each period has a number of its own; 0 where one number, known beforehand, serves them all. */
  readonly step: number;
}

/** Several numbers for each period: cells beside one another, or below one another. */
export interface Strip {
  /** Where the first number for period 0 stands. */
  readonly first: number;
  /** How much further the first number for the next period stands, 0 or 1. */
  readonly step: number;
  /** From one number to the next. */
  readonly spacing: number;
  /** How many numbers there are for period 0. */
  readonly length: number;
  /** How many more there are for the next period, 0 or 1. */
  readonly growth: number;
}

/** The same in every period. */
export const isSteady = (read: Operand | Strip): boolean =>
  read.step === 0 && !('growth' in read && read.growth === 1);

export const operandWords = 2;
export const stripWords = 5;

export function writeInstruction(
  { kernels, starts, words }: Tape,
  kernel: Kernel,
  out: number,
  reads: readonly (Operand | Strip)[],
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

export const outAt = word;

export const operandAt = (words: readonly number[], index: number): Operand => ({
  address: word(words, index),
  step: word(words, index + 1),
});

export const stripAt = (words: readonly number[], index: number): Strip => ({
  first: word(words, index),
  step: word(words, index + 1),
  spacing: word(words, index + 2),
  length: word(words, index + 3),
  growth: word(words, index + 4),
});

/** The number at an address. */
export const at = (memory: Float64Array, address: number): number => memory[address] ?? Number.NaN;
