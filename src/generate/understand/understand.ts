// Understands a line about a business: its trade, place and size, and when and how it is opened.
import type { Kind } from '#catalog/kind/kind.ts';
import type { City, Country } from '#catalog/places/place.ts';
import type { Language } from '#language/language.ts';
import { isAlone, isAtHome } from './alone.ts';
import { denialsIn, withoutDenied, withoutWords } from './denied.ts';
import { findOpening, findPremises, type Opening, onlineWords, type Premises } from './opening.ts';
import { findPlace, findUnknownPlace } from './place/find-place.ts';
import { type FoundSize, findSizes, type Size, sizeIn } from './size/sizes.ts';
import type { Line } from './trade/groups.ts';
import { areOf } from './trade/kind-index.ts';
import { type ReadWord, readTerms } from './trade/terms.ts';
import { tradesOf } from './trade/trades.ts';
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
  readonly isOnline: boolean;
  readonly opening: Opening | null;
  /** The work of one person. */
  readonly isAlone: boolean;
  /** Where its owner lives. */
  readonly isAtHome?: boolean;
  /** Words that were understood as nothing. */
  readonly rest: readonly string[];
  /** A place that was named, and is not in the catalogue. */
  readonly unknownPlace: string | null;
}

/** In place of what is denied. */
const commas = wordsOf(',');

/** What is asked for, not what it is for. */
const asked =
  /\b(?:(?:business|financial)[ -]+(?:plan|model)|cash[ -]?flow|p&l)\b|(?:бизнес[ -]+|финансов[а-я]+ )(?:план|модел)(?:а|у|ом|е|и|ь|ью)?(?![а-я])/giu;

function sizesOf(found: readonly FoundSize[], kinds: readonly Kind[], headAt: number): readonly Size[] {
  const [kind = null] = kinds;
  const nearest = [...found].sort((one, other) => Math.abs(one.at - headAt) - Math.abs(other.at - headAt));
  const sizes: Size[] = [];
  for (const one of nearest) {
    const size = sizeIn(one, kind);
    if (size !== null && !sizes.some(({ unit }) => unit === size.unit)) sizes.push(size);
  }
  return sizes;
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
}

function takenBy({ place, opening, premises, sizes }: Finds): Line['taken'] {
  return new Map([
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

const wishes =
  /^(?:want|wants|wish|plan|plans|planning|like|going|dream|dreamed|dreaming|love|decided|hope|intend|thinking|хоч|хот|планир|мечт|реш|собира|дума|quier|quer|veux|voul|voudr|vogli|vorr|mocht|mochte)/u;
const openings =
  /^(?:open|start|launch|run|establish|create|build|opening|starting|launching|running|creating|building|открыть|открывать|запустить|запускать|создать|организовать|начать|построить|abrir|montar|crear|criar|ouvrir|lancer|creer|monter|aprire|avviare)$/u;

/** Where what is to be opened begins: who wants it, and why, is told before. */
function objectAt(words: readonly Word[]): number {
  const wish = words.findIndex(({ type, form }) => type === 'word' && wishes.test(form));
  return wish < 0 ? 0 : words.findIndex(({ form }, at) => at > wish && openings.test(form)) + 1;
}

const isGrammar = (word: Word | undefined): boolean =>
  word !== undefined && (isStopWord(word) || linkOf(word.said) !== null);

export function understand(text: string, language: Language): Understood {
  const read = text.slice(0, mostChars);
  const other = read.replace(asked, ' ');
  const words = withoutDenied(wordsOf(/\p{L}/u.test(other) ? other : read), commas);
  const finds: Finds = {
    place: findPlace(words),
    opening: findOpening(words),
    premises: findPremises(words),
    sizes: findSizes(words),
  };
  const taken = takenBy(finds);
  const line = lineOf(words, taken);
  const object = objectAt(words);
  const aside = words.slice(0, object).map((_, at) => [at, 'other'] as const);
  const opened = object > 0 ? tradesOf(lineOf(words, new Map([...taken, ...aside])), language) : null;
  const first = opened !== null && opened.kinds.length > 0 ? opened : tradesOf(line, language);
  const isSizeAlone =
    first.kinds.length === 0 &&
    !line.read.some(({ isTelling }, at) => isTelling && !taken.has(at) && !isGrammar(words[at]));
  const { kinds, words: said } = isSizeAlone ? tradesOf(lineOf(words, withoutSizes(taken)), language) : first;
  const online = onlineWords(words);
  const withouts = denialsIn(words, { taking: withoutWords }).flatMap((denied) => denied.words);
  const known = new Set([...taken.keys(), ...said, ...online, ...withouts, ...wordsOfKinds(line, kinds)]);
  const isLeft = (at: number): boolean => {
    const word = words[at];
    return word !== undefined && !known.has(at) && !isSilent(word) && isRest(word, line.read[at]);
  };
  const unknown = finds.place ? null : findUnknownPlace(words, isLeft);
  return {
    kinds,
    country: finds.place?.country ?? null,
    city: finds.place?.city ?? null,
    sizes: sizesOf(finds.sizes, kinds, said[0] ?? 0),
    premises: finds.premises?.premises ?? null,
    isOnline: online.length > 0,
    opening: finds.opening && { month: finds.opening.month, year: finds.opening.year },
    rest: words
      .filter((_, at) => isLeft(at) && unknown?.words.includes(at) !== true)
      .map(({ said: text }) => text),
    unknownPlace: unknown?.name ?? null,
    isAlone: isAlone(read),
    isAtHome: isAlone(read) && isAtHome(read),
  };
}
