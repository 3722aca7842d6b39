// What typing into a grid needs to know of what it shows, and what it asks to be done; the grid itself knows no numbers.
import type { CellEditor, EditorClasses } from './cell-editor.ts';
import type { GridBlock } from './copied-cells.ts';
import type { GridData, GridRow } from './grid-data.ts';

export interface GridCell {
  readonly row: GridRow;
  readonly columnId: string;
}

export interface CellText extends GridCell {
  readonly text: string;
}

/** Where a cell is in the window. */
export interface CellBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What was asked for at a cell, and what can be done there. */
export interface GridMenu {
  /** The one with the cursor. */
  readonly cell: GridCell;
  readonly isTyped: boolean;
  /** The cells of the block that are typed in, row by row; of one cell, all to its right. */
  readonly rows: readonly (readonly GridCell[])[];
  readonly box: CellBox;
  readonly edit: () => void;
  readonly copy: () => void;
  /** Empties the block, or the cell. */
  readonly clear: () => void;
}

export type TypingKind = 'type' | 'paste' | 'clear';

export type CopiedTable = readonly (readonly string[])[];

export interface PlacedCells {
  readonly cells: readonly CellText[];
  /** How many of the copied cells fell on others. */
  readonly leftOut: number;
}

/** What the grid itself types with; it comes with typing. */
export interface TypingTools {
  /** The field that lies over the cell being typed in. */
  readonly newEditor: (host: HTMLElement, classes: EditorClasses) => CellEditor;
  readonly placedCells: (
    table: CopiedTable,
    corner: GridBlock,
    data: GridData,
    typedColumns: (row: GridRow) => ReadonlySet<string>,
  ) => PlacedCells;
  /** Null where more was copied than one cell. */
  readonly onlyCell: (table: CopiedTable) => string | null;
  readonly pastedBlock: (table: CopiedTable, corner: GridBlock, data: GridData) => GridBlock;
}

export interface GridTyping {
  readonly tools: TypingTools;
  /** The ids of the columns where a row is typed in; the same object while it stays so. */
  readonly typedColumns: (row: GridRow) => ReadonlySet<string>;
  /** As it is edited. */
  readonly textOf: (cell: GridCell) => string;
  readonly nameOf: (cell: GridCell) => string;
  /** What is said beneath while it is edited; empty for nothing. */
  readonly hintOf: (cell: GridCell) => string;
  /** Why a text cannot stand in a cell; null if it can. */
  readonly faultOf: (cell: GridCell, text: string) => string | null;
  /** `onPut` follows once they are written, which may be after a question. */
  readonly write: (cells: readonly CellText[], kind: TypingKind, onPut?: () => void) => void;
  /** Fills each row with its first cell. */
  readonly fill: (rows: readonly (readonly GridCell[])[]) => void;
  /** Splits what was copied elsewhere into rows of cells. */
  readonly tableOf: (text: string) => CopiedTable;
  /** So many of the copied cells fell on cells that are not typed in; all of them if nothing was put. */
  readonly onLeftOut: (count: number, isAll: boolean) => void;
  /** A copied text is not valid in its cell, so nothing was put. */
  readonly onRefused: (cell: CellText, fault: string) => void;
  /** A person types where nothing is typed, or a letter where a number is. */
  readonly onBlocked: (cell: GridCell, box: CellBox) => void;
  readonly onMenu: (menu: GridMenu) => void;
}
