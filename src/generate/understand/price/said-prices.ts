// Finds what somebody says that things cost, and takes it out of the line: £3.50 per cup, по 2000 рублей.

import { unitsOf } from '../size/unit-words.ts';
import { stemOf } from '../words/stems.ts';
import { foldOf } from '../words/words.ts';
import { amountsIn, type FoundAmount } from './amounts.ts';
import { clauseAfter, clauseBefore, type Marked, markerIn, nounsIn } from './context-of-price.ts';
import { isNoPrice } from './no-prices.ts';
import type { SaidPrice } from './said-price.ts';
import { type ReadUnit, timeBefore, unitAfter, unitBefore } from './units.ts';

export interface FoundPrice {
  readonly price: SaidPrice;
  /** Of what is taken out of the line. */
  readonly start: number;
  readonly end: number;
  /** With what it is of, where its clause says nothing else; otherwise null. */
  readonly wholeStart: number | null;
}

const cents = /^\d{1,3}[.,]\d{2}$/u;
/** Tables for ten, groups of fifty. */
const leastBare = 99;
/** Open at nine. */
const hoursOfDay = 24;
/** They say what is paid for. */
const ofMarkers = /(?<!\p{L})(?:entry|entrance|membership|subscription|ticket)(?!\p{L})/giu;
/** Behind a number without money: otherwise it counts something. */
const endsThere = /^\s*(?:$|(?:and|и|а|но|in|at|near|around)(?!\p{L}))/iu;

type Told = Pick<ReadUnit, 'measured' | 'noun' | 'isEach' | 'isCheck'>;

/** Whether it is a price; null where that depends on what the business sells. */
function isPrice(
  { currencies, value, said }: FoundAmount,
  { is, marker }: Marked,
  unit: Told | null,
  rest: string,
): boolean | null {
  const isBare = currencies.length === 0;
  if (unit?.isCheck === true) return !isBare || is === 'strong' || endsThere.test(rest);
  if (is === 'strong') return !isBare || unit !== null || endsThere.test(rest);
  if (!isBare) return unit !== null || is === 'firm' ? true : null;
  if (unit !== null) {
    if (is === 'firm') return true;
    const isTold = is === 'loose' && (unit.measured !== null || unit.isEach);
    return unit.measured !== null && cents.test(said) ? true : isTold ? null : false;
  }
  const least = /^(?:at|@)/u.test(marker.trim()) ? hoursOfDay : leastBare;
  const isMarked = is === 'firm' || is === 'loose';
  return isMarked && (value > least || cents.test(said)) && endsThere.test(rest) ? null : false;
}

/** Of several a number would be said. */
const oneOfIt =
  /^(?:haircut|ticket|lunch|dinner|session|lesson|room|стрижка|билет|номер|обед|ужин|завтрак|занятие|урок|мойка|сеанс|комната|койка)$/iu;

/** «Стрижка 1500»: a thing and a number, and nothing else; of what is counted it is how many there are. */
function isBeside(
  { currencies, value }: FoundAmount,
  before: string,
  unit: Told | null,
  rest: string,
): boolean {
  const spoken = before.trim();
  const nouns = nounsIn(before);
  const [noun = ''] = nouns;
  return (
    currencies.length === 0 &&
    unit === null &&
    value > leastBare &&
    rest.trim() === '' &&
    noun !== '' &&
    spoken.endsWith(noun) &&
    isOnly(spoken, nouns) &&
    (oneOfIt.test(noun) || unitsOf({ stems: stemOf(foldOf(noun)), length: 1 }).length === 0)
  );
}

/** What the noun before it stands behind may be long; so much of it is kept. */
const mostPhrase = 60;

interface Taken {
  readonly amount: FoundAmount;
  readonly nouns: readonly string[];
  /** Of the amount with what marks it and what it is for. */
  readonly start: number;
  readonly end: number;
}

/** From the farthest noun on. */
function phraseFor(text: string, { amount, nouns, start, end }: Taken): SaidPrice['phrase'] {
  const far = nouns.at(-1);
  const clause = clauseBefore(text, start);
  const at = far === undefined ? -1 : clause.lastIndexOf(far);
  const first = at < 0 ? start : start - clause.length + at;
  const { numberStart, said } = amount;
  return [
    text.slice(Math.max(first, numberStart - mostPhrase), numberStart).replace(/^[\s,]+/u, ''),
    said,
    text.slice(numberStart + said.length, end),
  ];
}

const isOnly = (spoken: string, nouns: readonly string[]): boolean =>
  spoken.trim().split(/\s+/u).length <= nouns.length;

function priceAt(text: string, amount: FoundAmount): FoundPrice | null {
  const before = clauseBefore(text, amount.start);
  const after = clauseAfter(text, amount.end);
  const timed = timeBefore(before);
  const own = markerIn(before);
  const marked: Marked = timed ? { is: 'firm', marker: before.slice(-timed.length) } : own;
  const behind = unitAfter(after);
  const unit: Told | null =
    behind ??
    timed ??
    unitBefore(marked.marker.trimEnd().replace(/(?:\s*(?:is|of|at|:|=|[–—-]|в|от|по|будет))+$/iu, ''));
  const told = unit ?? { measured: null, noun: null, isEach: false, isCheck: false };
  if (!told.isCheck && isNoPrice(before, after.slice(behind?.length ?? 0), told.measured?.measure ?? null))
    return null;
  const rest = after.slice(behind?.length ?? 0);
  const sure = isPrice(amount, marked, unit, rest);
  const is = sure === false && isBeside(amount, before, unit, rest) ? null : sure;
  if (is === false) return null;
  const end = amount.end + (behind?.length ?? 0);
  const spoken = before.slice(0, before.length - marked.marker.length);
  const nouns = [...(marked.marker.match(ofMarkers) ?? []), ...nounsIn(spoken)];
  const start = amount.start - marked.marker.length;
  const { measured, noun, isEach, isCheck } = told;
  return {
    price: {
      ...{ amount: amount.value, currencies: amount.currencies },
      ...{ measured, noun, isEach, isCheck, nouns },
      isDoubtful: is === null,
      phrase: phraseFor(text, { amount, nouns, start, end }),
      told: text.slice(start, end).trim(),
    },
    start,
    end,
    wholeStart: nouns.length > 0 && isOnly(spoken, nouns) ? start - spoken.trimStart().length : null,
  };
}

/** In the order in which they are said. */
export const pricesIn = (text: string): readonly FoundPrice[] =>
  amountsIn(text).flatMap((amount) => priceAt(text, amount) ?? []);

/** With commas in place of them. */
export const withoutPrices = (text: string, found: readonly Pick<FoundPrice, 'start' | 'end'>[]): string =>
  found.toReversed().reduce((left, { start, end }) => `${left.slice(0, start)}, ${left.slice(end)}`, text);
