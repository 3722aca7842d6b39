// Where the lines and columns of a sheet are on the screen, which of them stay in view, and which are folded away.
import type { SheetView } from '#render/sheet-view/sheet-view.ts';
import { Axis } from './axis.ts';

export const headHeightPx = 24;
export const gutterStepPx = 16;
const digitPx = 8;
/** The label's last column, after the narrow ones that headings step in by. */
const labelColumn = 5;
/** A finger needs more than a mouse. */
const touchLinePx = 32;
/** What is frozen leaves this share of the width to what is scrolled. */
const frozenShare = 0.62;
const narrowLabelShare = 0.42;
const narrowPx = 600;

export interface SheetGeometry {
  readonly lines: Axis;
  readonly columns: Axis;
  readonly frozenLines: number;
  readonly frozenColumns: number;
  /** The numbers of the lines, with the signs that fold groups. */
  readonly numbersPx: number;
  readonly gutterPx: number;
  /** The numbers and what is frozen beside them. */
  readonly leadPx: number;
  /** The letters and what is frozen below them. */
  readonly topPx: number;
  readonly isNarrow: boolean;
}

export interface Surroundings {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly isLineFolded: (line: number) => boolean;
  /** Columns that a person has made wider or narrower. */
  readonly widths: ReadonlyMap<number, number>;
  /** How much wider the digits of the page are than those of the file. */
  readonly fontScale: number;
}

/** Beyond what the sheet holds there is room for a person's own notes and sums. */
export const spareColumns = 10;
const spareColumnPx = 80;
export const spareLines = 30;
const spareLinePx = 19;

const repeated = (size: number, count: number): number[] => Array.from({ length: count }, () => size);

/** On a phone labels get less room, so that numbers are in view beside them. */
function columnPixels(
  { columnPixels: held }: SheetView,
  { widthPx, widths, fontScale }: Surroundings,
): number[] {
  const natural = [...held, ...repeated(spareColumnPx, spareColumns)].map((size) =>
    Math.round(size * fontScale),
  );
  const label = natural.slice(0, labelColumn).reduce((sum, size) => sum + size, 0);
  const most = Math.round(widthPx * narrowLabelShare);
  const less = widthPx < narrowPx && natural.length > labelColumn ? Math.max(0, label - most) : 0;
  return natural.map((size, index) => {
    const set = widths.get(index + 1);
    if (set !== undefined) return set;
    return index === labelColumn - 1 ? Math.max(size - less, digitPx * 8) : size;
  });
}

/** A cover or a list has nothing right of the labels that would be scrolled beneath them. */
function hasPeriods({ rows, frozenColumns }: SheetView): boolean {
  return rows.some(
    ({ cells, runs }) =>
      cells.some(({ column }) => column > frozenColumns) ||
      runs.some(({ column, values }) => column + values.length - 1 > frozenColumns),
  );
}

/** As many columns of those frozen in the file as leave room for others. */
function frozenColumnsOf(columns: Axis, wanted: number, roomPx: number): number {
  let count = Math.min(wanted, columns.count);
  while (count > 0 && columns.endOf(count) > roomPx) count -= 1;
  // Without their labels the numbers of lines say as much.
  return wanted >= labelColumn && count < labelColumn ? 0 : count;
}

export function sheetGeometry(sheet: SheetView, around: Surroundings): SheetGeometry {
  const isNarrow = around.widthPx < narrowPx;
  const columns = new Axis(columnPixels(sheet, around));
  const lines = new Axis([
    ...sheet.rows.map(({ height }, index) => {
      if (around.isLineFolded(index + 1)) return 0;
      return isNarrow && index >= sheet.frozenLines ? Math.max(height, touchLinePx) : height;
    }),
    ...repeated(isNarrow ? touchLinePx : spareLinePx, spareLines),
  ]);
  const deepest = sheet.rows.reduce((most, { outline }) => Math.max(most, outline), 0);
  const gutterPx = deepest * gutterStepPx;
  const numbersPx = gutterPx + Math.max(3, String(lines.count).length) * digitPx + (isNarrow ? 6 : 16);
  const room = around.widthPx * frozenShare - numbersPx;
  const frozenColumns = hasPeriods(sheet) ? frozenColumnsOf(columns, sheet.frozenColumns, room) : 0;
  // On a phone on its side they would leave no room for the lines they are the heads of.
  const hasRoom = lines.endOf(sheet.frozenLines) <= around.heightPx * frozenShare;
  const frozenLines = hasRoom ? sheet.frozenLines : 0;
  return {
    lines,
    columns,
    frozenLines,
    frozenColumns,
    numbersPx,
    gutterPx,
    leadPx: numbersPx + columns.endOf(frozenColumns),
    topPx: headHeightPx + lines.endOf(frozenLines),
    isNarrow,
  };
}
