// The same day of a later month, or the last one of a month that is shorter.

/** In UTC, counted from the first day, so that the 31st comes back after a month of 30 days. */
export function monthsAfter(start: number, months: number): number {
  const from = new Date(start);
  const first = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1);
  const last = new Date(first);
  const days = new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() + 1, 0)).getUTCDate();
  const timeOfDay = start - Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate());
  return first + (Math.min(from.getUTCDate(), days) - 1) * 24 * 60 * 60 * 1000 + timeOfDay;
}
