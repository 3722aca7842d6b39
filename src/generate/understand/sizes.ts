// Finds the numbers of a line that say how large the business is, and what they count.
import type { Kind, ScaleUnit } from '#catalog/kind/kind.ts';
import { linkOf } from './links.ts';
import { numberWords } from './number-words.ts';
import { stemOf } from './stems.ts';
import { countedIn, type UnitWord, unitAt } from './unit-words.ts';
import type { Word } from './words.ts';

export interface FoundSize {
  readonly count: number;
  readonly unit: UnitWord;
  /** For so many people: what it has room for. */
  readonly isRoom: boolean;
  /** Where the number is. */
  readonly at: number;
  /** The words that it takes; those of a trade stay with the trade. */
  readonly words: readonly number[];
}

const multipliers: Readonly<Record<string, number>> = {
  ...{ k: 1e3, к: 1e3, тыс: 1e3, тысяч: 1e3, тысяча: 1e3, тысячи: 1e3, thousand: 1e3, mil: 1e3, mille: 1e3 },
  ...{ hundred: 100, million: 1e6, mln: 1e6, млн: 1e6, миллион: 1e6, миллиона: 1e6, миллионов: 1e6 },
};
const money =
  /^(?:[€$£₽₺¥₴₸]|eur|euro|euros|usd|dollars?|gbp|pounds?|rub|rubles?|руб|рубл.*|р|тенге|гривен|грн|долларов|доллара|евро|try|lira|tl|reais|brl|kzt|aed|percent|pct|процент.*|%)$/u;
const ofMoney =
  /^(?:budget|invest.*|capital|loan|price|revenue|turnover|salary|cost|costs|бюджет.*|капитал.*|инвестиц.*|вложен.*|кредит.*|цен[аыуе]?|чек[аиу]?|выручк.*|оборот.*|зарплат.*|стоимост.*)$/u;
/** What follows them is counted by something that is no size. */
const ofTime =
  /^(?:years?|yrs?|months?|days?|weeks?|hours?|hrs?|minutes?|mins?|год.*|лет|месяц.*|дн.*|день|недел.*|час.*|минут.*|stars?|звезд.*|floors?|этаж.*|km|км|комнатн.*|percent|a|per)$/u;
const most = 1e9;
const wordsBetween = 2;

const isMark = (word: Word | undefined, marks: string): boolean =>
  word?.type === 'mark' && marks.includes(word.said);

interface Said {
  readonly value: number;
  /** The word after it. */
  readonly next: number;
}

function saidNumber(words: readonly Word[], at: number): Said | null {
  const word = words[at];
  if (!word) return null;
  const value = word.type === 'number' ? word.value : numberWords[word.form];
  if (value === undefined) return null;
  const multiplier = multipliers[words[at + 1]?.form ?? ''];
  const hasStop = words[at + 2]?.said === '.' && words[at + 1]?.form === 'тыс';
  if (multiplier === undefined) return { value, next: at + 1 };
  return { value: value * multiplier, next: at + (hasStop ? 3 : 2) };
}

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
    isOne && count !== 1 && !words[start]?.isGlued && linkOf(words[next]?.said ?? '') === null
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

/** “Seats: 40”, «мест 40», “a team of 5”. */
function unitBefore(words: readonly Word[], at: number): Placed | null {
  const isJoined = isMark(words[at - 1], ':-–—=') || ['of', 'из'].includes(words[at - 1]?.said ?? '');
  const start = isJoined ? at - 2 : at - 1;
  const unit = start >= 0 ? unitAt(words.slice(0, start + 1), start) : null;
  return unit === null ? null : { unit, start };
}

const range = (start: number, end: number): readonly number[] =>
  Array.from({ length: end - start }, (_, index) => start + index);

const forPeople = new Set(['for', 'на', 'для', 'para', 'für', 'pour', 'per']);

function sizeAt(words: readonly Word[], at: number): FoundSize | null {
  const said = saidNumber(words, at);
  if (said === null || said.value <= 0 || said.value > most || isMoney(words, at, said.next)) return null;
  const after = unitAfter(words, said.next, said.value);
  const isYear = words[at]?.type === 'number' && said.value >= 1900 && said.value <= 2100;
  const placed = after ?? (isYear ? null : unitBefore(words, at));
  if (placed === null) return null;
  const end = placed.start + placed.unit.length;
  const isTrade = countedIn(placed.unit, null)?.unit === 'shops';
  const isRoom = forPeople.has(words[at - 1]?.said ?? '');
  const own = [...range(at, said.next), ...(isTrade ? [] : range(placed.start, end))];
  return { count: said.value, unit: placed.unit, isRoom, at, words: own };
}

/** The first of each place; a unit is counted once. */
export function findSizes(words: readonly Word[]): readonly FoundSize[] {
  const found: FoundSize[] = [];
  const taken = new Set<number>();
  for (let at = 0; at < words.length; at += 1) {
    const size = taken.has(at) ? null : sizeAt(words, at);
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
const pieceWords = new Set(['штук', 'шт', 'pieces', 'units', 'items', 'pcs'].map(stemOf));
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
}

/** What a size is in a business of this kind. */
export function sizeIn({ unit, count, isRoom }: FoundSize, kind: Kind | null): Size | null {
  const isForPeople = isRoom && peopleWords.has(unit.stems);
  if (isForPeople && kind !== null && roomUnits.has(kind.scale.unit)) return { unit: kind.scale.unit, count };
  const counted = countedIn(unit, kind);
  if (counted === null) return null;
  const isPieces = pieceWords.has(unit.stems) && kind !== null && kind.scale.also?.units_a_day === undefined;
  if (isPieces && !measured.has(kind.scale.unit)) return { unit: kind.scale.unit, count };
  return {
    unit: isForPeople ? 'visitors' : counted.unit,
    count: Number((count * counted.times).toPrecision(9)),
  };
}
