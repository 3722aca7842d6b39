// Finds whether the premises are owned or rented, and whether the business is online.
import { linkOf } from './links.ts';
import type { Word } from './words.ts';

export type Premises = 'rented' | 'owned';

export interface FoundPremises {
  readonly premises: Premises;
  readonly words: readonly number[];
}

const rooms =
  /^(?:building|premise|space|room|property|propert|house|place|unit|facilit|land|local|edificio|gebaud|immobilie|locaux|помещен|здан|площад|недвижим|земл|участк|цех|офис|дом)/u;
const owned = /^(?:own|owned|our|свое|своем|своей|свой|собственн|propio|proprio|eigen)/u;
const rented = /^(?:rented|leased|арендованн|съемн|арендуем|alquilad|gemietet|loue|affitt)/u;
const inRent = /^(?:аренд|rent|leas|alquiler|miete|location|affitto|aluguel)/u;
const between = 3;

function placesOf(words: readonly Word[], at: number, room: RegExp): readonly number[] | null {
  for (let next = at + 1; next < words.length && next < at + between; next += 1) {
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
  return placesOf(words, at, rooms);
}

const lets = /^(?:сда|renting|rent|letting)/u;
const wordsBefore = 9;

/** «Помещение 200 м² в аренду». */
function rentBehind(words: readonly Word[], at: number): readonly number[] | null {
  const isIn = ['в', 'in', 'on'].includes(words[at - 1]?.said ?? '');
  if (!isIn || !inRent.test(words[at]?.form ?? '')) return null;
  const before = words.slice(Math.max(0, at - wordsBefore), at);
  const isRoom = before.some(({ form }) => rooms.test(form)) && !before.some(({ form }) => lets.test(form));
  return isRoom ? [at - 1, at] : null;
}

export function findPremises(words: readonly Word[]): FoundPremises | null {
  for (let at = 0; at < words.length; at += 1) {
    const form = words[at]?.form ?? '';
    const own = owned.test(form) ? placesOf(words, at, rooms) : null;
    if (own) return { premises: 'owned', words: own };
    const isDirect =
      rented.test(form) || (inRent.test(form) && ['в', 'in', 'on'].includes(words[at - 1]?.said ?? ''));
    const other = isDirect
      ? (placesOf(words, at, rooms) ?? (rented.test(form) ? [at] : rentBehind(words, at)))
      : rentAt(words, at);
    if (other) return { premises: 'rented', words: other };
  }
  return null;
}

const online = /^(?:online|онлайн|internet|интернет.*|ecommerce|webshop|eshop|дистанционн.*|удаленн.*)$/u;

export const onlineWords = (words: readonly Word[]): readonly number[] =>
  words.flatMap(({ form, type }, at) => (type === 'word' && online.test(form) ? [at] : []));
