// Understands a line about a business: its trade, place and size, and when and how it is opened.
import type { Kind } from '#catalog/kind/kind.ts';
import type { City, Country } from '#catalog/places/place.ts';
import type { Language } from '#language/language.ts';
import { findPlace } from './find-place.ts';
import type { Line } from './groups.ts';
import { areOf } from './kind-index.ts';
import { linkOf } from './links.ts';
import { findOpening, type Opening } from './opening.ts';
import { findPremises, onlineWords, type Premises } from './premises.ts';
import { type FoundSize, findSizes, type Size, sizeIn } from './sizes.ts';
import { attributes, isStopWord, plainWords } from './stop-words.ts';
import { type ReadWord, readTerms } from './terms.ts';
import { tradesOf } from './trades.ts';
import { mostChars, type Word, wordsOf } from './words.ts';

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
  /** Words that were understood as nothing. */
  readonly rest: readonly string[];
}

/** What the business is said not to have or to be. */
const denied =
  /(?:^|[\s,;.(])(?:no|not(?: a| an| any)?|never|do(?: not|n['’]t) \p{L}+|нет|не(?: \p{L}+ем| \p{L}+им)?) \p{L}+/giu;

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

const isSilent = ({ type, form, said }: Word): boolean =>
  type === 'mark' ||
  isStopWord({ said }) ||
  plainWords.has(form) ||
  linkOf(said) !== null ||
  besideSizes.test(form);

const isRest = ({ type, form }: Word, read: ReadWord | undefined): boolean =>
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

/** Words that the kinds have in any of their phrases. */
const wordsOfKinds = ({ read }: Line, kinds: readonly Kind[]): readonly number[] =>
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
  const other = read.replace(asked, ' ').replace(denied, ' , ');
  const words = wordsOf(/\p{L}/u.test(other) ? other : read);
  const finds: Finds = {
    place: findPlace(words),
    opening: findOpening(words),
    premises: findPremises(words),
    sizes: findSizes(words),
  };
  const taken = takenBy(finds);
  const lineOf = (of: Line['taken']): Line => ({
    words,
    taken: of,
    read: readTerms(words, (at) => of.has(at) && of.get(at) !== 'size'),
  });
  const line = lineOf(taken);
  const object = objectAt(words);
  const aside = words.slice(0, object).map((_, at) => [at, 'other'] as const);
  const opened = object > 0 ? tradesOf(lineOf(new Map([...taken, ...aside])), language) : null;
  const first = opened !== null && opened.kinds.length > 0 ? opened : tradesOf(line, language);
  const isSizeAlone =
    first.kinds.length === 0 &&
    !line.read.some(({ isTelling }, at) => isTelling && !taken.has(at) && !isGrammar(words[at]));
  const { kinds, words: said } = isSizeAlone ? tradesOf(lineOf(withoutSizes(taken)), language) : first;
  const online = onlineWords(words);
  const known = new Set([...taken.keys(), ...said, ...online, ...wordsOfKinds(line, kinds)]);
  return {
    kinds,
    country: finds.place?.country ?? null,
    city: finds.place?.city ?? null,
    sizes: sizesOf(finds.sizes, kinds, said[0] ?? 0),
    premises: finds.premises?.premises ?? null,
    isOnline: online.length > 0,
    opening: finds.opening && { month: finds.opening.month, year: finds.opening.year },
    rest: words
      .filter((word, at) => !known.has(at) && !isSilent(word) && isRest(word, line.read[at]))
      .map(({ said: text }) => text),
  };
}
