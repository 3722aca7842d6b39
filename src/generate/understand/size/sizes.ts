// Finds the numbers of a line that say how large the business is, and what they count.
import type { Kind, ScaleUnit } from '#catalog/kind/kind.ts';
import { linkOf } from '../words/links.ts';
import { stemOf } from '../words/stems.ts';
import type { Word } from '../words/words.ts';
import { numbersInNames } from './number-in-name.ts';
import { saidNumber } from './numbers.ts';
import { timeOrDistance } from './time-and-distance.ts';
import { countedIn, isAmount, isMeasure, type UnitWord, unitAt } from './unit-words.ts';

const periods = { day: 30, week: 52 / 12, month: 1, year: 1 / 12 };
/** Of a month there are so many in it. */
export type Period = keyof typeof periods;

const periodWords: readonly (readonly [Period, RegExp])[] = [
  ['day', /^(?:days?|daily|день|сутки|ежедневно)$/u],
  ['week', /^(?:weeks?|weekly|неделю|еженедельно)$/u],
  ['month', /^(?:months?|monthly|месяц|ежемесячно)$/u],
  ['year', /^(?:years?|yearly|annually|год|ежегодно)$/u],
];
const beforePeriod = new Set('a per each every in / в за'.split(' '));

const periodOf = ({ form }: Pick<Word, 'form'>): Period | null =>
  periodWords.find(([, word]) => word.test(form))?.[0] ?? null;

export interface FoundSize {
  readonly count: number;
  readonly unit: UnitWord;
  /** How often, where it was said. */
  readonly period: Period | null;
  /** For so many people: what it has room for. */
  readonly isRoom: boolean;
  /** Where the number is. */
  readonly at: number;
  /** The words that it takes; those of a trade stay with the trade. */
  readonly words: readonly number[];
}

const money =
  /^(?:[€$£₽₺¥₴₸]|eur|euro|euros|usd|dollars?|gbp|pounds?|rub|rubles?|руб|рубл.*|р|тенге|гривен|грн|долларов|доллара|евро|try|lira|tl|reais|brl|kzt|aed|percent|pct|процент.*|%)$/u;
const ofMoney =
  /^(?:budget|invest.*|capital|loan|price|revenue|turnover|salary|cost|costs|бюджет.*|капитал.*|инвестиц.*|вложен.*|кредит.*|цен[аыуе]?|чек[аиу]?|выручк.*|оборот.*|зарплат.*|стоимост.*)$/u;
/** What follows them is counted by something that is no size. */
const ofTime =
  /^(?:years?|yrs?|months?|days?|weeks?|hours?|hrs?|minutes?|mins?|год.*|лет|месяц.*|дн.*|день|недел.*|час.*|минут.*|stars?|звезд.*|floors?|этаж.*|km|км|комнатн.*|percent|a|per)$/u;
/** Larger ones are held where the business is settled. */
const most = 1e11;
/** So many people are those of a town. */
const townPeople = 5000;
const wordsBetween = 2;

const isMark = (word: Word | undefined, marks: string): boolean =>
  word?.type === 'mark' && marks.includes(word.said);

function isMoney(words: readonly Word[], at: number, next: number): boolean {
  if (money.test(words[next]?.said ?? '') || money.test(words[at - 1]?.said ?? '')) return true;
  return words.slice(Math.max(0, at - 3), at).some(({ said }) => ofMoney.test(said));
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

function unitAfter(words: readonly Word[], start: number, count: number): Placed | null {
  for (let at = start; at <= start + wordsBetween; at += 1) {
    const word = words[at];
    if (word === undefined || word.type === 'number' || (word.type === 'mark' && at > start)) return null;
    if (linkOf(word.said) !== null || ofTime.test(word.form)) return null;
    const unit = unitAt(words, at);
    if (unit !== null) return lastOfRun(words, { unit, start: at }, count);
  }
  return null;
}

const people = stemOf('people');
const peopleStems = new Set(['people', 'человек'].map(stemOf));
const teams = new Set(['team', 'crew', 'staff', 'команда', 'коллектив', 'штат'].map(stemOf));

const masses = /^(?:seating|capacity|staff|area|team|crew|people|m2|sqm)$/u;

const isOneInEnglish = (word: Word | undefined): boolean =>
  word !== undefined && /^[a-z]+$/u.test(word.form) && !word.form.endsWith('s') && !masses.test(word.form);

/** “Seats: 40”, «мест 40», “a team of 5”. */
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
  return unit === null || isTrade || isOne ? null : { unit, start };
}

const range = (start: number, end: number): readonly number[] =>
  Array.from({ length: end - start }, (_, index) => start + index);

const forPeople = new Set(['for', 'на', 'для', 'para', 'für', 'pour', 'per']);

/** Neither -5 nor 1e99 is a size. */
const isNoCount = (words: readonly Word[], at: number): boolean =>
  (words[at]?.isGlued === true && /^[-−]$/u.test(words[at - 1]?.said ?? '')) ||
  (words[at + 1]?.isGlued === true && /^e\d/u.test(words[at + 1]?.said ?? ''));

/** What is so many in a month or in a day. */
const flows: ReadonlySet<ScaleUnit> = new Set([
  'orders',
  'visitors',
  'projects',
  'pupils',
  'units_a_day',
  'flats',
  'tonnes',
  'hectolitres',
]);

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
  const period = periodOf(words[at] ?? { form: '' });
  return { period, words: period === null ? [] : range(next, at + 1) };
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
  return { count: 0.5, unit: { stems, length: 1 }, period: null, isRoom: false, at, words: [at] };
}

function sizeAt(words: readonly Word[], at: number): FoundSize | null {
  if (isNoCount(words, at) || timeOrDistance(words, at) !== null) return null;
  const said = saidNumber(words, at);
  if (said === null || said.value <= 0 || said.value > most || isMoney(words, at, said.next)) return null;
  const after = unitAfter(words, said.next, said.value);
  const isYear = words[at]?.type === 'number' && said.value >= 1900 && said.value <= 2100;
  const named = after ?? (isYear ? null : unitBefore(words, at));
  if (named === null) return null;
  const placed = withoutPeriod(words, named);
  const end = placed.start + placed.unit.length;
  const isTrade = countedIn(placed.unit, null)?.unit === 'shops';
  const isRoom = forPeople.has(words[at - 1]?.said ?? '');
  const isOfTown = said.value >= townPeople && peopleStems.has(placed.unit.stems);
  if (isOfTown && !isRoom) return null;
  const { period, words: ofPeriod } = periodAt(words, placed.start, end, said.next);
  const own = [...range(at, said.next), ...(isTrade ? [] : range(placed.start, end)), ...ofPeriod];
  return { count: said.value, unit: placed.unit, period, isRoom, at, words: own };
}

/** The first of each place; a unit is counted once. */
export function findSizes(words: readonly Word[]): readonly FoundSize[] {
  const found: FoundSize[] = [];
  const taken = new Set<number>(numbersInNames(words));
  for (let at = 0; at < words.length; at += 1) {
    const size = taken.has(at) ? null : (sizeAt(words, at) ?? halfAt(words, at));
    if (size === null || size.words.some((one) => taken.has(one))) continue;
    found.push(size);
    for (const one of size.words) taken.add(one);
  }
  return found;
}

const peopleWords = new Set(
  ['people', 'person', 'человек', 'guests', 'гостей', 'pessoas', 'personas'].map(stemOf),
);
/** So many of whatever the trade is about. */
const measured: ReadonlySet<ScaleUnit> = new Set(['area', 'hectares', 'kilowatts', 'people']);
const pieceWords = new Set(
  ['штук', 'шт', 'pieces', 'units', 'items', 'pcs', 'stuck', 'piezas', 'pezzi', 'adet'].map(stemOf),
);
const roomUnits: ReadonlySet<ScaleUnit> = new Set([
  'seats',
  'places',
  'pupils',
  'members',
  'visitors',
  'beds',
]);

export interface Size {
  readonly unit: ScaleUnit;
  readonly count: number;
  /** What was said, where that cannot be modelled. */
  readonly asked?: number;
}

/** How often a kind counts what its size is; null where that does not come again. */
function periodOfScale({ scale: { unit, name } }: Kind): Period | null {
  const [, period] = / a (day|month|year)\b/u.exec(name[0]) ?? [];
  if (!flows.has(unit)) return null;
  return periodWords.find(([one]) => one === period)?.[0] ?? null;
}

const usualPeriodOf = (unit: ScaleUnit): Period => {
  if (unit === 'tonnes' || unit === 'hectolitres') return 'year';
  return unit === 'units_a_day' ? 'day' : 'month';
};

/** So many a month, where the kind counts them by the day, and the other way about. */
function inPeriodOf(size: Size, said: Period | null, kind: Kind | null): Size {
  if (said === null || kind === null) return size;
  const { unit, also = {} } = kind.scale;
  const isPieces = size.unit === 'orders' && said === 'day' && also.units_a_day !== undefined;
  if (isPieces && unit !== 'orders') return { ...size, unit: 'units_a_day' };
  const own = size.unit === unit ? periodOfScale(kind) : null;
  const wanted = own ?? (size.unit !== unit && flows.has(size.unit) ? usualPeriodOf(size.unit) : null);
  if (wanted === null || wanted === said) return size;
  return { ...size, count: Number(((size.count * periods[said]) / periods[wanted]).toPrecision(6)) };
}

/** What a size is in a business of this kind. */
export function sizeIn(found: FoundSize, kind: Kind | null): Size | null {
  const size = plainSizeIn(found, kind);
  return size && inPeriodOf(size, found.period, kind);
}

/** So many people are no staff: either nobody counts by them, or they would be those of a far larger business. */
const areGuests = (count: number, { scale: { unit, low, high, also = {} } }: Kind): boolean =>
  roomUnits.has(unit) && count >= low && (also.people === undefined || count * also.people > high);

function plainSizeIn({ unit, count, isRoom, period }: FoundSize, kind: Kind | null): Size | null {
  // Five people a day are guests, not staff.
  const isForPeople = (isRoom || period !== null) && peopleWords.has(unit.stems);
  if (isRoom && isForPeople && kind !== null && roomUnits.has(kind.scale.unit))
    return { unit: kind.scale.unit, count };
  if (kind !== null && peopleWords.has(unit.stems) && period === null && areGuests(count, kind))
    return { unit: kind.scale.unit, count };
  const counted = countedIn(unit, kind);
  if (counted === null) return null;
  const isPieces = pieceWords.has(unit.stems) && kind !== null && kind.scale.also?.units_a_day === undefined;
  if (isPieces && !measured.has(kind.scale.unit)) return { unit: kind.scale.unit, count };
  return {
    unit: isForPeople ? 'visitors' : counted.unit,
    count: Number((count * counted.times).toPrecision(9)),
  };
}
