// Working days: NETWORKDAYS, WORKDAY and their international variants.
import type { FunctionFamily } from '../runtime/code.ts';
import type { FormulaContext } from '../runtime/formula-context.ts';
import { throwError } from '../values/spreadsheet-error.ts';
import { dayOf, serialOf } from './dates.ts';
import { define, type FunctionArguments, numbersIn } from './define.ts';

/** Which days, from Monday, are free. */
type Weekend = readonly boolean[];

const usual: Weekend = [false, false, false, false, false, true, true];

/** Behind the last day that a spreadsheet has. */
const lastDay = 3_000_000;

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

/** Counts working days without going through them. */
class Calendar {
  /** How many of the first days of a week, as day 0 begins it, are working days: of none to seven. */
  private readonly worked: readonly number[];
  /** Those that would be working days, each once, rising. */
  private readonly holidays: readonly number[];

  constructor(args: FunctionArguments, context: FormulaContext, weekend: Weekend, holidaysAt: number) {
    if (weekend.every(Boolean)) throw throwError('#VALUE!');
    const isFree = (day: number): boolean => weekend[(day + 5) % 7] ?? false;
    const worked = [0];
    for (let day = 0; day < 7; day += 1) worked.push((worked[day] ?? 0) + (isFree(day) ? 0 : 1));
    this.worked = worked;
    const given = args.has(holidaysAt) ? numbersIn(context, [args.value(holidaysAt)]) : [];
    const days = given.map((serial) => Math.floor(serial) + (dayOf(100_000, context) - 100_000));
    const sound = days.filter((day) => day >= 0 && day <= lastDay && !isFree(day));
    context.spend(4 * sound.length);
    this.holidays = [...new Set(sound)].sort((one, other) => one - other);
  }

  /** Working days from day 0 to this one. */
  private upTo(day: number): number {
    const weeks = Math.floor((day + 1) / 7);
    const { worked, holidays } = this;
    const days = weeks * (worked[7] ?? 0) + (worked[(day + 1) % 7] ?? 0);
    return days - firstPlace(holidays.length, (place) => (holidays[place] ?? 0) > day);
  }

  between(first: number, last: number): number {
    return this.upTo(last) - this.upTo(first - 1);
  }

  /** The working day so many after a day; null behind the last day. */
  after(day: number, count: number): number | null {
    const target = this.upTo(day) + count;
    const found = firstPlace(lastDay + 1, (at) => at > day && this.upTo(at) >= target);
    return found > lastDay ? null : found;
  }

  /** The working day so many before a day; null before day 0. */
  before(day: number, count: number): number | null {
    const target = this.upTo(day - 1) - count;
    if (target < 0) return null;
    return firstPlace(day, (at) => this.upTo(at) > target);
  }
}

/** The first of so many places that passes a test which all behind it pass too. */
function firstPlace(count: number, passes: (place: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (passes(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function count(args: FunctionArguments, context: FormulaContext, calendar: Calendar): number {
  const [one, other] = [dayOf(args.number(0), context), dayOf(args.number(1), context)];
  const days = calendar.between(Math.min(one, other), Math.max(one, other));
  return one <= other ? days : -days;
}

function move(args: FunctionArguments, context: FormulaContext, calendar: Calendar): number {
  const day = dayOf(args.number(0), context);
  const target = args.whole(1);
  if (target === 0) return serialOf(day, context);
  const found = target > 0 ? calendar.after(day, target) : calendar.before(day, -target);
  if (found === null) throw throwError('#NUM!');
  return serialOf(found, context);
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
