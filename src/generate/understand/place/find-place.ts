// Finds the city or the country that a line names, with every spelling that the catalogue knows, or one slip of it.
import { namesOfGoods } from '#catalog/places/common-words.ts';
import type { Country } from '#catalog/places/place.ts';
import { type PlaceName, placeNames } from '#catalog/places/places.ts';
import { noPlaces, unknownPlaces } from '#catalog/places/unknown-places.ts';
import { isKnownWord } from '../trade/terms.ts';
import { soundOf, wholeRussianSounds } from '../words/latin-russian.ts';
import { linkOf } from '../words/links.ts';
import { type KnownWords, knownWordsOf, meantBy } from '../words/typos.ts';
import { foldOf, type Word } from '../words/words.ts';
import { placeByAdjective } from './by-adjective.ts';
import { fromSomewhere, mostNamed, type NamedPlace, placesMeant, withGeorgia } from './choose-place.ts';
import { cityMeantAt } from './slips-of-cities.ts';

export interface FoundPlace extends Omit<NamedPlace, 'country'> {
  readonly country: Country | null;
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

/** Who does so from a country is there. */
const doneFromThere =
  /^(?:trucking|haulage|remote|remotely|outsourcing|freelance|грузоперевозк.*|удаленн.*)$/u;

/** What stands alone behind a comma, and is no list of wines or hams, is where it is: “ketchup, Dijon”. */
function standsAlone(words: readonly Word[], at: number): boolean {
  const isLast = words[at + 1] === undefined || words[at + 1]?.type === 'mark';
  const isList = words.some(({ form }, other) => other !== at && namesOfGoods.has(form));
  return words[at - 1]?.said === ',' && isLast && !isList;
}

const whereDone =
  /^(?:shops?|stores?|barber.*|\p{L}*salon.*|clinics?|hotels?|hostels?|restaurants?|bars?|pubs?|caf[eé]s?|coffeeshop|pizzerias?|baker(?:y|ies)|boulangerie|patisserie|winery|wineries|schools?|academy|gyms?|studios?|rentals?|hire|repairs?|grooming|agency|tours?|laundry|pharmacy|dentists?|osteria|trattoria|ristorante|gelateria|parrucchier.*|gommista|albergo|friseur.*|friseursalon|backerei|gasthaus|parking|carwash|wash|taxi|spa)$/u;

/** “Barbershop Turkey”: last of all that is said, or before a number, behind where such work is done. */
function followsBusiness(words: readonly Word[], at: number): boolean {
  const [before, next] = [words[at - 1], words[at + 1]];
  return (
    before?.type === 'word' && whereDone.test(before.form) && (next === undefined || next.type !== 'word')
  );
}

/** Where a name that is a common word too must be a place: after a preposition, or written like one. */
function isSurelyPlace(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.said ?? '';
  if (before === 'à' || (linkOf(before) === 'in' && !fromSomewhere.has(before))) return true;
  if (words[at]?.isCapital === true && followsBusiness(words, at)) return true;
  const isName =
    words[at]?.isCapital === true &&
    at > 0 &&
    (!namesOfGoods.has(words[at]?.form ?? '') || standsAlone(words, at));
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

/** A house with a court of that name: a riad in Marrakesh is not in Riyadh. */
const isHouse = (words: readonly Word[], at: number): boolean =>
  /^(?:riad|риад)$/u.test(words[at]?.form ?? '') && linkOf(words[at - 1]?.said ?? '') !== 'in';

/** “In La Paz” is La Paz, although La alone is a place after “in”. */
const isBeforeLonger = (words: readonly Word[], at: number, length: number): boolean =>
  prepositions.has(words[at]?.said ?? '') &&
  (placeIndex().byWord.get(words[at + 1]?.form ?? '') ?? []).some(
    ({ words: wanted }) => wanted.length >= length && wordsFrom(words, at + 1, wanted) !== null,
  );

function exactAt(words: readonly Word[], at: number): NamedPlace | null {
  if (isHouse(words, at)) return null;
  const isOrigin =
    fromSomewhere.has(words[at - 1]?.said ?? '') && !words.some(({ form }) => doneFromThere.test(form));
  for (const { words: wanted, name } of namesAt(words, at)) {
    const found = wordsFrom(words, at, wanted);
    // What comes from a country is sold in another.
    if (found && !(isOrigin && name.city === null) && !isBeforeLonger(words, at, wanted.length))
      return { country: name.country, city: name.city, words: found };
  }
  return null;
}

/** Words of plain sentences, no slips of Irland, Острава and other places. */
const neverPlaces = new Set(
  `island islands catalogue catalogues agree hospitality grace provenance mention billings inverters anglers finishers constants
  остров острове острова островах острову истории команда команде террасы террасе измерения остатков блендеры первом
  монастырь монастыре монастыря монастырем`.split(/\s+/u),
);

/** Italian is no slip of Italia. */
const isDerived = (form: string, name: string): boolean =>
  /^[a-z]/u.test(form) &&
  (form.startsWith(name) || (name.startsWith(form) && name !== `${form}${form.at(-1)}`));

function meantAt(words: readonly Word[], at: number): NamedPlace | null {
  const word = words[at];
  if (word === undefined || word.type !== 'word' || isKnownWord(word) || neverPlaces.has(word.form))
    return null;
  if (namesOfGoods.has(word.form) || unknownPlaces.has(word.form)) return null;
  const { known, bySound } = nearNames();
  const { byWord } = placeIndex();
  const heard = wholeRussianSounds(word.form)
    .map((sound) => bySound.get(sound))
    .find((name) => name !== undefined);
  const isShort = word.form.length < fewestChars + (word.isCapital ? 0 : 1);
  const slip = isShort ? null : meantBy(word.form, word.form.length, known);
  const city = cityMeantAt(words, at);
  const meant = heard ?? city ?? slip;
  if (meant === null || (heard === undefined && city === null && isDerived(word.form, meant))) return null;
  if (fromSomewhere.has(words[at - 1]?.said ?? '')) return null;
  const isAfterIn = at > 0 && linkOf(words[at - 1]?.said ?? '') === 'in';
  if (!isAfterIn && !word.isCapital && city === null) return null;
  const named = byWord.get(meant)?.find((one) => one.words.length === 1);
  return named ? { country: named.name.country, city: named.name.city, words: [at] } : null;
}

function everyPlace(words: readonly Word[], placeAt: typeof exactAt): readonly NamedPlace[] {
  const found: NamedPlace[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const place = placeAt(words, at);
    if (!place) continue;
    found.push(place);
    at = Math.max(at, place.words.at(-1) ?? at);
  }
  return found;
}

/** Where the business is, with the words of all places that are named; no country where those only describe or call it. */
export function findPlace(words: readonly Word[]): FoundPlace | null {
  const exact = everyPlace(words, exactAt);
  const byAdjective = placeByAdjective(words);
  // «На черногорском побережье» is not in Черногорск.
  const isOnly = exact.every((place) => place.words.some((at) => byAdjective?.words.includes(at)));
  if (byAdjective !== null && isOnly) return byAdjective;
  const found = exact.length > 0 ? exact : everyPlace(words, meantAt);
  if (found.length === 0) return null;
  const places = placesMeant(words, found);
  const named = mostNamed(words, places);
  const taken = [...new Set([...found, ...places].flatMap((place) => place.words))];
  if (named === null) return { country: null, city: null, words: taken };
  const { country, city } = withGeorgia(words, named, found);
  return { country, city, words: taken };
}

export interface UnknownPlace {
  /** As a name is written. */
  readonly name: string;
  readonly words: readonly number[];
}

const beforePlaces = new Set('in near at в во на под около возле'.split(' '));
/** Inside a name. */
const particles = new Set('de del do da das dos di des la el of the al es and и на'.split(' '));
/** What is taught and traded in them is no place. */
const subjects =
  /^(?:cours|lesson|train|teach|tutor|consult|speciali|expert|deal|trad|invest|experience|degree|interest|курс|урок|обуч|консульт|специали|эксперт|инвест|опыт|торг|вложен|занят)/u;
const mostNameWords = 4;

const spelled = (words: readonly Word[], at: readonly number[]): string =>
  at
    .map((one) => words[one]?.said ?? '')
    .map((said) => (particles.has(said) ? said : said.slice(0, 1).toUpperCase() + said.slice(1)))
    .join(' ');

const range = (start: number, end: number): readonly number[] =>
  Array.from({ length: end - start }, (_, index) => start + index);

/** One that is known not to be in the catalogue. */
function listedAt(words: readonly Word[], start: number): readonly number[] | null {
  for (let length = mostNameWords; length > 0; length -= 1) {
    const name = words.slice(start, start + length).map(({ form }) => form);
    if (name.length === length && unknownPlaces.has(name.join(' '))) return range(start, start + length);
  }
  return null;
}

/** Words that are written like a name and that say nothing else. */
function writtenAt(
  words: readonly Word[],
  start: number,
  isLeft: (at: number) => boolean,
): readonly number[] | null {
  const isName = (at: number): boolean => {
    const word = words[at];
    return word?.type === 'word' && word.isCapital && !noPlaces.has(word.form);
  };
  const isRussian = /^[а-я]/u.test(words[start - 1]?.form ?? '');
  if (!isName(start) || isRussian !== /^[а-я]/u.test(words[start]?.form ?? '')) return null;
  if (!words.some(({ type, isCapital }, at) => type === 'word' && !isCapital && at !== start - 1))
    return null;
  let end = start + 1;
  while (
    end < start + mostNameWords &&
    (isName(end) || (particles.has(words[end]?.said ?? '') && isName(end + 1)))
  )
    end += 1;
  const found = range(start, end);
  return found.some(isLeft) ? found : null;
}

/** After “in” and the like: a place that the catalogue does not have. */
export function findUnknownPlace(
  words: readonly Word[],
  isLeft: (at: number) => boolean,
): UnknownPlace | null {
  for (let at = 0; at < words.length; at += 1) {
    if (!beforePlaces.has(words[at]?.said ?? '')) continue;
    const start = words[at + 1]?.said === 'the' ? at + 2 : at + 1;
    const isOfSubject = subjects.test(words[at - 1]?.form ?? '');
    const found = listedAt(words, start) ?? (isOfSubject ? null : writtenAt(words, start, isLeft));
    if (found) return { name: spelled(words, found), words: found };
  }
  return null;
}
