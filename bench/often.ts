// How often a measurement repeats its work.

/** Once in a trial. */
export const often =
  (isTrial: boolean) =>
  (count: number): number =>
    isTrial ? 1 : count;
