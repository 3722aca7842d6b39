// Reads yyyy-mm-dd without a clock or a time zone.

export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const daysInMonth = (year: number, month: number): number => {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
};

/** Spreadsheets count days from 1900 with a leap day that never was, so dates before 1901 are left out. */
export function readDate(text: string): CalendarDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const exists = year >= 1901 && year <= 2199 && day >= 1 && day <= daysInMonth(year, month);
  return exists ? { year, month, day } : null;
}

export const isDate = (text: string): boolean => readDate(text) !== null;
