// One line of figures: index 0 is the zero period, 1 to N the forecast.

export type Line = number[];

export function emptyLine(periodCount: number): Line {
  const line: Line = [];
  for (let t = 0; t <= periodCount; t++) line.push(0);
  return line;
}

/** The figure of a period that the line has; anything else is a mistake in the arithmetic. */
export function at(line: Line, t: number): number {
  const figure = line[t];
  if (figure === undefined) throw new Error(`There is no period ${t}.`);
  return figure;
}

/** Adds the second line to the first. */
export function addTo(sum: Line, line: Line): void {
  for (let t = 0; t < sum.length; t++) sum[t] = at(sum, t) + at(line, t);
}

/** Running totals of the forecast; what stands in the zero period is left out. */
export function runningTotal(flow: Line): Line {
  const total = emptyLine(flow.length - 1);
  for (let t = 1; t < flow.length; t++) total[t] = at(total, t - 1) + at(flow, t);
  return total;
}
