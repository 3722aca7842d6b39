// Where the caret is in a formula that is being typed: in a name that may become a function's, and inside the brackets of which call.
import { formulaTokens } from '#web/sheet-page/editing/formula-tokens.ts';

export interface BegunName {
  readonly at: number;
  readonly end: number;
  readonly text: string;
  /** Whether a bracket stands behind it already. */
  readonly isCall: boolean;
}

export interface OpenCall {
  readonly name: string;
  /** The argument that the caret is in, counted from 0. */
  readonly place: number;
}

const begun = /(?:^|[^\p{L}\p{N}_.$'!"#:])([\p{L}_][\p{L}\p{N}_.]*)$/u;

const isInText = (before: string): boolean => (before.match(/"/g)?.length ?? 0) % 2 === 1;

/** Null where no function's name is being typed. */
export function begunName(formula: string, caret: number): BegunName | null {
  const before = formula.slice(0, caret);
  const after = formula.slice(caret);
  if (!formula.startsWith('=') || isInText(before) || /^[\p{L}\p{N}_.$!]/u.test(after)) return null;
  const [, text] = begun.exec(before) ?? [];
  return text === undefined
    ? null
    : { at: caret - text.length, end: caret, text, isCall: after.startsWith('(') };
}

/** The innermost call whose bracket is open at the caret; in a language with decimal commas semicolons part its arguments. */
export function openCall(formula: string, caret: number, hasDecimalCommas: boolean): OpenCall | null {
  if (!formula.startsWith('=')) return null;
  const open: { name: string; place: number }[] = [];
  const tokens = formulaTokens(`${formula.slice(0, caret)}`);
  let depthOfTables = 0;
  for (const [index, { text }] of tokens.entries()) {
    if (text === '{') depthOfTables += 1;
    if (text === '}') depthOfTables -= 1;
    if (depthOfTables > 0) continue;
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    const last = open.at(-1);
    if (text === '(') open.push({ name: before?.kind === 'function' ? before.text : '', place: 0 });
    else if (text === ')') open.pop();
    else if (text === ';' && last) last.place += 1;
    else if (text === ',' && last) {
      const isInNumber = hasDecimalCommas && before?.kind === 'number' && after?.kind === 'number';
      if (!isInNumber) last.place += 1;
    }
  }
  const call = open.at(-1);
  return call && call.name !== '' ? call : null;
}
