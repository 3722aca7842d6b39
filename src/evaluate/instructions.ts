// A list of instructions: a kernel each, and its words (addresses and strides in the memory).

/** Calculates the periods `from` to `to`, inclusive. The first word is the address of the result for period 0. */
export type Kernel = (
  memory: Float64Array,
  words: readonly number[],
  start: number,
  from: number,
  to: number,
) => void;

export interface Instructions {
  readonly kernels: Kernel[];
  /** The index of each instruction's first word. */
  readonly starts: number[];
  readonly words: number[];
}

export const emptyInstructions = (): Instructions => ({ kernels: [], starts: [], words: [] });

/** How many instructions there are. */
export const instructionCount = ({ kernels }: Instructions): number => kernels.length;

/** Makes the last instruction write its result to another address. */
export function redirectLast({ starts, words }: Instructions, out: number): void {
  const start = starts.at(-1);
  if (start !== undefined) words[start] = out;
}

/** Executes the instructions from `first` up to, but not including, `end`. */
export function execute(
  { kernels, starts, words }: Instructions,
  first: number,
  end: number,
  memory: Float64Array,
  from: number,
  to: number,
): void {
  for (let index = first; index < end; index += 1) {
    kernels[index]?.(memory, words, starts[index] ?? 0, from, to);
  }
}
