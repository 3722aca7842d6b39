// Plans the printed pages of a sheet: whole years side by side, blocks of rows kept together, no page left nearly empty.
import { columnCount } from '#workbook/axis.ts';
import type { NumberFormat } from '#workbook/number-format.ts';
import type { Sheet, Workbook } from '#workbook/workbook.ts';
import { breakIntoPages, type PageBlock } from './page-breaks.ts';
import { type SheetColumns, stepPixels } from './sheet-columns.ts';

/** A4, in inches, less the margins. */
const margins = { left: 0.4, right: 0.4, top: 0.65, bottom: 0.6 } as const;
const shortSide = 8.27;
const longSide = 11.69;

export type Orientation = 'portrait' | 'landscape';

export interface PagePlan {
  readonly orientation: Orientation;
  readonly pagesWide: number;
  /** 0 for as many as it takes. */
  readonly pagesTall: 0 | 1;
  readonly periodsPerPage: number;
  /** The periods that whole pages have room for; the last ones may stay empty. */
  readonly printedPeriods: number;
  /** The widths that fill the pages. */
  readonly columns: SheetColumns;
  /** The last line of each page but the last. */
  readonly linesBefore: readonly number[];
}

/** As many periods as stay readable side by side. */
const mostPeriods = 12;

const perYear: Partial<Readonly<Record<NumberFormat, number>>> = { month: 12, quarter: 4, year: 1 };

/** Columns that are not printed follow the periods at once, so no empty ones can fill the last page up to a whole year. */
const isFollowed = ({ rows }: Sheet): boolean => rows.some(({ captions }) => captions?.provenance);

/** A page has whole years; pages are filled alike. */
function periodsPerPage(sheet: Sheet, count: number): number {
  if (count <= mostPeriods) return count;
  const label = sheet.rows.slice(0, sheet.headerRowCount).find(({ format }) => format in perYear);
  const year = isFollowed(sheet) ? 1 : (perYear[label?.format ?? 'year'] ?? 1);
  const pages = Math.ceil(count / mostPeriods);
  return Math.ceil(count / pages / year) * year;
}

/** In pixels: every column left of the periods, which is printed on every page. */
export const sidePixels = ({ label, constant, total, units, zero }: SheetColumns): number =>
  4 * stepPixels + label + constant + total + units + zero;

const pixelsPerInch = 96;
const pointsPerInch = 72;

/** Programs differ a little in how much they put on a page. */
const safety = 0.96;

/** A sheet is printed smaller than its width asks for, by no more than this, to end on the page it begins on. */
const mostShrinking = 1.3;

/** Letters of ten points stay readable at six; what needs smaller ones takes another page. */
const leastShare = 0.6;

/** Too little to be seen. */
const slightShrinking = 1.03;

interface PageArea {
  readonly width: number;
  readonly height: number;
}

const pageOf = (orientation: Orientation): PageArea => ({
  width: (orientation === 'landscape' ? longSide : shortSide) - margins.left - margins.right,
  height: (orientation === 'landscape' ? shortSide : longSide) - margins.top - margins.bottom,
});

/** What a page across holds at full size. */
export const landscapePixels = Math.floor((longSide - margins.left - margins.right) * pixelsPerInch);

/** The share of its size that a sheet is printed at. */
const printedShare = (width: number, page: PageArea): number =>
  Math.min(1, Math.floor(((page.width * pixelsPerInch) / width) * 100) / 100);

const heightOf = (blocks: readonly PageBlock[]): number =>
  blocks.reduce((sum, { height }) => sum + height, 0);

export interface PrintedSheet {
  readonly sheet: Sheet;
  readonly workbook: Workbook;
  readonly columns: SheetColumns;
  readonly orientation: Orientation;
  /** In points: what comes again on every page, and what follows it. */
  readonly headerHeight: number;
  readonly blocks: readonly PageBlock[];
}

export function pagePlan({
  sheet,
  workbook,
  columns,
  orientation,
  headerHeight,
  blocks,
}: PrintedSheet): PagePlan {
  const page = pageOf(orientation);
  const count = sheet.isAxisPrinted === false ? 0 : columnCount(sheet, workbook);
  const periods = periodsPerPage(sheet, count);
  const pagesWide = Math.max(1, Math.ceil(count / Math.max(1, periods)));
  const needed = sidePixels(columns) + periods * columns.period;
  const roomAt = (width: number): number =>
    ((page.height * pointsPerInch) / printedShare(width, page)) * safety - headerHeight;
  const height = heightOf(blocks);
  const printedPeriods = isFollowed(sheet) ? count : periods * pagesWide;
  const plan = { orientation, pagesWide, periodsPerPage: periods, printedPeriods };
  const shrinking = height / roomAt(needed);
  const isReadable =
    shrinking <= slightShrinking ||
    (shrinking <= mostShrinking && printedShare(needed, page) / shrinking >= leastShare);
  if (shrinking <= 1 || !isReadable) {
    return { ...plan, pagesTall: 0, columns, linesBefore: breakIntoPages(blocks, roomAt(needed)) };
  }
  if (pagesWide === 1) return { ...plan, pagesTall: 1, columns, linesBefore: [] };
  // Smaller print has room for more periods than whole years, unless they are wider in the same measure.
  const neededWidth =
    ((page.width * pixelsPerInch) / (page.height * pointsPerInch * safety)) * (height + headerHeight);
  const period = Math.ceil((neededWidth - sidePixels(columns)) / periods);
  return { ...plan, pagesTall: 0, columns: { ...columns, period }, linesBefore: [] };
}
