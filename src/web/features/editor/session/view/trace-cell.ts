// Opens the trace of a cell of a sheet.
import type { PreviewSheet } from '#render/html/preview-sheet.ts';
import { spanColumn, spanOfColumn } from '#render/html/span-place.ts';
import { placeOfColumn } from '../../calculation/grid-columns.ts';
import type { TemplateDocument } from '../../document/document.ts';
import { startTrace } from './trace-state.ts';

interface SheetCell {
  readonly rowId: string;
  /** Null is the row's name, which stands for the first number of the row. */
  readonly columnId: string | null;
}

export function traceCell(
  open: TemplateDocument,
  sheet: PreviewSheet,
  { rowId, columnId }: SheetCell,
  isByKey: boolean,
): void {
  const row = sheet.rows.find(({ id }) => id === rowId);
  if (!row || row.role === 'blank') return;
  const whole = row.figures.total === null ? 'constant' : 'total';
  const named = placeOfColumn(columnId ?? (row.values.length > 0 ? '0' : 'whole'));
  const span = columnId === null ? null : spanOfColumn(columnId);
  const column = span ? spanColumn(span.kind, span.index) : named === 'whole' ? whole : named;
  startTrace(open, { place: { rowId, column }, sheetId: sheet.id }, isByKey);
}
