// The reference at the caret with its dollar signs turned on, as F4 does: A1, $A$1, A$1, $A1 and back.
import { formulaTokens } from './formula-tokens.ts';

export interface TurnedReference {
  readonly at: number;
  readonly end: number;
  readonly text: string;
}

const turns: Readonly<Record<string, readonly [column: string, line: string]>> = {
  ' ': ['$', '$'],
  '$ $': ['', '$'],
  ' $': ['$', ''],
  '$ ': ['', ''],
};

export function turnedReference(formula: string, caret: number): TurnedReference | null {
  const found = formulaTokens(formula).find(
    ({ kind, text, at }) => kind === 'reference' && caret >= at && caret <= at + text.length,
  );
  const [, dollar = '', letters, fixed = '', digits] =
    /^(\$?)([A-Za-z]+)(\$?)(\d+)$/.exec(found?.text ?? '') ?? [];
  const turned = turns[`${dollar} ${fixed}`];
  if (!found || letters === undefined || !turned) return null;
  return {
    at: found.at,
    end: found.at + found.text.length,
    text: `${turned[0]}${letters}${turned[1]}${digits}`,
  };
}
