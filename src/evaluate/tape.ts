// Instructions one after another: what to do, and the words it takes, which are places and distances in the memory.

/** Calculates the periods from one to another, both included. The first word says where the result for period 0 goes. */
export type Kernel = (
  memory: Float64Array,
  words: readonly number[],
  start: number,
  from: number,
  to: number,
) => void;

export interface Tape {
  readonly kernels: Kernel[];
  /** Where the words of each instruction begin. */
  readonly starts: number[];
  readonly words: number[];
}

export const emptyTape = (): Tape => ({ kernels: [], starts: [], words: [] });

/** How many instructions there are. */
export const lengthOf = ({ kernels }: Tape): number => kernels.length;

/** Has the last instruction leave its result elsewhere. */
export function redirect({ starts, words }: Tape, out: number): void {
  const start = starts.at(-1);
  if (start !== undefined) words[start] = out;
}

/** Carries out the instructions from one up to another, which is not included. */
export function play(
  { kernels, starts, words }: Tape,
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
