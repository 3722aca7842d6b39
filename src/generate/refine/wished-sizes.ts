// Reads the sizes of a line, each as that of the part which is counted so: 30 rooms, ten more seats.
import type { Kind, ScaleUnit } from '#catalog/kind/kind.ts';
import type { Part } from '../business/business.ts';
import { type FoundSize, type Size, sizeIn } from '../understand/size/sizes.ts';
import { linkOf } from '../understand/words/links.ts';
import { type Word, wordsOf } from '../understand/words/words.ts';

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
  /** The words of the line that say them. */
  readonly words: readonly number[];
}

const mostSize = 1_000_000;
const more = /^(?:more|additional|extra|another|further|add|adding|plus|еще|дополнительн|добав|плюс|\+)/u;
const less = /^(?:fewer|less|меньше|менее)$/u;
const lone = /^(?:but|to|it|only|just|be|а|до|на|это|будет|только|:|=)$/u;
const behindLone = /^(?:instead|now|теперь)$/u;
const firstYear = 1900;
const lastYear = 2100;

interface Fitting {
  readonly kind: Kind;
  readonly size: Size;
  /** Of the kind's own unit. */
  readonly each: number;
}

const eachOf = ({ scale }: Kind, unit: ScaleUnit): number | undefined =>
  unit === scale.unit ? 1 : scale.also?.[unit];

const stemsOf = (said: string): string =>
  wordsOf(said)
    .map(({ stem }) => stem)
    .join(' ');

/** Treatment rooms are rooms, but the rooms of a hotel are called so. */
function fittingOf(found: FoundSize, kinds: readonly Kind[]): readonly Fitting[] {
  const fitting = kinds.flatMap((kind): readonly Fitting[] => {
    const size = sizeIn(found, kind);
    const each = size === null ? undefined : eachOf(kind, size.unit);
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
function nearestOf(
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
  const place = beside.find(
    (one) => (more.test(words[one]?.form ?? '') || less.test(words[one]?.form ?? '')) && !isThan(one),
  );
  if (place === undefined) return { sign: 0, words: [] };
  return { sign: less.test(words[place]?.form ?? '') ? -1 : 1, words: [place] };
}

const exact = (count: number): number => Number(Math.min(mostSize, count).toPrecision(9));

function wishedSize({ kind, size, each }: Fitting, sign: number, parts: readonly Part[]): WishedSize | null {
  const { unit } = kind.scale;
  const old = parts.find((part) => part.kind === kind)?.size ?? 0;
  const count = exact(sign === 0 ? size.count * each : old + sign * size.count * each);
  if (!(count > 0)) return null;
  const isAsSaid = sign === 0 && count === size.count * each;
  return { kind, count, said: isAsSaid ? size : { unit, count } };
}

/** A part has one size: the first that is said of it. */
export function sizesFor(found: readonly FoundSize[], words: readonly Word[], sized: SizedParts): ReadSizes {
  const sizes: WishedSize[] = [];
  const taken: number[] = [];
  for (const one of found) {
    const free = sized.kinds.filter((kind) => !sizes.some((size) => size.kind === kind));
    const fitting = fittingOf(one, free);
    const nearest = nearestOf(fitting, one, words, sized) ?? fitting[0];
    const { sign, words: signs } = signOf(one, words);
    const size = nearest ? wishedSize(nearest, sign, sized.parts) : null;
    if (!size) continue;
    sizes.push(size);
    taken.push(...one.words, ...signs);
  }
  return { sizes, words: taken };
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
  if (trade === undefined || count === undefined || words[at - 1]?.said === '-')
    return { sizes: [], words: [] };
  const [of] = denied ? fittingOf({ ...denied, count }, sized.kinds) : [];
  const size = wishedSize(
    of ?? { kind: trade, size: { unit: trade.scale.unit, count }, each: 1 },
    0,
    sized.parts,
  );
  return size ? { sizes: [size], words: [at] } : { sizes: [], words: [] };
}
