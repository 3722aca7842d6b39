// Functions of dates and times of day.
import { addMonths, fromSerial, toSerial, type YearMonthDay } from '#workbook/serial-date.ts';
import type { FunctionFamily } from '../runtime/code.ts';
import type { FormulaContext } from '../runtime/formula-context.ts';
import { numberInText } from '../values/number-in-text.ts';
import { throwError, throwUncalculated } from '../values/spreadsheet-error.ts';
import { define, type FunctionArguments } from './define.ts';
import { yearPart } from './year-part.ts';

/** Days between the first day of the two ways to count. */
const shift1904 = 1462;

/** Before March 1900 a spreadsheet counts a day that never was; no model begins there. */
const firstSoundDay = 61;
const lastDay = 2_958_465;

export function dayOf(serial: number, context: FormulaContext): number {
  const day = Math.floor(serial) + (context.isDate1904 ? shift1904 : 0);
  if (day < 0 || day > lastDay) throw throwError('#NUM!');
  if (day < firstSoundDay) throw throwUncalculated('a date before March 1900');
  return day;
}

export function serialOf(day: number, context: FormulaContext): number {
  if (day < 0 || day > lastDay) throw throwError('#NUM!');
  if (day < firstSoundDay) throw throwUncalculated('a date before March 1900');
  return context.isDate1904 ? day - shift1904 : day;
}

function date(args: FunctionArguments, context: FormulaContext): number {
  const given = args.whole(0);
  const year = given < 1900 ? given + 1900 : given;
  const months = year * 12 + args.whole(1) - 1;
  if (year > 9999 || months < 0) throw throwError('#NUM!');
  const first = { year: Math.floor(months / 12), month: (months % 12) + 1, day: 1 };
  return serialOf(toSerial(first) + args.whole(2) - 1, context);
}

const part = (take: (date: YearMonthDay) => number) =>
  define(1, 1, 's', (args, context) => {
    const serial = args.number(0);
    /** Many models take the year of a blank cell. */
    if (!context.isDate1904 && serial >= 0 && serial < 1) return take({ year: 1900, month: 1, day: 0 });
    return take(fromSerial(dayOf(serial, context)));
  });

function monthEnd(args: FunctionArguments, context: FormulaContext): number {
  const { year, month } = fromSerial(dayOf(args.number(0), context));
  const months = year * 12 + month - 1 + args.whole(1) + 1;
  return serialOf(toSerial({ year: Math.floor(months / 12), month: (months % 12) + 1, day: 1 }) - 1, context);
}

function weekday(args: FunctionArguments, context: FormulaContext): number {
  const fromSunday = (dayOf(args.number(0), context) + 6) % 7;
  const kind = args.whole(1, 1);
  if (kind === 1 || kind === 17) return fromSunday + 1;
  if (kind === 2 || kind === 11) return ((fromSunday + 6) % 7) + 1;
  if (kind === 3) return (fromSunday + 6) % 7;
  if (kind >= 12 && kind <= 16) return ((fromSunday + 17 - kind) % 7) + 1;
  throw throwError('#NUM!');
}

/** Monday is the first day; the week of the year's first Thursday is the first. */
function isoWeek(args: FunctionArguments, context: FormulaContext): number {
  const day = dayOf(args.number(0), context);
  const thursday = day - ((day + 5) % 7) + 3;
  const { year } = fromSerial(thursday);
  return Math.floor((thursday - toSerial({ year, month: 1, day: 1 })) / 7) + 1;
}

function week(args: FunctionArguments, context: FormulaContext): number {
  const kind = args.whole(1, 1);
  if (kind === 21) return isoWeek(args, context);
  if (kind !== 1 && kind !== 2) throw throwUncalculated('a way to number weeks');
  const day = dayOf(args.number(0), context);
  const first = toSerial({ year: fromSerial(day).year, month: 1, day: 1 });
  const ahead = kind === 1 ? (first + 6) % 7 : (first + 5) % 7;
  return Math.floor((day - first + ahead) / 7) + 1;
}

function between(args: FunctionArguments, context: FormulaContext): number {
  const [start, end] = [dayOf(args.number(0), context), dayOf(args.number(1), context)];
  if (start > end) throw throwError('#NUM!');
  const [from, to] = [fromSerial(start), fromSerial(end)];
  const months = (to.year - from.year) * 12 + to.month - from.month - (to.day < from.day ? 1 : 0);
  const unit = args.text(2).toUpperCase();
  if (unit === 'D') return end - start;
  if (unit === 'M') return months;
  if (unit === 'Y') return Math.floor(months / 12);
  if (unit === 'YM') return months % 12;
  throw throwUncalculated('a unit of DATEDIF');
}

function time(args: FunctionArguments): number {
  const seconds = args.whole(0) * 3600 + args.whole(1) * 60 + args.whole(2);
  if (seconds < 0) throw throwError('#NUM!');
  return (seconds % 86_400) / 86_400;
}

const clock = (take: (seconds: number) => number) =>
  define(1, 1, 's', (args) => {
    const serial = args.number(0);
    if (serial < 0) throw throwError('#NUM!');
    return take(Math.round((serial - Math.floor(serial)) * 86_400) % 86_400);
  });

const days = define(2, 2, 's', (args) => Math.floor(args.number(0)) - Math.floor(args.number(1)));

function thirtyDayMonths(args: FunctionArguments, context: FormulaContext): number {
  const [start, end] = [dayOf(args.number(0), context), dayOf(args.number(1), context)];
  const size = yearPart(Math.min(start, end), Math.max(start, end), args.is(2) ? 4 : 0) * 360;
  return Math.round(start <= end ? size : -size);
}

export const dates: FunctionFamily = {
  DATE: define(3, 3, 's', date),
  DATEVALUE: define(1, 1, 's', (args, context) => serialOf(Math.floor(numberInText(args.text(0))), context)),
  YEAR: part(({ year }) => year),
  MONTH: part(({ month }) => month),
  DAY: part(({ day }) => day),
  EDATE: define(2, 2, 's', (args, context) =>
    serialOf(addMonths(dayOf(args.number(0), context), args.whole(1)), context),
  ),
  EOMONTH: define(2, 2, 's', monthEnd),
  WEEKDAY: define(1, 2, 's', weekday),
  WEEKNUM: define(1, 2, 's', week),
  ISOWEEKNUM: define(1, 1, 's', isoWeek),
  DAYS: days,
  DAYS360: define(2, 3, 's', thirtyDayMonths),
  DATEDIF: define(3, 3, 's', between),
  YEARFRAC: define(2, 3, 's', (args, context) => {
    const [one, other] = [dayOf(args.number(0), context), dayOf(args.number(1), context)];
    return yearPart(Math.min(one, other), Math.max(one, other), args.whole(2));
  }),
  TIME: define(3, 3, 's', time),
  HOUR: clock((seconds) => Math.floor(seconds / 3600)),
  MINUTE: clock((seconds) => Math.floor(seconds / 60) % 60),
  SECOND: clock((seconds) => seconds % 60),
};
