// Cuts a line into words, numbers and marks, folded so that case, accents and scripts of the same letter do not matter.
import { stemOf } from './stems.ts';

/** Longer texts are read up to here. */
export const mostChars = 4000;

export interface Word {
  /** As it was written, in lower case. */
  readonly said: string;
  /** Without accents. */
  readonly form: string;
  readonly stem: string;
  readonly type: 'word' | 'number' | 'mark';
  /** Of a number; zero of the others. */
  readonly value: number;
  readonly isCapital: boolean;
  /** Nothing stands between it and what comes before. */
  readonly isGlued: boolean;
  /** A hyphen joins it to what comes before. */
  readonly isHyphened: boolean;
}

/** Letters that do not come apart into a letter and an accent. */
const letters: Readonly<Record<string, string>> = {
  ё: 'е',
  ı: 'i',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
};

/** The mark over й makes another letter; all others are accents. */
const shortI = /и\u0306/gu;
const accents = /\p{M}+/gu;

const plain = /^[a-zа-я0-9]*$/u;

export const foldOf = (text: string): string => {
  const lower = text.toLowerCase();
  return plain.test(lower) ? lower : withoutAccents(lower);
};

const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(shortI, 'й')
    .replace(accents, '')
    .replace(/[ёıßøłđæœ]/gu, (letter) => letters[letter] ?? letter);

/** Always open, which is no size. */
const roundTheClock = /\b24\s*[/\\xх]\s*7\b/giu;
/** A letter and a word, such as e-bike or t-shirt, are one word, and so is no-code. */
const letterAndWord = /(?<![\p{L}\p{N}])(\p{L}|no)-(?=\p{L}{2})/giu;
/** Marks of a page are no words. */
const tags = /<\/?[a-z][^<>]{0,200}>/giu;
/** A letter and a letter, such as B&B, are one word. */
const letterAndLetter = /(?<![\p{L}\p{N}])(\p{L})\s?[&+]\s?(\p{L})(?![\p{L}\p{N}])/gu;
/** Endings that an apostrophe sets off: Lisbon's, İzmir'de. */
const setOff = /(?<=\p{L})['’ʼ`](?:s|n?[dt][ae](?:ki)?|n?[ıiuü]n|[yn]?[ae])(?![\p{L}\p{N}])/giu;
const apostrophes = /(?<=\p{L})['’ʼ`](?=\p{L})/gu;
/** Neither letters nor signs: controls, joiners, what sets the direction of text. */
const invisible = /[^\P{C}\n]+/gu;

const pieces = /\d{1,3}(?:[  ]\d{3})+(?![\d])|\d+(?:[.,]\d+)*|[\p{L}\p{M}]+[\p{L}\p{M}\p{N}]*|\r?\n|[^\s]/gu;

/** 10 000, 10,000 and 10.000 are ten thousand; 1.5 and 1,5 are one and a half. */
function numberOf(text: string): number {
  const plain = text.replace(/[  ]/gu, '');
  if (/^[1-9]\d{0,2}(?:[.,]\d{3})+$/u.test(plain)) return Number(plain.replace(/[.,]/gu, ''));
  return Number.parseFloat(plain.replace(',', '.'));
}

/** Few letters after one digit are a part of a name, such as 3d and 3pl, unless they are a unit or a multiplier. */
const unitsOfLetters = new Set(
  'k к m м t т l л h ч g г ha га kw mw gw kg кг ft km км mq qm m2 м2 st nd rd th я й х'.split(' '),
);

function typeOf(text: string): Word['type'] {
  if (/^\d/u.test(text)) return 'number';
  return /^[\p{L}\p{M}]/u.test(text) ? 'word' : 'mark';
}

function wordOf(text: string, before: string): Word {
  const form = foldOf(text);
  const type = typeOf(text);
  return {
    said: text.toLowerCase(),
    form,
    stem: type === 'word' ? stemOf(form) : form,
    type,
    value: type === 'number' ? numberOf(text) : 0,
    isCapital: type === 'word' && text.slice(0, 1) !== text.slice(0, 1).toLowerCase(),
    isGlued: before !== '' && !/\s$/u.test(before),
    isHyphened: /[\p{L}\p{N}][-‐‑]$/u.test(before),
  };
}

const isNameOfNumber = (number: Word | undefined, letter: Word): boolean =>
  number?.type === 'number' &&
  /^\d$/u.test(number.said) &&
  letter.type === 'word' &&
  letter.isGlued &&
  !letter.isHyphened &&
  letter.form.length <= 2 &&
  !unitsOfLetters.has(letter.form);

export function wordsOf(text: string): readonly Word[] {
  const cleaned = text
    .slice(0, mostChars)
    .replace(/(\d*) ?½/gu, (_, whole: string) => `${whole === '' ? '0' : whole}.5`)
    .normalize('NFKC')
    .replace(/[\r\n]+/gu, '\n')
    .replace(invisible, ' ')
    .replace(roundTheClock, ' ')
    .replace(tags, ' ')
    .replace(letterAndLetter, '$1n$2')
    .replace(letterAndWord, '$1')
    .replace(setOff, '')
    .replace(apostrophes, '');
  const words: Word[] = [];
  for (const match of cleaned.matchAll(pieces)) {
    const [found] = match;
    const word = wordOf(found, cleaned.slice(Math.max(0, match.index - 2), match.index));
    const last = words.at(-1);
    if (isNameOfNumber(last, word) && last !== undefined) {
      words[words.length - 1] = { ...wordOf(last.said + found, ''), type: 'word' };
    } else if (!(word.isGlued && /^[-‐‑]$/u.test(found))) words.push(word);
  }
  return words;
}
