// What the page and the worker that changes its file tell each other.
import type { CellEdit } from '#audit/live/live-book.ts';
import type { CalculatedCell } from '#web/sheet-page/engine/sheet-engine.ts';

export interface ChangeRequest {
  readonly file: Uint8Array;
  readonly edits: readonly CellEdit[];
  readonly calculated: readonly CalculatedCell[];
  /** Of the workbook's sheets. */
  readonly titles: readonly string[];
}

export interface ChangeReply {
  readonly file: Uint8Array;
}
