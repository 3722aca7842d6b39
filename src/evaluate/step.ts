// One step of a calculation: an operation over a run of periods, from numbers in the memory to numbers in the memory.

/** Calculates the periods from one to another, both included. */
export type Step = (memory: Float64Array, from: number, to: number) => void;

/** A number for each period. */
export interface Operand {
  /** Where the number of period 0 stands. */
  readonly address: number;
  /** 1 where each period has a number of its own; 0 where one number, known beforehand, serves them all. */
  readonly step: 0 | 1;
}

/** Several numbers for each period: cells beside one another, or below one another. */
export interface Strip {
  /** Where the first number for period 0 stands. */
  readonly start: number;
  /** How much further the first number for the next period stands. */
  readonly step: 0 | 1;
  /** From one number to the next. */
  readonly spacing: number;
  /** How many numbers there are for period 0. */
  readonly length: number;
  /** How many more there are for the next period. */
  readonly growth: 0 | 1;
}

/** The result for period 0 goes to the address out. */
export type UnaryStep = (out: number, operand: Operand) => Step;
export type BinaryStep = (out: number, left: Operand, right: Operand) => Step;

export const at = (memory: Float64Array, address: number): number => memory[address] ?? Number.NaN;
