// The heights of a sheet's rows: room above headings, thin blank rows, and several lines for a label that is long.
import type { Row } from '#workbook/row.ts';
import type { Sheet } from '#workbook/workbook.ts';
import { hasNeighbour, labelSize, type SheetColumns } from './sheet-columns.ts';
import { textWidth } from './text-width.ts';

/** In points. */
export const standardHeight = 14;
const blankHeight = 8;
const lineHeight = 13;
/** Spreadsheets allow 409. */
const tallest = 400;

export interface RowLook {
  /** In points. */
  readonly height: number;
  /** The label takes several lines. */
  readonly isWrapped: boolean;
}

const plain = (height: number): RowLook => ({ height, isWrapped: false });

function labelled(row: Row, labelPixels: number): RowLook {
  const width = textWidth(row.label, labelSize(row));
  const lineCount = hasNeighbour(row) && row.level === 0 ? Math.ceil((width * 1.1) / (labelPixels - 8)) : 1;
  if (width + 8 <= labelPixels || lineCount < 2) return plain(standardHeight);
  return { height: Math.min(tallest, lineCount * lineHeight + 2), isWrapped: true };
}

function rowLook(row: Row, { label }: SheetColumns): RowLook {
  switch (row.role) {
    case 'title':
      return plain(28);
    case 'heading':
      return plain(row.level === 1 ? 24 : 18);
    case 'blank':
      return plain(blankHeight);
    case 'header':
      return plain(row.captions === null ? standardHeight : 17);
    case 'total':
      return { ...labelled(row, label), ...(row.isGrandTotal && { height: 16 }) };
    default:
      return labelled(row, label);
  }
}

/** `roomFor` is the height of what stands on a blank row, such as a chart. */
export const rowLooks = (
  { rows }: Sheet,
  columns: SheetColumns,
  roomFor: ReadonlyMap<string, number>,
): readonly RowLook[] =>
  rows.map((row) => {
    const height = roomFor.get(row.id);
    return height === undefined ? rowLook(row, columns) : plain(height);
  });
