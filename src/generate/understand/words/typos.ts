// Finds the known word that an unknown one was probably meant to be.

/** A word with one slip has so many letters at least, one with two so many. */
const lettersForOne = 5;
const lettersForTwo = 9;
/** Shorter ones are like too many others. */
const lettersForAll = 6;
const fewestKnownLetters = 4;
/** Of a letter that nobody takes for the other: a fireplace (камин) is no casino. */
const unlikely = 2;

/** Rows of the table are kept from word to word: a long text asks a million times. */
let [beforeLast, last, current] = [new Int16Array(0), new Int16Array(0), new Int16Array(0)];

function makeRoom(letters: number): void {
  if (current.length > letters) return;
  [beforeLast, last, current] = [
    new Int16Array(letters * 2),
    new Int16Array(letters * 2),
    new Int16Array(letters * 2),
  ];
}

const keyboards = [
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'],
];
/** Letters that sound so much alike that one is written for the other. */
const alike = 'aeiouy ckqs sz bp dt gk vwf mn jgy аоуыэяёюие бп вф гк дт жшщ зс сцч нм ий ьъ лр';
const codes = 4096;
const pairOf = (one: number, other: number): number => (one % codes) * codes + (other % codes);

function addPairs(pairs: Set<number>, letters: readonly string[]): void {
  for (const one of letters)
    for (const other of letters) pairs.add(pairOf(one.charCodeAt(0), other.charCodeAt(0)));
}

/** Those beside each other on a keyboard, and those that sound alike. */
function likelyPairs(): ReadonlySet<number> {
  const pairs = new Set<number>();
  for (const letters of alike.split(' ')) addPairs(pairs, [...letters]);
  for (const rows of keyboards)
    for (const [nth, row] of rows.entries())
      for (const [at, key] of [...row].entries()) {
        const below = rows[nth + 1]?.slice(Math.max(0, at - 1), at + 1) ?? '';
        for (const near of `${row.slice(at + 1, at + 2)}${below}`) addPairs(pairs, [key, near]);
      }
  return pairs;
}
const likely = likelyPairs();

/** The fewest slips up to a letter of each, by what they are up to the letters before. */
function slipsAt(one: string, other: string, row: number, column: number): number {
  const letter = one.charCodeAt(row - 1);
  const meant = other.charCodeAt(column - 1);
  const wrong = likely.has(pairOf(letter, meant)) ? 1 : unlikely;
  const fits = letter === meant ? 0 : wrong;
  const slips = Math.min(
    (last[column] ?? 0) + 1,
    (current[column - 1] ?? 0) + 1,
    (last[column - 1] ?? 0) + fits,
  );
  const isSwapped =
    row > 1 &&
    column > 1 &&
    letter === other.charCodeAt(column - 2) &&
    one.charCodeAt(row - 2) === other.charCodeAt(column - 1);
  return isSwapped ? Math.min(slips, (beforeLast[column - 2] ?? 0) + 1) : slips;
}

/**
 * How many letters are missing, too many, wrong or swapped with the next; stops counting above the most.
 * What is further from the diagonal than the most has more slips than that anyway.
 */
function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  makeRoom(other.length + 2);
  for (let column = 0; column <= Math.min(other.length, most + 1); column += 1) last[column] = column;
  for (let row = 1; row <= one.length; row += 1) {
    const from = Math.max(1, row - most);
    const to = Math.min(other.length, row + most);
    current[from - 1] = from === 1 ? row : most + 1;
    let least = most + 1;
    for (let column = from; column <= to; column += 1) {
      const slips = slipsAt(one, other, row, column);
      current[column] = slips;
      least = Math.min(least, slips);
    }
    current[to + 1] = most + 1;
    if (least > most && (current[from - 1] ?? 0) > most) return most + 1;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return last[other.length] ?? most + 1;
}

export interface KnownWords {
  /** By first letter. */
  readonly byLetter: ReadonlyMap<string, readonly string[]>;
}

export function knownWordsOf(words: Iterable<string>): KnownWords {
  const byLetter = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < fewestKnownLetters) continue;
    const first = word.slice(0, 1);
    const list = byLetter.get(first);
    if (list) list.push(word);
    else byLetter.set(first, [word]);
  }
  return { byLetter };
}

const mostSlips = (letters: number): number => {
  if (letters >= lettersForTwo) return 2;
  return letters >= lettersForOne ? 1 : 0;
};

/** Every known word with one slip. */
export const nearBy = (word: string, { byLetter }: KnownWords): readonly string[] =>
  (byLetter.get(word.slice(0, 1)) ?? []).filter((known) => slipsBetween(word, known, 1) <= 1);

/** The nearest known word, the first of those that are equally near; null if none is near enough. */
export function meantBy(word: string, letters: number, { byLetter }: KnownWords): string | null {
  let most = mostSlips(letters);
  if (most === 0) return null;
  let nearest: string | null = null;
  for (const known of byLetter.get(word.slice(0, 1)) ?? []) {
    const slips = slipsBetween(word, known, most);
    if (slips > most) continue;
    nearest = known;
    most = slips - 1;
    if (most < 1) break;
  }
  return nearest;
}

/** All that are as near as the nearest: «клиниг» may be a clinic and cleaning, and what stands beside it says which. */
export function allMeantBy(word: string, letters: number, known: KnownWords): readonly string[] {
  let most = mostSlips(letters);
  let nearest: string[] = [];
  if (letters < lettersForAll) return [meantBy(word, letters, known)].filter((one) => one !== null);
  for (const one of known.byLetter.get(word.slice(0, 1)) ?? []) {
    const slips = slipsBetween(word, one, most);
    if (slips > most) continue;
    nearest = slips < most ? [one] : [...nearest, one];
    most = slips;
  }
  return nearest;
}
