// What the spreadsheet page shows and calculates: every sheet of a workbook by its cells, as plain data.
import type { Language } from '#language/language.ts';
import type { CellLook } from '#render/cells/cell-look.ts';
import type { Condition } from '#render/cells/condition.ts';
import type { ChartKind } from '#workbook/chart.ts';
import type { Category } from '#workbook/workbook.ts';

/** Stand for the letters of the column that a formula is in, and of the one before it; no title of a sheet can hold them. */
export const ownColumnMark = '\u0001';
export const columnBeforeMark = '\u0002';

/** How cells are drawn: what role they have, and how their numbers are written. */
export interface StyleView {
  readonly look: CellLook;
  /** As spreadsheets write formats; General for texts. */
  readonly format: string;
  readonly isWrapped: boolean;
  readonly align: 'start' | 'end' | 'center';
  readonly indent: number;

  readonly condition: Condition;
}

export interface CellView {
  /** Counted from 1. */
  readonly column: number;
  /** Place in `BookView.styles`. */
  readonly style: number;
  /** The cached value; null is an empty cell with a style. */
  readonly value: number | string | null;
  /** Without the equals sign. */
  readonly formula?: string;
}

/** Neighbouring cells of one line with one formula, or with a number each. */
export interface RunView {
  readonly column: number;
  readonly style: number;
  readonly values: readonly (number | string | null)[];
  /** With the marks for its columns; without the equals sign. */
  readonly formula?: string;
}

export type AllowedView =
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'date' }
  | {
      readonly kind: 'choice';
      readonly options: readonly { readonly value: number; readonly name: string }[];
    };

export interface RowView {
  /** In pixels. */
  readonly height: number;
  readonly outline: number;
  readonly cells: readonly CellView[];
  readonly runs: readonly RunView[];
  /** The comment on the cell of this column. */
  readonly note?: { readonly column: number; readonly text: string };
  /** The sheet, counted from 0, that the label in this column opens. */
  readonly link?: { readonly column: number; readonly sheet: number };
  /** What a person may put into its input cells. */
  readonly allowed?: AllowedView;
}

/** Cells of one row of a sheet. */
export interface CellsOfRow {
  /** Counted from 0. */
  readonly sheet: number;
  readonly line: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
}

export interface SeriesView {
  readonly label: string;
  readonly kind: ChartKind;
  readonly isOnSecondAxis: boolean;
  readonly cells: CellsOfRow;
  readonly format: string;
  /** Of its axis: amounts of money without the decimals of cells. */
  readonly axisFormat: string;
  readonly unit: string;
}

export interface ChartView {
  readonly id: string;
  readonly title: string;
  /** The axis begins here where something lies below; null where it shows all. */
  readonly lowest: number | null;
  /** The line it stands on, or is drawn below. */
  readonly line: number;
  /** In pixels, from the left edge and from the top of its line. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly labels: CellsOfRow & { readonly format: string };
  readonly series: readonly SeriesView[];
}

export interface SheetView {
  readonly id: string;
  readonly title: string;
  readonly category: Category;
  readonly frozenLines: number;
  readonly frozenColumns: number;
  /** In pixels, from A on. */
  readonly columnPixels: readonly number[];
  /** Columns that hold 0 on this line show nothing on any line: years without a period. Null where there are none. */
  readonly blankWhereZero: number | null;
  /** The last column that is printed. */
  readonly lastPrintedColumn: number;
  readonly isLandscape: boolean;
  /** Line 1 first; lines below the last row that charts stand on are there too. */
  readonly rows: readonly RowView[];
  readonly charts: readonly ChartView[];
}

export interface BookView {
  readonly title: string;
  readonly language: Language;
  readonly currency: string;
  /** A difference of money that is smaller than this is shown as nothing. */
  readonly leastShown: number;
  readonly styles: readonly StyleView[];
  readonly sheets: readonly SheetView[];
  /** Defined names and what they refer to, without the equals sign. */
  readonly names: readonly { readonly name: string; readonly formula: string }[];
  /** The cell that selects the scenario, and the scenarios' names in their order. */
  readonly scenario: {
    readonly sheet: number;
    readonly line: number;
    readonly column: number;
    readonly names: readonly string[];
  };
}
