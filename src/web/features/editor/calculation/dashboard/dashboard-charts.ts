// The charts of the dashboard by period: revenue by line, cash, and the way to breaking even.
import type { BookReader } from './book-reader.ts';
import { cashMarks } from './chart-marks.ts';
import type { ChartMark } from './funding-events.ts';

export interface DashboardSeries {
  readonly id: string;
  /** Where its row stands; null where the page alone has it. */
  readonly sheetId: string | null;
  readonly name: string;
  readonly values: Float64Array;
  readonly kind: 'line' | 'area' | 'column' | 'stacked';
}

export interface DashboardChart {
  readonly id: 'revenue' | 'cash' | 'breakeven';
  readonly labels: readonly string[];
  readonly series: readonly DashboardSeries[];
  readonly marks: readonly ChartMark[];
}

type Kind = DashboardSeries['kind'];

function seriesOf(book: BookReader, id: string, kind: Kind): readonly DashboardSeries[] {
  const values = book.periods(id);
  const sheetId = book.sheets.find(({ rows }) => rows.some((row) => row.id === id))?.id ?? null;
  return values ? [{ id, sheetId, name: book.label(id), values, kind }] : [];
}

/** The result of each resource; the steps of a quotient come before it and are named after it. */
function linesOfRevenue(book: BookReader): readonly DashboardSeries[] {
  const found = new Map<string, string>();
  for (const { id, source, periods } of book.sheets.find(({ id }) => id === 'revenue')?.rows ?? []) {
    const { resourceId, variableId } = source ?? {};
    if (!resourceId || variableId !== null || periods === null) continue;
    const earlier = found.get(resourceId);
    if (earlier === undefined || earlier.startsWith(`${id}.`)) found.set(resourceId, id);
  }
  return [...found.values()].flatMap((id) => seriesOf(book, id, 'stacked'));
}

/** Further lines are added up as one. */
const mostLines = 6;

function revenueChart(book: BookReader): DashboardChart {
  const lines = linesOfRevenue(book);
  const size = ({ values }: DashboardSeries) => values.reduce((sum, value) => sum + Math.abs(value), 0);
  const largest = new Set([...lines].sort((one, other) => size(other) - size(one)).slice(0, mostLines));
  // In the order of the model, as on the charts sheet: a line has the same colour there.
  const shown = lines.filter((line) => largest.has(line));
  const total = seriesOf(book, 'is.revenue', 'line');
  const rest = lines.length > mostLines ? restOf(book, shown) : [];
  const isAlone = lines.length < 2;
  return {
    id: 'revenue',
    labels: book.periodNames,
    series: isAlone ? seriesOf(book, 'is.revenue', 'stacked') : [...shown, ...rest, ...total],
    marks: [],
  };
}

function restOf(book: BookReader, shown: readonly DashboardSeries[]): readonly DashboardSeries[] {
  const all = book.periods('is.revenue') ?? new Float64Array();
  const values = all.map((value, index) =>
    shown.reduce((left, one) => left - (one.values[index] ?? 0), value),
  );
  return [{ id: 'rest', sheetId: null, name: '…', values, kind: 'stacked' }];
}

function cashChart(book: BookReader): DashboardChart {
  const cash = book.periods('cf.closing_cash') ?? new Float64Array();
  const need = seriesOf(book, 'cf.funding_need', 'line').filter(({ values }) =>
    values.some((one) => one > 0),
  );
  return {
    id: 'cash',
    labels: book.periodNames,
    series: [...seriesOf(book, 'cf.closing_cash', 'area'), ...need],
    marks: cashMarks(cash, book),
  };
}

/** All costs of a period: whatever of the revenue is not profit before tax. */
function costsOf(book: BookReader): Float64Array {
  const profit = book.periods('is.pbt');
  const sales = book.periods('is.revenue') ?? new Float64Array();
  return sales.map((value, index) => value - (profit?.[index] ?? value));
}

/** The first period from which on the costs are covered, after one in which they were not. */
function crossing(sales: ArrayLike<number>, costs: ArrayLike<number>): number {
  for (let index = 1; index < sales.length; index += 1) {
    const isCovered = (sales[index] ?? 0) >= (costs[index] ?? 0) && (sales[index] ?? 0) > 0;
    if (isCovered && (sales[index - 1] ?? 0) < (costs[index - 1] ?? 0)) return index;
  }
  return -1;
}

function breakEvenChart(book: BookReader): DashboardChart {
  const sales = seriesOf(book, 'is.revenue', 'line');
  const costs = costsOf(book);
  const at = crossing(sales[0]?.values ?? [], costs);
  const value = sales[0]?.values[at] ?? 0;
  return {
    id: 'breakeven',
    labels: book.periodNames,
    series: [{ id: 'costs', sheetId: null, name: '', values: costs, kind: 'area' }, ...sales],
    marks: at < 0 ? [] : [{ kind: 'crossing', index: at, value, name: '' }],
  };
}

export const dashboardCharts = (book: BookReader): readonly DashboardChart[] =>
  [revenueChart, cashChart, breakEvenChart].map((draw) => draw(book));
