// What the dashboard shows above its numbers: key figures and charts, read from the rows of the calculated workbook.
import type { Values } from '#evaluate/evaluate.ts';
import type { CompiledTemplate } from '#model/compile.ts';
import { type BookReader, readBook } from './book-reader.ts';
import { type DashboardChart, dashboardCharts } from './dashboard-charts.ts';
import { type FigureRead, keyFigures } from './key-figures.ts';
import { type BridgeStep, profitBridge } from './profit-bridge.ts';

/** One of the six figures on top. */
export interface KeyFigure extends FigureRead {
  /** The same in the first scenario; null while that is the one shown. */
  readonly base: FigureRead | null;
}

export interface DashboardData {
  /** There is not one number yet. */
  readonly isEmpty: boolean;
  readonly currency: string;
  readonly figures: readonly KeyFigure[];
  readonly charts: readonly DashboardChart[];
  readonly bridge: ProfitBridge;
}

export interface ProfitBridge {
  /** The year that it is of. */
  readonly year: string;
  /** Its column in the rows of the years. */
  readonly column: number;
  readonly steps: readonly BridgeStep[];
}

type Workbook = NonNullable<CompiledTemplate['workbook']>;

const moving = ['is.revenue', 'is.cos', 'is.sga', 'cf.closing_cash', 'fixedassets.capex'];

const isEmpty = ({ periods }: BookReader): boolean =>
  moving.every((id) => periods(id)?.every((value) => value === 0) ?? true);

/** `base` are the values of the first scenario while another one is shown. */
export function dashboardData(workbook: Workbook, values: Values, base: Values | null): DashboardData {
  const book = readBook(workbook, values);
  const before = base && keyFigures(readBook(workbook, base));
  return {
    isEmpty: isEmpty(book),
    currency: book.unit('is.revenue'),
    figures: keyFigures(book).map((figure) => ({
      ...figure,
      base: before?.find(({ id }) => id === figure.id) ?? null,
    })),
    charts: dashboardCharts(book),
    bridge: profitBridge(book),
  };
}
