// The same day some months earlier, or the last day of that month where it has no such day; in UTC.

export function monthsBefore(at: number, months: number): number {
  const date = new Date(at);
  const lastDay = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months + 1, 0);
  const day = Math.min(date.getUTCDate(), new Date(lastDay).getUTCDate());
  const earlier = new Date(at);
  earlier.setUTCFullYear(date.getUTCFullYear(), date.getUTCMonth() - months, day);
  return earlier.getTime();
}
