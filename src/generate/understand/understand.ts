// Understands a line about a business: its trade, place and size, and when and how it is opened.
import type { Kind } from '#catalog/kind/kind.ts';
import type { City, Country } from '#catalog/places/place.ts';
import type { Language } from '#language/language.ts';
import { denialsIn, withoutDenied, withoutWords } from './denied.ts';
import { findOpening, findPremises, type Opening, onlineWords, type Premises } from './opening.ts';
import { findPlace, findUnknownPlace } from './place/find-place.ts';
import { withoutRent } from './rent-free.ts';
import { restOf } from './rest.ts';
import { namesOfNumbers } from './size/number-in-name.ts';
import { type FoundSize, findSizes, type Size, sizeIn } from './size/sizes.ts';
import { timesAndDistances } from './size/time-and-distance.ts';
import { type Story, storyOf } from './story/story.ts';
import { tradesTold } from './story/trades-told.ts';
import type { Line } from './trade/groups.ts';
import { areOf } from './trade/kind-index.ts';
import { kindsSoldThere } from './trade/sold-where.ts';
import { type ReadWord, readTerms } from './trade/terms.ts';
import { type Trades, tradesOf } from './trade/trades.ts';
import { kindsOfOne, whereDone } from './where-done.ts';
import { linkOf } from './words/links.ts';
import { attributes, isStopWord, plainWords } from './words/stop-words.ts';
import { mostChars, type Word, wordsOf } from './words/words.ts';

export interface Understood {
  /** The trade, then what it is combined with; empty where nothing was understood. */
  readonly kinds: readonly Kind[];
  readonly country: Country | null;
  readonly city: City | null;
  /** By unit of scale, converted; the one nearest the trade is first. */
  readonly sizes: readonly Size[];
  readonly premises: Premises | null;
  /** They cost no rent, and nobody said that they are owned. */
  readonly isRentFree?: boolean;
  readonly isOnline: boolean;
  readonly opening: Opening | null;
  /** The work of one person. */
  readonly isAlone: boolean;
  /** Where its owner lives. */
  readonly isAtHome?: boolean;
  /** At the customers'. */
  readonly isVisiting?: boolean;
  /** Words that were understood as nothing. */
  readonly rest: readonly string[];
  /** A place that was named, and is not in the catalogue. */
  readonly unknownPlace: string | null;
}

/** In place of what is denied. */
const commas = wordsOf(',');
const comma = { said: ',', form: ',', stem: ',', type: 'mark', value: 0, isCapital: false } as const;

/** What is asked for, not what it is for. */
const asked =
  /\b(?:(?:business|financial)[ -]+(?:plan|model)|cash[ -]?flow|p&l)\b|(?:бизнес[ -]+|финансов[а-я]+ )(?:план|модел)(?:а|у|ом|е|и|ь|ью)?(?![а-я])/giu;

/** Where the work is done, which is understood of the text itself. */
const visits = /\b(?:home|house)[ -](?:visits?|calls?)\b/giu;

interface KeptSizes {
  readonly sizes: readonly Size[];
  /** Words of those of which there is another already: 4 chairs, later 6 chairs. */
  readonly dropped: ReadonlySet<number>;
}

function sizesOf(found: readonly FoundSize[], kinds: readonly Kind[], headAt: number): KeptSizes {
  const [kind = null] = kinds;
  const nearest = [...found].sort((one, other) => Math.abs(one.at - headAt) - Math.abs(other.at - headAt));
  const sizes: Size[] = [];
  const dropped: number[] = [];
  for (const one of nearest) {
    const size = sizeIn(one, kind);
    const other = sizes.find(({ unit }) => unit === size?.unit);
    if (size !== null && other === undefined) sizes.push(size);
    else if (other?.count !== size?.count || size === null) dropped.push(...one.words);
  }
  return { sizes, dropped: new Set(dropped) };
}

/** They stand beside a size and say no more than it does. */
const besideSizes =
  /^(?:помещен|premise|площад|общ|total|area|capacity|вместимост|мощност|superficie|flache)/u;

export const isSilent = ({ type, form, said }: Word): boolean =>
  type === 'mark' ||
  isStopWord({ said }) ||
  plainWords.has(form) ||
  linkOf(said) !== null ||
  besideSizes.test(form);

export const isRest = ({ type, form }: Word, read: ReadWord | undefined): boolean =>
  type === 'number' || attributes.has(form) || read?.isTelling === true;

interface Finds {
  readonly place: ReturnType<typeof findPlace>;
  readonly opening: ReturnType<typeof findOpening>;
  readonly premises: ReturnType<typeof findPremises>;
  readonly sizes: readonly FoundSize[];
  readonly times: readonly number[];
}

function takenBy({ place, opening, premises, sizes, times }: Finds): Line['taken'] {
  return new Map([
    ...times.map((at) => [at, 'other'] as const),
    ...sizes.flatMap((size) => size.words.map((at) => [at, 'size'] as const)),
    ...(premises?.words ?? []).map((at) => [at, 'other'] as const),
    ...(opening?.words ?? []).map((at) => [at, 'other'] as const),
    ...(place?.words ?? []).map((at) => [at, 'place'] as const),
  ]);
}

/** What is taken for something else is not read as words of a trade. */
export const lineOf = (words: readonly Word[], taken: Line['taken']): Line => ({
  words,
  taken,
  read: readTerms(words, (at) => taken.has(at) && taken.get(at) !== 'size'),
});

/** Words that the kinds have in any of their phrases. */
export const wordsOfKinds = ({ read }: Line, kinds: readonly Kind[]): readonly number[] =>
  read.flatMap(({ terms }, at) => (terms.some(({ term }) => areOf(term, kinds)) ? [at] : []));

/** A line of nothing but a size may still say the trade: three groomers. */
function withoutSizes(taken: Line['taken']): Line['taken'] {
  return new Map([...taken].filter(([, as]) => as !== 'size'));
}

const isGrammar = (word: Word | undefined): boolean =>
  word !== undefined && (isStopWord(word) || linkOf(word.said) !== null);

/** With marks in place of what is not read. */
const masked = (words: readonly Word[], left: ReadonlySet<number> | undefined): readonly Word[] =>
  left === undefined || left.size === 0
    ? words
    : words.map((word, at) => (left.has(at) ? { ...word, ...comma } : word));

/** What somebody tells of others and of the past was understood as just that. */
const isOfStory = (story: Story | null, at: number): boolean =>
  story !== null && (story.notTrade.has(at) || story.notSize.has(at));

function findsOf(words: readonly Word[], story: Story | null): Finds {
  const ofBusiness = masked(words, story?.notSize);
  const place = findPlace(masked(words, story?.notPlace)) ?? findPlace(words);
  return {
    place,
    // Rio de Janeiro says nothing of January.
    opening: findOpening(masked(ofBusiness, new Set(place?.words))),
    premises: findPremises(words),
    sizes: findSizes(ofBusiness),
    times: timesAndDistances(words),
  };
}

/** Six motorhomes for hire are what is hired out, and how many. */
const isRental = ({ terms }: ReadWord): boolean => terms.some(({ term }) => term === '=rental');

function tradesIn(line: Line, story: Story | null, language: Language): Trades {
  const { words, read, taken } = line;
  const told = tradesTold(line, story, language);
  const isSizeAlone =
    told.kinds.length === 0 &&
    !read.some((one, at) => one.isTelling && !taken.has(at) && !isGrammar(words[at]) && !isRental(one));
  return isSizeAlone ? tradesOf(lineOf(words, withoutSizes(taken)), language) : told;
}

/** Words that say something, and of which nothing came. */
function leftIn(line: Line, story: Story | null, understood: readonly number[]): (at: number) => boolean {
  const { words, read } = line;
  const withouts = denialsIn(words, { taking: withoutWords }).flatMap((denied) => denied.words);
  const known = new Set([...understood, ...namesOfNumbers(words), ...withouts]);
  return (at) => {
    const word = words[at];
    if (word === undefined || known.has(at) || isOfStory(story, at)) return false;
    return !isSilent(word) && isRest(word, read[at]);
  };
}

export function understand(text: string, language: Language): Understood {
  const read = text.slice(0, mostChars);
  const { isRentFree, text: unpaid } = withoutRent(read);
  const other = unpaid.replace(asked, ' ').replace(visits, ' ');
  const words = withoutDenied(wordsOf(/\p{L}/u.test(other) ? other : read), commas);
  const story = storyOf(words);
  const { place, opening, premises, ...finds } = findsOf(words, story);
  const taken = takenBy({ place, opening, premises, ...finds });
  const line = lineOf(words, taken);
  const { kinds: trades, words: said } = tradesIn(line, story, language);
  const done = whereDone(read, trades[0]);
  const kinds = kindsOfOne(kindsSoldThere(trades, read), done);
  const online = onlineWords(words);
  const { sizes, dropped } = sizesOf(finds.sizes, kinds, said[0] ?? 0);
  const used = new Map([...taken].filter(([at]) => !dropped.has(at)));
  const isLeft = leftIn(line, story, [...used.keys(), ...said, ...online, ...wordsOfKinds(line, trades)]);
  const unknown = place ? null : findUnknownPlace(words, isLeft);
  return {
    kinds,
    ...{ country: place?.country ?? null, city: place?.city ?? null, sizes },
    premises: premises?.premises ?? null,
    ...(isRentFree && premises?.premises !== 'owned' && { isRentFree }),
    isOnline: online.length > 0,
    opening: opening && { month: opening.month, year: opening.year },
    rest: restOf(words, (at) => isLeft(at) && unknown?.words.includes(at) !== true, used),
    unknownPlace: unknown?.name ?? null,
    ...done,
  };
}
