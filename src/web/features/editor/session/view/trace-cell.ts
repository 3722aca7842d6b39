// Opens the trace of a cell of a sheet.
import type { PreviewSheet } from '#render/html/preview-sheet.ts';
import { spanColumn, spanOfColumn } from '#render/html/span-place.ts';
import type { AskedPlace } from '#render/html/trace.ts';
import { placeOfColumn } from '../../calculation/grid-columns.ts';
import type { TemplateDocument } from '../../document/document.ts';
import { currentStop, isSamePlace, startTrace, traceStateOf } from './trace-state.ts';

interface SheetCell {
  readonly rowId: string;
  /** Null is the row's name, which stands for the first number of the row. */
  readonly columnId: string | null;
}

export function traceCell(
  open: TemplateDocument,
  sheet: PreviewSheet,
  cell: SheetCell,
  isByKey: boolean,
): void {
  const place = placeOfCell(sheet, cell);
  if (place) startTrace(open, { place, sheetId: sheet.id }, isByKey);
}

/** Whether the panel already shows how its number is calculated. */
export function isTracedCell(open: TemplateDocument, sheet: PreviewSheet, cell: SheetCell): boolean {
  const stop = currentStop(traceStateOf(open).getState());
  const place = placeOfCell(sheet, cell);
  return stop !== null && place !== null && isSamePlace(stop.place, place);
}

function placeOfCell(sheet: PreviewSheet, { rowId, columnId }: SheetCell): AskedPlace | null {
  const row = sheet.rows.find(({ id }) => id === rowId);
  if (!row || row.role === 'blank') return null;
  const whole = row.figures.total === null ? 'constant' : 'total';
  const named = placeOfColumn(columnId ?? (row.values.length > 0 ? '0' : 'whole'));
  const span = columnId === null ? null : spanOfColumn(columnId);
  const column = span ? spanColumn(span.kind, span.index) : named === 'whole' ? whole : named;
  return { rowId, column };
}
