// Finds the known word that an unknown one was probably meant to be.

/** A word with one slip has so many letters at least, one with two so many. */
const lettersForOne = 5;
const lettersForTwo = 9;
const fewestKnownLetters = 4;

/** How many letters are missing, too many, wrong or swapped with the next; stops counting above the most. */
function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let slips = Math.min(
        (last[column] ?? most) + 1,
        (current[column - 1] ?? most) + 1,
        (last[column - 1] ?? most) + (isSame ? 0 : 1),
      );
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped && row > 1 && column > 1) slips = Math.min(slips, (beforeLast[column - 2] ?? most) + 1);
      current.push(slips);
      least = Math.min(least, slips);
    }
    if (least > most) return most + 1;
    beforeLast = last;
    last = current;
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
