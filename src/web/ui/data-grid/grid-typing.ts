// What typing into a grid needs to know of what it shows, and what it asks to be done; the grid itself knows no numbers.
import type { EditorClasses } from './cell-editor.ts';
import type { GridBlock } from './copied-cells.ts';
import type { GridData, GridRow } from './grid-data.ts';
import type { CellBox } from './grid-elements.ts';
import type { GridPosition } from './grid-move.ts';

export interface GridCell {
  readonly row: GridRow;
  readonly columnId: string;
}

export interface CellText extends GridCell {
  readonly text: string;
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

/** The grid that is typed in. */
export interface TypedGrid {
  readonly host: HTMLElement;
  readonly classes: EditorClasses;
  readonly rowPx: () => number;
  readonly data: () => GridData | null;
  readonly cursor: () => GridPosition;
  readonly block: () => GridBlock;
  readonly moveTo: (cell: GridPosition) => void;
  /** The cursor stays. */
  readonly select: (block: GridBlock) => void;
  readonly copy: () => void;
  /** The drawn cell. */
  readonly cellAt: (cell: GridPosition) => HTMLElement | null;
}

/** What types in a grid; it comes with typing. */
export interface Typist {
  readonly use: (typing: GridTyping) => void;
  readonly isTyped: (at: GridPosition) => boolean;
  readonly open: (text: string | null) => boolean;
  readonly fillDrawn: (from: number) => void;
  /** Whether the key was one of typing. */
  readonly press: (event: KeyboardEvent) => boolean;
  readonly paste: (event: ClipboardEvent) => void;
  readonly openPointed: (event: MouseEvent) => void;
  /** At a cell that was pressed, else at the cursor. */
  readonly showMenu: (pressed?: Element | null) => boolean;
  readonly destroy: () => void;
}

export interface GridTyping {
  readonly newTypist: (grid: TypedGrid, typing: GridTyping) => Typist;
  /** The ids of the columns where a row is typed in; the same object while it stays so. */
  readonly typedColumns: (row: GridRow) => ReadonlySet<string>;
  /** As it is edited. */
  readonly textOf: (cell: GridCell) => string;
  /** A month has a name. */
  readonly takesWords: (cell: GridCell) => boolean;
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
  /** A copied text is not valid in its cell, so nothing was put; it is the first of so many. */
  readonly onRefused: (cell: CellText, fault: string, count: number) => void;
  /** A person types where nothing is typed, or a letter where a number is. */
  readonly onBlocked: (cell: GridCell, box: CellBox) => void;
  readonly onMenu: (menu: GridMenu) => void;
}
