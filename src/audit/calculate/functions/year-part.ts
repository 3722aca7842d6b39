// The fraction of a year between two dates, by the day count conventions of bonds.
import { fromSerial, toSerial, type YearMonthDay } from '#workbook/serial-date.ts';
import { throwError } from '../values/spreadsheet-error.ts';

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const isLastOfFebruary = ({ year, month, day }: YearMonthDay): boolean =>
  month === 2 && day === (isLeap(year) ? 29 : 28);

const months30 = (from: YearMonthDay, to: YearMonthDay, firstDay: number, lastDay: number): number =>
  ((to.year - from.year) * 360 + (to.month - from.month) * 30 + lastDay - firstDay) / 360;

function american(from: YearMonthDay, to: YearMonthDay): number {
  const isFebruary = isLastOfFebruary(from);
  const firstDay = isFebruary || from.day === 31 ? 30 : from.day;
  const bothFebruary = isFebruary && isLastOfFebruary(to);
  const lastDay = bothFebruary || (to.day === 31 && firstDay === 30) ? 30 : to.day;
  return months30(from, to, firstDay, lastDay);
}

/** Within a year its own length counts, over several their mean. */
function actual(start: number, end: number): number {
  const [from, to] = [fromSerial(start), fromSerial(end)];
  const isWithinYear =
    from.year === to.year ||
    (to.year === from.year + 1 && (to.month < from.month || (to.month === from.month && to.day <= from.day)));
  if (!isWithinYear) {
    const first = toSerial({ year: from.year, month: 1, day: 1 });
    const last = toSerial({ year: to.year + 1, month: 1, day: 1 });
    return (end - start) / ((last - first) / (to.year - from.year + 1));
  }
  const leapDays = [from.year, to.year].filter(isLeap).map((year) => toSerial({ year, month: 2, day: 29 }));
  const hasLeapDay =
    from.year === to.year ? isLeap(from.year) : leapDays.some((day) => day >= start && day <= end);
  return (end - start) / (hasLeapDay ? 366 : 365);
}

/** Serial numbers of days, the earlier one first. */
export function yearPart(start: number, end: number, basis: number): number {
  const [from, to] = [fromSerial(start), fromSerial(end)];
  if (basis === 0) return american(from, to);
  if (basis === 1) return actual(start, end);
  if (basis === 2) return (end - start) / 360;
  if (basis === 3) return (end - start) / 365;
  if (basis === 4) return months30(from, to, Math.min(30, from.day), Math.min(30, to.day));
  throw throwError('#NUM!');
}
