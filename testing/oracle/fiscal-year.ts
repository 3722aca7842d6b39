// Which month and which fiscal year each period starts in.

/** Months since the year 0 in which each period starts; a month's last day stands in for a missing one, so days do not matter. */
function monthCounts(dateStart: string, perYear: number, periodCount: number): number[] {
  const [year = 0, month = 0] = dateStart.split('-').map(Number);
  const counts = [Number.NaN];
  for (let t = 1; t <= periodCount; t++) counts.push(year * 12 + (month - 1) + ((t - 1) * 12) / perYear);
  return counts;
}

/** January is 1; the zero period has none. */
export const monthsOfPeriods = (dateStart: string, perYear: number, periodCount: number): number[] =>
  monthCounts(dateStart, perYear, periodCount).map((count) => (count % 12) + 1);

/** The number of each period's fiscal year, that of the first period being 1; the zero period has none. */
export const yearNumbers = (years: readonly number[]): number[] =>
  years.map((year, t) => (t === 0 ? Number.NaN : year - (years[1] ?? 0) + 1));
