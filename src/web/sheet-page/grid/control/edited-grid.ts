// What those who put something into the cells of a grid need of it.
import type { EditSession } from '#web/sheet-page/editing/edit-session.ts';
import type { SheetEditor } from '#web/sheet-page/editing/sheet-editor.ts';
import type { Page } from '#web/sheet-page/state/page-store.ts';
import type { SheetCells } from '#web/sheet-page/surface/drawing/sheet-cells.ts';
import type { GridSurface } from '#web/sheet-page/surface/grid-surface.ts';
import type { MadeParts } from './grid-parts.ts';

export interface EditedGrid {
  readonly page: Page;
  readonly session: EditSession;
  readonly editor: SheetEditor;
  readonly surface: GridSurface;
  readonly parts: MadeParts;
  /** Those of the sheet that is open. */
  readonly cells: SheetCells;
  readonly drawMarks: () => void;
  readonly focus: () => void;
}
