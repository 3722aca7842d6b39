// Finds what somebody says that things cost, and takes it out of the line: £3.50 per cup, по 2000 рублей.

import { amountsIn, type FoundAmount } from './amounts.ts';
import {
  cents,
  countedApart,
  endsThere,
  isBeside,
  isForOne,
  isListed,
  isOfPass,
  isOnly,
  leastBare,
  ofCounted,
  passBefore,
  type Told,
} from './bare-prices.ts';
import {
  clauseAfter,
  clauseBefore,
  type Marked,
  markerIn,
  nounsIn,
  thingsAfter,
} from './context-of-price.ts';
import { further, furtherEnd } from './further-plans.ts';
import { isNoPrice } from './no-prices.ts';
import type { SaidPrice } from './said-price.ts';
import { countedBefore, timeAfterMoney, timeBefore, unitAfter, unitBefore } from './units.ts';

export interface FoundPrice {
  readonly price: SaidPrice;
  /** Of what is taken out of the line. */
  readonly start: number;
  readonly end: number;
  /** With what it is of, where its clause says nothing else; otherwise null. */
  readonly wholeStart: number | null;
  /** The same as one of what is named behind it, the nearest first: $40 manicure, $65 average repair. */
  readonly ofBehind: readonly SaidPrice[];
  /** Its clause begins with it. */
  readonly isFirst: boolean;
}

/** Open at nine. */
const hoursOfDay = 24;
/** They say what is paid for. */
const ofMarkers =
  /(?<!\p{L})(?:entry|entrance|membership|subscription|ticket|tuition|абонемент|подписка|пут[её]вка)(?!\p{L})/giu;
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

/** What the noun before it stands behind may be long; so much of it is kept. */
const mostPhrase = 60;

interface Taken {
  readonly amount: FoundAmount;
  /** Without it another number would say no price. */
  readonly isUnmarked: boolean;
  readonly nouns: readonly string[];
  /** Of the amount with what marks it and what it is for. */
  readonly start: number;
  readonly end: number;
}

/** From the farthest noun on, or from how many of them there are in a time. */
function phraseFor(text: string, { amount, nouns, start, end, isUnmarked }: Taken): SaidPrice['phrase'] {
  const far = nouns.at(-1);
  const clause = clauseBefore(text, start);
  const at = far === undefined ? -1 : clause.lastIndexOf(far);
  const counted = countedBefore(clauseBefore(text, amount.start)).length;
  const first = counted > 0 ? amount.start - counted : at < 0 ? start : start - clause.length + at;
  const { numberStart, said } = amount;
  return [
    `${text.slice(Math.max(first, numberStart - mostPhrase), numberStart).replace(/^[\s,]+/u, '')}${isUnmarked ? '@ ' : ''}`,
    said,
    text.slice(numberStart + said.length, end),
  ];
}

interface Around {
  readonly before: string;
  readonly after: string;
  /** Behind what the amount is for. */
  readonly rest: string;
  readonly marked: Marked;
  readonly unit: Told | null;
}

function isPriceAt(amount: FoundAmount, { before, after, rest, marked, unit }: Around): boolean | null {
  if (ofCounted(amount, before, marked, rest) || isOfPass(before, rest)) return true;
  const isBare = amount.currencies.length === 0;
  if (isBare && unit !== null && isForOne(amount, after, unit)) return true;
  const sure = isPrice(amount, marked, unit, rest);
  if (sure !== false) return sure;
  return isBeside(amount, before, unit, rest) ? null : false;
}

function priceAt(text: string, amount: FoundAmount): FoundPrice | null {
  const before = clauseBefore(text, amount.start);
  const after = clauseAfter(text, amount.end);
  const timed = timeBefore(before);
  const own = markerIn(before);
  const pass = passBefore(before);
  const passed: Marked = pass !== '' && own.is !== 'strong' ? { is: 'loose', marker: pass } : own;
  const marked: Marked = timed ? { is: 'firm', marker: before.slice(-timed.length) } : passed;
  const behind = unitAfter(after) ?? (amount.currencies.length > 0 ? timeAfterMoney(after) : null);
  const unit: Told | null =
    behind ??
    timed ??
    unitBefore(marked.marker.trimEnd().replace(/(?:\s*(?:is|of|at|:|=|[–—-]|в|от|по|будет))+$/iu, ''));
  const told = unit ?? nothing;
  if (!told.isCheck && isNoPrice(before, after.slice(behind?.length ?? 0), told.measured?.measure ?? null))
    return null;
  const rest = after.slice(behind?.length ?? 0);
  const is = isPriceAt(amount, { before, after, rest, marked, unit });
  return is === false
    ? null
    : priceOf(text, amount, { before, marked, unit, length: behind?.length ?? 0, is });
}

interface ReadPrice extends Pick<Around, 'before' | 'marked' | 'unit'> {
  /** Of what the amount is for. */
  readonly length: number;
  readonly is: true | null;
}

const nothing: Told = { measured: null, noun: null, isEach: false, isCheck: false };

function priceOf(
  text: string,
  amount: FoundAmount,
  { before, marked, unit, length, is }: ReadPrice,
): FoundPrice {
  const end = amount.end + length;
  const spoken = before.slice(0, before.length - marked.marker.length);
  // «Пекарня: хлеб 55» says the trade before the colon.
  const own = spoken.slice(spoken.lastIndexOf(':') + 1);
  const start = amount.start - marked.marker.length;
  const counted =
    spoken.trim() === '' && marked.marker.trim() === '' ? countedApart(text.slice(0, start)) : '';
  const nouns = [...(marked.marker.match(ofMarkers) ?? []), ...nounsIn(counted === '' ? spoken : counted)];
  const isUnmarked =
    amount.currencies.length === 0 &&
    marked.is === 'none' &&
    (countedBefore(before) !== '' || (before.trim() === '' && unit !== null && !unit.isCheck));
  const { measured, noun, isEach, isCheck } = unit ?? nothing;
  const price: SaidPrice = {
    ...{ amount: amount.value, currencies: amount.currencies },
    ...{ measured, noun, isEach, isCheck, nouns },
    isDoubtful: is === null,
    phrase: phraseFor(text, { amount, nouns, start: start - counted.length, end, isUnmarked }),
    told: text.slice(start, end).trim(),
  };
  return {
    ...{ price, start, end },
    wholeStart: nouns.length > 0 && isOnly(own, nouns) ? start - own.trimStart().length : null,
    ofBehind:
      is === null && unit === null && amount.currencies.length > 0 ? ofThings(text, amount, price) : [],
    isFirst: spoken.trim() === '',
  };
}

/** What it may be of is left in the line, where it may tell the trade as well. */
function ofThings(text: string, { start, numberStart, said, end }: FoundAmount, price: SaidPrice) {
  return thingsAfter(clauseAfter(text, end)).map(({ word, length }): SaidPrice => {
    const phrase: SaidPrice['phrase'] = [
      text.slice(start, numberStart),
      said,
      text.slice(numberStart + said.length, end + length),
    ];
    return { ...price, nouns: [word], phrase, told: phrase.join('').trim() };
  });
}

/** «Хлеб 55 руб, батон 50»: behind a price that was said in money, in the same money. */
function listedAt(text: string, amount: FoundAmount, last: FoundPrice | undefined): FoundPrice | null {
  const money = last?.price.currencies ?? [];
  const before = clauseBefore(text, amount.start);
  const rest = clauseAfter(text, amount.end);
  const start = amount.start - before.trimStart().length;
  const isNext = last !== undefined && /^[\s,;]*(?:и|and)?\s*$/u.test(text.slice(last.end, start));
  if (!isNext || money.length === 0 || !isListed(amount, before, rest, last.price.amount)) return null;
  const priced = priceOf(text, amount, { before, marked: markerIn(before), unit: null, length: 0, is: null });
  const [first, number] = priced.price.phrase;
  // By itself the number says no money.
  const phrase: SaidPrice['phrase'] = [first, number, ` ${money[0] ?? ''}`];
  return { ...priced, price: { ...priced.price, currencies: money, phrase } };
}

/** “Plans at $29, $99 and $299”: behind a price, and said as it was. */
function furtherAt(text: string, amount: FoundAmount, last: FoundPrice | undefined): FoundPrice | null {
  const end = last === undefined ? null : furtherEnd(amount, last, text);
  if (last === undefined || end === null) return null;
  const { start, numberStart, said } = amount;
  const phrase: SaidPrice['phrase'] = [
    `${further} plan at ${text.slice(start, numberStart)}`,
    said,
    text.slice(numberStart + said.length, end),
  ];
  const told = text.slice(start, end);
  const price = { ...last.price, amount: amount.value, nouns: [further], noun: null, told, phrase };
  return { price, start, end, wholeStart: null, ofBehind: [], isFirst: true };
}

/** In the order in which they are said. */
export function pricesIn(text: string): readonly FoundPrice[] {
  const found: FoundPrice[] = [];
  for (const amount of amountsIn(text)) {
    const last = found.at(-1);
    const price = furtherAt(text, amount, last) ?? priceAt(text, amount) ?? listedAt(text, amount, last);
    if (price !== null) found.push(price);
  }
  return found;
}

/** With commas in place of them. */
export const withoutPrices = (text: string, found: readonly Pick<FoundPrice, 'start' | 'end'>[]): string =>
  found.toReversed().reduce((left, { start, end }) => `${left.slice(0, start)}, ${left.slice(end)}`, text);
