// Days as yyyy-mm-dd texts: moving by days and months, the 42 days a month is shown with, and the 12 years of a page.
const dayMs = 86_400_000;

const two = (number: number): string => String(number).padStart(2, '0');

const utcOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

const textOf = (date: Date): string => date.toISOString().slice(0, 10);

export const firstDay = '1901-01-01';
export const lastDay = '2199-12-31';

const within = (day: string): string => {
  if (day < firstDay) return firstDay;
  return day > lastDay ? lastDay : day;
};

export const moveDays = (day: string, count: number): string =>
  within(textOf(new Date(utcOf(day).getTime() + count * dayMs)));

/** The month's last day where the day is missing. */
export function moveMonths(day: string, count: number): string {
  const date = utcOf(day);
  const month = date.getUTCFullYear() * 12 + date.getUTCMonth() + count;
  const [year, inYear] = [Math.floor(month / 12), ((month % 12) + 12) % 12];
  const last = new Date(Date.UTC(year, inYear + 1, 0)).getUTCDate();
  return within(
    `${String(year).padStart(4, '0')}-${two(inYear + 1)}-${two(Math.min(date.getUTCDate(), last))}`,
  );
}

export const monthOf = (day: string): string => day.slice(0, 7);
export const yearOf = (day: string): number => Number(day.slice(0, 4));

/** Weekdays are counted from 0, a Sunday. */
export const weekdayOf = (day: string): number => utcOf(day).getUTCDay();

const daysShown = 42;
const daysOfWeek = 7;

/** Whole weeks around the month of the day. */
export function daysAround(day: string, firstWeekday: number): readonly (readonly string[])[] {
  const first = utcOf(`${monthOf(day)}-01`);
  const before = (first.getUTCDay() - firstWeekday + daysOfWeek) % daysOfWeek;
  const days = Array.from({ length: daysShown }, (_, index) =>
    textOf(new Date(first.getTime() + (index - before) * dayMs)),
  );
  return Array.from({ length: daysShown / daysOfWeek }, (_, week) =>
    days.slice(week * daysOfWeek, (week + 1) * daysOfWeek),
  );
}

const yearsShown = 12;

/** Pages of years are fixed: 2027 is always on the page from 2016 to 2027. */
export function yearsAround(year: number): readonly number[] {
  const first = Math.floor(year / yearsShown) * yearsShown;
  return Array.from({ length: yearsShown }, (_, index) => first + index);
}

/** A day that exists, among those the calendar has. */
export function isWithin(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day < firstDay || day > lastDay) return false;
  const date = utcOf(day);
  return !Number.isNaN(date.getTime()) && textOf(date) === day;
}
