// The one intermediate form: files, pages and charts are all drawn from a workbook, and values are calculated from it.
import type { Language } from '#language/language.ts';
import type { RowId } from './cell-expression.ts';
import type { Chart } from './chart.ts';
import type { MoneyScale } from './number-format.ts';
import type { Row } from './row.ts';

export type Category = 'control' | 'input' | 'calculation' | 'output';

/** What a sheet's columns from J on represent: the periods of the forecast, its calendar years, or nothing. */
export type Axis = 'periods' | 'years' | 'none';

export interface Sheet {
  /** Short, as in defined names: revenue, is, bs. */
  readonly id: string;
  readonly moduleId: string;
  readonly title: string;
  readonly category: Category;
  readonly axis: Axis;
  /** The first rows, which stay in view. */
  readonly headerRowCount: number;
  /** Whether a printout shows the columns of its axis. */
  readonly isAxisPrinted?: boolean;
  readonly rows: readonly Row[];
}

/** A name for the forecast cells of a row, or for its constant. */
export interface DefinedName {
  readonly name: string;
  readonly row: RowId;
  readonly at: 'periods' | 'constant';
}

/** Consecutive periods of the forecast that are seen as one. */
export interface PeriodSpan {
  /** A year, or a quarter and the last two digits of its year as labels have them: 326 is the third quarter of 2026. */
  readonly name: number;
  /** How many periods it has, and how many months these are. */
  readonly periods: number;
  readonly months: number;
}

export interface PeriodSpans {
  /** None where the periods are years. */
  readonly years: readonly PeriodSpan[];
  /** None where the periods are quarters or years. */
  readonly quarters: readonly PeriodSpan[];
  /** Whether years end with another month than December. */
  readonly isFiscal?: boolean;
}

export interface Workbook {
  readonly title: string;
  /** The template's, as its author counts. */
  readonly version: string;
  readonly language: Language;
  readonly currency: string;
  /** When the template was last changed, milliseconds since 1970; the same template gives the same file. */
  readonly timestamp: number;
  readonly periodCount: number;
  /** The years that the periods may start in, wherever the forecast is moved to: the last ones may stay empty. */
  readonly yearCount: number;
  /** The years of the forecast as it starts now, which charts draw. */
  readonly drawnYearCount: number;
  /** The quarters and fiscal years of the forecast as it starts now, the first and the last of which may be short. */
  readonly spans: PeriodSpans;
  /** The largest scale that money may be shown in. */
  readonly moneyScale: MoneyScale;
  readonly scenarioNames: readonly string[];
  /** The row whose constant selects the scenario, counted from 1. */
  readonly scenarioRow: RowId;
  readonly sheets: readonly Sheet[];
  readonly names: readonly DefinedName[];
  readonly charts: readonly Chart[];
}
