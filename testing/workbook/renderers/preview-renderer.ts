// The structured preview under the contract.
import type { PreviewRow } from '#render/html/preview-row.ts';
import { previewSheet } from '#render/html/preview-sheet.ts';
import { columnLetters, columns } from '#workbook/columns.ts';
import { type Renderer, type SeenCell, toldNames, totalFormats } from './renderer.ts';
import { isShownNumber } from './shown-number.ts';

const labelColumns = [columns.content, 2, 3, 4] as const;

function cellsOf(row: PreviewRow): readonly (readonly [string, SeenCell])[] {
  const words = (shown: string): SeenCell => ({ shown, format: null });
  const single = (text: string, caption = '', format = row.format): SeenCell =>
    caption === '' ? { shown: text, format } : words(caption);
  // A check says in words whether it fails; its total says how often.
  const ofTotal = totalFormats[row.format] ?? row.format;
  const cells: readonly (readonly [number, SeenCell])[] = [
    [row.role === 'title' ? columns.rowHeader : labelColumns[row.level], words(row.label)],
    [columns.constant, single(row.constant, row.sample?.text ?? row.captions?.constant)],
    [columns.total, single(row.total, row.captions?.total, ofTotal)],
    [columns.units, words(row.unit)],
    [columns.zero, single(row.zero, row.captions?.zero)],
  ];
  const periods = Array.from(
    row.values,
    (shown, index) => [columnLetters(columns.firstPeriod + index), { shown, format: row.format }] as const,
  );
  const told = row.provenance ?? row.captions?.provenance;
  const byName = toldNames.map((name) => [name, words(told?.[name] ?? '')] as const);
  const byColumn = cells.map(([column, cell]) => [columnLetters(column), cell] as const);
  const filled = periods.slice(row.isFirstEmpty ? 1 : 0);
  return [...[...byColumn, ...byName].filter(([, { shown }]) => shown !== ''), ...filled];
}

/** Periods are numbers still, so that a page formats what comes into view alone; single figures are texts. */
export const previewRenderer: Renderer = {
  name: 'the structured preview',
  hasSpareYears: false,
  read: ({ workbook, values }) =>
    new Map(
      workbook.sheets.map(({ id }) => {
        const sheet = previewSheet(workbook, values, id);
        const rows = sheet ? [...sheet.header, ...sheet.rows] : [];
        const cells = rows.flatMap((row, index) =>
          cellsOf(row).map(([column, cell]) => [`${column}${index + 1}`, cell] as const),
        );
        return [id, new Map(cells)] as const;
      }),
    ),
  text: (text) => text,
  unit: ({ text }) => text,
  format: ({ format }) => format,
  isShown: (shown, expected, { workbook }) =>
    typeof shown === 'number'
      ? Object.is(shown, expected.value)
      : isShownNumber(shown, expected, workbook.language),
};
