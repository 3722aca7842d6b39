// Makes the spreadsheet behind a link, or finds the one there is of the same template.
import type { OnProgress } from '#server/building/model-writer.ts';
import type { Caller } from '#server/model-processes/make-room.ts';

export interface SpreadsheetRequest {
  readonly title: string;
  /** The template as JSON. */
  readonly document: Uint8Array;
  readonly templateUuid: string;
  /** Counted from 1. */
  readonly scenario: number;
  readonly isReadonly: boolean;
  /** The order it is made for; null for any other. */
  readonly orderId: string | null;
}

/** The whole address; the same request gives the same one until it is revoked or has expired. */
export type MakeSpreadsheet = (
  caller: Caller,
  request: SpreadsheetRequest,
  signal: AbortSignal,
  onProgress: OnProgress,
) => Promise<string>;
