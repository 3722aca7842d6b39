// Chooses among the places that a line names: where the business stands, not what it is called or made like.
import type { City, Country } from '#catalog/places/place.ts';
import { americanState, isStateOrProvince, stateOfPost } from '#catalog/places/states.ts';
import { linkOf } from '../words/links.ts';
import { attributes, isStopWord, plainWords } from '../words/stop-words.ts';
import type { Word } from '../words/words.ts';

export interface NamedPlace {
  readonly country: Country;
  readonly city: City | null;
  /** The words of the line that name it. */
  readonly words: readonly number[];
}

export const fromSomewhere = new Set(['from', 'by', 'из', 'от']);
const mostBefore = 4;

const isPlain = (word: Word): boolean =>
  isStopWord(word) || attributes.has(word.form) || plainWords.has(word.form) || word.said === '.';

/** “In downtown Austin”, «в центре Казани»: what stands there, and not where something comes from. */
function isWhere(words: readonly Word[], { words: [first = 0] }: NamedPlace): boolean {
  let at = first - 1;
  for (let steps = 0; steps < mostBefore; steps += 1, at -= 1) {
    const word = words[at];
    if (word === undefined) return false;
    if (word.said === 'à') return true;
    if (linkOf(word.said) === 'in') return !fromSomewhere.has(word.said);
    if (!isPlain(word)) return false;
  }
  return false;
}

const openQuotes = '«“„';
const closeQuotes = '»”';

/** A café called «Париж» may be anywhere. */
function isQuoted(words: readonly Word[], { words: [first = 0] }: NamedPlace): boolean {
  const before = words.slice(0, first).filter(({ type }) => type === 'mark');
  const depth = before.reduce(
    (sum, { said }) => sum + (openQuotes.includes(said) ? 1 : 0) - (closeQuotes.includes(said) ? 1 : 0),
    0,
  );
  return depth > 0 || before.filter(({ said }) => said === '"').length % 2 === 1;
}

const afterName = /^(?:style|styled|inspired|themed|cuisine|mule|cheesesteaks?|rolls?|cream|стиле)$/u;
const beforeName = /^(?:style|cuisine|стил[ьея]|кухн[яию])$/u;

/** New York style pizza, «кухня Бали». */
function isManner(words: readonly Word[], { words: of }: NamedPlace): boolean {
  const [first = 0] = of;
  return (
    afterName.test(words[(of.at(-1) ?? 0) + 1]?.form ?? '') || beforeName.test(words[first - 1]?.form ?? '')
  );
}

const isLarger = ({ city }: NamedPlace): boolean => city === null || isStateOrProvince(city);

function stateCalled(name: string, words: readonly number[]): NamedPlace | null {
  const state = americanState(name);
  return state && { ...state, words };
}

/** “Paris, TX”. */
function stateAfter(words: readonly Word[], { words: of }: NamedPlace): NamedPlace | null {
  const at = (of.at(-1) ?? 0) + 2;
  const word = words[at];
  if (words[at - 1]?.said !== ',' || word?.isCapital !== true) return null;
  const name = stateOfPost(word.form);
  return name === null ? null : stateCalled(name, [at]);
}

/** What is larger and in another country says where a town is that the catalogue does not have: Paris, Texas. */
function inLarger(words: readonly Word[], found: readonly NamedPlace[]): readonly NamedPlace[] {
  const places: NamedPlace[] = [];
  for (let nth = 0; nth < found.length; nth += 1) {
    const place = found[nth];
    if (place === undefined) break;
    const next = found[nth + 1];
    const end = (place.words.at(-1) ?? 0) + 1;
    const isNext = next?.words[0] === end || (words[end]?.said === ',' && next?.words[0] === end + 1);
    const named = next && isNext ? next : stateAfter(words, place);
    const isState = named && named.country !== place.country && isAmericanGeorgia(words, named);
    const state = isState ? stateCalled('Georgia', named.words) : named;
    const larger = state ?? named;
    if (!larger || !isLarger(larger) || place.city === null || larger.country === place.country) {
      places.push(place);
      continue;
    }
    places.push({ ...larger, words: [...place.words, ...larger.words] });
    if (named === next) nth += 1;
  }
  return places;
}

/** Rome is no town of the country of Georgia. */
const isAmericanGeorgia = (words: readonly Word[], { city, words: [at = 0] }: NamedPlace): boolean =>
  city === null && words[at]?.form === 'georgia';

const ofAmericanGeorgia = /^(?:peach|peaches|pecans?|peanuts?|usa|us|american|state|savannah|atlanta|usd)$/u;

export function withGeorgia(
  words: readonly Word[],
  place: NamedPlace,
  all: readonly NamedPlace[],
): NamedPlace {
  const isThere =
    all.some(({ country }) => country.id === 'US') || words.some(({ form }) => ofAmericanGeorgia.test(form));
  if (!isAmericanGeorgia(words, place) || !isThere) return place;
  return stateCalled('Georgia', place.words) ?? place;
}

export function mostNamed(words: readonly Word[], places: readonly NamedPlace[]): NamedPlace | null {
  const where = places.filter((place) => isWhere(words, place));
  const [first = null] = where;
  const isFrom = ({ words: [at = 0] }: NamedPlace): boolean => fromSomewhere.has(words[at - 1]?.said ?? '');
  const isCity = ({ city }: NamedPlace): boolean => city !== null;
  return (
    where.find(isCity) ??
    places.find((place) => isCity(place) && place.country === first?.country) ??
    first ??
    places.find((place) => isCity(place) && !isFrom(place)) ??
    places.find(isCity) ??
    places[0] ??
    null
  );
}

const journeys =
  /^(?:tours?|trips?|travel|holidays?|journeys?|туры?|туров|путешествия|путёвки|путевки|поездки)$/u;
const toSomewhere = new Set(['to', 'в', 'во', 'на']);

/** To a country that others are taken to: whoever takes them may be anywhere. */
const isDestination = (words: readonly Word[], { city, words: [at = 0] }: NamedPlace): boolean =>
  city === null && toSomewhere.has(words[at - 1]?.said ?? '') && journeys.test(words[at - 2]?.form ?? '');

const bought = /^(?:buy|buying|source|sourcing|order|import|закупа\p{L}+|покупа\p{L}+|заказыва\p{L}+)$/u;
const soldOn = /^(?:sell|selling|resell|shop|store|прода\p{L}+|перепрода\p{L}+|магазин|склад|опт)$/u;
const mostBought = 3;

/** In a country where goods are bought that are sold elsewhere. */
function isWhereBought(words: readonly Word[], { city, words: [at = 0] }: NamedPlace): boolean {
  if (city !== null || !/^(?:in|from|в|во|из)$/u.test(words[at - 1]?.said ?? '')) return false;
  const said = words.slice(Math.max(0, at - 1 - mostBought), at - 1);
  const clause = said.slice(said.findLastIndex(({ type }) => type === 'mark') + 1);
  return (
    clause.some(({ form }) => bought.test(form)) && words.slice(at + 1).some(({ form }) => soldOn.test(form))
  );
}

/** A car of that name. */
const isCar = (words: readonly Word[], { words: of }: NamedPlace): boolean =>
  words[of[0] ?? 0]?.form.startsWith('волг') === true &&
  [words[(of[0] ?? 0) - 1], words[(of.at(-1) ?? 0) + 1]].some((word) => word?.form === 'газ');

const isElsewhere = (words: readonly Word[], place: NamedPlace): boolean =>
  [isQuoted, isManner, isDestination, isWhereBought, isCar].some((is) => is(words, place));

/** Those that neither call nor describe it, each with the larger one that it is in. */
export const placesMeant = (words: readonly Word[], found: readonly NamedPlace[]): readonly NamedPlace[] =>
  inLarger(
    words,
    found.filter((place) => !isElsewhere(words, place)),
  );
