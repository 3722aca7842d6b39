// What the page asks of the calculating worker and what it answers.
import type { Diagnostic } from '#model/diagnostic.ts';
import type { PreviewRow } from '#render/html/preview-row.ts';
import type { PreviewSheet } from '#render/html/preview-sheet.ts';
import type { Language, Template } from '#template/template.ts';

export interface CalculationRequest {
  readonly template: Template;
  /** The sheet to lay out; one that is not there gives the first. */
  readonly sheetId: string;
}

export interface SheetSummary {
  readonly id: string;
  readonly moduleId: string;
  readonly title: string;
  /** Whether the workbook has it. */
  readonly isOn: boolean;
}

export interface CalculationResult {
  readonly sheets: readonly SheetSummary[];
  readonly sheet: PreviewSheet | null;
  /** All that is sold together; null where nothing is. */
  readonly revenue: PreviewRow | null;
  /** What each resource comes to, by its id. */
  readonly totals: ReadonlyMap<string, PreviewRow>;
  /** The labels of the periods, whatever sheet is shown. */
  readonly periods: readonly string[];
  /** The template's, which numbers and periods are written in. */
  readonly language: Language;
}

export interface Calculation {
  readonly uuid: string;
  readonly diagnostics: readonly Diagnostic[];
  /** Null when a diagnostic keeps the model from being built. */
  readonly result: CalculationResult | null;
}

/** A failure is a fault of ours, not of the template; it says what broke. */
export type CalculationReply =
  | { readonly calculation: Calculation; readonly failure: null }
  | { readonly calculation: null; readonly failure: string };
