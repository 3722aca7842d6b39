// Finds sizes that are said by those there are: twice as many seats, half the rooms, another van.
import type { Kind } from '#catalog/kind/kind.ts';
import { sizeIn } from '../understand/size/size-in-kind.ts';
import type { FoundSize } from '../understand/size/sizes.ts';
import { type UnitWord, unitAt } from '../understand/size/unit-words.ts';
import { isSilent, lineOf } from '../understand/understand.ts';
import type { Word } from '../understand/words/words.ts';
import { numberPattern, numberSaid, type Phrase, phrase, phraseIn, segmentsOf } from './said-phrases.ts';
import { namedKinds } from './wished-kinds.ts';

/** So many times what there is, or so many more. */
export type SizeChange = { readonly times: number } | { readonly plus: number };

export interface RelativeSize {
  readonly change: SizeChange;
  /** What is counted so; null where the part is named, or the whole business is meant. */
  readonly unit: UnitWord | null;
  readonly at: number;
  /** From one mark to the next. */
  readonly segment: readonly number[];
  readonly words: readonly number[];
  /** Nothing else is said beside it. */
  readonly isOfAll: boolean;
}

const up =
  /^(?:more|bigger|larger|greater|extra|additional|increas|rais|grow|expand|add|plus$|up$|больше|крупнее|увелич|расшир|вырас|добав|прибав|плюс$)/u;
const down =
  /^(?:fewer|few$|less|smaller|small$|little$|reduc|decreas|shrink|cut|lower|drop|remov|lose$|minus$|down$|меньше|мельче|уменьш|сократ|сокращ|сниз|урез|убер|убрать|убир|минус$)/u;

interface Pattern {
  readonly said: RegExp;
  /** Null where the direction decides, and none is said. */
  readonly read: (found: Phrase['groups'], direction: number) => SizeChange | null;
}

const by = '(?:(?:by|to|на|в|до) )?(?:the )?';
const manyTimes = (times: number) => (_: unknown, direction: number) => ({
  times: direction < 0 ? 1 / times : times,
});
/** Such a part of what there is; more or less by it where it says so. */
const byPart = (part: number, direction: number): SizeChange => ({ times: 1 + direction * part });
const parts: readonly (readonly [RegExp, number])[] = [
  [/^(?:third|трет)/u, 1 / 3],
  [/^(?:quarter|четверт)/u, 1 / 4],
  [/^(?:fifth|пят)/u, 1 / 5],
];
const partSaid = (said: string | undefined): number => parts.find(([one]) => one.test(said ?? ''))?.[1] ?? 0;

const patterns: readonly Pattern[] = [
  {
    said: phrase(`(?:by )?(?:на )?(?<n>[\\d.]+) (?:%|percent|per cent|pct|процент\\S*)`),
    read: ({ n }, direction) => (direction === 0 ? null : byPart(Number(n) / 100, direction)),
  },
  {
    said: phrase(`(?:(?<n>${numberPattern}) times|в (?<r>${numberPattern}) раза?)(?: as)?`),
    read: ({ n, r }, direction) => manyTimes(numberSaid(n ?? r))(null, direction),
  },
  {
    said: phrase(`(?:[xх×] ?(?<n>\\d+)|(?<r>\\d+) ?[xх×])`),
    read: ({ n, r }, direction) => manyTimes(Number(n ?? r))(null, direction),
  },
  { said: phrase('(?:twice|doubl\\S*|вдвое|удво\\S*|двойн\\S*)(?: as)?'), read: manyTimes(2) },
  { said: phrase('(?:thrice|tripl\\S*|trebl\\S*|втрое|утро\\S*)(?: as)?'), read: manyTimes(3) },
  { said: phrase('(?:quadrupl\\S*|вчетверо|учетвер\\S*)(?: as)?'), read: manyTimes(4) },
  {
    said: phrase(`(?:by|на|в) (?:a )?(?:half|половину|наполовину)`),
    read: (_, direction) => byPart(0.5, direction === 0 ? -1 : direction),
  },
  {
    said: phrase(
      `${by}(?<!(?:and a|с) )(?:half|halve\\S*|наполовину|пополам|половин\\S*)(?! (?:an? |гектар|час))(?: (?:of|as))?`,
    ),
    read: () => ({ times: 1 / 2 }),
  },
  {
    said: phrase(`${by}(?:(?:a|one|одну) )?(?<part>third|quarter|fifth|треть|четверть|пятую)`),
    read: ({ part }, direction) => (direction === 0 ? null : byPart(partSaid(part), direction)),
  },
  {
    said: phrase(`(?:by|на) (?<n>${numberPattern})`),
    read: ({ n }, direction) => (direction === 0 ? null : { plus: direction * numberSaid(n) }),
  },
];

/** “Ten more”, “another van”: without a unit right behind the number. */
const counts: readonly Pattern[] = [
  {
    said: phrase(
      `(?:(?:add|plus|another|еще|плюс|добавь(?:те)?) (?<n>${numberPattern})$|(?<r>${numberPattern}) (?:more|больше)$)`,
    ),
    read: ({ n, r }) => ({ plus: numberSaid(n ?? r) }),
  },
  {
    said: phrase(`(?:(?:minus|минус) (?<n>${numberPattern})$|(?<r>${numberPattern}) (?:fewer|less|меньше)$)`),
    read: ({ n, r }) => ({ plus: -numberSaid(n ?? r) }),
  },
];
const another = phrase('(?:another|an (?:extra|additional)|one more|еще(?: (?:один|одн[ауо]))?)');
const oneLess = phrase('(?:one (?:fewer|less)|минус (?:один|одн[ауо]))');

/** They say of a size no more than that it is one. */
const vague =
  /^(?:as|big|large|small|many|much|size|capacity|business|everything|all|whole|it|times|number|scale|больше|меньше|крупнее|мельче|размер|числ|количеств|вместимост|бизнес|все|всё|make|turn|set|сдела|давай|пусть|теперь|now|раз)/u;

function unitIn(
  words: readonly Word[],
  places: readonly number[],
  from: readonly number[],
  isCounted: (unit: UnitWord) => boolean,
): { readonly unit: UnitWord; readonly at: number } | null {
  const found = places.flatMap((at) => {
    const unit = from.includes(at) ? null : unitAt(words, at);
    return unit !== null && isCounted(unit) ? [{ unit, at }] : [];
  });
  const [start = 0] = from;
  // “Expand the café by 20 seats” is by seats, and by no cafés.
  const distance = ({ at }: { at: number }) =>
    Math.min(...from.map((one) => Math.abs(at - one))) + (at < start ? 0.5 : 0);
  return [...found].sort((one, other) => distance(one) - distance(other))[0] ?? null;
}

/** As if one of them had been counted. */
export const oneOf = (unit: UnitWord, at: number): FoundSize => ({
  ...{ count: 1, unit, noun: '', period: null, isRoom: false, at, words: [at] },
});

function changeIn(
  words: readonly Word[],
  segment: readonly number[],
): { readonly change: SizeChange; readonly words: readonly number[] } | null {
  const formAt = (at: number): string => words[at]?.form ?? '';
  const isDown = segment.some((at) => down.test(formAt(at)));
  const direction = isDown ? -1 : Number(segment.some((at) => up.test(formAt(at))));
  for (const { said, read } of [...patterns, ...counts]) {
    const found = phraseIn(words, said, segment);
    const change = found && read(found.groups, direction);
    if (found && change) return { change, words: found.words };
  }
  return null;
}

/** A unit has to follow: another restaurant is no size. */
function oneMoreIn(
  words: readonly Word[],
  segment: readonly number[],
  isCounted: (unit: UnitWord) => boolean,
): Omit<RelativeSize, 'isOfAll' | 'segment'> | null {
  const more = phraseIn(words, another, segment);
  const found = more ?? phraseIn(words, oneLess, segment);
  const at = (found?.words.at(-1) ?? 0) + 1;
  const unit = found && unitAt(words, at);
  if (!found || !unit || !isCounted(unit)) return null;
  const own = Array.from({ length: unit.length }, (_, index) => at + index);
  return { change: { plus: more ? 1 : -1 }, unit, at, words: [...found.words, ...own] };
}

const isTold = (word: Word | undefined): boolean =>
  word === undefined || isSilent(word) || vague.test(word.form) || up.test(word.form) || down.test(word.form);

function relativeIn(
  words: readonly Word[],
  segment: readonly number[],
  isCounted: (unit: UnitWord) => boolean,
): RelativeSize | null {
  const oneMore = oneMoreIn(words, segment, isCounted);
  if (oneMore) return { ...oneMore, segment, isOfAll: false };
  const found = changeIn(words, segment);
  if (!found) return null;
  const unit = unitIn(words, segment, found.words, isCounted);
  const ofUnit = unit ? Array.from({ length: unit.unit.length }, (_, index) => unit.at + index) : [];
  const own = [...found.words, ...ofUnit];
  const others = segment.filter((at) => !own.includes(at));
  const directions = others.filter((at) => isTold(words[at]));
  return {
    ...{ change: found.change, unit: unit?.unit ?? null, at: unit?.at ?? found.words[0] ?? 0, segment },
    words: [...own, ...directions],
    isOfAll: directions.length === others.length,
  };
}

/** What there is grows by so many, whatever else is named beside it. */
const growing = /^(?:increas|rais|grow|expand|увелич|расшир|вырас)/u;

/** «Добавить гостиницу на 10 номеров»: so many are those of the part that comes. */
function isOfNewPart(
  { change, words: own, segment }: RelativeSize,
  words: readonly Word[],
  kinds: readonly Kind[],
  language: string,
): boolean {
  const start = own[0] ?? 0;
  if (!('plus' in change) || words[start]?.said !== 'на') return false;
  const before = segment.filter((at) => at < start).flatMap((at) => words[at] ?? []);
  if (before.some(({ form }) => growing.test(form))) return false;
  return namedKinds(lineOf(before, new Map()), language, false).kinds.some((kind) => !kinds.includes(kind));
}

/** Of a business that consists of these kinds: at most one in each part of the line. */
export function relativeSizes(
  words: readonly Word[],
  kinds: readonly Kind[],
  isOther: (unit: UnitWord) => boolean,
  language: string,
): readonly RelativeSize[] {
  const isCounted = (unit: UnitWord): boolean =>
    isOther(unit) ||
    kinds.some((kind) => {
      const size = sizeIn(oneOf(unit, 0), kind);
      return size !== null && (size.unit === kind.scale.unit || kind.scale.also?.[size.unit] !== undefined);
    });
  return segmentsOf(words)
    .flatMap((segment) => relativeIn(words, segment, isCounted) ?? [])
    .filter((one) => !isOfNewPart(one, words, kinds, language));
}
