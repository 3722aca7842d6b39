// What the server says about the spreadsheet besides its cells.
import type { CellEdit } from '#audit/live/live-book.ts';

export interface SheetState {
  readonly title: string;
  readonly isReadonly: boolean;
  readonly canDownload: boolean;
  /** Whether the key in the address lets changes be saved. */
  readonly canEdit: boolean;
  readonly edits: readonly CellEdit[];
  /** One more with every save. */
  readonly revision: number;
}
