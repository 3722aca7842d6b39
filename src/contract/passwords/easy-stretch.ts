// How many characters from a place on anybody would type without thinking: aaaa, 1234, 890123, dcba, qwerty.

/** A shorter one is chance. */
const shortestStretchChars = 3;

const digits = '0123456789';
const rows = [
  ...['qwertyuiop[]', 'asdfghjkl', 'zxcvbnm', '!@#$%^&*()'],
  ...['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'],
  // The end of the digits goes on with their beginning.
  digits + digits,
];

type Follows = (character: string, next: string) => boolean;

const codeStep =
  (step: number): Follows =>
  (character, next) =>
    (next.codePointAt(0) ?? 0) - (character.codePointAt(0) ?? 0) === step;

const ways: readonly Follows[] = [
  ...[0, 1, -1].map(codeStep),
  (character, next) => rows.some((row) => row.includes(character + next)),
  (character, next) => rows.some((row) => row.includes(next + character)),
];

/** Zero, if there is none. */
export function easyStretchAt(characters: readonly string[], start: number): number {
  const longest = Math.max(...ways.map((follows) => lengthOf(characters, start, follows)));
  return longest < shortestStretchChars ? 0 : longest;
}

function lengthOf(characters: readonly string[], start: number, follows: Follows): number {
  let end = start + 1;
  while (end < characters.length && follows(characters[end - 1] ?? '', characters[end] ?? '')) end++;
  return end - start;
}
