// Counting days of work: NETWORKDAYS, WORKDAY and their international kin.
import type { FunctionFamily } from '../site/code.ts';
import type { Site } from '../site/site.ts';
import { failed, unknown } from '../values/failure.ts';
import { dayOf, serialOf } from './dates.ts';
import { type Arguments, define, numbersIn } from './define.ts';

/** Which days, from Monday, are free. */
type Weekend = readonly boolean[];

const usual: Weekend = [false, false, false, false, false, true, true];

const mostDays = 1_000_000;

function weekendOf(args: Arguments, place: number): Weekend {
  if (!args.has(place)) return usual;
  const given = args.scalar(place);
  if (typeof given === 'string') {
    if (!/^[01]{7}$/.test(given)) throw failed('#VALUE!');
    return [...given].map((mark) => mark === '1');
  }
  const number = args.whole(place);
  if (number >= 1 && number <= 7) {
    return usual.map((_, day) => day === (number + 4) % 7 || day === (number + 5) % 7);
  }
  if (number >= 11 && number <= 17) return usual.map((_, day) => day === (number - 5) % 7);
  throw failed('#NUM!');
}

class Calendar {
  private readonly weekend: Weekend;
  private readonly holidays: ReadonlySet<number>;

  constructor(args: Arguments, site: Site, weekend: Weekend, holidaysAt: number) {
    this.weekend = weekend;
    const given = args.has(holidaysAt) ? numbersIn(site, [args.value(holidaysAt)]) : [];
    this.holidays = new Set(given.map((serial) => Math.floor(serial) + (dayOf(100_000, site) - 100_000)));
    if (weekend.every(Boolean)) throw failed('#VALUE!');
  }

  isWork(day: number): boolean {
    return !this.weekend[(day + 5) % 7] && !this.holidays.has(day);
  }
}

function count(args: Arguments, site: Site, calendar: Calendar): number {
  const [one, other] = [dayOf(args.number(0), site), dayOf(args.number(1), site)];
  let days = 0;
  for (let day = Math.min(one, other); day <= Math.max(one, other); day += 1) {
    if (calendar.isWork(day)) days += 1;
  }
  return one <= other ? days : -days;
}

function move(args: Arguments, site: Site, calendar: Calendar): number {
  let day = dayOf(args.number(0), site);
  const wanted = args.whole(1);
  if (Math.abs(wanted) > mostDays) throw unknown('more work than an audit takes on');
  const step = Math.sign(wanted);
  for (let left = Math.abs(wanted); left > 0; ) {
    day += step;
    if (calendar.isWork(day)) left -= 1;
    if (day < 0 || day > 3e6) throw failed('#NUM!');
  }
  return serialOf(day, site);
}

type Work = (args: Arguments, site: Site, calendar: Calendar) => number;

const plain = (work: Work) =>
  define(2, 3, 'ssv', (args, site) => work(args, site, new Calendar(args, site, usual, 2)));

const international = (work: Work) =>
  define(2, 4, 'sssv', (args, site) => work(args, site, new Calendar(args, site, weekendOf(args, 2), 3)));

export const workdays: FunctionFamily = {
  NETWORKDAYS: plain(count),
  WORKDAY: plain(move),
  'NETWORKDAYS.INTL': international(count),
  'WORKDAY.INTL': international(move),
};
