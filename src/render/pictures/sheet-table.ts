// Chooses what a picture shows of a sheet: its rows with numbers, those of one heading where asked for, without its checks.
import type { PreviewRow } from '#render/html/preview-row.ts';
import { layOutSheet } from '#render/html/preview-sheet.ts';
import type { Sheet } from '#workbook/workbook.ts';
import type { PictureBook } from './picture-book.ts';
import { moneyUnit, shownNumber } from './shown-number.ts';
import type { Table, TableRow } from './table-svg.ts';

export interface ShownPart {
  readonly sheet: Sheet;
  /** The heading whose rows are shown; null shows all. */
  readonly heading: string | null;
}

/** From a heading of the first level to the next one. */
function rowsBelow(rows: readonly PreviewRow[], heading: string | null): readonly PreviewRow[] {
  if (heading === null) return rows;
  const start = rows.findIndex(({ id }) => id === heading);
  if (start < 0) return [];
  const below = rows.slice(start + 1);
  const end = below.findIndex(({ role, level }) => role === 'heading' && level === 1);
  return end < 0 ? below : below.slice(0, end);
}

const isNothing = ({ values, figures: { constant, total } }: PreviewRow): boolean =>
  values.every((value) => value === 0) && (constant ?? 0) === 0 && (total ?? 0) === 0;

/** Lines that are empty in this model say nothing in a picture. */
function isShown(row: PreviewRow): boolean {
  if (row.role === 'heading') return true;
  if (row.values.length === 0) return false;
  return (
    !['check', 'blank', 'text', 'title', 'header'].includes(row.role) &&
    (row.role === 'total' || !isNothing(row))
  );
}

/** A heading with nothing below it is left out. */
const withoutBareHeadings = (rows: readonly PreviewRow[]): readonly PreviewRow[] =>
  rows.filter(({ role }, index) => role !== 'heading' || (rows[index + 1]?.role ?? 'heading') !== 'heading');

const unitBehind = ({ unit, format }: PreviewRow): string =>
  ['money', 'percent', 'share', 'rate', 'ratio', 'factor', 'count'].includes(format) || unit === ''
    ? ''
    : `, ${unit}`;

function tableRow(row: PreviewRow, hasConstant: boolean, { look }: PictureBook): TableRow {
  const { format, figures, inputs, isFirstEmpty } = row;
  const shown = Array.from(row.values, (value) => shownNumber(value, format, look));
  const periods = isFirstEmpty ? ['', ...shown.slice(1)] : shown;
  const constant = figures.constant === null ? '' : shownNumber(figures.constant, format, look);
  return {
    label: `${row.label}${unitBehind(row)}`,
    role: row.role,
    isGrandTotal: row.isGrandTotal,
    texts: hasConstant ? [constant, ...periods] : periods,
    inputs: [...(hasConstant ? [inputs.constant] : []), ...periods.map(() => inputs.periods)],
  };
}

/** Null where it would show nothing. */
export function sheetTable({ sheet, heading }: ShownPart, book: PictureBook): Table | null {
  const { rows, columns, header } = layOutSheet(sheet, book.workbook, book.values);
  // Of a sheet of inputs that is what a person fills in, and not what each scenario says of it.
  const isInput = sheet.category === 'input';
  const part = rowsBelow(rows, heading).filter(
    (row) => !isInput || row.role === 'heading' || row.role === 'input',
  );
  const chosen = withoutBareHeadings(part.filter(isShown));
  if (!chosen.some(({ role }) => role !== 'heading')) return null;
  return {
    corner: moneyUnit(book.workbook.currency, book.look),
    columns: isInput ? [header.at(-1)?.captions?.constant ?? '', ...columns] : columns,
    rows: chosen.map((row) => tableRow(row, isInput, book)),
  };
}
