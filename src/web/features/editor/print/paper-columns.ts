// Distributes the columns of a wide sheet over pages, by whole years where they fit.
import { spanOfColumn } from '#render/html/span-place.ts';
import type { GridColumn, GridData, GridRow } from '#web/ui/data-grid/grid-data.ts';

/** The printable width of A4 or Letter in landscape, at 96 pixels per inch. */
const paperWidthPx = 960;

/** The largest font size; wide numbers are printed smaller, down to this fraction of it. */
const smallestPart = 0.72;

/** Measured at the largest font size, 10 pixels. */
const sizesPx = { label: 190, letter: 5.5, digit: 6, padding: 9, least: 38 } as const;

/** Periods a page has at most, the first that fits. */
const periodCounts = [12, 6, 4, 3, 2, 1] as const;

/** A page with less than this fraction of its periods counts as short. */
const shortOf = 6;

type Pages = readonly (readonly number[])[];

export interface PaperColumns {
  /** By page: the columns on it. */
  readonly pages: Pages;
  /** The fraction of the largest font size to print at. */
  readonly part: number;
}

export function paperColumns(data: GridData, isAxisPrinted = true): PaperColumns {
  const { unitTitle, columns, rows } = data;
  const units = rows.reduce((most, { unit }) => Math.max(most, unit.length), unitTitle.length);
  const namesPx = sizesPx.label + units * sizesPx.letter + sizesPx.padding;
  const widths = columns.map((column, index) => columnWidthPx(column, index, rows));
  const isPeriod = ({ id }: GridColumn) => /^\d+$/.test(id) || spanOfColumn(id) !== null;
  const singles = columns.flatMap((column, index) => (isPeriod(column) ? [] : [index]));
  const periods = columns.flatMap((column, index) => (isAxisPrinted && isPeriod(column) ? [index] : []));
  let found: PaperColumns = { pages: [singles], part: 1 };
  for (const count of periods.length > 0 ? periodCounts : []) {
    const years = byYears(periods, columns, count);
    for (const [first = [], ...rest] of [withoutShortEnds(years, count), years]) {
      found = { pages: [[...singles, ...first], ...rest], part: 1 };
      const neededPx = Math.max(...found.pages.map((page) => pageWidthPx(page, widths) + namesPx));
      found = { ...found, part: Math.min(1, paperWidthPx / neededPx) };
      if (found.part >= smallestPart) return found;
    }
  }
  return found;
}

/** A month or two at the beginning or end join the adjacent year: a page of their own would be nearly empty. */
function withoutShortEnds(pages: Pages, most: number): Pages {
  const isShort = (page: readonly number[]) => page.length * shortOf <= most;
  const [first = [], second, ...rest] = pages;
  const begun: Pages = second && isShort(first) ? [[...first, ...second], ...rest] : pages;
  const last = begun.at(-1) ?? [];
  const before = begun.at(-2);
  return before && isShort(last) ? [...begun.slice(0, -2), [...before, ...last]] : begun;
}

function columnWidthPx({ title }: GridColumn, index: number, rows: readonly GridRow[]): number {
  const texts = [title, ...rows.map(({ cellText }) => cellText(index))];
  const longest = texts.reduce((most, { length }) => Math.max(most, length), 0);
  return Math.max(sizesPx.least, longest * sizesPx.digit + sizesPx.padding);
}

const pageWidthPx = (page: readonly number[], widths: readonly number[]): number =>
  page.reduce((sum, column) => sum + (widths[column] ?? 0), 0);

/** Adjacent years share a page as long as they fit; a year that does not is split. */
function byYears(periods: readonly number[], columns: readonly GridColumn[], most: number): Pages {
  const years = new Map<string | undefined, number[]>();
  for (const column of periods) {
    const year = columns[column]?.band?.title;
    years.set(year, [...(years.get(year) ?? []), column]);
  }
  const pages: number[][] = [];
  for (const year of years.values()) {
    for (let from = 0; from < year.length; from += most) {
      const piece = year.slice(from, from + most);
      const page = pages.at(-1);
      if (page && page.length + piece.length <= most) page.push(...piece);
      else pages.push(piece);
    }
  }
  return pages;
}
