// Splits a formula into its parts, so that references can be coloured, pointed at, and moved when it is copied.

export type TokenKind = 'reference' | 'function' | 'text' | 'sheet' | 'number' | 'other';

export interface FormulaToken {
  readonly kind: TokenKind;
  readonly text: string;
  /** Where it begins in the formula. */
  readonly at: number;
}

const patterns: readonly (readonly [TokenKind, RegExp])[] = [
  ['text', /"(?:[^"]|"")*"?/y],
  ['sheet', /'(?:[^']|'')+'!|[\p{L}_][\p{L}\p{N}_.]*!/uy],
  [
    'reference',
    /\$?[A-Za-z]{1,3}\$?[1-9]\d{0,6}(?![\p{L}\p{N}_.(])|\$?[A-Za-z]{1,3}:\$?[A-Za-z]{1,3}(?![\p{L}\p{N}_.(])|\$?[1-9]\d{0,6}:\$?[1-9]\d{0,6}(?![\p{L}\p{N}_.])/uy,
  ],
  ['number', /\d+(?:\.\d*)?(?:[eE][+-]?\d+)?|\.\d+/y],
  ['function', /[\p{L}_][\p{L}\p{N}_.]*(?=\()/uy],
  ['other', /[\p{L}_][\p{L}\p{N}_.]*/uy],
  ['other', /#[A-Z/0!?]+/y],
  ['other', /[\s\S]/uy],
];

export function formulaTokens(formula: string): readonly FormulaToken[] {
  const tokens: FormulaToken[] = [];
  let at = 0;
  while (at < formula.length) {
    for (const [kind, pattern] of patterns) {
      pattern.lastIndex = at;
      const text = pattern.exec(formula)?.[0];
      if (text === undefined || text === '') continue;
      tokens.push({ kind, text, at });
      at += text.length;
      break;
    }
  }
  return tokens;
}
