// The expectations that the lines of one trade share, and how a line with its place and size gets its own.
import type { ExpectedModel, LineLanguage, Range } from './line.ts';
import { type PlaceCode, perDollar, places } from './places.ts';
import { stemGroups, stems } from './stems.ts';

/** In one language: groups apart by `|`, the beginnings of words in a group by spaces. */
interface TradeWords {
  readonly sales: string;
  readonly spending: string;
  readonly assets: string;
  readonly never: string;
}

/** What is usual, or ranges of which any will do; null where trades of one name sell too different things. */
type Price = number | readonly Range[] | null;

/** Amounts are in US dollars, as in the United States. */
export interface Trade {
  readonly en?: TradeWords;
  readonly ru?: TradeWords;
  readonly price: Price;
  /** What is usual in a whole third year. */
  readonly revenue: number;
  readonly margin: Range;
  readonly payroll: Range;
  readonly isSeasonal?: boolean;
  /** False where the business cannot do more than it does from the first year. */
  readonly isGrowing?: false;
  /** Sold at the prices of the world, whatever a local service costs. */
  readonly isTraded?: true;
}

/** A line as somebody types it. */
interface TypedLine {
  readonly language: LineLanguage;
  readonly line: string;
  readonly country: PlaceCode | null;
  readonly count: number | null;
  /** What is usual at this size, in US dollars, as in the United States. */
  readonly revenue: number | null;
  readonly also: readonly number[];
  /** Instead of the trade's. */
  readonly price?: Price;
  /** Instead of the trade's first group of sales. */
  readonly sold?: string;
}

const typed =
  (language: LineLanguage) =>
  (
    line: string,
    country: PlaceCode | null = null,
    count: number | null = null,
    revenue: number | null = null,
    ...also: readonly number[]
  ): TypedLine => ({ language, line, country, count, revenue, also });

export const en = typed('en');
export const ru = typed('ru');

/** A line whose main sale has another price than the trade has. */
export const at = (price: Price, line: TypedLine): TypedLine => ({ ...line, price });

/** A line that names what it sells, where its trade has more. */
export const selling = (sold: string, line: TypedLine): TypedLine => ({ ...line, sold });

export const words = (sales: string, spending: string, assets: string, never: string): TradeWords => ({
  sales,
  spending,
  assets,
  never,
});

/** Where amounts are reckoned for a line that names no place. */
const usualPlace: Readonly<Record<LineLanguage, PlaceCode>> = { en: 'US', ru: 'RU' };

const times = ([low, high]: Range, factor: number): Range => [low * factor, high * factor];
const around = (usual: number, factor: number): Range => [usual / factor, usual * factor];

const priceFactor = 2.5;
const revenueFactor = 4;

function dollarsIn(code: PlaceCode, isTraded: boolean): number {
  const { currency, level } = places[code];
  const rate = perDollar.get(currency);
  if (rate === undefined) throw new Error(`No rate is known of ${currency}.`);
  return rate * (isTraded ? 1 : level);
}

function pricesOf(price: Price, factor: number): ExpectedModel['price'] {
  if (price === null) return null;
  const ranges = typeof price === 'number' ? [around(price, priceFactor)] : price;
  return { stems: [], ranges: ranges.map((range) => times(range, factor)) };
}

function expected(trade: Trade, typedLine: TypedLine): ExpectedModel {
  const { language, line, country, count, revenue, also, price = trade.price } = typedLine;
  const told = trade[language];
  if (told === undefined) throw new Error(`The trade of "${line}" has no words of its language.`);
  const [usuallySold = '', ...otherSales] = told.sales.split('|');
  const amountsPlace = country ?? usualPlace[language];
  const factor = dollarsIn(amountsPlace, trade.isTraded ?? false);
  return {
    line,
    language,
    isUnknown: false,
    sales: stemGroups([typedLine.sold ?? usuallySold, ...otherSales].join('|'), language),
    spending: stemGroups(told.spending, language),
    assets: stemGroups(told.assets, language),
    never: stems(told.never, language),
    country,
    currency: country === null ? null : places[country].currency,
    size: count === null ? null : { count, also },
    amountsIn: places[amountsPlace].currency,
    price: pricesOf(price, factor),
    revenue: times(around(revenue ?? trade.revenue, revenueFactor), factor),
    isSeasonal: trade.isSeasonal ?? null,
    isGrowing: trade.isGrowing ?? true,
    margin: trade.margin,
    payroll: trade.payroll,
  };
}

export const linesOf = (trade: Trade, ...typedLines: readonly TypedLine[]): readonly ExpectedModel[] =>
  typedLines.map((line) => expected(trade, line));
