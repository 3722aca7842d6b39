// Understands a line about a business: its trade, place and size, and when and how it is opened.
import type { Kind } from '#catalog/kind/kind.ts';
import type { City, Country } from '#catalog/places/place.ts';
import type { Language } from '#language/language.ts';
import { beginsWithKept, isGrammar } from './begins-with-kept.ts';
import { clean } from './clean.ts';
import { countedPeople } from './counted-people.ts';
import { denialsIn, withoutDenied, withoutWords } from './denied.ts';
import { currencyOfAmounts } from './money-sign.ts';
import { findOpening, findPremises, type Opening, onlineWords, type Premises } from './opening.ts';
import { withoutOwned } from './owned-said.ts';
import { countryOfSpeech } from './place/country-of-speech.ts';
import { findPlace, findUnknownPlace } from './place/find-place.ts';
import type { SaidPrice } from './price/said-price.ts';
import { type FoundRent, withoutRent } from './rent-free.ts';
import { restOf } from './rest.ts';
import { sizesOf } from './size/kept-sizes.ts';
import { ofKiosk } from './size/kiosks.ts';
import { namesOfNumbers } from './size/number-in-name.ts';
import type { Size } from './size/size-in-kind.ts';
import { type FoundSize, findSizes } from './size/sizes.ts';
import { timesAndDistances } from './size/time-and-distance.ts';
import { withCustomers } from './sold/customers-said.ts';
import { kindsOfTheirOwn } from './sold/said-beside.ts';
import { kindsServed } from './sold/served-where.ts';
import { type Story, storyOf } from './story/story.ts';
import { tradesTold } from './story/trades-told.ts';
import { isNobodys } from './talk/nobodys.ts';
import { withoutTalk } from './talk/talk.ts';
import { anyShop } from './trade/any-shop.ts';
import { kindsEarnedSo } from './trade/earned-how.ts';
import type { Line } from './trade/groups.ts';
import { areOf, kindIndex } from './trade/kind-index.ts';
import { orOneWord } from './trade/one-word.ts';
import { kindsLetToDrivers, kindsSoldOnline, kindsSoldThere } from './trade/sold-where.ts';
import { type ReadWord, readTerms } from './trade/terms.ts';
import { deedTold } from './trade/told-by-deeds.ts';
import { type Trades, tradesOf } from './trade/trades.ts';
import { kindsOfOne, type WhereDone, whereDone } from './where-done.ts';
import { letByNight, withBedrooms } from './with-bedrooms.ts';
import { coffeeTakenAway, withoutSaid } from './without-said.ts';
import { withoutSizes } from './without-sizes.ts';
import { linkOf } from './words/links.ts';
import { attributes, isStopWord, plainWords } from './words/stop-words.ts';
import { mostChars, type Word, wordsOf } from './words/words.ts';
import { wordsOfWay } from './words-of-way.ts';

export interface Understood extends Pick<FoundRent, 'figures' | 'busy' | 'open'> {
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
  /** What it does not have, as phrases that its lines may be called by. */
  readonly without?: readonly string[];
  /** The id of the country of most who write so; only where no place is named. */
  readonly speech?: string;
  /** Words that were understood as nothing. */
  readonly rest: readonly string[];
  /** A place that was named, and is not in the catalogue. */
  readonly unknownPlace: string | null;
  /** The code of the currency that amounts in the line are in. */
  readonly currency?: string;
  /** What it says that things cost. */
  readonly prices?: readonly SaidPrice[];
}

/** In place of what is denied. */
const commas = wordsOf(',');
const comma = { said: ',', form: ',', stem: ',', type: 'mark', value: 0, isCapital: false } as const;

/** They stand beside a size or people and say no more than those do. */
const besideSizes =
  /^(?:помещен|premise|площад|общ|total|area|capacity|senior|junior|старш|младш|staff$|штате$|вместимост|мощност|venues?$|superficie|flache)/u;

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

/** Machines of a sort that says the trade, such as vending machines, wherever they stand. */
const countsThings = ({ words, taken }: Line): boolean =>
  words.some(
    ({ form }, at) =>
      (taken.get(at) === 'size' || taken.get(at - 1) === 'size') &&
      /^(?:vending|coffee|snack|slot|вендинг|автомат|кофейн|снеков|торгов|portable|биотуал)/u.test(form),
  );

function tradesOfPeople(line: Line, language: Language): Trades {
  const people = new Set(countedPeople(line));
  if (people.size === 0) return { kinds: [], words: [] };
  const others = line.words.flatMap((_, at) => (people.has(at) ? [] : [at]));
  return tradesOf(lineOf(masked(line.words, new Set(others)), withoutSizes(line)), language);
}

/** What is told of; else what is counted, since three groomers groom; else any shop. */
function tradesIn(line: Line, story: Story | null, language: Language): Trades {
  const { words, read, taken } = line;
  const told = tradesTold(line, story, language);
  const isCountedFirst = taken.get(0) === 'size' && countsThings(line);
  if (told.kinds.length > 0 && !isCountedFirst) return told;
  const isSizeAlone = !read.some(
    (one, at) => one.isTelling && !taken.has(at) && !isGrammar(words[at]) && !isRental(one),
  );
  const isHired = read.some((one, at) => !taken.has(at) && isRental(one));
  const isCounted =
    isSizeAlone || countsThings(line) || (told.kinds.length === 0 && (isHired || beginsWithKept(line)));
  const counted = isCounted ? tradesOf(lineOf(words, withoutSizes(line)), language) : told;
  if (counted.kinds.length > 0) return counted;
  if (told.kinds.length > 0) return told;
  const ofPeople = tradesOfPeople(line, language);
  return ofPeople.kinds.length > 0 ? ofPeople : anyShop(line);
}

/** As its words say it, or as somebody tells what is done. */
function tradesOrDeed(line: Line, text: string, story: Story | null, language: Language): Trades {
  if (isNobodys(text, line.words, kindIndex())) return { kinds: [], words: [] };
  const trades = tradesIn(line, story, language);
  const deed = deedTold(text, trades.kinds);
  if (deed === null) return orOneWord(trades, line, text);
  const told = new Set(wordsOf(deed.said).map(({ form }) => form));
  const words = line.words.flatMap(({ form, type }, at) => (type === 'word' && told.has(form) ? [at] : []));
  return { kinds: [deed.kind], words };
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

/** What was said to a machine or to nobody, where it is all that was said. */
const idleWords = (kinds: readonly Kind[], all: string, spoken: string): readonly string[] =>
  kinds.length > 0 || all === spoken
    ? []
    : wordsOf(all).flatMap((word) => (word.type === 'word' && !isSilent(word) ? [word.said] : []));

/** As it is told where and how they sell. */
const soldHow = (trades: readonly Kind[], done: WhereDone, text: string, sizes: Finds['sizes']) => {
  const own = kindsServed(kindsOfTheirOwn(kindsSoldThere(trades, text), text), text, sizes);
  const there = kindsOfOne(coffeeTakenAway(own, text), done);
  return letByNight(withBedrooms(there, text), text);
};

export const understand = (text: string, language: Language): Understood =>
  withCustomers(text.slice(0, mostChars), (line) => understoodIn(line, language));

function understoodIn(read: string, language: Language): Understood {
  const { isOwned, text: ofOthers } = withoutOwned(read);
  const { isRentFree, text: unpaid, ...numbers } = withoutRent(ofOthers);
  const other = clean(unpaid);
  const spoken = clean(withoutTalk(unpaid));
  const words = withoutDenied(wordsOf(/\p{L}/u.test(other) ? spoken : read), commas);
  const story = storyOf(words);
  const { place, opening, premises, ...finds } = findsOf(words, story);
  const taken = takenBy({ place, opening, premises, ...finds });
  const line = lineOf(words, taken);
  const found = tradesOrDeed(line, read, story, language);
  const trades = kindsLetToDrivers(kindsEarnedSo(found.kinds, read), read);
  const done = whereDone(read, trades[0]);
  const online = onlineWords(words);
  const sold = soldHow(trades, done, read, finds.sizes);
  const kinds = online.length > 0 ? kindsSoldOnline(sold, finds.sizes) : sold;
  const { sizes: told, dropped } = sizesOf(words, finds.sizes, kinds, found);
  const sizes = told.length > 0 ? told : ofKiosk(words, kinds);
  const used = new Map([...taken].filter(([at]) => !dropped.has(at)));
  const counted = finds.sizes.flatMap((size) => (dropped.has(size.at) ? [] : (size.counted ?? [])));
  const known = [...used.keys(), ...counted, ...online, ...wordsOfWay(other, words, done, kinds)];
  const currency = currencyOfAmounts(read);
  const isLeft = leftIn(line, story, [...known, ...found.words, ...wordsOfKinds(line, trades)]);
  const without = withoutSaid(other);
  const speech = place === null ? countryOfSpeech(read) : null;
  const unknown = place ? null : findUnknownPlace(words, isLeft);
  return {
    kinds,
    ...{ country: place?.country ?? null, city: place?.city ?? null, sizes },
    premises: isOwned ? 'owned' : (premises?.premises ?? null),
    ...(isRentFree && !isOwned && premises?.premises !== 'owned' && { isRentFree }),
    ...{ isOnline: online.length > 0, unknownPlace: unknown?.name ?? null },
    opening: opening && { month: opening.month, year: opening.year },
    rest: [
      ...idleWords(kinds, other, spoken),
      ...restOf(words, (at) => isLeft(at) && unknown?.words.includes(at) !== true, used),
    ],
    ...(without.length > 0 && { without }),
    ...(speech !== null && { speech }),
    ...(currency !== null && { currency }),
    ...{ ...done, ...numbers },
  };
}
