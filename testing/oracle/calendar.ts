// The first days of the periods and their lengths, by counting days since the year 0, and the fiscal years they belong to.

export const periodsPerYear = (periodicity: string): number =>
  periodicity === 'year' ? 1 : periodicity === 'quarter' ? 4 : 12;

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

function monthLength(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function dayNumber(year: number, month: number, day: number): number {
  const before = year - 1;
  let days = before * 365 + Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400);
  for (let m = 1; m < month; m++) days += monthLength(year, m);
  return days + day;
}

/** start(t) as a day number: always counted from the first date, the month's last day where the day is missing. */
function startDay(dateStart: string, months: number): number {
  const [year = 0, month = 0, day = 0] = dateStart.split('-').map(Number);
  const count = year * 12 + (month - 1) + months;
  const y = Math.floor(count / 12);
  const m = (count % 12) + 1;
  return dayNumber(y, m, Math.min(day, monthLength(y, m)));
}

/** A date as a day number. */
export const dayOf = (date: string): number => startDay(date, 0);

/** start(t) for t = 1 to N + 1 as day numbers, so that end(t) is the day before start(t + 1); the zero period has none. */
export function startsOfPeriods(dateStart: string, perYear: number, periodCount: number): number[] {
  const starts = [Number.NaN];
  for (let t = 1; t <= periodCount + 1; t++) starts.push(startDay(dateStart, ((t - 1) * 12) / perYear));
  return starts;
}

/** days(t) for t = 1 to N; the zero period has none. */
export function daysOfPeriods(dateStart: string, perYear: number, periodCount: number): number[] {
  const monthsEach = 12 / perYear;
  const days = [0];
  for (let t = 1; t <= periodCount; t++) {
    days.push(startDay(dateStart, t * monthsEach) - startDay(dateStart, (t - 1) * monthsEach));
  }
  return days;
}

/**
 * The fiscal year of each period, for t = 1 to N: the calendar year of the month that comes as many months after the start as
 * lie between the end of the fiscal year and December.
 */
export function fiscalYears(
  dateStart: string,
  perYear: number,
  periodCount: number,
  yearEnd: number,
): number[] {
  const [year = 0, month = 0] = dateStart.split('-').map(Number);
  const years = [0];
  for (let t = 1; t <= periodCount; t++) {
    const months = year * 12 + (month - 1) + ((t - 1) * 12) / perYear + (12 - yearEnd);
    years.push(Math.floor(months / 12));
  }
  return years;
}
