// What Google Sheets is sent of a workbook: the file that it converts, the charts that it cannot read from one, and the values to hold its own to.
import type { Language } from '#language/language.ts';

/** Neighbouring numbers of one line. */
export interface ExpectedRun {
  /** Counted from 1, as is the column. */
  readonly line: number;
  readonly column: number;
  /** Null is a formula that gives a text, such as n/a. */
  readonly values: readonly (number | null)[];
  /** A search ends somewhere near the answer, and each program elsewhere. */
  readonly isSearched: boolean;
}

export interface ExpectedSheet {
  readonly title: string;
  readonly runs: readonly ExpectedRun[];
  /** The rows and columns that its charts need to stand on. */
  readonly leastRows: number;
  readonly leastColumns: number;
}

export interface GoogleContent {
  readonly language: Language;
  readonly sheets: readonly ExpectedSheet[];
  /** Of one batchUpdate, as JSON; each sheetId is the place of a sheet, from 0, and the place behind the last is that of the sheet they add. */
  readonly chartRequests: string;
  /** Without charts. */
  readonly file: Uint8Array;
}
