// Reads whether a line wishes the premises to be owned or rented, or the business to be online.

import { findPremises, onlineWords, roomForms } from '../understand/opening.ts';
import { isSilent } from '../understand/understand.ts';
import type { Word } from '../understand/words/words.ts';
import { isAlone, phrase, phraseIn, range, segmentsOf } from './said-phrases.ts';

export interface WishedPremises {
  readonly isOwned: boolean | null;
  /** They cost nothing. */
  readonly isRentFree?: boolean;
  /** The words of the line that say it. */
  readonly words: readonly number[];
}

export interface WishedOnline {
  readonly isOnline: boolean | null;
  readonly words: readonly number[];
}

const own =
  /^(?:own|owned|owning|ours|mine$|bought|buy|buying|purchase|purchased|свое|своя|свой|свои|наш|наша|наше|мои$|мой$|моя$|мое$|собственн|собственност|владе|купи|купл|покупа|выкуп)/u;
/** With a room beside them alone: one may buy anything. */
const buy = /^(?:bought|buy|purchase|ours|наш|купи|купл|покупа|выкуп|владе)/u;
const rent = /^(?:rent|rented|renting|rents|lease|leased|leasing)$|^(?:аренд|сним|съемн)/u;
/** What is let to guests may be owned as well. */
const homes = /^(?:квартир|апартамент|домик|flats?$|apartments?$|cottages?$|cabins?$|villas?$|houses$)/u;
const offline = /^(?:offline|офлайн|оффлайн)$/u;

/** A segment that says nothing but that what is there is owned, or rented. */
function plainly(words: readonly Word[], segment: readonly number[]): boolean | null {
  const formAt = (at: number): string => words[at]?.form ?? '';
  const saying = segment.filter((at) => own.test(formAt(at)) || rent.test(formAt(at)));
  const [first] = saying;
  if (first === undefined) return null;
  const rooms = segment.filter((at) => roomForms.test(formAt(at)) || homes.test(formAt(at)));
  const isElse = segment.some((at) => {
    const word = words[at];
    return (
      word !== undefined &&
      !saying.includes(at) &&
      !rooms.includes(at) &&
      word.said !== 'it' &&
      !isSilent(word)
    );
  });
  if (isElse || (rooms.length === 0 && buy.test(formAt(first)))) return null;
  return own.test(formAt(first));
}

function ownedIn(
  words: readonly Word[],
): { readonly isOwned: boolean; readonly words: readonly number[] } | null {
  const found = findPremises(words);
  if (found) return { isOwned: found.premises === 'owned', words: found.words };
  for (const segment of segmentsOf(words)) {
    const isOwned = plainly(words, segment);
    if (isOwned !== null) return { isOwned, words: range(segment[0] ?? 0, (segment.at(-1) ?? 0) + 1) };
  }
  return null;
}

const free = [
  phrase(
    '(?:rent|lease) free|free (?:rent|lease|premises|space|room)|(?:zero|0) rent|rent (?:is )?(?:zero|0)',
  ),
  phrase('(?:premises|space|building|room) (?:is |are |comes? )?(?:for )?free'),
  phrase(
    'бесплатн\\S* (?:аренд\\S*|помещен\\S*|площад\\S*)|помещен\\S* бесплатн\\S*|нулев\\S* аренд\\S*|аренд\\S* (?:0|ноль|бесплатн\\S*)',
  ),
];
const atHome = phrase('(?:from|at) home|home based|на дому|из дома|у себя дома|дома у себя|дома');
const ofRent =
  /^(?:rent|rents|rental|lease|аренд[аыуе]|арендной|арендную|плат[аыуе]|платы|pay|paying|плат.*)$/u;
const isRentNoun = /^(?:rent|rents|lease|аренд[аыуе]|арендной|арендную)$/u;
const work = /^(?:work|стан|буд|раб)/u;

/** Premises that nobody is paid for: rent free, from home. */
export function rentFreeIn(words: readonly Word[]): readonly number[] {
  for (const pattern of free) {
    const found = phraseIn(words, pattern);
    if (found) return found.words;
  }
  return homeIn(words);
}

/** Where whoever does the work lives. */
export function homeIn(words: readonly Word[]): readonly number[] {
  const home = phraseIn(words, atHome);
  return home && isAlone(words, home, work) ? home.words : [];
}

const office = /^(?:office|premises|офис[ауе]?|помещени[еяй])$/u;

/** No rent is none, whoever owns the premises, and no office has none. */
export const isNoRent = (what: readonly Word[]): boolean =>
  what.some(({ form }) => isRentNoun.test(form) || office.test(form)) &&
  what.every((word) => [ofRent, roomForms, office].some((known) => known.test(word.form)) || isSilent(word));

export function premisesIn(words: readonly Word[]): WishedPremises {
  const owned = ownedIn(words);
  if (!owned) return { isOwned: null, words: [] };
  const rooms = words.flatMap(({ form }, at) => (roomForms.test(form) ? [at] : []));
  return { isOwned: owned.isOwned, words: [...owned.words, ...rooms] };
}

/** Words of a part, such as an online shop, say nothing of the whole. */
export function onlineIn(words: readonly Word[], isOfPart: (at: number) => boolean): WishedOnline {
  const online = onlineWords(words).filter((at) => !isOfPart(at));
  const without = words.flatMap(({ form }, at) => (offline.test(form) ? [at] : []));
  const isOnline = online.length > 0 ? true : null;
  return { isOnline: without.length > 0 ? false : isOnline, words: [...online, ...without] };
}
