// What is changed in a file: what a person typed into cells, and what every formula then comes to.

export interface PlacedCell {
  /** Counted from 0, in the order of the workbook. */
  readonly sheet: number;
  /** Counted from 1, as is the column. */
  readonly line: number;
  readonly column: number;
}

export type ChangedContent =
  | { readonly kind: 'value'; readonly value: number | string | boolean | null }
  /** Without the equals sign. */
  | { readonly kind: 'formula'; readonly formula: string };

export type ChangedValue = number | string | boolean | { readonly error: string } | null;

export interface TypedCell extends PlacedCell {
  readonly content: ChangedContent;
}

export interface CalculatedCell {
  readonly cell: PlacedCell;
  readonly value: ChangedValue;
}

/** What becomes of one cell; a content that is undefined stays as it is. */
export interface CellChange {
  readonly content?: ChangedContent;
  readonly value?: ChangedValue;
}

/** By column. */
export type LineChanges = ReadonlyMap<number, CellChange>;

/** By line. */
export type SheetChanges = ReadonlyMap<number, LineChanges>;

/** By sheet. */
export function changesBySheet(
  typed: readonly TypedCell[],
  calculated: readonly CalculatedCell[],
): ReadonlyMap<number, SheetChanges> {
  const sheets = new Map<number, Map<number, Map<number, CellChange>>>();
  const put = ({ sheet, line, column }: PlacedCell, change: CellChange): void => {
    const lines = sheets.get(sheet) ?? new Map<number, Map<number, CellChange>>();
    const cells = lines.get(line) ?? new Map<number, CellChange>();
    cells.set(column, { ...cells.get(column), ...change });
    lines.set(line, cells);
    sheets.set(sheet, lines);
  };
  for (const { content, ...cell } of typed) put(cell, { content });
  for (const { cell, value } of calculated) put(cell, { value });
  return sheets;
}
