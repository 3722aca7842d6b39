// The texts of the sheets that explain a workbook: the cover, the contents and others without calculations.
import type { Examination } from '#audit/examination/examination.ts';
import { isText, textOf } from '#audit/layout/cells/cell-lines.ts';
import { wordPattern } from '#audit/layout/words/word-pattern.ts';
import { sheetKind } from './sheet-kind.ts';

const explains = wordPattern([
  ...[
    'cover',
    'readme',
    'read me',
    'about',
    'intro',
    'introduction',
    'overview',
    'guide',
    'instruction*',
    'notes',
    'start',
  ],
  ...['обложка', 'титул*', 'описание', 'инструкци*', 'справка', 'введение', 'о модели'],
]);

/** The sheet that introduces the workbook, from 0; null without one. */
export function coverSheet(examination: Examination): number | null {
  const { book, layout } = examination;
  const named = book.sheets.findIndex(({ title }) => explains.test(title));
  if (named >= 0) return named;
  const [first] = layout.sheets;
  return first?.role === 'control' && first.axis === null && sheetKind(examination, 0) !== 'contents'
    ? 0
    : null;
}

function textsOf({ book }: Examination, sheets: readonly number[]): readonly string[] {
  return sheets.flatMap((sheet) => (book.sheets[sheet]?.cells ?? []).filter(isText).map(textOf));
}

/** Visible sheets with any content; P01 reports hidden ones. */
export function filledSheets({ book, layout }: Examination): readonly number[] {
  return layout.sheets
    .filter(({ sheet, lines }) => lines.length > 0 && book.sheets[sheet]?.state === 'visible')
    .map(({ sheet }) => sheet);
}

export function controlTexts(examination: Examination): readonly string[] {
  const cover = coverSheet(examination);
  const control = examination.layout.sheets
    .filter(({ sheet, role }) => role === 'control' || sheet === cover)
    .map(({ sheet }) => sheet);
  return textsOf(examination, control);
}
