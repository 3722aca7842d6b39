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
  /** The fixed size of print that breaks rest on; null where the sheet is fitted to one page across and has none. */
  readonly percent: number | null;
  /** Of a fitted sheet; 0 for as many as it takes. */
  readonly pagesTall: 0 | 1;
  readonly periodsPerPage: number;
  /** The periods that whole pages have room for; the last ones may stay empty. */
  readonly printedPeriods: number;
  /** The widths that fill the pages. */
  readonly columns: SheetColumns;
  /** The last line of each page but the last. */
  readonly linesBefore: readonly number[];
}

/** As many periods as stay readable side by side; of wide ones, whole parts of a year. */
const mostPeriods = [12, 6, 4, 2, 1] as const;

const perYear: Partial<Readonly<Record<NumberFormat, number>>> = { month: 12, quarter: 4, year: 1 };

/** Columns that are not printed follow the periods at once, so no empty ones can fill the last page up to a whole year. */
const isFollowed = ({ rows }: Sheet): boolean => rows.some(({ captions }) => captions?.provenance);

/** A page has whole years, or else a whole part of one; pages are filled alike. */
function periodsPerPage(sheet: Sheet, count: number, most: number): number {
  if (count <= most) return count;
  const label = sheet.rows.slice(0, sheet.headerRowCount).find(({ format }) => format in perYear);
  const year = isFollowed(sheet) ? 1 : (perYear[label?.format ?? 'year'] ?? 1);
  const unit = Math.min(year, most);
  const pages = Math.ceil(count / (Math.floor(most / unit) * unit));
  return Math.ceil(count / pages / unit) * unit;
}

/** In pixels: every column left of the periods, which is printed on every page. */
export const sidePixels = ({ label, constant, total, units, zero }: SheetColumns): number =>
  4 * stepPixels + label + constant + total + units + zero;

const pixelsPerInch = 96;
const pointsPerInch = 72;

/** Programs differ a little in how much they put on a page. */
const safety = 0.96;

/** Some measure columns by digits of the standard font as it is drawn large, 7.41 pixels, rather than by the seven of the screen. */
const safetyAcross = 0.93;

/** A sheet is printed smaller than its width asks for, by no more than this, to end on the page it begins on. */
const mostShrinking = 1.3;

/** Letters of ten points stay readable at six; what needs smaller ones takes another page. */
const leastShare = 0.6;

/** What letters of ten points may shrink to before a page takes fewer periods. */
const leastShareAcross = 0.45;

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

/** Spreadsheets take no smaller one. */
const smallestShare = 0.1;

/** The share of its size that a sheet is printed at. */
const printedShare = (width: number, page: PageArea): number => {
  const share = Math.floor(((page.width * pixelsPerInch * safetyAcross) / width) * 100) / 100;
  return Math.max(smallestShare, Math.min(1, share));
};

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

interface PageAcross {
  readonly periods: number;
  readonly pagesWide: number;
  /** In pixels. */
  readonly width: number;
}

/** Amounts may be so long that even one period is small print: that is as large as it can be. */
function pageAcross({ sheet, columns }: PrintedSheet, page: PageArea, count: number): PageAcross {
  const ways = mostPeriods.map((most) => {
    const periods = periodsPerPage(sheet, count, most);
    const pagesWide = Math.max(1, Math.ceil(count / Math.max(1, periods)));
    return { periods, pagesWide, width: sidePixels(columns) + periods * columns.period };
  });
  const isReadable = ({ width }: PageAcross) => printedShare(width, page) >= leastShareAcross;
  return ways.find(isReadable) ?? ways.at(-1) ?? { periods: 0, pagesWide: 1, width: sidePixels(columns) };
}

export function pagePlan(printed: PrintedSheet): PagePlan {
  const { sheet, workbook, columns, orientation, headerHeight, blocks } = printed;
  const page = pageOf(orientation);
  const count = sheet.isAxisPrinted === false ? 0 : columnCount(sheet, workbook);
  const { periods, pagesWide, width } = pageAcross(printed, page, count);
  const share = printedShare(width, page);
  const pagePoints = page.height * pointsPerInch * safety;
  const room = pagePoints / share - headerHeight;
  const height = heightOf(blocks);
  const printedPeriods = isFollowed(sheet) ? count : periods * pagesWide;
  const plan = { orientation, pagesWide, periodsPerPage: periods, printedPeriods };
  const shrinking = height / room;
  const isReadable =
    shrinking <= slightShrinking || (shrinking <= mostShrinking && share / shrinking >= leastShare);
  if (shrinking <= 1 || !isReadable) {
    const linesBefore = breakIntoPages(blocks, room);
    const percent = pagesWide > 1 || linesBefore.length > 0 ? Math.round(share * 100) : null;
    return { ...plan, percent, pagesTall: 0, columns, linesBefore };
  }
  if (pagesWide === 1) return { ...plan, percent: null, pagesTall: 1, columns, linesBefore: [] };
  // Smaller print has room for more periods than whole years, unless they are wider in the same measure.
  const smaller = Math.floor((pagePoints / (height + headerHeight)) * 100) / 100;
  const widest = (page.width * pixelsPerInch * safetyAcross) / smaller;
  const period = Math.max(columns.period, Math.floor((widest - sidePixels(columns)) / periods));
  const percent = Math.round(smaller * 100);
  return { ...plan, percent, pagesTall: 0, columns: { ...columns, period }, linesBefore: [] };
}
