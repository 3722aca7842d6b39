// Tells which typed numbers nothing marks as inputs, and whether a workbook marks its inputs throughout.
import type { BookCell } from '../../book/book.ts';
import type { Examination } from '../../examination.ts';
import { isMarkedInput } from '../../layout/marked-input.ts';

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

/** What grounds the formulas of a sheet stand on: any other may mark an input. */
function groundsOfFormulas({ book }: Examination, sheet: number): ReadonlySet<string | null> {
  const styles = new Set<number>();
  for (const { formula, style } of book.sheets[sheet]?.cells ?? []) if (formula !== null) styles.add(style);
  return new Set([...styles].map((style) => book.styles[style]?.fillColour ?? null));
}

export function inputMarks(examination: Examination): InputMarks {
  const { book, layout } = examination;
  const grounds = book.sheets.map((_, sheet) => groundsOfFormulas(examination, sheet));
  const isUnmarked = (sheet: number, cell: BookCell): boolean => {
    const own = book.sheets[sheet];
    if (!own || !isTyped(cell) || isMarkedInput(cell, own, book)) return false;
    const look = book.styles[cell.style];
    const hasOwnGround = look !== undefined && look.fillColour !== null;
    return look?.isLocked !== false && !(hasOwnGround && !grounds[sheet]?.has(look.fillColour));
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
  const marked = typed - unmarked;
  return { isUnmarked, areTheRule: marked >= leastMarked && marked >= typed * leastShare };
}
