// The six figures that a forecast is judged by first, each with the cell that says it.
import type { BookReader } from './book-reader.ts';

export type FigureId = 'revenue' | 'growth' | 'margin' | 'profit' | 'cash' | 'value';

/** Where a number stands. */
export interface RowPlace {
  readonly sheetId: string;
  readonly rowId: string;
}

export interface FigurePlace extends RowPlace {
  readonly column: 'constant' | number;
}

export interface FigureRead {
  readonly id: FigureId;
  /** A period is its number, counted from 0; NaN where there is none. */
  readonly value: number;
  readonly kind: 'money' | 'share' | 'period';
  /** The year or the period that it is of; empty for one of the whole forecast, null for the first twelve months. */
  readonly when: string | null;
  /** Null where nothing in the workbook says it. */
  readonly place: FigurePlace | null;
  /** How it moves over the forecast. */
  readonly trend: readonly number[];
  /** Beside a value: the rate of return, where there is one. */
  readonly rate: number | null;
  /** Whether that rate counts what the business is worth at the end. */
  readonly isRateOfExit: boolean;
}

const none = { when: '', place: null, trend: [], rate: null, isRateOfExit: false } as const;

const inYear = (rowId: string, column: number): FigurePlace => ({ sheetId: 'dashboard', rowId, column });
const once = (line: string): FigurePlace => ({
  sheetId: 'dashboard',
  rowId: `dashboard.single.${line}`,
  column: 'constant',
});

/** Of the first whole year, or of the first twelve months where no year is whole. */
function ofFirstYear(
  book: BookReader,
  line: string,
  first: string,
): Pick<FigureRead, 'value' | 'when' | 'place'> {
  const rowId = `dashboard.headline.${line}`;
  const year = book.isWholeYear.indexOf(true);
  if (year < 0) return { value: book.constant(once(first).rowId), when: null, place: once(first) };
  return {
    value: book.periods(rowId)?.[year] ?? Number.NaN,
    when: book.yearNames[year] ?? '',
    place: inYear(rowId, year),
  };
}

const trendOf = ({ periods }: BookReader, rowId: string): readonly number[] =>
  Array.from(periods(rowId) ?? []);

const wholeYears = (book: BookReader, rowId: string): readonly number[] =>
  trendOf(book, rowId).filter((_, year) => book.isWholeYear[year] === true);

function revenue(book: BookReader): FigureRead {
  const figure = ofFirstYear(book, 'revenue', 'first_revenue');
  return { ...none, id: 'revenue', kind: 'money', ...figure, trend: trendOf(book, 'is.revenue') };
}

/** A forecast with one whole year has no second one. */
function growth(book: BookReader): FigureRead {
  const rowId = 'dashboard.headline.growth';
  const year = book.isWholeYear.indexOf(true, book.isWholeYear.indexOf(true) + 1);
  const hasSecond = book.isWholeYear.filter(Boolean).length > 1;
  const start = { ...none, id: 'growth', kind: 'share' } as const;
  if (!hasSecond) return { ...start, value: Number.NaN };
  return {
    ...start,
    value: book.periods(rowId)?.[year] ?? Number.NaN,
    when: book.yearNames[year] ?? '',
    place: inYear(rowId, year),
    trend: wholeYears(book, 'dashboard.headline.revenue'),
  };
}

function margin(book: BookReader): FigureRead {
  const figure = ofFirstYear(book, 'ebitda_margin', 'first_margin');
  const trend = wholeYears(book, 'dashboard.headline.ebitda_margin').filter(Number.isFinite);
  return { ...none, id: 'margin', kind: 'share', ...figure, trend };
}

/** What rounding leaves is no profit. */
const smallest = 1e-6;

/** The first period with EBITDA above 0: as the ratios say it, or else found in the row itself. */
function profit(book: BookReader): FigureRead {
  const single = once('first_ebitda_period');
  const ebitda = trendOf(book, 'is.ebitda');
  const isSaid = book.has(single.rowId);
  const found = isSaid
    ? book.constant('ratios.first_ebitda_period') - 1
    : ebitda.findIndex((value) => value > smallest);
  const value = found >= 0 ? found : Number.NaN;
  const own: FigurePlace | null = value >= 0 ? { sheetId: 'is', rowId: 'is.ebitda', column: value } : null;
  return {
    ...none,
    ...{ id: 'profit', kind: 'period', value, when: book.periodNames[value] ?? '' },
    place: isSaid ? single : own,
    trend: ebitda,
  };
}

function cash(book: BookReader): FigureRead {
  const closing = trendOf(book, 'cf.closing_cash');
  const value = closing.length > 0 ? Math.min(...closing) : Number.NaN;
  const column = closing.indexOf(value);
  const single = once('lowest_cash');
  const own: FigurePlace = { sheetId: 'cf', rowId: 'cf.closing_cash', column };
  return {
    ...none,
    ...{ id: 'cash', kind: 'money', value, when: book.periodNames[column] ?? '' },
    place: column < 0 ? null : (book.has(single.rowId) && single) || own,
    trend: closing,
  };
}

/** The first that can be said; each is n/a without what it needs. */
const values = ['ev_gordon', 'ev_multiple', 'npv'];

const isNear = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other));

/** What it is worth by the exit that the model is sold by, with its rate of return; where it is kept, by the forecast alone. */
function value(book: BookReader): FigureRead {
  const constant = (line: string) => book.constant(once(line).rowId);
  const isKnown = Number.isFinite(constant('npv_exit'));
  const isSold = isKnown && !isNear(constant('npv_exit'), constant('npv'));
  const best = isSold ? ['npv_exit'] : isKnown ? ['npv'] : values;
  const said = best.find((line) => Number.isFinite(constant(line)));
  const rate = constant(isSold ? 'irr_exit' : 'irr');
  return {
    ...none,
    ...{ id: 'value', kind: 'money' },
    value: said === undefined ? Number.NaN : constant(said),
    place: said === undefined ? null : once(said),
    trend: trendOf(book, 'ip.cumulative_fcff'),
    rate: Number.isFinite(rate) ? rate : null,
    isRateOfExit: isSold,
  };
}

export const keyFigures = (book: BookReader): readonly FigureRead[] =>
  [revenue, growth, margin, profit, cash, value].map((read) => read(book));
