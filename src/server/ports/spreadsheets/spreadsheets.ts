// The port to cloud spreadsheets.

export interface SpreadsheetRequest {
  readonly title: string;
  /** The template as JSON; it gives the same workbook as for a file, charts included. */
  readonly document: Uint8Array;
  /** Counted from 1. */
  readonly scenario: number;
  readonly isReadonly: boolean;
}

export interface Spreadsheets {
  /** False if nothing is set up: callers are told so before anything is done. */
  readonly isAvailable: boolean;
  /** Returns the address of the new spreadsheet. */
  create(request: SpreadsheetRequest): Promise<string>;
  /** Screenshots of its sheets, as PNG. */
  takeScreenshots(spreadsheetId: string): Promise<readonly Uint8Array[]>;
}
