// Tells which numbers without money are prices: абонемент 4000, 1500 за урок, memberships 29.99.
import { unitsOf } from '../size/unit-words.ts';
import { stemOf } from '../words/stems.ts';
import { foldOf } from '../words/words.ts';
import type { FoundAmount } from './amounts.ts';
import { type Marked, nounsIn } from './context-of-price.ts';
import { countedBefore, type ReadUnit } from './units.ts';

export type Told = Pick<ReadUnit, 'measured' | 'noun' | 'isEach' | 'isCheck'>;

export const cents = /^\d{1,3}[.,]\d{2}$/u;
/** Tables for ten, groups of fifty. */
export const leastBare = 99;
/** Behind a number without money: otherwise it counts something. */
export const endsThere = /^\s*(?:$|(?:and|и|а|но|in|at|near|around)(?!\p{L}))/iu;

/** Of several a number would be said. */
const oneOfIt =
  /^(?:haircut|ticket|lunch|dinner|session|lesson|room|membership|subscription|стрижка|билет|номер|обед|ужин|завтрак|занятие|урок|мойка|сеанс|при[её]м|консультация|визит|осмотр|комплекс|сессия|комната|койка|абонемент|подписка|пут[её]вка)$/iu;

export const isOnly = (spoken: string, nouns: readonly string[]): boolean =>
  spoken.trim().split(/\s+/u).length <= nouns.length;

/** «Стрижка 1500»: a thing and a number, and nothing else; of what is counted it is how many there are. */
export function isBeside(
  { currencies, value, said }: FoundAmount,
  before: string,
  unit: Told | null,
  rest: string,
): boolean {
  const nouns = nounsIn(before);
  const [noun = ''] = nouns;
  const isCounted = unitsOf({ stems: stemOf(foldOf(noun)), length: 1 }).length > 0;
  return (
    currencies.length === 0 &&
    (value > leastBare || cents.test(said)) &&
    unit === null &&
    isBesideNoun(before, rest) &&
    (oneOfIt.test(noun) || cents.test(said) || !isCounted)
  );
}

/** So many of something stand before it: “4 chairs haircut 1500”. */
const countedFirst = /^.*\d\S*\s+\S+\s+(?=\S)/u;

/** The noun stands just before it, and nothing behind. */
function isBesideNoun(before: string, rest: string): boolean {
  const spoken = before.replace(countedFirst, '').trim();
  const nouns = nounsIn(spoken);
  const [noun = ''] = nouns;
  return rest.trim() === '' && noun !== '' && spoken.endsWith(noun) && isOnly(spoken, nouns);
}

/** A pass is one, and costs so much, whatever the trade calls it. */
const onePass = /(?:^|(?<=\s))(?:абонемент|подписка|пут[её]вка)\s*(?:[-–—:]\s*)?$/iu;

export const passBefore = (before: string): string => onePass.exec(before)?.[0] ?? '';

export const isOfPass = (before: string, rest: string): boolean =>
  passBefore(before) !== '' && endsThere.test(rest);

/** So many of them in a time: what stands behind is the price of one. */
export const ofCounted = ({ value }: FoundAmount, before: string, { is }: Marked, rest: string): boolean =>
  (is === 'firm' || (is === 'none' && value > leastBare)) &&
  countedBefore(before) !== '' &&
  endsThere.test(rest);

const apart =
  /\d[\d .]*\s+\p{L}+(?:\s+(?:an?|per|each|every|в|за)\s+(?:day|week|month|year|день|неделю|месяц|год))?\s*,\s*$/iu;

/** “25 weddings a year, £1,800 each”: what is counted before the comma is what the price is of. */
export const countedApart = (before: string): string => apart.exec(before)?.[0] ?? '';

const longTimes: ReadonlySet<string> = new Set(['night', 'day', 'week', 'month', 'year']);

/** «1500 за урок»: nobody counts so; so many in a day may be customers. */
export const isForOne = ({ value }: FoundAmount, after: string, { measured }: Told): boolean =>
  /^\s*за\s/iu.test(after) && value > leastBare && !longTimes.has(measured?.measure ?? '');

/** So many times as much or as little is no price of the same list. */
const mostOfList = 5;

export function isListed(
  { value, currencies }: FoundAmount,
  before: string,
  rest: string,
  last: number,
): boolean {
  const [noun = ''] = nounsIn(before);
  const counted = unitsOf({ stems: stemOf(foldOf(noun)), length: 1 });
  const isNear = value >= last / mostOfList && value <= last * mostOfList;
  const isGoods = counted.every(({ unit }) => unit === 'units_a_day');
  return currencies.length === 0 && isNear && isGoods && isBesideNoun(before, rest);
}
