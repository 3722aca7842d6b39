// The port to spreadsheets in the cloud.

export interface SpreadsheetRequest {
  readonly title: string;
  /** The template as JSON; the same workbook is made of it as for a file, charts included. */
  readonly document: string;
  /** Counted from 1. */
  readonly scenario: number;
  readonly isReadonly: boolean;
}

export interface Spreadsheets {
  /** False where nothing is set up: callers are told so before anything is done. */
  readonly isAvailable: boolean;
  /** Gives the address of the new spreadsheet. */
  create(request: SpreadsheetRequest): Promise<string>;
  /** Pictures of its sheets, as PNG. */
  takeScreenshots(spreadsheetId: string): Promise<readonly Uint8Array[]>;
}
