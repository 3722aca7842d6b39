// The contents of an .xlsx file as the audit reads them: sheets of styled cells, and the settings around them.

/** An error that a formula gave: #DIV/0!, #REF! and the like. */
export interface ErrorValue {
  readonly error: string;
}

export type CellValue = number | string | boolean | ErrorValue | null;

export interface BookCell {
  /** Counted from 1. */
  readonly line: number;
  readonly column: number;
  /** The cached value, for a formula its last result; null where the cell only has a style. */
  readonly value: CellValue;
  /** Without the equals sign; shared formulas are written out for each cell. */
  readonly formula: string | null;
  /** Entered over several cells at once, or marked as an array. */
  readonly isArray: boolean;
  /** Place in `Book.styles`. */
  readonly style: number;
}

/** Lines and columns, both ends included, counted from 1. */
export interface Area {
  readonly firstLine: number;
  readonly firstColumn: number;
  readonly lastLine: number;
  readonly lastColumn: number;
}

export interface CellStyle {
  readonly formatCode: string;
  readonly fontName: string;
  readonly fontSizePoints: number;
  /** As RRGGBB, themes and indexed colours resolved; null is automatic, which is black. */
  readonly fontColour: string | null;
  readonly isBold: boolean;
  /** As RRGGBB; null without a fill. */
  readonly fillColour: string | null;
  readonly hasBorder: boolean;
  readonly isLocked: boolean;
  readonly isHiddenFormula: boolean;
}

export interface LineSettings {
  readonly heightPoints: number | null;
  readonly isHidden: boolean;
  readonly outlineLevel: number;
}

export interface ColumnSettings {
  readonly first: number;
  readonly last: number;
  /** In characters; null is the sheet's standard width. */
  readonly widthChars: number | null;
  readonly isHidden: boolean;
  readonly outlineLevel: number;
}

export interface DataValidation {
  readonly areas: readonly Area[];
  readonly type: string;
  readonly formulas: readonly string[];
  readonly hasMessage: boolean;
}

export interface ConditionalFormat {
  readonly areas: readonly Area[];
  readonly type: string;
  readonly operator: string | null;
  readonly formulas: readonly string[];
}

export interface Hyperlink {
  readonly area: Area;
  /** A place in the workbook, as 'Sheet'!A1; null for an address outside. */
  readonly location: string | null;
  /** An address outside; null for a place in the workbook. */
  readonly target: string | null;
}

export interface PageSetup {
  readonly orientation: 'portrait' | 'landscape' | null;
  readonly isFitToPage: boolean;
  readonly fitToWidth: number;
  readonly fitToHeight: number;
  /** Of a sheet that is not fitted. */
  readonly scalePercent: number;
  /** The number by which files name a size of paper: 1 for Letter, 9 for A4. */
  readonly paper: number;
  /** Left and right together, in inches. */
  readonly sideMargins: number;
  /** The last line of each page that ends by hand. */
  readonly lineBreaks: readonly number[];
  /** The last column of each page that ends by hand, from left to right. */
  readonly columnBreaks: readonly number[];
  readonly hasHeaderOrFooter: boolean;
}

export interface SheetView {
  readonly zoomPercent: number;
  readonly activeCell: string;
  readonly showsGridLines: boolean;
  /** How many lines and columns stay in view; null where nothing is frozen. */
  readonly frozen: { readonly lines: number; readonly columns: number } | null;
}

export interface BookSheet {
  readonly title: string;
  readonly state: 'visible' | 'hidden' | 'veryHidden';
  /** Only a worksheet has cells; a chart fills its sheet, the others are of old programs. */
  readonly kind: 'worksheet' | 'chart' | 'dialog' | 'macro';
  /** As RRGGBB. */
  readonly tabColour: string | null;
  /** In the order of the file: line by line, left to right. */
  readonly cells: readonly BookCell[];
  readonly lines: ReadonlyMap<number, LineSettings>;
  readonly columns: readonly ColumnSettings[];
  readonly standardWidthChars: number;
  readonly view: SheetView;
  readonly page: PageSetup;
  readonly merges: readonly Area[];
  readonly validations: readonly DataValidation[];
  readonly conditions: readonly ConditionalFormat[];
  readonly links: readonly Hyperlink[];
  readonly notes: ReadonlyMap<string, string>;
  readonly chartCount: number;
  readonly isProtected: boolean;
}

export interface BookName {
  /** Those that programs keep for themselves begin with _xlnm., as _xlnm.Print_Area. */
  readonly name: string;
  /** What it refers to, without the equals sign. */
  readonly formula: string;
  /** The sheet it belongs to, from 0; null for the whole workbook. */
  readonly sheet: number | null;
  readonly isHidden: boolean;
}

export interface BookProperties {
  readonly title: string;
  readonly author: string;
  readonly version: string;
  readonly application: string;
  /** As the file writes it: ru or ru-RU. */
  readonly language: string;
}

/** What formulas refer to by name. */
export interface NamedSheets {
  readonly sheets: readonly { readonly title: string }[];
  readonly names: readonly Pick<BookName, 'name' | 'formula' | 'sheet'>[];
}

export interface Book {
  readonly sheets: readonly BookSheet[];
  readonly names: readonly BookName[];
  readonly styles: readonly CellStyle[];
  readonly properties: BookProperties;
  /** Which sheet is in front, from 0. */
  readonly activeSheet: number;
  readonly isIterating: boolean;
  readonly isManual: boolean;
  readonly isDate1904: boolean;
  readonly hasMacros: boolean;
  readonly isStructureProtected: boolean;
  /** Targets of links to other workbooks and of data connections. */
  readonly externalLinks: readonly string[];
  readonly fileBytes: number;
}
