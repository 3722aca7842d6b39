// Reads a word as terms of the catalogue: as it is, as two words in one, as Russian in Latin letters, or with a slip.

import { russianSounds, soundOf, wholeRussianSounds } from '../words/latin-russian.ts';
import { linkOf } from '../words/links.ts';
import { numberWords } from '../words/number-words.ts';
import { isOrdinary, unknownTrades } from '../words/ordinary-words.ts';
import { slipKeyOf, stemOf } from '../words/stems.ts';
import { attributes, isStopWord, plainWords } from '../words/stop-words.ts';
import { allMeantBy, knownWordsOf, meantBy, nearBy } from '../words/typos.ts';
import type { Word } from '../words/words.ts';
import { isThing } from '../words/words-of-things.ts';
import { termOf } from './concepts.ts';
import { type KindIndex, kindIndex } from './kind-index.ts';

export interface Term {
  /** With its accents. */
  readonly said: string;
  readonly form: string;
  readonly stem: string;
  readonly term: string;
  /** How sure it is that this was meant. */
  readonly sureness: number;
  readonly isSlip?: boolean;
  /** Of so short a word that another word of the phrase has to be said as it is. */
  readonly isShortSlip?: boolean;
}

export interface ReadWord {
  readonly terms: readonly Term[];
  /** Says something of the trade: neither a word of plans nor of praise. */
  readonly isTelling: boolean;
  /** The terms are those of two words in one. */
  readonly isTwo?: boolean;
}

const joinedSureness = 0.97;
const soundSureness = 0.93;
const derivedSureness = 0.9;
const slipSureness = 0.9;
/** So many words are looked up by what sounds or looks like them; a line has fewer. */
const mostUnknown = 80;

const termFor = (form: string, stem: string, sureness: number, said = form): Term => ({
  said,
  form,
  stem,
  term: termOf(stem),
  sureness,
});

const slipOf = (form: string): Term => ({ ...termFor(form, stemOf(form), slipSureness), isSlip: true });

const isKnown = (stem: string, { postings }: KindIndex): boolean => postings.has(termOf(stem));
/** A word that no kind has, but that is known to mean something else, is no slip of another. */
const hasMeaning = (stem: string): boolean => termOf(stem) !== stem;

const suffixes = ['ическ', 'ичн', 'енн', 'ск', 'ов', 'ев', 'н'];
const fewestOfRoot = 3;
const fewestOfHeard = 5;
const fewestOfSoundSlip = 8;

/** «Маникюрный» of «маникюр», and the other way about. */
function derivedStem(form: string, stem: string, index: KindIndex): string | null {
  if (!/^[а-я]/u.test(form)) return null;
  const shorter = suffixes
    .filter((suffix) => stem.endsWith(suffix) && stem.length - suffix.length >= fewestOfRoot)
    .map((suffix) => stem.slice(0, -suffix.length));
  const longer = stem.length > fewestOfRoot ? suffixes.map((suffix) => stem + suffix) : [];
  return [...shorter, ...longer].find((one) => isKnown(one, index)) ?? null;
}

const lettersOfShort = 4;

/** What a short word may have been meant to be: food truk. */
function shortSlips(form: string, index: KindIndex): readonly Term[] {
  if (form.length !== lettersOfShort) return [];
  const keys = nearBy(form, index.slipKeys);
  const forms = new Set(keys.flatMap((key) => index.formsBySlipKey.get(key) ?? []));
  return [...forms].map((one) => ({ ...slipOf(one), isShortSlip: true }));
}

/** What a word sounds like in Russian, or looks like but for a slip. */
function unknownTerms({ form, stem }: Word, isRussian: boolean, index: KindIndex): readonly Term[] {
  if (unknownTrades.has(stem)) return [];
  const pair = index.joined.get(form);
  if (pair) return pair.map((part) => termFor(part, stemOf(part), joinedSureness));
  const derived = derivedStem(form, stem, index);
  if (derived !== null) return [termFor(derived, derived, derivedSureness)];
  const sounds = russianSounds(form, isRussian ? fewestOfRoot : fewestOfHeard);
  const heard = sounds.map((sound) => index.stemsBySound.get(sound)).find((one) => one !== undefined);
  if (heard !== undefined) return [termFor(heard, heard, soundSureness)];
  const key = slipKeyOf(form);
  if (hasMeaning(stem) || isOrdinary({ form, stem }) || isThing({ form, stem })) return [];
  const byKey = allMeantBy(key, form.length, index.slipKeys);
  const slips = byKey.length > 0 ? byKey : allMeantBy(form, form.length, index.slipKeys);
  if (slips.length > 0) return slips.flatMap((slip) => index.formsBySlipKey.get(slip) ?? []).map(slipOf);
  if (form.length < fewestOfSoundSlip) return shortSlips(form, index);
  const looksHeard = sounds
    .map((sound) => meantBy(sound, form.length, index.sounds))
    .find((one) => one !== null);
  const sound = index.stemsBySound.get(looksHeard ?? '');
  return sound === undefined ? [] : [{ ...termFor(sound, sound, slipSureness), isSlip: true }];
}

/** Shorter ones are too like words of trades: a planner is no slip of planned. */
const fewestCharsOfLight = 8;
const lightKeys = knownWordsOf(
  [...plainWords, ...attributes].filter((word) => word.length >= fewestCharsOfLight),
);

const russianWords = new Set(
  'v dlya hochu otkryt otkrit biznes na po kofe kafe magazin detskiy detskii dom'.split(' '),
);
/** Says that other words may be Russian too, however short. */
const isRussianInLatin = ({ said }: Word): boolean => russianWords.has(said);

const lightSounds = new Set(
  [...plainWords, ...attributes].filter((word) => /^[а-я]{3}/u.test(word)).map(soundOf),
);

const isHeardLight = (form: string): boolean =>
  wholeRussianSounds(form).some((sound) => lightSounds.has(sound));

const isSlipOfLight = ({ form }: Word): boolean =>
  form.length >= fewestCharsOfLight && meantBy(form, form.length, lightKeys) !== null;

/** Whether the words of any kind have it; nothing else is then looked for in it. */
export const isKnownWord = ({ stem, form }: Pick<Word, 'stem' | 'form'>): boolean =>
  isKnown(stem, kindIndex()) || isLight(form) || kindIndex().joined.has(form);

export const isLight = (form: string): boolean => plainWords.has(form) || attributes.has(form);

/** Two words that the catalogue writes as one: авто мойка. */
const joins = (one: Word, next: Word | undefined, index: KindIndex): boolean =>
  next !== undefined &&
  linkOf(one.said) === null &&
  linkOf(next.said) === null &&
  one.type === 'word' &&
  next.type === 'word' &&
  one.form.length + next.form.length > 5 &&
  index.forms.has(one.form + next.form) &&
  !index.pairs.has(`${one.form} ${next.form}`);

const readOf = (terms: readonly Term[], form: string): ReadWord => ({
  terms,
  isTwo: terms.length > 1 && kindIndex().joined.has(form),
  isTelling: !isLight(form) && !terms.some((term) => isLight(term.form)),
});

const isGrammar = (word: Word): boolean => isStopWord(word) || linkOf(word.said) !== null;

const money = /^(?:рубл(?:ь|я|ей)|тенге|евро|euros?|dollars?|доллар(?:а|ов)?|pounds?)$/u;
/** A sum is no trade: «199 рублей» builds no log houses. */
const isMoney = (words: readonly Word[], at: number): boolean =>
  words[at - 1]?.type === 'number' && money.test(words[at]?.form ?? '');

/** By word; those that are taken for something else are left out. */
export function readTerms(words: readonly Word[], isTaken: (at: number) => boolean): readonly ReadWord[] {
  const index = kindIndex();
  const read: ReadWord[] = [];
  const isRussian = words.some(isRussianInLatin);
  let unknown = 0;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined) break;
    if (word.type !== 'word' || isTaken(at) || isMoney(words, at)) read.push({ terms: [], isTelling: false });
    else if (joins(word, words[at + 1], index) && !isTaken(at + 1)) {
      const form = word.form + (words[at + 1]?.form ?? '');
      read.push(readOf([termFor(form, stemOf(form), 1)], form), { terms: [], isTelling: false });
      at += 1;
    } else if (numberWords[word.form] !== undefined && !index.forms.has(word.form))
      read.push({ terms: [], isTelling: false });
    else if (isKnown(word.stem, index))
      read.push(readOf([termFor(word.form, word.stem, 1, word.said)], word.form));
    else if (isLight(word.form) || isGrammar(word)) read.push({ terms: [], isTelling: false });
    else {
      unknown += 1;
      const terms = unknown > mostUnknown ? [] : unknownTerms(word, isRussian, index);
      const isLookedUp = unknown <= mostUnknown;
      const isLightSlip =
        isLookedUp && terms.length === 0 && (isHeardLight(word.form) || isSlipOfLight(word));
      read.push(isLightSlip ? { terms, isTelling: false } : readOf(terms, word.form));
    }
  }
  return read;
}
