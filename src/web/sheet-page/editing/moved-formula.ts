// A formula as it reads in another cell: references without a dollar sign move along, those beyond the sheet are lost.
import { columnName } from '#web/sheet-page/state/cell-place.ts';
import { formulaTokens } from './formula-tokens.ts';

export interface Shift {
  readonly lines: number;
  readonly columns: number;
}

const lost = '#REF!';
const mostLines = 1_048_576;
const mostColumns = 16_384;
const letterCount = 26;
const codeOfA = 65;

export const columnNumber = (letters: string): number =>
  [...letters.toUpperCase()].reduce(
    (number, letter) => number * letterCount + letter.charCodeAt(0) - codeOfA + 1,
    0,
  );

/** Null beyond the sheet. */
function movedColumn(fixed: string, letters: string, by: number): string | null {
  if (letters === '') return '';
  const column = columnNumber(letters) + (fixed === '' ? by : 0);
  return column >= 1 && column <= mostColumns ? `${fixed}${columnName(column)}` : null;
}

function movedLine(fixed: string, digits: string, by: number): string | null {
  if (digits === '') return '';
  const line = Number(digits) + (fixed === '' ? by : 0);
  return line >= 1 && line <= mostLines ? `${fixed}${line}` : null;
}

function movedReference(reference: string, { lines, columns }: Shift): string {
  const ends = reference.split(':').map((end) => {
    const [, dollar = '', letters = '', fixed = '', digits = ''] =
      /^(\$?)([A-Za-z]*)(\$?)(\d*)$/.exec(end) ?? [];
    // In a whole line the dollar sign stands before the number.
    const [column, line] =
      letters === ''
        ? ['', movedLine(dollar || fixed, digits, lines)]
        : [movedColumn(dollar, letters, columns), movedLine(fixed, digits, lines)];
    return column === null || line === null ? null : `${column}${line}`;
  });
  return ends.includes(null) ? lost : ends.join(':');
}

export function movedFormula(formula: string, shift: Shift): string {
  if (shift.lines === 0 && shift.columns === 0) return formula;
  return formulaTokens(formula)
    .map(({ kind, text }) => (kind === 'reference' ? movedReference(text, shift) : text))
    .join('');
}
