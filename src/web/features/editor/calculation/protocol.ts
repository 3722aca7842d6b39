// What the page asks of the calculating worker and what it answers.

import type { Language } from '#language/language.ts';
import type { Diagnostic } from '#model/survey/diagnostic.ts';
import type { PreviewRow } from '#render/html/preview-row.ts';
import type { PreviewSheet } from '#render/html/preview-sheet.ts';
import type { Trace, TracePlace } from '#render/html/trace.ts';
import type { Template } from '#template/template.ts';
import type { DisplayOptions, ShownColumn } from './shown-cell.ts';

export interface CalculationRequest {
  readonly template: Template;
  /** The sheets to lay out at once; those that the workbook does not have are left out. */
  readonly sheetIds: readonly string[];
  /** Counted from 1; one that is not there gives the first. */
  readonly scenario: number;
  /** Whether the headline figures of all scenarios are wanted too. */
  readonly isComparing: boolean;
}

/** As it is sent: replies tell runs apart by their number. */
export interface RunRequest extends CalculationRequest {
  readonly run: number;
}

/** Asks for sheets of the last run that came into view. */
export interface LayoutRequest {
  readonly layOut: readonly string[];
}

export interface LayoutReply {
  readonly laidOut: SheetLayouts;
  /** The run that they are of. */
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

/** Asks how a number of the last run came about. */
export interface TraceRequest {
  readonly trace: TracePlace;
}

/** Null where the last run has no such row. */
export interface TraceReply {
  readonly asked: TracePlace;
  readonly trace: Trace | null;
}

/** Asks where in the last run a text stands. */
export interface FindQuestion extends DisplayOptions {
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
  /** What its column is headed with; null for names and units. */
  readonly heading: FoundHeading | null;
}

export type FoundHeading = 'total' | 'value' | 'zero' | { readonly period: string };

export interface FindResult {
  readonly cells: readonly FoundCell[];
  /** There is more than anybody would step through. */
  readonly isCut: boolean;
}

export interface FindReply extends FindResult {
  readonly query: string;
}

export interface SheetSummary {
  readonly id: string;
  readonly moduleId: string;
  readonly title: string;
  /** Whether the workbook has it. */
  readonly isOn: boolean;
  /** How many rows it shows, so that its height is known before it is laid out. */
  readonly rowCount: number;
}

/** A chart with the numbers that it is drawn from. */
export interface DrawnChart {
  readonly id: string;
  readonly title: string;
  readonly unit: string;
  /** Whether its numbers are shares of something, not amounts. */
  readonly isShare: boolean;
  /** Whether they are amounts that go with the scale of the page. */
  readonly isMoney: boolean;
  readonly labels: readonly string[];
  readonly series: readonly DrawnSeries[];
}

export interface DrawnSeries {
  readonly id: string;
  readonly name: string;
  readonly values: Float64Array;
  /** The values as they are read out. */
  readonly texts: readonly string[];
  readonly kind: 'line' | 'area' | 'column' | 'stacked';
}

export interface SheetLayout {
  readonly sheet: PreviewSheet;
  readonly charts: readonly DrawnChart[];
}

export type SheetLayouts = ReadonlyMap<string, SheetLayout>;

export interface CalculationResult {
  readonly sheets: readonly SheetSummary[];
  /** By sheet; the others are asked for as they come into view. */
  readonly laidOut: SheetLayouts;
  /** All that is sold together; null where nothing is. */
  readonly revenue: PreviewRow | null;
  /** What each resource comes to, by its id. */
  readonly totals: ReadonlyMap<string, PreviewRow>;
  /** The labels of the periods, whatever sheet is shown. */
  readonly periods: readonly string[];
  /** The template's, which numbers and periods are written in. */
  readonly language: Language;
  /** Null unless they are asked for. */
  readonly figures: readonly ScenarioFigure[] | null;
}

export interface Calculation {
  readonly uuid: string;
  readonly diagnostics: readonly Diagnostic[];
  /** Known even while the model cannot be built, so that one can go where it is mended. */
  readonly sheets: readonly SheetSummary[];
  /** Null when a diagnostic keeps the model from being built. */
  readonly result: CalculationResult | null;
}

/** A failure is a fault of ours, not of the template; it says what broke. */
export type CalculationReply =
  | { readonly run: number; readonly calculation: Calculation; readonly failure: null }
  | { readonly run: number; readonly calculation: null; readonly failure: string };
