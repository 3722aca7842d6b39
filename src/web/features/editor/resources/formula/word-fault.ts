// Finds more than one name between two operators in a valid formula: template ids are letters, digits and _.
import type { FormulaFault } from '#formula/parse.ts';
import { type Token, tokens } from '#formula/tokens.ts';

const firstWord = /^[\p{L}\p{M}\p{N}_]*/u;

/** The engine accepts any text as a name; most likely an operator is missing or unknown. */
export function wordFault(expression: string, allowed: readonly string[]): FormulaFault | null {
  const all = tokens(expression);
  const equals = all.findIndex(({ kind, text }) => kind === 'mark' && text === '=');
  for (const [place, token] of all.entries()) {
    if (place < equals || token.kind !== 'name' || allowed.includes(token.text)) continue;
    const fault = faultIn(token, all[place - 1]?.text ?? null);
    if (fault) return fault;
  }
  return null;
}

function faultIn({ text, column }: Token, before: string | null): FormulaFault | null {
  const word = firstWord.exec(text)?.[0] ?? '';
  if (word === text) return null;
  const rest = text.slice(word.length);
  const at = column + word.length + rest.length - rest.trimStart().length;
  return word === ''
    ? { expected: 'operand', after: before, column: at, message: `expected a variable, not ${rest}` }
    : { expected: 'operator', after: word, column: at, message: `expected an operator after '${word}'` };
}
