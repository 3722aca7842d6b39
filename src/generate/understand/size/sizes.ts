// Finds the numbers of a line that say how large the business is, and what they count.
import type { ScaleUnit } from '#catalog/kind/kind.ts';
import { linkOf } from '../words/links.ts';
import { stemOf } from '../words/stems.ts';
import type { Word } from '../words/words.ts';
import { afterThing } from './after-thing.ts';
import { comesAgain, isCapacityAfter, isCapacityBefore, isDoneAgain } from './bare-numbers.ts';
import { groupsAt } from './groups-of.ts';
import { numbersInNames } from './number-in-name.ts';
import { saidNumber } from './numbers.ts';
import { beforePeriod, flows, isPeriodAfter, type Period, periodOf } from './periods.ts';
import { withPlaces } from './places-of.ts';
import { unitMeantBy } from './slips-of-units.ts';
import { timeOrDistance } from './time-and-distance.ts';
import { togetherAt } from './together.ts';
import { type Placed, unitBefore } from './unit-before.ts';
import { countedIn, isMeasure, type UnitWord, unitAt } from './unit-words.ts';

export interface FoundSize {
  readonly count: number;
  readonly unit: UnitWord;
  /** As it was typed; empty where the unit says enough. */
  readonly noun: string;
  /** How often, where it was said. */
  readonly period: Period | null;
  /** For so many people: what it has room for. */
  readonly isRoom: boolean;
  /** Of groups, how many are in each. */
  readonly each?: number;
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

function isMoney(words: readonly Word[], at: number, next: number): boolean {
  if (money.test(words[next]?.said ?? '') || money.test(words[at - 1]?.said ?? '')) return true;
  const before = words.slice(Math.max(0, at - 3), at);
  const comma = before.findLastIndex(({ said }) => said === ',');
  return before.slice(comma + 1).some(({ said }) => ofMoney.test(said));
}

/** A 50-seat bus is one. */
const isSeatOf = (unit: UnitWord, other: UnitWord): boolean =>
  unit.stems === seat && ['vehicles', 'boats'].includes(countedIn(other, null)?.unit ?? '');

/** Words of these may name the trade as well. */
const places: ReadonlySet<ScaleUnit> = new Set(['shops', 'sites']);

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
  return other !== null && !places.has(countedIn(other, null)?.unit ?? 'area') && !isSeatOf(unit, other)
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

const [people, seat] = [stemOf('people'), stemOf('seat')];
const peopleStems = new Set(['people', 'человек'].map(stemOf));
const range = (start: number, end: number): readonly number[] =>
  Array.from({ length: end - start }, (_, index) => start + index);

/** Twelve people in a group, eight a class, are whom there is room for. */
const isInClass = (words: readonly Word[], end: number): boolean =>
  ['в', 'in', 'a', 'per', 'each'].includes(words[end]?.said ?? '') &&
  words
    .slice(end + 1, end + 3)
    .some(({ form }) => /^(?:групп[аеуы]?|класс[еа]?|class|group|lesson|session)$/u.test(form));

/** «По 12 человек», 12 people each: no staff. */
const isOfEach = (words: readonly Word[], at: number, end: number): boolean =>
  words[at - 1]?.said === 'по' || (words[end]?.said === 'each' && words[end + 1]?.type !== 'word');

const forPeople = new Set(['for', 'на', 'для', 'para', 'für', 'pour', 'per']);

/** Up to 15 people, «до 15 человек». */
const isUpTo = (words: readonly Word[], at: number): boolean =>
  ['до', 'max', 'maximum', 'bis'].includes(words[at - 1]?.said ?? '') ||
  (words[at - 1]?.said === 'to' && words[at - 2]?.said === 'up');

/** Neither -5 nor 1e99 is a size. */
const isNoCount = (words: readonly Word[], at: number): boolean =>
  (words[at]?.isGlued === true && /^[-−]$/u.test(words[at - 1]?.said ?? '')) ||
  (words[at + 1]?.isGlued === true && /^e\d/u.test(words[at + 1]?.said ?? ''));

interface SaidPeriod {
  readonly period: Period | null;
  readonly words: readonly number[];
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

/** Neither time nor money, nor so many times, nor where one goes. */
const noThings =
  /^(?:times?|once|twice|раза?|shifts?|смен[аыу]?|profit|rent|income|sales|visits|прибыл.*|аренд.*|доход.*|hours?|час.*|villages?|towns?|streets?|markets?|деревн.*|сел[ао]?|посел.*|город.*|рын.*)$/u;

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

const [orders, projects] = [stemOf('orders'), stemOf('projects')];

/** Nothing is said after it; what the trade counts is meant. */
function bareAt(words: readonly Word[], at: number, next: number): Placed | null {
  if (isCapacityAfter(words, next)) return { unit: { stems: people, length: 1 }, start: next };
  if (isCapacityBefore(words, at)) return { unit: { stems: people, length: 0 }, start: next };
  if (comesAgain(words, at, next)) return { unit: { stems: orders, length: 0 }, start: next };
  return isDoneAgain(words, at, next) ? { unit: { stems: projects, length: 0 }, start: next } : null;
}

/** Of “weddings 6 a month” and “repairs 20 a month” the time stands behind the number; a desk at 200 a month has a price. */
function behind({ unit, start }: Placed, end: number, next: number): readonly [number, number] {
  const counted = countedIn(unit, null)?.unit ?? 'area';
  return (flows.has(counted) || counted === 'people') && start < next ? [next, next] : [start, end];
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
  const named = typed ?? bareAt(words, at, said.next);
  if (named === null) return null;
  const placed = withoutPeriod(words, named);
  const end = placed.start + placed.unit.length;
  const isTrade = places.has(countedIn(placed.unit, null)?.unit ?? 'area');
  const isRoom =
    forPeople.has(words[at - 1]?.said ?? '') ||
    isUpTo(words, at) ||
    isInClass(words, end) ||
    isCapacityBefore(words, at) ||
    isCapacityAfter(words, said.next) ||
    (peopleStems.has(placed.unit.stems) && isOfEach(words, at, end));
  const isOfTown = said.value >= townPeople && peopleStems.has(placed.unit.stems);
  if (isOfTown && !isRoom) return null;
  const after = periodAt(words, ...behind(placed, end, said.next), said.next);
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

function inGroupsAt(words: readonly Word[], at: number): FoundSize | null {
  const said = groupsAt(words, at);
  if (said?.lessonsAt === undefined)
    return said && { ...said, unit: { stems: people, length: 1 }, noun: '', period: null, isRoom: true, at };
  const { lessonsAt, ...weekly } = said;
  const { stem: stems = '', said: noun = '' } = words[lessonsAt] ?? {};
  return { ...weekly, unit: { stems, length: 1 }, noun, period: 'week', isRoom: false, at };
}

/** The first of each place; a unit is counted once. */
export function findSizes(words: readonly Word[]): readonly FoundSize[] {
  const found: FoundSize[] = [];
  const taken = new Set<number>(numbersInNames(words));
  for (let at = 0; at < words.length; at += 1) {
    const size = taken.has(at)
      ? null
      : (inGroupsAt(words, at) ?? sizeAt(words, at) ?? halfAt(words, at) ?? peopleAt(words, at));
    if (size === null || size.words.some((one) => taken.has(one))) continue;
    found.push(size);
    for (const one of size.words) taken.add(one);
  }
  return withPlaces(words, found);
}
