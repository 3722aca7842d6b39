// Finds the city or the country that a line names, with every spelling that the catalogue knows, or one slip of it.
import { namesOfGoods } from '#catalog/places/common-words.ts';
import type { City, Country } from '#catalog/places/place.ts';
import { type PlaceName, placeNames } from '#catalog/places/places.ts';
import { soundOf, wholeRussianSounds } from './latin-russian.ts';
import { linkOf } from './links.ts';
import { isKnownWord } from './terms.ts';
import { type KnownWords, knownWordsOf, meantBy } from './typos.ts';
import { foldOf, type Word } from './words.ts';

export interface FoundPlace {
  readonly country: Country;
  readonly city: City | null;
  /** The words of the line that name it. */
  readonly words: readonly number[];
}

interface Named {
  readonly words: readonly string[];
  readonly name: PlaceName;
}

interface PlaceIndex {
  /** Names that are common words too, without the preposition that the catalogue has before them. */
  readonly common: ReadonlyMap<string, readonly Named[]>;
  /** By first word, those of most words first. */
  readonly byWord: ReadonlyMap<string, readonly Named[]>;
}

/** What only a name that is not known as it stands needs. */
interface NearNames {
  readonly known: KnownWords;
  /** Single Russian words by their sound. */
  readonly bySound: ReadonlyMap<string, string>;
}

/** Of single words; shorter names are too like other words. */
const fewestChars = 6;

function addTo(map: Map<string, Named[]>, named: Named): void {
  const [first = ''] = named.words;
  const list = map.get(first);
  if (list) list.push(named);
  else map.set(first, [named]);
}

const prepositions = new Set(['in', 'в']);

function indexOf(): PlaceIndex {
  const byWord = new Map<string, Named[]>();
  const common = new Map<string, Named[]>();
  for (const name of placeNames()) {
    const [first = '', ...others] = name.words.map(foldOf);
    // Without its accent à is an article of other languages.
    if (name.words[0] === 'à') continue;
    addTo(byWord, { words: [first, ...others], name });
    if (prepositions.has(first) && others.length > 0) addTo(common, { words: others, name });
  }
  return { byWord, common };
}

function nearNamesOf({ byWord }: PlaceIndex): NearNames {
  const single = [...byWord.values()].flat().filter(({ words }) => words.length === 1);
  const names = single.map(({ words: [word = ''] }) => word);
  const russian = names.filter((word) => /^[а-я]{4,}$/u.test(word));
  const long = names.filter((word) => word.length >= fewestChars);
  const bySound = new Map(russian.map((word) => [soundOf(word), word]));
  return { known: knownWordsOf(new Set(long)), bySound };
}

let index: PlaceIndex | undefined;

function placeIndex(): PlaceIndex {
  index ??= indexOf();
  return index;
}

let near: NearNames | undefined;

function nearNames(): NearNames {
  near ??= nearNamesOf(placeIndex());
  return near;
}

/** The words from a place of the line on that are all these, with no more than a full stop between them. */
function wordsFrom(
  words: readonly Word[],
  start: number,
  wanted: readonly string[],
): readonly number[] | null {
  const found: number[] = [];
  for (let at = start; at < words.length && found.length < wanted.length; at += 1) {
    const word = words[at];
    if (word?.said === '.' || (word?.said === ',' && found.length > 0)) continue;
    if (word === undefined || word.type !== 'word' || word.form !== wanted[found.length]) return null;
    found.push(at);
  }
  return found.length === wanted.length ? found : null;
}

const fromSomewhere = new Set(['from', 'by', 'из', 'от']);

/** Where a name that is a common word too must be a place: after a preposition, or written like one. */
function isSurelyPlace(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.said ?? '';
  if (before === 'à' || (linkOf(before) === 'in' && !fromSomewhere.has(before))) return true;
  const isName = words[at]?.isCapital === true && at > 0 && !namesOfGoods.has(words[at]?.form ?? '');
  return isName && words.some(({ type, isCapital }) => type === 'word' && !isCapital);
}

function namesAt(words: readonly Word[], at: number): readonly Named[] {
  const { byWord, common } = placeIndex();
  const form = words[at]?.form ?? '';
  // En la playa is no Los Angeles.
  const isArticle = form === 'la' && words[at]?.isCapital !== true;
  const sure = isSurelyPlace(words, at) && !isArticle ? (common.get(form) ?? []) : [];
  return [...(byWord.get(form) ?? []), ...sure];
}

function exactAt(words: readonly Word[], at: number): FoundPlace | null {
  const isOrigin = fromSomewhere.has(words[at - 1]?.said ?? '');
  for (const { words: wanted, name } of namesAt(words, at)) {
    const found = wordsFrom(words, at, wanted);
    // What comes from a country is sold in another.
    if (found && !(isOrigin && name.city === null))
      return { country: name.country, city: name.city, words: found };
  }
  return null;
}

/** Words of plain sentences, no slips of Irland, Острава and other places. */
const neverPlaces = new Set(
  `island islands catalogue catalogues agree hospitality grace provenance mention billings inverters anglers finishers constants
  остров острове острова островах острову истории команда команде террасы террасе измерения остатков блендеры первом`.split(
    /\s+/u,
  ),
);

/** Italian is no slip of Italia. */
const isDerived = (form: string, name: string): boolean =>
  /^[a-z]/u.test(form) && (form.startsWith(name) || name.startsWith(form));

function meantAt(words: readonly Word[], at: number): FoundPlace | null {
  const word = words[at];
  if (word === undefined || word.type !== 'word' || isKnownWord(word) || neverPlaces.has(word.form))
    return null;
  if (namesOfGoods.has(word.form)) return null;
  const { known, bySound } = nearNames();
  const { byWord } = placeIndex();
  const heard = wholeRussianSounds(word.form)
    .map((sound) => bySound.get(sound))
    .find((name) => name !== undefined);
  const isShort = word.form.length < fewestChars + (word.isCapital ? 0 : 1);
  const slip = isShort ? null : meantBy(word.form, word.form.length, known);
  const meant = heard ?? slip;
  if (meant === null || (heard === undefined && isDerived(word.form, meant))) return null;
  if (fromSomewhere.has(words[at - 1]?.said ?? '')) return null;
  const isAfterIn = at > 0 && linkOf(words[at - 1]?.said ?? '') === 'in';
  if (!isAfterIn && !word.isCapital) return null;
  const named = byWord.get(meant)?.find((one) => one.words.length === 1);
  return named ? { country: named.name.country, city: named.name.city, words: [at] } : null;
}

function everyPlace(words: readonly Word[], placeAt: typeof exactAt): readonly FoundPlace[] {
  const found: FoundPlace[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const place = placeAt(words, at);
    if (!place) continue;
    found.push(place);
    at = Math.max(at, place.words.at(-1) ?? at);
  }
  return found;
}

/** The first city, or else the first country, with the words of all places that are named. */
export function findPlace(words: readonly Word[]): FoundPlace | null {
  const exact = everyPlace(words, exactAt);
  const found = exact.length > 0 ? exact : everyPlace(words, meantAt);
  const [first] = found;
  const named = found.find(({ city }) => city !== null) ?? first;
  return named ? { ...named, words: found.flatMap((place) => place.words) } : null;
}
