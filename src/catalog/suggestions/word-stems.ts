// Normalises words for comparison: lower case, without endings of number and case.

const fewestChars = 3;

/** Longest first, so that no part of a longer ending is left. */
const endings = [
  ...['иями', 'ями', 'ами', 'ией', 'иях', 'ого', 'его', 'ому', 'ему', 'ыми', 'ими', 'ing'],
  ...['ия', 'ие', 'ий', 'ии', 'ию', 'ая', 'яя', 'ое', 'ее', 'ые', 'ый', 'ой', 'ей', 'ую', 'юю', 'ым', 'им'],
  ...['ых', 'их', 'ах', 'ях', 'ам', 'ям', 'ом', 'ем', 'ов', 'ев', 'es'],
  ...['а', 'я', 'о', 'е', 'ы', 'и', 'у', 'ю', 'ь', 'й', 's', 'e'],
];

export const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

export function stemOf(word: string): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= fewestChars);
  return ending === undefined ? word : word.slice(0, -ending.length);
}
