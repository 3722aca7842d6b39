// One line of numbers: index 0 is the zero period, 1 to N the forecast.

export type PeriodLine = number[];

/** A figure of the whole forecast; null for n/a. */
export type SingleFigure = number | null;

export function emptyLine(periodCount: number): PeriodLine {
  const line: PeriodLine = [];
  for (let t = 0; t <= periodCount; t++) line.push(0);
  return line;
}

/** The figure of a period that the line has; anything else is a mistake in the arithmetic. */
export function at(line: PeriodLine, t: number): number {
  const figure = line[t];
  if (figure === undefined) throw new Error(`There is no period ${t}.`);
  return figure;
}

/** Adds the second line to the first. */
export function addTo(sum: PeriodLine, line: PeriodLine): void {
  for (let t = 0; t < sum.length; t++) sum[t] = at(sum, t) + at(line, t);
}

/** Running totals of the forecast; what stands in the zero period is left out. */
export function runningTotal(flow: PeriodLine): PeriodLine {
  const total = emptyLine(flow.length - 1);
  for (let t = 1; t < flow.length; t++) total[t] = at(total, t - 1) + at(flow, t);
  return total;
}

/** The numbers of a line; n/a is no number. */
export const numbersOf = (line: readonly (number | null)[]): number[] =>
  line.map((value) => value ?? Number.NaN);
