// The heights of a sheet's rows: room above headings, thin blank rows, and several lines for a label that is long.
import type { Row } from '#workbook/row.ts';
import type { Sheet } from '#workbook/workbook.ts';
import { hasNeighbour, labelSize, type SheetColumns, spareRoom } from './sheet-columns.ts';
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
  readonly isUnitWrapped: boolean;
}

const plain = (height: number): RowLook => ({ height, isWrapped: false, isUnitWrapped: false });

/** Words do not fill their lines, so there are a few more than the width alone says. */
const lineCount = (width: number, room: number): number =>
  width + 8 <= room ? 1 : Math.max(2, Math.ceil((width * 1.1) / (room - 8)));

export interface PlacedLooks {
  readonly columns: SheetColumns;
  readonly unitText: (row: Row) => string;
}

function labelLines(row: Row, columns: SheetColumns): number {
  if (row.level > 0 || !hasNeighbour(row)) return 1;
  const width = textWidth(row.label, labelSize(row));
  return width + 8 <= columns.label + spareRoom(row, columns) ? 1 : lineCount(width, columns.label);
}

function labelled(row: Row, { columns, unitText }: PlacedLooks): RowLook {
  const forLabel = labelLines(row, columns);
  const forUnit = lineCount(textWidth(`  ${unitText(row)}`, { size: 9 }), columns.units);
  const lines = Math.max(forLabel, forUnit);
  if (lines === 1) return plain(standardHeight);
  const height = Math.min(tallest, lines * lineHeight + 2);
  return { height, isWrapped: forLabel > 1, isUnitWrapped: forUnit > 1 };
}

function rowLook(row: Row, placed: PlacedLooks): RowLook {
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
      return { ...labelled(row, placed), ...(row.isGrandTotal && { height: 16 }) };
    default:
      return labelled(row, placed);
  }
}

/** `roomFor` is the height of what stands on a blank row, such as a chart. */
export const rowLooks = (
  { rows }: Sheet,
  placed: PlacedLooks,
  roomFor: ReadonlyMap<string, number>,
): readonly RowLook[] =>
  rows.map((row) => {
    const height = roomFor.get(row.id);
    return height === undefined ? rowLook(row, placed) : plain(height);
  });
