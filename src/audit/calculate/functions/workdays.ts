// Working days: NETWORKDAYS, WORKDAY and their international variants.
import type { FunctionFamily } from '../runtime/code.ts';
import type { FormulaContext } from '../runtime/formula-context.ts';
import { throwError, throwUncalculated } from '../values/spreadsheet-error.ts';
import { dayOf, serialOf } from './dates.ts';
import { define, type FunctionArguments, numbersIn } from './define.ts';

/** Which days, from Monday, are free. */
type Weekend = readonly boolean[];

const usual: Weekend = [false, false, false, false, false, true, true];

const mostDays = 1_000_000;

function weekendOf(args: FunctionArguments, place: number): Weekend {
  if (!args.has(place)) return usual;
  const given = args.scalar(place);
  if (typeof given === 'string') {
    if (!/^[01]{7}$/.test(given)) throw throwError('#VALUE!');
    return [...given].map((mark) => mark === '1');
  }
  const number = args.whole(place);
  if (number >= 1 && number <= 7) {
    return usual.map((_, day) => day === (number + 4) % 7 || day === (number + 5) % 7);
  }
  if (number >= 11 && number <= 17) return usual.map((_, day) => day === (number - 5) % 7);
  throw throwError('#NUM!');
}

class Calendar {
  private readonly weekend: Weekend;
  private readonly holidays: ReadonlySet<number>;

  constructor(args: FunctionArguments, context: FormulaContext, weekend: Weekend, holidaysAt: number) {
    this.weekend = weekend;
    const given = args.has(holidaysAt) ? numbersIn(context, [args.value(holidaysAt)]) : [];
    this.holidays = new Set(given.map((serial) => Math.floor(serial) + (dayOf(100_000, context) - 100_000)));
    if (weekend.every(Boolean)) throw throwError('#VALUE!');
  }

  isWork(day: number): boolean {
    return !this.weekend[(day + 5) % 7] && !this.holidays.has(day);
  }
}

function count(args: FunctionArguments, context: FormulaContext, calendar: Calendar): number {
  const [one, other] = [dayOf(args.number(0), context), dayOf(args.number(1), context)];
  let days = 0;
  for (let day = Math.min(one, other); day <= Math.max(one, other); day += 1) {
    if (calendar.isWork(day)) days += 1;
  }
  return one <= other ? days : -days;
}

function move(args: FunctionArguments, context: FormulaContext, calendar: Calendar): number {
  let day = dayOf(args.number(0), context);
  const target = args.whole(1);
  if (Math.abs(target) > mostDays) throw throwUncalculated('more work than an audit takes on');
  const step = Math.sign(target);
  for (let left = Math.abs(target); left > 0; ) {
    day += step;
    if (calendar.isWork(day)) left -= 1;
    if (day < 0 || day > 3e6) throw throwError('#NUM!');
  }
  return serialOf(day, context);
}

type WorkdayCalendar = (args: FunctionArguments, context: FormulaContext, calendar: Calendar) => number;

const plain = (work: WorkdayCalendar) =>
  define(2, 3, 'ssv', (args, context) => work(args, context, new Calendar(args, context, usual, 2)));

const international = (work: WorkdayCalendar) =>
  define(2, 4, 'sssv', (args, context) =>
    work(args, context, new Calendar(args, context, weekendOf(args, 2), 3)),
  );

export const workdays: FunctionFamily = {
  NETWORKDAYS: plain(count),
  WORKDAY: plain(move),
  'NETWORKDAYS.INTL': international(count),
  'WORKDAY.INTL': international(move),
};
