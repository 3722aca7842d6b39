// What a card says of a calculated model: its line of revenue, and revenue, margin and lowest cash.
import type { Values } from '#evaluate/evaluate.ts';
import type { CompiledTemplate } from '#model/compile.ts';
import { formatValue } from '#render/html/format-value.ts';
import type { CardFigures } from '#server/cards/stored-summary.ts';

type Workbook = NonNullable<CompiledTemplate['workbook']>;

/** More are no line that one can see on a card. */
const mostPoints = 60;
/** The line is drawn, never read. */
const drawnDigits = 4;

const ids = { revenue: 'is.revenue', ebitda: 'is.ebitda', cash: 'cf.closing_cash' } as const;

/** Periods in a row. */
interface Stretch {
  readonly name: string;
  readonly start: number;
  readonly count: number;
}

export function forecastFigures(workbook: Workbook, values: Values): CardFigures {
  const known = new Set(workbook.sheets.flatMap(({ rows }) => rows.map(({ id }) => id)));
  const numbersOf = (id: string) => (known.has(id) ? [...values.row(id).subarray(1)] : []);
  const [revenue, ebitda, cash] = [numbersOf(ids.revenue), numbersOf(ids.ebitda), numbersOf(ids.cash)];
  const periods = periodStretches(workbook, values);
  const years = wholeYears(workbook, periods);
  const first = years[0] ?? { name: '', start: 0, count: 12 };
  const earned = sumOf(revenue, first);
  const lowest = cash.length > 0 ? Math.min(...cash) : Number.NaN;
  return {
    currency: workbook.currency,
    ...lineOf(revenue, periods, years),
    revenue: figure(earned, first.name),
    margin: earned > 0 ? figure(sumOf(ebitda, first) / earned, first.name) : null,
    lowestCash: figure(lowest, periods[cash.indexOf(lowest)]?.name ?? ''),
  };
}

const figure = (value: number, when: string) => (Number.isFinite(value) ? { value, when } : null);

/** n/a without numbers. */
const sumOf = (numbers: readonly number[], { start, count }: Stretch): number =>
  numbers.length === 0
    ? Number.NaN
    : numbers.slice(start, start + count).reduce((sum, number) => sum + number, 0);

/** Period by period, or by whole years where there are very many. */
function lineOf(
  revenue: readonly number[],
  periods: readonly Stretch[],
  years: readonly Stretch[],
): Pick<CardFigures, 'line' | 'from' | 'to'> {
  const shown = periods.length > mostPoints && years.length > 1 ? years : periods;
  const line = shown.map((stretch) => Number(sumOf(revenue, stretch).toPrecision(drawnDigits)));
  if (!line.every(Number.isFinite)) return { line: [], from: '', to: '' };
  return { line, from: shown[0]?.name ?? '', to: shown.at(-1)?.name ?? '' };
}

/** Names of periods come with the underscore of their number format. */
function periodStretches({ sheets, language, periodCount }: Workbook, values: Values): readonly Stretch[] {
  const axis = sheets.find((sheet) => sheet.axis === 'periods');
  const names = axis?.rows[axis.headerRowCount - 1];
  const labels = names ? [...values.row(names.id).subarray(1)] : [];
  return Array.from({ length: periodCount }, (_, start) => ({
    name: names ? formatValue(labels[start] ?? 0, names.format, language).replace(/\s*_/, ' ') : '',
    ...{ start, count: 1 },
  }));
}

/** A forecast by years has whole ones alone. */
function wholeYears({ spans, language }: Workbook, periods: readonly Stretch[]): readonly Stretch[] {
  if (spans.years.length === 0) return periods;
  const format = spans.isFiscal ? 'fiscalYear' : 'calendarYear';
  let start = 0;
  return spans.years.flatMap(({ name, months, periods: count }) => {
    const stretch = { name: formatValue(name, format, language).replace(/\s*_/, ' '), start, count };
    start += count;
    return months === 12 ? [stretch] : [];
  });
}
