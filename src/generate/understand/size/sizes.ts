// Finds the numbers of a line that say how large the business is, and what they count.
import type { ScaleUnit } from '#catalog/kind/kind.ts';
import { linkOf } from '../words/links.ts';
import { stemOf } from '../words/stems.ts';
import type { Word } from '../words/words.ts';
import { comesAgain, isCapacityBefore } from './bare-numbers.ts';
import { numbersInNames } from './number-in-name.ts';
import { saidNumber } from './numbers.ts';
import { beforePeriod, flows, isPeriodAfter, type Period, periodOf } from './periods.ts';
import { unitMeantBy } from './slips-of-units.ts';
import { timeOrDistance } from './time-and-distance.ts';
import { togetherAt } from './together.ts';
import { countedIn, isAmount, isMeasure, type UnitWord, unitAt } from './unit-words.ts';

export interface FoundSize {
  readonly count: number;
  readonly unit: UnitWord;
  /** As it was typed; empty where the unit says enough. */
  readonly noun: string;
  /** How often, where it was said. */
  readonly period: Period | null;
  /** For so many people: what it has room for. */
  readonly isRoom: boolean;
  /** Where the number is. */
  readonly at: number;
  /** The words of what is counted, which say a trade as well where they are one. */
  readonly counted?: readonly number[];
  /** The words that it takes; those of a trade stay with the trade. */
  readonly words: readonly number[];
}

const money =
  /^(?:[€$£₽₺¥₴₸]|eur|euro|euros|usd|dollars?|gbp|pounds?|rub|rubles?|руб|рубл.*|р|тенге|гривен|грн|долларов|доллара|евро|try|lira|tl|reais|brl|kzt|aed|лари|драм.*|манат.*|сом|сомов|сомони|сум|сумов|лей|леев|злотых|крон|франк.*|дирхам.*|рупи[йи]|бат|бел|zloty|zł|pln|kr|chf|francs?|gel|uah|inr|rupees?|baht|thb|pesos?|naira|percent|pct|процент.*|%)$/u;
const ofMoney =
  /^(?:budget|invest.*|capital|loan|price|revenue|turnover|salary|cost|costs|бюджет.*|капитал.*|инвестиц.*|вложен.*|кредит.*|цен[аыуе]?|чек[аиу]?|выручк.*|оборот.*|зарплат.*|стоимост.*)$/u;
/** What follows them is counted by something that is no size. */
const ofTime =
  /^(?:years?|yrs?|months?|days?|weeks?|hours?|hrs?|minutes?|mins?|год.*|лет|месяц.*|дн.*|день|недел.*|час.*|минут.*|stars?|звезд.*|floors?|этаж.*|km|км|комнатн.*|roof|percent|a|per)$/u;
/** Larger ones are held where the business is settled. */
const most = 1e11;
/** So many people are those of a town. */
const townPeople = 5000;
const wordsBetween = 2;
const mostNounChars = 40;

const isMark = (word: Word | undefined, marks: string): boolean =>
  word?.type === 'mark' && marks.includes(word.said);

function isMoney(words: readonly Word[], at: number, next: number): boolean {
  if (money.test(words[next]?.said ?? '') || money.test(words[at - 1]?.said ?? '')) return true;
  const before = words.slice(Math.max(0, at - 3), at);
  const comma = before.findLastIndex(({ said }) => said === ',');
  return before.slice(comma + 1).some(({ said }) => ofMoney.test(said));
}

interface Placed {
  readonly unit: UnitWord;
  readonly start: number;
}

/** In “3 dog groomers” the groomers are counted. */
function lastOfRun(words: readonly Word[], { unit, start }: Placed, count: number): Placed {
  const end = words[start + unit.length - 1];
  const isOne =
    end !== undefined && /^[a-z]/u.test(end.form) && !end.form.endsWith('s') && end.form === end.stem;
  const next = start + unit.length;
  const other =
    isOne &&
    count !== 1 &&
    !isMeasure(unit) &&
    !words[start]?.isGlued &&
    linkOf(words[next]?.said ?? '') === null
      ? unitAt(words, next)
      : null;
  return other !== null && countedIn(other, null)?.unit !== 'shops'
    ? { unit: other, start: next }
    : { unit, start };
}

const isNoUnit = ({ said, form }: Word): boolean => linkOf(said) !== null || ofTime.test(form);

function unitAfter(words: readonly Word[], start: number, count: number): Placed | null {
  for (let at = start; at <= start + wordsBetween; at += 1) {
    const word = words[at];
    if (word === undefined || word.type === 'number' || (word.type === 'mark' && at > start)) return null;
    if (isNoUnit(word)) return null;
    const unit = unitAt(words, at);
    if (unit !== null) return lastOfRun(words, { unit, start: at }, count);
  }
  return null;
}

/** 48 childern. */
function slipAfter(words: readonly Word[], start: number): Placed | null {
  const word = words[start];
  const stems = word?.type === 'word' && !isNoUnit(word) ? unitMeantBy(word) : undefined;
  return stems === undefined ? null : { unit: { stems, length: 1, isSlip: true }, start };
}

const people = stemOf('people');
const peopleStems = new Set(['people', 'человек'].map(stemOf));
const teams = new Set(['team', 'crew', 'staff', 'office', 'команда', 'коллектив', 'штат'].map(stemOf));

const masses = /^(?:seating|capacity|staff|area|team|crew|people|m2|sqm)$/u;

const isOneInEnglish = (word: Word | undefined): boolean =>
  word !== undefined && /^[a-z]+$/u.test(word.form) && !word.form.endsWith('s') && !masses.test(word.form);

/** “Seats: 40”, «мест 40», “a team of 5”. */
const guests = new Set(
  'visitor guest visit patient passenger tourist посетитель гость посещение пациент пассажир турист'
    .split(' ')
    .map(stemOf),
);

function unitBefore(words: readonly Word[], at: number): Placed | null {
  const isJoined = isMark(words[at - 1], ':-–—=') || ['of', 'из'].includes(words[at - 1]?.said ?? '');
  const start = isJoined ? at - 2 : at - 1;
  const named = start >= 0 ? unitAt(words.slice(0, start + 1), start) : null;
  // A team of five is five people.
  const unit = named !== null && isJoined && teams.has(named.stems) ? { ...named, stems: people } : named;
  // A bakery before a number is no count of bakeries.
  const isTrade = unit !== null && !isJoined && countedIn(unit, null)?.unit === 'shops';
  // Studio 54 and Pier 39 are names; rooms 24 and «метров 40» are sizes.
  const isOne = !isJoined && isOneInEnglish(words[start]);
  // «Стрижка 400» is a price.
  const isPriced = unit !== null && !guests.has(unit.stems) && countedIn(unit, null)?.unit === 'visitors';
  return unit === null || isTrade || isOne || isPriced ? null : { unit, start };
}

const range = (start: number, end: number): readonly number[] =>
  Array.from({ length: end - start }, (_, index) => start + index);

/** Twelve people in a group, eight a class, are whom there is room for. */
const isInClass = (words: readonly Word[], end: number): boolean =>
  ['в', 'in', 'a', 'per', 'each'].includes(words[end]?.said ?? '') &&
  words
    .slice(end + 1, end + 3)
    .some(({ form }) => /^(?:групп[аеуы]?|класс[еа]?|class|group|lesson|session)$/u.test(form));

const forPeople = new Set(['for', 'на', 'для', 'para', 'für', 'pour', 'per']);

/** Neither -5 nor 1e99 is a size. */
const isNoCount = (words: readonly Word[], at: number): boolean =>
  (words[at]?.isGlued === true && /^[-−]$/u.test(words[at - 1]?.said ?? '')) ||
  (words[at + 1]?.isGlued === true && /^e\d/u.test(words[at + 1]?.said ?? ''));

/** Words of these may name the trade as well. */
const places: ReadonlySet<ScaleUnit> = new Set(['shops', 'sites']);

interface SaidPeriod {
  readonly period: Period | null;
  readonly words: readonly number[];
}

/** In “100 litres of milk a day” the milk stays with the trade. */
function afterThing(words: readonly Word[], start: number, end: number): number {
  if (!isAmount(words[start]?.form ?? '')) return end;
  const at = words[end]?.said === 'of' ? end + 1 : end;
  const isThing = words[at]?.type === 'word' && !beforePeriod.has(words[at]?.said ?? '');
  return isThing && periodOf(words[at] ?? { form: '' }) === null ? at + 1 : end;
}

/** “1200 orders a month”, “50 daily orders”. */
function periodAt(words: readonly Word[], start: number, end: number, from: number): SaidPeriod {
  for (let at = from; at < start; at += 1) {
    const period = periodOf(words[at] ?? { form: '' });
    if (period !== null) return { period, words: [at] };
  }
  const next = afterThing(words, start, end);
  const isBefore = beforePeriod.has(words[next]?.said ?? '');
  const at = isBefore ? next + 1 : next;
  const word = words[at] ?? { form: '' };
  const period = isPeriodAfter(words[at - 1]?.said ?? '', word) ? periodOf(word) : null;
  return { period, words: period === null ? [] : range(next, at + 1) };
}

/** «В день 300 обедов». */
function periodBefore(words: readonly Word[], at: number): SaidPeriod {
  const period = beforePeriod.has(words[at - 2]?.said ?? '') ? periodOf(words[at - 1] ?? { form: '' }) : null;
  return { period, words: period === null ? [] : [at - 2, at - 1] };
}

/** Orders a day are orders, and those of a day. */
function withoutPeriod(words: readonly Word[], { unit, start }: Placed): Placed {
  const at = range(start + 1, start + unit.length).find(
    (one) => periodOf(words[one] ?? { form: '' }) !== null,
  );
  if (at === undefined) return { unit, start };
  const end = beforePeriod.has(words[at - 1]?.said ?? '') ? at - 1 : at;
  const shorter = unitAt(words.slice(0, end), start);
  const isFlow = shorter !== null && flows.has(countedIn(shorter, null)?.unit ?? 'area');
  return { unit: isFlow ? shorter : unit, start };
}

/** «Полгектара» is half of one. */
function halfAt(words: readonly Word[], at: number): FoundSize | null {
  const [, unit] = /^пол(гектара|акра|сотки)$/u.exec(words[at]?.form ?? '') ?? [];
  if (unit === undefined) return null;
  const stems = stemOf(unit);
  return { count: 0.5, unit: { stems, length: 1 }, noun: '', period: null, isRoom: false, at, words: [at] };
}

/** Neither time nor money, nor so many times. */
const noThings =
  /^(?:times?|раза?|shifts?|смен[аыу]?|profit|rent|income|sales|visits|прибыл.*|аренд.*|доход.*|hours?|час.*)$/u;

const isThing = ({ type, form, said }: Word): boolean =>
  type === 'word' &&
  linkOf(said) === null &&
  ![money, ofMoney, ofTime, noThings].some((no) => no.test(form)) &&
  !beforePeriod.has(said);

/** What comes again may be anything: 500 croissants a day. */
function thingAt(words: readonly Word[], start: number): Placed | null {
  for (let at = start; at <= start + wordsBetween; at += 1) {
    const word = words[at];
    if (word === undefined || !isThing(word)) return null;
    const unit = { stems: word.stem, length: 1, isThing: true };
    if (periodAt(words, at, at + 1, at).period !== null) return { unit, start: at };
  }
  return null;
}

const orders = stemOf('orders');

/** Nothing is said after it; what the trade counts is meant. */
function bareAt(words: readonly Word[], at: number, next: number, count: number): Placed | null {
  if (isCapacityBefore(words, at)) return { unit: { stems: people, length: 0 }, start: next };
  return comesAgain(words, at, next, count) ? { unit: { stems: orders, length: 0 }, start: next } : null;
}

function sizeAt(words: readonly Word[], at: number): FoundSize | null {
  if (isNoCount(words, at) || timeOrDistance(words, at) !== null) return null;
  const said = saidNumber(words, at);
  if (said === null || said.value <= 0 || said.value > most || isMoney(words, at, said.next)) return null;
  const counted = unitAfter(words, said.next, said.value);
  const isYear = words[at]?.type === 'number' && said.value >= 1900 && said.value <= 2100;
  const typed =
    counted ??
    slipAfter(words, said.next) ??
    thingAt(words, said.next) ??
    (isYear ? null : unitBefore(words, at));
  const named = typed ?? bareAt(words, at, said.next, said.value);
  if (named === null) return null;
  const placed = withoutPeriod(words, named);
  const end = placed.start + placed.unit.length;
  const isTrade = places.has(countedIn(placed.unit, null)?.unit ?? 'area');
  const isRoom =
    forPeople.has(words[at - 1]?.said ?? '') || isInClass(words, end) || isCapacityBefore(words, at);
  const isOfTown = said.value >= townPeople && peopleStems.has(placed.unit.stems);
  if (isOfTown && !isRoom) return null;
  const after = periodAt(words, placed.start, end, said.next);
  const { period, words: ofPeriod } = after.period === null ? periodBefore(words, at) : after;
  const own = [...range(at, said.next), ...(isTrade ? [] : range(placed.start, end)), ...ofPeriod];
  const noun = placed.unit.isSlip ? '' : nounOf(words, placed.start, end);
  return {
    count: said.value,
    unit: placed.unit,
    noun,
    period,
    isRoom,
    at,
    counted: range(placed.start, end),
    words: own,
  };
}

const nounOf = (words: readonly Word[], start: number, end: number): string =>
  words
    .slice(start, end)
    .map(({ said }) => said)
    .join(' ')
    .slice(0, mostNounChars);

/** No word says that they are people. */
function peopleAt(words: readonly Word[], at: number): FoundSize | null {
  const said = togetherAt(words, at);
  const unit = { stems: people, length: 1 };
  return said && { ...said, unit, noun: '', period: null, isRoom: false, at };
}

/** The first of each place; a unit is counted once. */
export function findSizes(words: readonly Word[]): readonly FoundSize[] {
  const found: FoundSize[] = [];
  const taken = new Set<number>(numbersInNames(words));
  for (let at = 0; at < words.length; at += 1) {
    const size = taken.has(at) ? null : (sizeAt(words, at) ?? halfAt(words, at) ?? peopleAt(words, at));
    if (size === null || size.words.some((one) => taken.has(one))) continue;
    found.push(size);
    for (const one of size.words) taken.add(one);
  }
  return found;
}
