// What may be meant by the word that is being written in a formula, and the function that it stands in.
import { functionNames, totalName, yearName } from '#formula/check-formula.ts';

export interface WrittenName {
  readonly id: string;
  /** What it is called outside formulas; empty for words of the language of formulas. */
  readonly name: string;
  /** Whether it stands in the formula once and nowhere else: it may be a part of a longer one. */
  readonly isNew?: boolean;
  readonly kind: 'variable' | 'step' | 'total' | 'year' | 'function';
}

export type FunctionName = (typeof functionNames)[number];

export const isFunctionName = (id: string): id is FunctionName => functionNames.some((name) => name === id);

const wordBefore = /[\p{L}_][\p{L}\p{M}\p{N}_]*$/u;
const wordAfter = /^[\p{L}\p{M}\p{N}_]*/u;
const most = 8;

/** The words of every formula, after its own names. */
export const withWords = (own: readonly WrittenName[]): readonly WrittenName[] => [
  ...own,
  ...functionNames.map((id): WrittenName => ({ id, name: '', kind: 'function' })),
  { id: totalName, name: '', kind: 'total' },
  { id: yearName, name: '', kind: 'year' },
];

/** The names that begin as the word before the caret does, or are called so; none where that word is one of them. */
export function completions(
  text: string,
  caret: number,
  names: readonly WrittenName[],
): readonly WrittenName[] {
  const [word] = wordBefore.exec(text.slice(0, caret)) ?? [];
  if (!word || (wordAfter.exec(text.slice(caret))?.[0] ?? '') !== '') return [];
  const begun = word.toLowerCase();
  const isMeant = ({ id, name }: WrittenName) =>
    id.toLowerCase().startsWith(begun) ||
    name
      .toLowerCase()
      .split(/\s+/)
      .some((part) => part.startsWith(begun));
  const others = names.filter(({ id, isNew }) => id !== word || isNew !== true);
  if (others.some(({ id }) => id === word)) return [];
  return others.filter(isMeant).slice(0, most);
}

/** With the name in place of the word before the caret; a function is opened. */
export function completed(
  text: string,
  caret: number,
  { id, kind }: WrittenName,
): { readonly text: string; readonly caret: number } {
  const before = text.slice(0, caret).replace(wordBefore, '');
  const after = text.slice(caret);
  const isOpen = after.trimStart().startsWith('(');
  const written = kind === 'function' && !isOpen ? `${id}(` : id;
  return { text: before + written + after, caret: before.length + written.length };
}

/** The innermost function that the caret stands in; null where there is none. */
export function functionAround(text: string, caret: number): FunctionName | null {
  let closed = 0;
  for (let at = caret - 1; at >= 0; at -= 1) {
    if (text[at] === ')') closed += 1;
    else if (text[at] === '(' && closed > 0) closed -= 1;
    else if (text[at] === '(') {
      const [word = ''] = wordBefore.exec(text.slice(0, at).trimEnd()) ?? [];
      if (isFunctionName(word)) return word;
    }
  }
  return null;
}
