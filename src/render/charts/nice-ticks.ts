// Chooses round numbers for an axis that starts at zero or below it.

const roundSteps = [1, 2, 2.5, 5, 10];

interface TickRules {
  readonly wanted?: number;
  /** Of things that are counted there is no half. */
  readonly isWhole?: boolean;
}

export function niceTicks(
  min: number,
  max: number,
  { wanted = 4, isWhole = false }: TickRules = {},
): readonly number[] {
  const low = Math.min(0, min);
  const high = Math.max(0, max);
  if (low === high) return [0];
  const rough = (high - low) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const steps = roundSteps.map((round) => round * power);
  const fitting = steps.find((one) => one >= rough * 0.999 && (!isWhole || Number.isInteger(one)));
  const step = fitting ?? (isWhole ? 1 : 10 * power);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
