// A said part of a formula with how tightly it holds together: what is weaker than its place needs stands in brackets.

export interface WordedExpression {
  readonly text: string;
  readonly precedence: number;
}

export const precedences = {
  /** A sentence, or a row of numbers: needs brackets wherever it is part of something. */
  sentence: 0,
  call: 1,
  or: 2,
  and: 3,
  comparison: 4,
  sum: 5,
  /** A word before a list in brackets is not torn apart by a plus or a minus. */
  list: 6,
  product: 7,
  power: 8,
  leaf: 9,
} as const;

export const leaf = (text: string): WordedExpression => ({ text, precedence: precedences.leaf });

export const sentence = (text: string): WordedExpression => ({ text, precedence: precedences.sentence });

/** A minus before a number binds no tighter than one between two. */
export const numeral = (text: string): WordedExpression =>
  text.startsWith('-') ? { text: `−${text.slice(1)}`, precedence: precedences.sum } : leaf(text);

export const parenthesised = ({ text, precedence: strength }: WordedExpression, needed: number): string =>
  strength < needed ? `(${text})` : text;
