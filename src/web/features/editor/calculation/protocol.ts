// The messages between the page and the calculation worker.
import type { Language } from '#language/language.ts';
import type { Headline } from '#model/headline.ts';
import type { Diagnostic } from '#model/survey/diagnostic.ts';
import type { PreviewRow } from '#render/html/preview-row.ts';
import type { PreviewSheet } from '#render/html/preview-sheet.ts';
import type { SpanKind } from '#render/html/span-place.ts';
import type { AskedPlace, Trace } from '#render/html/trace.ts';
import type { ModuleId, SheetId } from '#template/sections.ts';
import type { MoneyUnits, Template } from '#template/template.ts';
import type { DashboardData } from './dashboard/dashboard-data.ts';
import type { ChartMark } from './dashboard/funding-events.ts';
import type { RowPlace } from './dashboard/key-figures.ts';
import type { CashGap } from './funding/cash-gap.ts';
import type { FundingOffers, FundingQuestion } from './funding/fund-gap.ts';
import type { LeverAnswer, LeverQuestion } from './levers/rank-levers.ts';
import type { LoanSchedule, ScheduleQuestion } from './loan-schedule.ts';
import type { DisplayOptions, ScaleChoice, ShownColumn } from './shown-cell.ts';
import type { SpannedSheets } from './spans/spanned.ts';
import type { FormulaQuestion, TriedFormula } from './try-formula.ts';

export interface CalculationRequest {
  readonly template: Template;
  /** The sheets to lay out at once; those the workbook lacks are ignored. */
  readonly sheetIds: readonly string[];
  /** Counted from 1; an unknown one gives the first. */
  readonly scenario: number;
  /** Whether to include the headline figures of all scenarios. */
  readonly isComparing: boolean;
  /** The spans by which the sheets are seen. */
  readonly spans?: readonly SpanKind[];
}

/** As sent: replies are matched to runs by number. */
export interface RunRequest extends CalculationRequest {
  readonly run: number;
}

/** Asks for sheets of the last run that came into view. */
export interface LayoutRequest {
  readonly layOut: readonly string[];
}

export interface LayoutReply {
  readonly laidOut: PreviewSheetLayouts;
  /** The run they belong to. */
  readonly layoutsOf: number;
}

/** One figure in each scenario. */
export interface ScenarioFigure {
  readonly id: string;
  readonly label: string;
  readonly unit: string;
  readonly format: PreviewRow['format'];
  readonly values: readonly number[];
  /** In plain units. */
  readonly texts: readonly string[];
}

/** Asks how a number of the last run was calculated. */
export interface TraceRequest {
  readonly trace: AskedPlace;
}

/** Null if the last run has no such row. */
export interface TraceReply {
  readonly asked: AskedPlace;
  readonly trace: Trace | null;
}

export interface TryRequest {
  readonly tryOut: FormulaQuestion;
}

export interface TryReply {
  readonly tried: TriedFormula | null;
}

/** Asks where a text occurs in the last run. */
export interface FindQuestion extends Omit<DisplayOptions, 'scale'> {
  readonly scale: ScaleChoice;
  readonly query: string;
}

export interface FindRequest {
  readonly find: FindQuestion;
}

export interface FoundCell {
  readonly sheetId: string;
  readonly sheetTitle: string;
  readonly rowId: string;
  readonly label: string;
  readonly column: 'label' | 'unit' | ShownColumn;
  /** The heading of its column; null for names and units. */
  readonly heading: FoundHeading | null;
}

export type FoundHeading = 'total' | 'value' | 'zero' | { readonly period: string };

export interface FindResult {
  readonly cells: readonly FoundCell[];
  /** There are more matches than anyone would step through. */
  readonly isCut: boolean;
}

export interface FindReply extends FindResult {
  readonly query: string;
}

/** Asks what the rows of all sheets are called. */
export interface RowNamesRequest {
  readonly nameRows: true;
}

export interface NamedRow {
  readonly sheetId: string;
  readonly sheetTitle: string;
  readonly rowId: string;
  readonly label: string;
  /** What it stands under; empty where that is called like it. */
  readonly heading: string;
  /** Whose row it is. */
  readonly resourceId: string | null;
}

export interface RowNamesReply {
  readonly namedRows: readonly NamedRow[];
}

export interface ScheduleRequest {
  readonly schedule: ScheduleQuestion;
}

export interface ScheduleReply {
  readonly key: string;
  readonly schedule: LoanSchedule | null;
}

/** Asks what would close the gap in the cash of a template. */
export interface FundingRequest {
  readonly fund: FundingQuestion;
}

export interface FundingReply {
  readonly funding: FundingOffers | null;
}

/** Asks which inputs of the last run move a sheet most. */
export interface RankRequest {
  readonly rank: LeverQuestion;
}

export interface RankReply {
  readonly ranked: LeverAnswer;
}

export interface SheetSummary {
  readonly id: SheetId;
  readonly moduleId: ModuleId;
  readonly title: string;
  /** Whether the workbook includes it. */
  readonly isOn: boolean;
  /** The number of rows it shows, so that its height is known before layout. */
  readonly rowCount: number;
}

/** A chart with the numbers it is drawn from. */
export interface DrawnChart {
  readonly id: string;
  readonly title: string;
  readonly unit: string;
  /** Whether its numbers are shares rather than amounts. */
  readonly isShare: boolean;
  /** Whether they are amounts that follow the page's scale. */
  readonly isMoney: boolean;
  /** Nothing is drawn below it; null where all is. */
  readonly lowest: number | null;
  readonly labels: readonly string[];
  readonly series: readonly DrawnSeries[];
  readonly marks: readonly ChartMark[];
}

export interface DrawnSeries {
  readonly id: string;
  readonly name: string;
  readonly values: Float64Array;
  /** The values as read by screen readers. */
  readonly texts: readonly string[];
  readonly kind: 'line' | 'area' | 'column' | 'stacked';
  readonly isTotal?: boolean;
  /** Whose trace says how its numbers are calculated; none where the page alone has it. */
  readonly place?: RowPlace | null;
}

export interface PreviewSheetLayout {
  readonly sheet: PreviewSheet;
  readonly charts: readonly DrawnChart[];
  /** Its numbers by the spans that were asked for. */
  readonly spanned: SpannedSheets;
  /** In which its money is read unless one is chosen. */
  readonly scale: MoneyUnits;
  /** What stands above the numbers of the dashboard; null on other sheets. */
  readonly dashboard: DashboardData | null;
}

export type PreviewSheetLayouts = ReadonlyMap<string, PreviewSheetLayout>;

export interface CalculationResult {
  readonly sheets: readonly SheetSummary[];
  /** Whose numbers these are, counted from 1. */
  readonly scenario: number;
  /** By sheet; the others are requested as they come into view. */
  readonly laidOut: PreviewSheetLayouts;
  /** Total revenue; null if there is none. */
  readonly revenue: PreviewRow | null;
  /** Each resource's total, by its id. */
  readonly totals: ReadonlyMap<string, PreviewRow>;
  /** The labels of the periods, whichever sheet is shown. */
  readonly periods: readonly string[];
  /** What its years are called, if there are several and periods are shorter. */
  readonly years: readonly string[];
  /** The template's language, used for numbers and periods. */
  readonly language: Language;
  /** Null while there is always enough cash. */
  readonly cashGap: CashGap | null;
  /** Null where the statements are off. */
  readonly headline: Headline | null;
  /** Null unless requested. */
  readonly figures: readonly ScenarioFigure[] | null;
}

export interface TemplateCalculation {
  readonly uuid: string;
  readonly diagnostics: readonly Diagnostic[];
  /** Available even while the model cannot be built, so that the user can go where the error is fixed. */
  readonly sheets: readonly SheetSummary[];
  /** Null when a diagnostic keeps the model from being built. */
  readonly result: CalculationResult | null;
}

/** A failure is an error in the program, not in the template; it says what broke. */
export type CalculationReply =
  | { readonly run: number; readonly calculation: TemplateCalculation; readonly failure: null }
  | { readonly run: number; readonly calculation: null; readonly failure: string };

/** Every message from the worker. */
export type WorkerReply =
  | CalculationReply
  | LayoutReply
  | TraceReply
  | FindReply
  | RowNamesReply
  | FundingReply
  | RankReply
  | ScheduleReply
  | TryReply;

export interface Calculated {
  /** The last good run: its numbers stay visible while a later template cannot be calculated. */
  readonly result: CalculationResult | null;
  /** From the last run, successful or not. */
  readonly sheets: readonly SheetSummary[];
  /** The number of the last good run. */
  readonly run: number;
  readonly diagnostics: readonly Diagnostic[];
  readonly failure: string | null;
  /** The browser cannot start a worker, so the rows come from the server. */
  readonly isWithoutWorker: boolean;
}

export const emptyCalculation: Calculated = {
  result: null,
  sheets: [],
  run: 0,
  diagnostics: [],
  failure: null,
  isWithoutWorker: false,
};
