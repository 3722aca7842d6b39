// Divides the columns of a sheet into pages: what names a row comes again on each, with as many periods as can still be read.
import type { SheetView } from '#render/sheet-view/sheet-view.ts';

export interface PrintedPart {
  /** Counted from 1. */
  readonly columns: readonly number[];
  /** How much smaller than on the screen. */
  readonly zoom: number;
}

type Printed = Pick<SheetView, 'columnPixels' | 'frozenColumns' | 'lastPrintedColumn' | 'isLandscape'>;

/** Of A4 between margins of a centimetre, 96 to an inch. */
const pagePixels = { landscape: 1047, portrait: 718 } as const;
const leastZoom = 0.6;
/** Counts of periods that a calendar knows. */
const counts = [60, 48, 36, 24, 18, 12, 6, 4, 3, 2, 1];

const range = (from: number, count: number): readonly number[] =>
  Array.from({ length: Math.max(0, count) }, (_, place) => from + place);

export function printedParts(sheet: Printed): readonly PrintedPart[] {
  const { columnPixels, frozenColumns, lastPrintedColumn, isLandscape } = sheet;
  const page = pagePixels[isLandscape ? 'landscape' : 'portrait'];
  const widthOf = (columns: readonly number[]): number =>
    columns.reduce((sum, column) => sum + (columnPixels[column - 1] ?? 0), 0);
  const part = (columns: readonly number[]): PrintedPart => ({
    columns,
    zoom: Math.min(1, page / widthOf(columns)),
  });
  const names = range(1, Math.min(frozenColumns, lastPrintedColumn));
  const periods = range(frozenColumns + 1, lastPrintedColumn - frozenColumns);
  const all = [...names, ...periods];
  const fits = (columns: readonly number[]): boolean => widthOf(columns) * leastZoom <= page;
  if (periods.length === 0 || fits(all)) return [part(all)];
  const count = counts.find((one) => fits([...names, ...periods.slice(0, one)])) ?? 1;
  return range(0, Math.ceil(periods.length / count)).map((place) =>
    part([...names, ...periods.slice(place * count, (place + 1) * count)]),
  );
}
