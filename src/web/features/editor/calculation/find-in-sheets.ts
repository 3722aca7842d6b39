// Searches the names, units and numbers of all sheets as they are displayed.
import type { PreviewRow } from '#render/html/preview-row.ts';
import type { PreviewSheet } from '#render/html/preview-sheet.ts';
import { isNumberSearch, textFinder } from './find-text.ts';
import { scaleOfSheet } from './numbers/statement-scale.ts';
import { opens } from './opening.ts';
import type { FindQuestion, FindResult, FoundCell, FoundHeading, NamedRow } from './protocol.ts';
import { type DisplayOptions, displayIn, type ShownColumn, shownCell, shownUnit } from './shown-cell.ts';
import { periodTexts } from './spans/period-texts.ts';

/** Nobody steps through more; counting further would delay the next calculation. */
export const mostFound = 1000;

/** Formats that show words, or symbols beside the digits. */
const wordy: ReadonlySet<string> = new Set([
  ...['date', 'month', 'quarter', 'calendarYear', 'fiscalYear', 'verdict', 'answer'],
]);
const signed: ReadonlySet<string> = new Set(['percent', 'share', 'rate', 'ratio']);

/** In reading order: sheets from the top, each row from its name to its last period. */
export function findInSheets(
  sheets: readonly PreviewSheet[],
  question: FindQuestion,
  isLong = false,
): FindResult {
  const isFound = textFinder(question.query, question.language);
  const cells: FoundCell[] = [];
  for (const sheet of sheets) {
    const display = displayIn(question.scale, scaleOfSheet(sheet.id, isLong), question);
    const headingOf = headingsOf(sheet);
    const hasOpening = opens(sheet.rows);
    for (const row of sheet.rows) {
      for (const column of foundColumns(row, { ...display, query: question.query }, isFound)) {
        if (column === 'zero' && !hasOpening) continue;
        if (cells.length === mostFound) return { cells, isCut: true };
        cells.push({
          sheetId: sheet.id,
          sheetTitle: sheet.title,
          rowId: row.id,
          label: row.label,
          column,
          heading: headingOf(column),
        });
      }
    }
  }
  return { cells, isCut: false };
}

/** Follows the sheet's headings: constants appear in the totals column where there is one. */
function headingsOf({ rows, columns }: PreviewSheet): (column: FoundCell['column']) => FoundHeading | null {
  const periods = periodTexts(columns);
  const whole = rows.some(({ total }) => total !== '') ? 'total' : 'value';
  return (column) => {
    if (column === 'label' || column === 'unit') return null;
    if (column === 'zero') return 'zero';
    return column === 'whole' ? whole : { period: periods[column] ?? '' };
  };
}

function* foundColumns(
  row: PreviewRow,
  question: DisplayOptions & Pick<FindQuestion, 'query'>,
  isFound: (text: string) => boolean,
): Generator<FoundCell['column']> {
  if (isFound(row.label)) yield 'label';
  if (isFound(shownUnit(row, question))) yield 'unit';
  if (!mayHold(row, question.query)) return;
  for (const column of columnsOf(row)) {
    if (isFound(shownCell(row, column, question))) yield column;
  }
}

const mayHold = ({ format }: PreviewRow, query: string): boolean =>
  wordy.has(format) || (signed.has(format) && /[\d%x]/i.test(query)) || isNumberSearch(query);

function* columnsOf({ values }: PreviewRow): Generator<ShownColumn> {
  yield 'whole';
  yield 'zero';
  for (let period = 0; period < values.length; period += 1) yield period;
}

/** What all rows are called, in their order; headings and empty rows have no numbers to go to. */
export const namedRows = (sheets: readonly PreviewSheet[]): readonly NamedRow[] =>
  sheets.flatMap(({ id: sheetId, title: sheetTitle, rows }) => {
    let above = '';
    return rows.flatMap(({ id: rowId, label, resourceId, role, values, constant }) => {
      if (role === 'heading') above = label;
      if (label === '' || (values.length === 0 && constant === '')) return [];
      const heading = above === label ? '' : above;
      return [{ sheetId, sheetTitle, rowId, label, heading, resourceId }];
    });
  });
