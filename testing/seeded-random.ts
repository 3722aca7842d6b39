// Random numbers that are the same for the same seed, so that a failed run can be repeated.

export type Random = () => number;

/** Mulberry32: small, quick, and even enough for choosing test cases. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function wholeNumber(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

/** The seed that a variable names, or a new one. */
export function chooseSeed(given: string | undefined): number {
  return given === undefined || given === '' ? Math.floor(Math.random() * 2 ** 31) : Number(given);
}
