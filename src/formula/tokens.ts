// Splits a formula into symbols, numbers and names, each with its starting column.

export type Mark = '(' | ')' | '=' | '+' | '-' | '*' | '/' | ',';

export type Token =
  | { readonly kind: 'mark'; readonly text: Mark; readonly column: number }
  | { readonly kind: 'number'; readonly text: string; readonly column: number }
  | { readonly kind: 'name'; readonly text: string; readonly column: number }
  | { readonly kind: 'end'; readonly text: ''; readonly column: number };

const marks: ReadonlySet<string> = new Set(['(', ')', '=', '+', '-', '*', '/', ',']);
const numberPattern = /^(\d+(\.\d*)?|\.\d+)$/;

const isMark = (character: string): character is Mark => marks.has(character);

/**
 * Columns count from 1. A name is everything between two symbols, so it may contain spaces and any script. A comma separates
 * only what a function takes; elsewhere it is part of a name.
 */
export function tokens(text: string): readonly Token[] {
  const found: Token[] = [];
  let start = 0;
  /** Of each parenthesis that is open, whether it follows a name. */
  const isOfFunction: boolean[] = [];
  const takeWord = (end: number): void => {
    const raw = text.slice(start, end);
    const word = raw.trim();
    if (word === '') return;
    const column = start + raw.indexOf(word) + 1;
    found.push({ kind: numberPattern.test(word) ? 'number' : 'name', text: word, column });
  };
  for (let position = 0; position < text.length; position += 1) {
    const character = text.charAt(position);
    if (!isMark(character) || (character === ',' && isOfFunction.at(-1) !== true)) continue;
    takeWord(position);
    if (character === '(') isOfFunction.push(found.at(-1)?.kind === 'name');
    if (character === ')') isOfFunction.pop();
    found.push({ kind: 'mark', text: character, column: position + 1 });
    start = position + 1;
  }
  takeWord(text.length);
  found.push({ kind: 'end', text: '', column: text.length + 1 });
  return found;
}
