// Says what role each cell of a row has in how it looks, for files and pages alike.
import { isAlertFlag, isCheckFlag } from '#render/check-flag.ts';
import type { CellExpression } from '#workbook/cell-expression.ts';
import { columns } from '#workbook/columns.ts';
import type { Row } from '#workbook/row.ts';
import { locationOf, type RowLocations } from '#workbook/row-locations.ts';
import type { Sheet } from '#workbook/workbook.ts';

export type CellLook =
  | 'text'
  | 'title'
  | 'subtitle'
  | 'header'
  | 'band'
  | 'heading'
  | 'subheading'
  | 'input'
  | 'calculation'
  | 'link'
  | 'total'
  | 'totalLabel'
  | 'grandTotal'
  | 'unit'
  | 'hyperlink'
  | 'check'
  | 'failure';

const isBand = ({ captions }: Row): boolean => captions !== null;

export interface RowPlace {
  readonly sheet: Sheet;
  readonly places: RowLocations;
}

/** A green link reads another sheet; one that reads its own is black like a calculation. */
export function formulaLook(row: Row, expression: CellExpression, { sheet, places }: RowPlace): CellLook {
  if (isBand(row)) return 'band';
  if (row.role === 'header') return 'header';
  if (row.role === 'total') return row.isGrandTotal ? 'grandTotal' : 'total';
  if (isCheckFlag(row) || isAlertFlag(row)) return 'check';
  const isAway =
    row.role === 'link' && expression.kind === 'cell' && locationOf(places, expression.row).sheet !== sheet;
  return isAway ? 'link' : 'calculation';
}

export function valueLook({ role, allowed }: Row, column: number): CellLook {
  if (allowed !== null && column !== columns.zero) return 'input';
  return role === 'header' ? 'header' : 'calculation';
}

/** The line is counted from 1. */
export function labelLook(row: Row, line: number, { headerRowCount }: Sheet): CellLook {
  if (row.role === 'title') return 'title';
  if (row.link !== null) return 'hyperlink';
  if (isBand(row)) return 'band';
  if (line <= headerRowCount) return 'header';
  if (row.role === 'heading') return row.level === 1 ? 'heading' : 'subheading';
  if (row.role === 'total') return 'totalLabel';
  return 'text';
}

export const unitLook = (row: Row): CellLook => (isBand(row) ? 'band' : 'unit');

export const provenanceLook = (row: Row): CellLook => (isBand(row) ? 'band' : 'text');

/** Of a word in the colour of such a cell. */
export const sampleLooks = {
  input: 'input',
  calculation: 'calculation',
  link: 'link',
  check: 'failure',
} as const;

export function labelColumn({ role, level }: Pick<Row, 'role' | 'level'>): number {
  if (role === 'title') return columns.rowHeader;
  return level === 0 ? columns.content : columns.firstHeading + level - 1;
}
