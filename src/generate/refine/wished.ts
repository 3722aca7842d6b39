// Reads what a line wishes to be otherwise: its parts, their sizes, the place, the opening and the premises.
import type { Kind } from '#catalog/kind/kind.ts';
import type { Country } from '#catalog/places/place.ts';
import { defaultLanguage, type Language } from '#language/language.ts';
import type { BusinessFigure } from '#template/fields.ts';
import type { Settled, Terms } from '../settle.ts';
import { findPlace } from '../understand/place/find-place.ts';
import { type FoundSize, findSizes } from '../understand/size/sizes.ts';
import type { Line } from '../understand/trade/groups.ts';
import { isRest, isSilent, lineOf } from '../understand/understand.ts';
import { kindsOfOne } from '../understand/where-done.ts';
import { linkOf } from '../understand/words/links.ts';
import { type Word, wordsOf } from '../understand/words/words.ts';
import { changedSizes } from './changed-sizes.ts';
import { deliveredIn } from './figures/delivered.ts';
import { numbersIn } from './figures/said-numbers.ts';
import { type RelativeSize, relativeSizes } from './relative-sizes.ts';
import { type Remark, refusedRemarks, remarksOf } from './remarks.ts';
import { type Denied, type Kept, keptOf, whatOf } from './said-line.ts';
import { isOpeningSaid, setAside } from './set-aside.ts';
import { unreadPhrases } from './unread-phrases.ts';
import { currencyIn, type WishedCurrency } from './wished-currency.ts';
import { addedAgain, type NamedKinds, namedKinds, type PartsAfter, partsAfter } from './wished-kinds.ts';
import { broughtBack, deniedLines, linesIn, type WishedLines } from './wished-lines.ts';
import { openingIn, type WishedOpening } from './wished-opening.ts';
import {
  homeIn,
  isNoRent,
  onlineIn,
  premisesIn,
  rentFreeIn,
  type WishedOnline,
  type WishedPremises,
} from './wished-premises.ts';
import { pricesIn } from './wished-prices.ts';
import {
  isOfPeople,
  loneSize,
  type ReadSizes,
  type SizedParts,
  sizesFor,
  type WishedSize,
} from './wished-sizes.ts';
import { workIn } from './wished-work.ts';

interface WishedPlace {
  readonly country: Country;
  /** By its English name; null is the country as a whole. */
  readonly city: string | null;
}

export interface Wished {
  /** All parts of the business, the trade first. */
  readonly kinds: readonly Kind[];
  readonly areKindsOther: boolean;
  readonly sizes: readonly WishedSize[];
  /** Null where it stays where it is, and so for what follows. */
  readonly place: WishedPlace | null;
  readonly dateStart: string | null;
  readonly isOwned: boolean | null;
  /** Where somebody says something of the premises. */
  readonly isRentFree: boolean;
  readonly isOnline: boolean | null;
  /** One person does the work, where somebody says so. */
  readonly isAlone: boolean;
  /** At home, where somebody says so. */
  readonly isAtHome: boolean;
  /** All prices are to be so many percent higher, or lower; null where they stay. */
  readonly pricePercent: number | null;
  /** What is said of single numbers. */
  readonly figures: readonly BusinessFigure[];
  /** A code. */
  readonly currency: string | null;
  readonly without: WishedLines['without'];
  readonly rest: readonly string[];
  /** What cannot be. */
  readonly remarks: readonly Remark[];
}

const mostRest = 20;
/** They ask for something, or say how, and change nothing themselves. */
const asking =
  /^(?:add|adding|make|change|changing|it$|г$|давай|можно|может|можеш|set|switch|move|moving|turn|become|instead|insteadof|again|scratch|extra|more$|too$|turn|convert|increase|reduce|raise|update|replace|swap|actually|now|next|place|date|over|go$|bring|back$|keep|rather|сдела|добав|поменя|измен|постав|перенес|перенос|заново|нул|снова|теперь|вместо|замен|тоже|будет|увелич|уменьш|пусть|лучше|дата|срок|работа|переез|переед|перед|откр|обратно|верн(?:и|уть|ите)$)/u;

const [comma] = wordsOf(',');

/** What says something else is left out. */
const without = (words: readonly Word[], others: readonly number[]): readonly Word[] =>
  words.map((word, at) => (comma && others.includes(at) ? comma : word));

function placeIn(
  kept: Kept,
  { country, city }: Settled,
  ofCurrency: readonly number[],
): { place: WishedPlace | null; words: readonly number[] } {
  const found = findPlace(without(kept.words, ofCurrency));
  if (found?.country) {
    const named = found.city?.names[defaultLanguage] ?? null;
    return { place: { country: found.country, city: named }, words: found.words };
  }
  const isLeft = city !== null && kept.denied.some(({ words }) => findPlace(words)?.city === city);
  return { place: isLeft ? { country, city: null } : null, words: [] };
}

/** What is not owned is rented, and the other way about; no rent is neither. */
function premisesOf(kept: Kept): WishedPremises {
  const wished = premisesIn(kept.words);
  const free = rentFreeIn(kept.words);
  const isDenied = kept.denied.some((denied) => isNoRent(whatOf(denied)));
  if (wished.isOwned !== true && (free.length > 0 || isDenied))
    return { isOwned: false, isRentFree: true, words: free };
  const denied = kept.denied.map(({ words }) => premisesIn(words)).find(({ isOwned }) => isOwned !== null);
  return { ...wished, isOwned: wished.isOwned ?? (denied ? denied.isOwned !== true : null) };
}

function onlineOf(kept: Kept, named: readonly number[]): WishedOnline {
  const wished = onlineIn(kept.words, (at) => named.includes(at));
  const denied = kept.denied
    .map(({ words }) => onlineIn(words, () => false))
    .find(({ isOnline }) => isOnline !== null);
  return { ...wished, isOnline: wished.isOnline ?? (denied ? denied.isOnline !== true : null) };
}

/** What is denied is understood if it is a trade, a place, a size or what the premises are. */
function isUnderstood(denied: Denied, kinds: readonly Kind[]): boolean {
  if (deniedLines(denied, kinds).length > 0) return true;
  const { isTrade, words } = denied;
  const what = whatOf(denied);
  const isOfPremises =
    isNoRent(what) || premisesIn(words).isOwned !== null || onlineIn(words, () => false).isOnline !== null;
  const isOfMoney = currencyIn(what, '').currency !== null;
  const isNumber = isOfMoney || what.every((word) => word.type === 'number');
  return isTrade || isNumber || isOfPremises || findPlace(words) !== null || findSizes(words).length > 0;
}

function restOf(
  kept: Kept,
  line: Line,
  known: ReadonlySet<number>,
  kinds: readonly Kind[],
): readonly string[] {
  const ofDenied = kept.denied
    .filter((denied) => !isUnderstood(denied, kinds))
    .flatMap(whatOf)
    .filter((word) => !isSilent(word));
  const others = kept.words.flatMap((word, at) =>
    !known.has(at) && !isSilent(word) && !asking.test(word.form) && isRest(word, line.read[at]) ? [at] : [],
  );
  return [...ofDenied.map(({ said }) => said), ...unreadPhrases(kept.words, others, known)].slice(
    0,
    mostRest,
  );
}

interface Finds {
  readonly place: ReturnType<typeof placeIn>;
  readonly opening: WishedOpening | null;
  readonly premises: WishedPremises;
  readonly currency: WishedCurrency;
  readonly sizes: readonly FoundSize[];
  readonly relatives: readonly RelativeSize[];
  /** Words of lines that there are again. */
  readonly back: readonly number[];
}

const moves = /^(?:mov|relocat|переез|переех|переед)/u;
/** So many more of the same, and no trade. */
const anyShops = /^(?:shop|store|outlet|branch|location|магазин|точк|филиал)/u;
/** “The number of rooms”. */
const ofSizes = /^(?:size|number|count|amount|размер|количеств|числ)/u;

const besideSizes = (words: readonly Word[]): readonly number[] =>
  words.flatMap(({ form }, at) => (anyShops.test(form) || ofSizes.test(form) ? [at] : []));

/** What says something else is no word of a trade. */
function lineWith(
  words: readonly Word[],
  { place, opening, premises, currency, sizes, relatives, back }: Finds,
): Line {
  const others = [...place.words, ...(opening?.words ?? []), ...premises.words, ...currency.words, ...back];
  const isMoved = place.words.length > 0;
  const moving = words.flatMap(({ form }, at) => (isMoved && moves.test(form) ? [at] : []));
  const shops = sizes.flatMap(({ at }) =>
    [at + 1, at + 2].filter((one) => anyShops.test(words[one]?.form ?? '')),
  );
  return lineOf(
    words,
    new Map([
      ...[...sizes, ...relatives].flatMap((size) => size.words.map((at) => [at, 'size'] as const)),
      ...shops.map((at) => [at, 'size'] as const),
      ...[...others, ...moving].map((at) => [at, 'other'] as const),
    ]),
  );
}

function sizesIn(line: Line, { sizes, relatives }: Finds, kept: Kept, sized: SizedParts): ReadSizes {
  const changed = changedSizes(relatives, line.words, sized);
  const free = sized.kinds.filter((kind) => !changed.sizes.some((size) => size.kind === kind));
  const absolute = sizesFor(sizes, line.words, { ...sized, kinds: free });
  const said: ReadSizes = {
    sizes: [...changed.sizes, ...absolute.sizes],
    remarks: [...changed.remarks, ...absolute.remarks],
    words: [...changed.words, ...absolute.words],
  };
  if (said.words.length > 0) return said;
  const [denied] = kept.denied.flatMap(({ words }) => findSizes(words));
  return loneSize(line.words, (at) => line.taken.has(at), sized, denied);
}

function partsIn(
  kept: Kept,
  line: Line,
  parts: readonly Kind[],
  language: Language,
): PartsAfter & NamedKinds {
  const dropped = kept.denied.flatMap(({ kinds }) => kinds);
  const isReplacing = dropped.length > 0 && line.words.some(({ said }) => linkOf(said) === 'but');
  const named = namedKinds(line, language, isReplacing);
  return { ...named, ...partsAfter(parts, dropped, named, line) };
}

function findsIn(kept: Kept, before: Settled, terms: Terms, isDatedOtherwise: boolean): Finds {
  const { business, isUnknown } = before;
  const currency = currencyIn(kept.words, before.country.currency);
  const isDated = !isDatedOtherwise || isOpeningSaid(kept.words);
  const opening = isDated ? openingIn(kept.words, before, terms) : null;
  const undated = without(kept.words, opening?.words ?? []);
  const kinds = [business.head, ...(isUnknown ? [] : business.others)].map(({ kind }) => kind);
  const relatives = relativeSizes(undated, kinds, isOfPeople, terms.language);
  return {
    ...{
      place: placeIn(kept, before, currency.words),
      opening,
      premises: premisesOf(kept),
      relatives,
      currency,
      back: broughtBack(before.without, kept.words).flatMap(({ words }) => words),
    },
    sizes: findSizes(
      without(
        kept.words,
        relatives.flatMap(({ words }) => words),
      ),
    ),
  };
}

const works = /^(?:work|раб)/u;

/** All words of which something came. */
function knownWords(line: Line, kept: Kept, words: readonly (readonly number[])[]): ReadonlySet<number> {
  const others = [...line.taken].flatMap(([at, as]) => (as === 'other' ? [at] : []));
  const home = homeIn(kept.words);
  const work = kept.words.flatMap(({ form }, at) => (home.length > 0 && works.test(form) ? [at] : []));
  return new Set([...others, ...home, ...work, ...words.flat()]);
}

export function wishedIn(text: string, before: Settled, terms: Terms): Wished {
  const { business, isUnknown } = before;
  const present = [business.head, ...business.others];
  const parts = isUnknown ? [] : present.map(({ kind }) => kind);
  const delivered = deliveredIn(text, parts);
  const numbers = numbersIn(delivered.rest, before);
  const prices = pricesIn(numbers.rest);
  const { isAlone, rest: worked } = workIn(prices.rest);
  const { rest: said, unread, isDatedOtherwise } = setAside(worked);
  const kept = keptOf(said, parts, terms.language);
  const finds = findsIn(kept, before, terms, isDatedOtherwise);
  const line = lineWith(kept.words, finds);
  const { refused, places, ...left } = partsIn(kept, line, parts, terms.language);
  const after = { kinds: delivered.kinds ?? left.kinds };
  const kinds = kindsOfOne(after.kinds.length > 0 ? after.kinds : [business.head.kind], { isAlone });
  const sizes = sizesIn(line, finds, kept, { kinds, parts: present, named: places });
  const again = addedAgain(line, parts, { kinds, places });
  const named = [...places.values()].flat().filter((at) => !again.includes(at));
  const online = onlineOf(kept, named);
  const lines = linesIn(said, kept, before.without, kinds);
  const beside = sizes.sizes.length > 0 ? besideSizes(line.words) : [];
  const known = knownWords(line, kept, [sizes.words, named, beside, online.words, lines.words]);
  return {
    ...{ kinds, sizes: sizes.sizes, place: finds.place.place, dateStart: finds.opening?.date ?? null },
    ...{ isOwned: numbers.isRented ? false : finds.premises.isOwned, figures: numbers.figures },
    isRentFree: !numbers.isRented && finds.premises.isRentFree === true,
    ...{ isOnline: online.isOnline, currency: finds.currency.currency },
    ...{ isAlone, isAtHome: homeIn(kept.words).length > 0 && finds.premises.isRentFree === true },
    ...{ without: lines.without, pricePercent: numbers.pricePercent ?? prices.percent },
    areKindsOther: kinds.length !== present.length || kinds.some((kind, at) => kind !== present[at]?.kind),
    remarks: [
      ...refusedRemarks(refused, after.kinds.length === 0 ? [] : kinds),
      ...[...sizes.remarks, ...remarksOf(numbers, before)],
    ],
    rest: [
      ...numbers.unread,
      ...(prices.unread === null ? [] : [prices.unread]),
      ...unread,
      ...restOf(kept, line, known, kinds),
    ],
  };
}
