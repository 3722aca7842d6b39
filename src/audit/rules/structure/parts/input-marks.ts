// Which typed numbers are not marked as inputs, and whether a workbook marks its inputs throughout.
import type { Book, BookCell, BookSheet } from '#audit/book/book.ts';
import type { Examination } from '#audit/examination/examination.ts';
import { looksLikeInput } from '#audit/layout/cells/marked-input.ts';
import { isValidated } from '#audit/layout/cells/validated-cells.ts';
import { once } from '#audit/once/once.ts';

export interface InputMarks {
  /** A typed number without any mark of an input; from 0. */
  isUnmarked(sheet: number, cell: BookCell): boolean;
  /** Marks are the rule: a typed number without one was not meant as an input. */
  readonly areTheRule: boolean;
}

/** Fewer inputs make no rule. */
const leastMarked = 10;
/** Of twenty typed numbers one may have been forgotten. */
const leastShare = 0.95;

const isTyped = ({ value, formula }: BookCell): boolean => formula === null && typeof value === 'number';

/** Whether a style marks an input on the sheet, whose formulas may have backgrounds of their own. */
function markingStyles({ styles }: Book, sheet: BookSheet): (style: number) => boolean {
  const ofFormulas = new Set<number>();
  for (const { formula, style } of sheet.cells) if (formula !== null) ofFormulas.add(style);
  const grounds = new Set([...ofFormulas].map((style) => styles[style]?.fillColour ?? null));
  const known = new Map<number, boolean>();
  const judge = (style: number): boolean => {
    const look = styles[style];
    if (!look) return false;
    const hasOwnGround = look.fillColour !== null && !grounds.has(look.fillColour);
    return looksLikeInput(look, sheet) || !look.isLocked || hasOwnGround;
  };
  return (style) => {
    const judged = known.get(style) ?? judge(style);
    known.set(style, judged);
    return judged;
  };
}

/** Computed once per examination, since several rules need it. */
export const inputMarks = once((examination: Examination): InputMarks => {
  const { book, layout } = examination;
  const marking = book.sheets.map((sheet) => markingStyles(book, sheet));
  const isUnmarked = (sheet: number, cell: BookCell): boolean => {
    const bookSheet = book.sheets[sheet];
    if (!bookSheet || !isTyped(cell) || marking[sheet]?.(cell.style)) return false;
    return bookSheet.validations.length === 0 || !isValidated(cell, bookSheet);
  };
  let [typed, unmarked] = [0, 0];
  for (const { sheet, lines } of layout.sheets) {
    for (const { role, cells } of lines) {
      if (role === 'header') continue;
      for (const cell of cells) {
        if (!isTyped(cell)) continue;
        typed += 1;
        if (isUnmarked(sheet, cell)) unmarked += 1;
      }
    }
  }
  const count = typed - unmarked;
  return { isUnmarked, areTheRule: count >= leastMarked && count >= typed * leastShare };
});
