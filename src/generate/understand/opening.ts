// Finds from which month a business is open, whether its premises are owned or rented, and whether it is online.
import { monthNamed } from './season/month-names.ts';
import { linkOf } from './words/links.ts';
import type { Word } from './words/words.ts';

export interface Opening {
  readonly month: number;
  readonly year: number | null;
}

export interface FoundOpening extends Opening {
  readonly words: readonly number[];
}

const before = new Set(
  'from in since starting beginning by on с со в к во from desde en ab im de depuis da a partir di dal em'.split(
    ' ',
  ),
);
/** From one month to another is a season. */
const until = new Set('to till until through по до hasta bis a al ate'.split(' '));
const opens = /^(?:open|start|launch|begin|открыва|открыт|старт|запус|начина|abr|eroff|ouv)/u;
const sides = 4;
const isYear = (value: number): boolean => value >= 2000 && value <= 2100;
const yearWords = /^(?:год[ау]?|г|году)$/u;

export const monthOf = (word: Word | undefined): number =>
  word?.type === 'word' ? monthNamed(word.form) : 0;

const isOpeningNear = (words: readonly Word[], at: number): boolean =>
  words.slice(Math.max(0, at - sides), at).some(({ form }) => opens.test(form));

/** In April and October there is much to do. */
function isOfSeveral(words: readonly Word[], at: number): boolean {
  const behind = words.slice(at + 1, at + 4);
  return linkOf(behind[0]?.said ?? '') === 'and' && behind.some((word) => monthOf(word) > 0);
}

function yearAfter(
  words: readonly Word[],
  at: number,
): { readonly year: number | null; readonly next: number } {
  const skipped = words[at]?.said === ',' ? at + 1 : at;
  const word = words[skipped];
  if (word?.type !== 'number' || !isYear(word.value)) return { year: null, next: at };
  const hasWord = yearWords.test(words[skipped + 1]?.form ?? '');
  return { year: word.value, next: skipped + (hasWord ? 2 : 1) };
}

function namedAt(words: readonly Word[], at: number): FoundOpening | null {
  const month = monthOf(words[at]);
  if (month === 0) return null;
  const { year, next } = yearAfter(words, at + 1);
  const isDay = words[at - 1]?.type === 'number' && (words[at - 1]?.value ?? 0) <= 31;
  const start = isDay ? at - 1 : at;
  const isAfter = before.has(words[start - 1]?.said ?? '');
  // A planet, and in French a month.
  if (words[at]?.form === 'mars' && words[start - 1]?.said === 'on') return null;
  if (!isAfter && year === null && !isOpeningNear(words, at)) return null;
  if (year === null && !isOpeningNear(words, at) && isOfSeveral(words, at)) return null;
  const isSeason =
    until.has(words[next]?.said ?? '') && words.slice(next, next + 3).some((word) => monthOf(word) > 0);
  if (isSeason || until.has(words[start - 1]?.said ?? '')) return null;
  const from = isAfter ? start - 1 : start;
  return { month, year, words: Array.from({ length: next - from }, (_, index) => from + index) };
}

/** 05.2027, 5/2027. */
function numberedAt(words: readonly Word[], at: number): FoundOpening | null {
  const word = words[at];
  if (word?.type !== 'number') return null;
  const [, monthBefore, yearBehind] = /^(?:\d{1,2}\.)?(\d{1,2})\.(20\d\d)$/u.exec(word.said) ?? [];
  if (monthBefore !== undefined && yearBehind !== undefined) {
    return checked(Number(monthBefore), Number(yearBehind), [at]);
  }
  const year = words[at + 2];
  if (words[at + 1]?.said !== '/' || year?.type !== 'number' || !isYear(year.value)) return null;
  return checked(word.value, year.value, [at, at + 1, at + 2]);
}

const checked = (month: number, year: number, words: readonly number[]): FoundOpening | null =>
  Number.isInteger(month) && month >= 1 && month <= 12 ? { month, year, words } : null;

export function findOpening(words: readonly Word[]): FoundOpening | null {
  for (let at = 0; at < words.length; at += 1) {
    const found = namedAt(words, at) ?? numberedAt(words, at);
    if (found) return found;
  }
  return null;
}

export type Premises = 'rented' | 'owned';

export interface FoundPremises {
  readonly premises: Premises;
  readonly words: readonly number[];
}

export const roomForms =
  /^(?:building|premise|space|room|property|propert|house|place|unit|facilit|land|local|edificio|gebaud|immobilie|locaux|помещен|здан|площад|недвижим|земл|участк|цех|офис|дом)/u;
const owned = /^(?:own|owned|our|свое|своем|своей|свой|собственн|propio|proprio|eigen)/u;
const rented = /^(?:rented|leased|арендованн|съемн|арендуем|alquilad|gemietet|loue|affitt)/u;
const inRent = /^(?:аренд|rent|leas|alquiler|miete|location|affitto|aluguel)/u;
const wordsToRoom = 3;

function placesOf(words: readonly Word[], at: number, room: RegExp): readonly number[] | null {
  for (let next = at + 1; next < words.length && next < at + wordsToRoom; next += 1) {
    const word = words[next];
    if (word === undefined || word.type !== 'word' || linkOf(word.said) !== null) return null;
    if (room.test(word.form)) return Array.from({ length: next - at + 1 }, (_, index) => at + index);
  }
  return null;
}

/** «В аренду» and “on lease” at the end of a part, or «аренда помещения» after the trade was named. */
function rentAt(words: readonly Word[], at: number): readonly number[] | null {
  const isFirst = !words.slice(0, at).some(({ type, said }) => type === 'word' && linkOf(said) === null);
  if (isFirst || !inRent.test(words[at]?.form ?? '')) return null;
  return placesOf(words, at, roomForms);
}

const lets = /^(?:сда|renting|rent|letting)/u;
const wordsBefore = 9;

/** «Помещение 200 м² в аренду». */
function rentBehind(words: readonly Word[], at: number): readonly number[] | null {
  const isIn = ['в', 'in', 'on'].includes(words[at - 1]?.said ?? '');
  if (!isIn || !inRent.test(words[at]?.form ?? '')) return null;
  const before = words.slice(Math.max(0, at - wordsBefore), at);
  const isRoom =
    before.some(({ form }) => roomForms.test(form)) && !before.some(({ form }) => lets.test(form));
  return isRoom ? [at - 1, at] : null;
}

/** What is leased need not be premises: the trucks are leased. */
const things =
  /^(?:truck|van$|vans$|car$|cars$|vehicle|lorr|tractor|bus$|buses$|boat|bike|scooter|machine|equipment|excavator|plane|aircraft|грузовик|машин|автомоб|авто$|фур|тягач|техник|оборудован|трактор|экскаватор|автобус|станк|погрузчик|лодк|катер|велосипед|самокат)/u;
const isOfThings = (words: readonly Word[], at: number): boolean =>
  [...words.slice(Math.max(0, at - 2), at), ...words.slice(at + 1, at + 2)].some(({ form }) =>
    things.test(form),
  );

export function findPremises(words: readonly Word[]): FoundPremises | null {
  for (let at = 0; at < words.length; at += 1) {
    const form = words[at]?.form ?? '';
    const own = owned.test(form) ? placesOf(words, at, roomForms) : null;
    if (own) return { premises: 'owned', words: own };
    const isDirect =
      rented.test(form) || (inRent.test(form) && ['в', 'in', 'on'].includes(words[at - 1]?.said ?? ''));
    const other = isDirect
      ? (placesOf(words, at, roomForms) ??
        (rented.test(form) && !isOfThings(words, at) ? [at] : rentBehind(words, at)))
      : rentAt(words, at);
    if (other) return { premises: 'rented', words: other };
  }
  return null;
}

const onlineForms =
  /^(?:online|онлайн|internet|интернет.*|ecommerce|webshop|eshop|onlineshop|onlinehandel|дистанционн.*|удаленн.*|telemedicine|telehealth|телемедицин.*)$/u;

/** What serves online shops stands somewhere itself. */
const forWhom = new Set(['for', 'для', 'für', 'pour', 'para', 'per']);

export const onlineWords = (words: readonly Word[]): readonly number[] =>
  words.flatMap(({ form, type }, at) =>
    type === 'word' && onlineForms.test(form) && !forWhom.has(words[at - 1]?.said ?? '') ? [at] : [],
  );
