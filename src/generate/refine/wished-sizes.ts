// Reads the sizes of a line, each as that of the part which is counted so: 30 rooms, ten more seats.

import { eachPerson } from '#catalog/kind/each-person.ts';
import type { Kind } from '#catalog/kind/kind.ts';
import type { Part } from '../business/business.ts';
import { heldSize, mostSizeOf } from '../business/size-limits.ts';
import { sizeOf } from '../settle-sizes.ts';
import { flows } from '../understand/size/periods.ts';
import { eachIn, type Size, sizeIn } from '../understand/size/size-in-kind.ts';
import type { FoundSize } from '../understand/size/sizes.ts';
import { countedIn, type UnitWord } from '../understand/size/unit-words.ts';
import { linkOf } from '../understand/words/links.ts';
import { type Word, wordsOf } from '../understand/words/words.ts';
import { asOften } from './as-often.ts';
import type { SizeChange } from './relative-sizes.ts';
import { isRemark, type Remark } from './remarks.ts';

export interface WishedSize {
  readonly kind: Kind;
  /** In what the kind is counted in. */
  readonly count: number;
  readonly said: Size;
}

export interface SizedParts {
  readonly kinds: readonly Kind[];
  /** As they are so far. */
  readonly parts: readonly Part[];
  /** Where the line names a kind. */
  readonly named: ReadonlyMap<Kind, readonly number[]>;
}

export interface ReadSizes {
  readonly sizes: readonly WishedSize[];
  /** What cannot be, or is not a size. */
  readonly remarks: readonly Remark[];
  /** The words of the line that say them. */
  readonly words: readonly number[];
}

export const noSizes: ReadSizes = { sizes: [], remarks: [], words: [] };

const more = /^(?:more|additional|extra|another|further|add|adding|plus|еще|дополнительн|добав|плюс|\+)/u;
const moreBehind = /^больше$/u;
const less =
  /^(?:fewer|less|меньше|менее|minus|cut|drop|remove|lose|минус|убер.*|убира.*|убрать|сократи.*)$/u;
const lone = /^(?:but|to|it|only|just|be|а|до|на|это|будет|только|:|=)$/u;
const behindLone = /^(?:instead|now|теперь)$/u;
/** Of a size that people tell. */
const mostRounding = 0.1;
const firstYear = 1900;
const lastYear = 2100;

export interface Fitting {
  readonly kind: Kind;
  readonly size: Size;
  /** Of the kind's own unit. */
  readonly each: number;
  /** People, of a kind that is counted in something else. */
  readonly isStaff?: boolean;
}

const stemsOf = (said: string): string =>
  wordsOf(said)
    .map(({ stem }) => stem)
    .join(' ');

/** Treatment rooms are rooms, but the rooms of a hotel are called so. */
export function fittingOf(found: FoundSize, kinds: readonly Kind[]): readonly Fitting[] {
  const fitting = kinds.flatMap((kind): readonly Fitting[] => {
    const size = sizeIn(found, kind);
    const each = size === null ? undefined : eachIn(kind, size);
    return size === null || each === undefined ? [] : [{ kind, size, each }];
  });
  const isCalledSo = ({ kind }: Fitting): boolean =>
    kind.scale.counted.some((forms) => forms.split('|').some((form) => stemsOf(form) === found.unit.stems));
  const named = fitting.filter(isCalledSo);
  return named.length > 0
    ? named
    : [...fitting].sort((one, other) => Number(one.each !== 1) - Number(other.each !== 1));
}

/** The part that is named just before it, or right after it. */
export function nearestOf(
  fitting: readonly Fitting[],
  { at, words: own }: FoundSize,
  words: readonly Word[],
  { named }: SizedParts,
): Fitting | undefined {
  const end = own.at(-1) ?? at;
  const isRightAfter = (place: number): boolean =>
    place > end &&
    words.slice(end + 1, place).every(({ said }) => !['comma', 'and', 'with'].includes(linkOf(said) ?? ''));
  const distances = fitting.flatMap((one) =>
    (named.get(one.kind) ?? [])
      .filter((place) => place < at || isRightAfter(place))
      .map((place) => ({ one, distance: Math.abs(place - at) })),
  );
  return distances.sort((one, other) => one.distance - other.distance)[0]?.one;
}

/** Ten more rooms, five rooms fewer: beside the number, or behind what it counts. */
function signOf(
  { at, words: own }: FoundSize,
  words: readonly Word[],
): { sign: number; words: readonly number[] } {
  const beside = [at - 1, at + 1, (own.at(-1) ?? at) + 1].filter(
    (place) => !own.includes(place) || place === at + 1,
  );
  const isThan = (place: number): boolean => /^(?:than|чем)$/u.test(words[place + 1]?.said ?? '');
  const isMore = (one: number): boolean =>
    more.test(words[one]?.form ?? '') || (one > at && moreBehind.test(words[one]?.form ?? ''));
  const place = beside.find((one) => (isMore(one) || less.test(words[one]?.form ?? '')) && !isThan(one));
  if (place === undefined) return { sign: 0, words: [] };
  return { sign: less.test(words[place]?.form ?? '') ? -1 : 1, words: [place] };
}

const exact = (count: number): number => Number(count.toPrecision(9));

export const isOfPeople = (unit: UnitWord): boolean => countedIn(unit, null)?.unit === 'people';

/** Whether people say how large a part is: nobody has said it in anything else. */
const isOfStaff = ({ isSizeSaid, said }: Part): boolean => isSizeSaid !== true || said?.unit === 'people';

/** Six bakers are one bakery. */
export function staffOf(found: FoundSize, { kinds, parts }: SizedParts): Fitting | Remark | null {
  const [kind] = kinds;
  if (!kind || !isOfPeople(found.unit)) return null;
  const part = parts.find((one) => one.kind === kind);
  if (part && !isOfStaff(part)) return { about: 'staff', kind, size: part.size };
  const each = eachPerson(kind, found.count);
  return each === undefined
    ? null
    : { kind, size: { unit: 'people', count: found.count }, each, isStaff: true };
}

/** Whether so many people make another size; six bakers and eight both are one bakery. */
const isToldByStaff = (kind: Kind, count: number): boolean =>
  Math.abs(sizeOf(kind, count) / count - 1) <= mostRounding;

/** As much as can be modelled, and with it what was asked for where that is more. */
function heldCount({ kind, size, each }: Fitting): Pick<WishedSize, 'count' | 'said'> {
  const { unit, count, counted } = size;
  const own = exact(count * each);
  const isPlain = each === 1 && !counted;
  if (own <= mostSizeOf(kind)) return { count: own, said: isPlain ? { unit, count: own } : size };
  const held = heldSize(kind, { unit, each, count });
  return { count: exact(held.count * each), said: { ...size, count: held.count, asked: count } };
}

/** What a change leaves; null where nothing would be left. */
function countAfter(old: number, change: SizeChange, kind: Kind): number | null {
  const after = 'times' in change ? old * change.times : old + change.plus;
  if (!(after > 0)) return null;
  // Half of one van is one.
  return sizeOf(kind, sizeOf(kind, 1.4) === 1 && old >= 1 ? Math.max(1, exact(after)) : exact(after));
}

/** So many bottles a year stay bottles a year. */
function inItsWords(kind: Kind, parts: readonly Part[]): Fitting {
  const said = parts.find((part) => part.kind === kind)?.said;
  if (!said || !(said.counted || flows.has(said.unit)))
    return { kind, size: { unit: kind.scale.unit, count: 1 }, each: 1 };
  const { unit, each, counted, count } = said;
  return { kind, size: { unit, count, ...(counted && { counted }) }, each };
}

/** As many more, or so many times as many, of what was said. */
function changedInWords(
  { size, each: one }: Fitting,
  change: SizeChange,
  { kind, size: said, each }: Fitting,
): Fitting | null {
  if (said.unit === kind.scale.unit && !said.counted) return null;
  if ('plus' in change && size.unit !== said.unit) return null;
  const after = 'plus' in change ? said.count + (change.plus * one) / each : said.count * change.times;
  const count = after >= 1 ? Math.round(after) : exact(after);
  return count > 0 ? { kind, size: { ...said, count }, each } : null;
}

/** A part that is so many times as large as it is, or so much larger. */
export function changedSize(
  fitting: Fitting,
  change: SizeChange,
  parts: readonly Part[],
): WishedSize | Remark {
  const { kind, each, isStaff = false } = fitting;
  const old = parts.find((part) => part.kind === kind)?.size ?? 0;
  if (isStaff && 'plus' in change) {
    const people = Math.max(1, Math.round(old / each)) + change.plus;
    if (people <= 0) return { about: 'too-few', kind, size: old };
    if (!isToldByStaff(kind, people * each)) return { about: 'staff', kind, size: old };
    return { kind, count: exact(people * each), said: { unit: 'people', count: people } };
  }
  const own = 'plus' in change ? { plus: change.plus * each } : change;
  const inWords = changedInWords(fitting, change, inItsWords(kind, parts));
  if (inWords) return { kind, ...heldCount(inWords) };
  const count = countAfter(old, own, kind);
  return count === null
    ? { about: 'too-few', kind, size: old }
    : { kind, ...heldCount({ kind, size: { unit: kind.scale.unit, count }, each: 1 }) };
}

function wishedSize(fitting: Fitting, sign: number, parts: readonly Part[]): WishedSize | Remark | null {
  const { kind, size } = fitting;
  if (sign !== 0) return changedSize(fitting, { plus: sign * size.count }, parts);
  const held = heldCount(fitting);
  const { count } = held;
  if (!(count > 0)) return null;
  if (fitting.isStaff === true && !isToldByStaff(kind, count))
    return { about: 'staff', kind, size: parts.find((part) => part.kind === kind)?.size ?? 1 };
  return { kind, ...held };
}

/** A part has one size: the first that is said of it. */
export function sizesFor(found: readonly FoundSize[], words: readonly Word[], sized: SizedParts): ReadSizes {
  const sizes: WishedSize[] = [];
  const remarks: Remark[] = [];
  const taken: number[] = [];
  for (const one of found.map((size) => asOften(size, sized.parts))) {
    const free = sized.kinds.filter((kind) => !sizes.some((size) => size.kind === kind));
    const fitting = fittingOf(one, free);
    const nearest =
      nearestOf(fitting, one, words, sized) ?? fitting[0] ?? staffOf(one, { ...sized, kinds: free });
    const { sign, words: signs } = signOf(one, words);
    const size = nearest && !isRemark(nearest) ? wishedSize(nearest, sign, sized.parts) : nearest;
    if (!size) continue;
    if (isRemark(size)) remarks.push(size);
    else sizes.push(size);
    taken.push(...one.words, ...signs);
  }
  return { sizes, remarks, words: taken };
}

/** “Make it 30”: a number alone is that of the trade, or of what was denied just before. */
export function loneSize(
  words: readonly Word[],
  isTaken: (at: number) => boolean,
  sized: SizedParts,
  denied: FoundSize | undefined,
): ReadSizes {
  const at = words.findIndex(({ type, value }, place) => {
    const [before, next] = [words[place - 1]?.said ?? '', words[place + 1]];
    const isAlone =
      place === 0 || lone.test(before) || behindLone.test(next?.said ?? '') || linkOf(before) === 'comma';
    const isEnd = next === undefined || next.said === ',' || behindLone.test(next.said);
    const isYear = value >= firstYear && value <= lastYear;
    return type === 'number' && value > 0 && isAlone && isEnd && !isYear && !isTaken(place);
  });
  const [trade] = sized.kinds;
  const count = words[at]?.value;
  if (trade === undefined || count === undefined || words[at - 1]?.said === '-') return noSizes;
  const [of] = denied ? fittingOf({ ...denied, count }, sized.kinds) : [];
  const own = inItsWords(trade, sized.parts);
  const size = wishedSize(of ?? { ...own, size: { ...own.size, count } }, 0, sized.parts);
  return size && !isRemark(size) ? { sizes: [size], remarks: [], words: [at] } : noSizes;
}
