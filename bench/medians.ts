// Runs contenders in turn, round after round, so that whatever else the machine does meets them alike.

export type Contenders<Name extends string> = Readonly<Record<Name, () => Promise<number> | number>>;

/** The median of what each contender measured of itself. */
export async function medians<Name extends string>(
  contenders: Contenders<Name>,
  rounds = 5,
): Promise<ReadonlyMap<string, number>> {
  const measured = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, measure] of Object.entries<() => Promise<number> | number>(contenders)) {
      measured.set(name, [...(measured.get(name) ?? []), await measure()]);
    }
  }
  return new Map([...measured].map(([name, values]) => [name, middle(values)]));
}

function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)] ?? Number.NaN;
  return Number.isInteger(half) ? (upper + (sorted[half - 1] ?? Number.NaN)) / 2 : upper;
}
