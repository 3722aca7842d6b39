// What a data grid shows: rows of text under named columns.

/** A text is a sentence that runs on over the cells beside it. */
export type GridRole = 'heading' | 'text' | 'plain' | 'input' | 'strong' | 'total';

export interface GridRow {
  readonly id: string;
  readonly label: string;
  readonly unit: string;
  readonly level: number;
  readonly role: GridRole;
  /** Called as the row comes into view, so that a large sheet is not formatted all at once. */
  readonly cellText: (column: number) => string;
  /** The same for other programs: a number in full, without signs that group its digits. */
  readonly rawText: (column: number) => string;
  /** How long the first text is, and the longest of the others: near enough to choose widths by. */
  readonly widest: { readonly first: number; readonly rest: number };
  /** Rows of one group are picked together. */
  readonly group: string | null;
  /** What the label opens, as an id of the grid's user; null for a label that opens nothing. */
  readonly leadsTo: string | null;
  /** An explanation of the row, shown on request. */
  readonly note: string | null;
  /** Whether it reports an error. */
  readonly isFailing: boolean;
  /** Whether it reports what a reader should know of. */
  readonly isAlerting?: boolean;
  /** The full unit of the numbers, where a shorter one is shown. */
  readonly rawUnit?: string;
  /** Whether the rows of its group are shown; without it no rows are folded under this one. */
  readonly isOpen?: boolean;
  /** The rows that it is folded under, the nearest last. */
  readonly under?: readonly string[];
  /** The numbers of the sparkline beside its name. */
  readonly trend?: ArrayLike<number>;
}

export interface GridColumn {
  /** Its id for the grid's user. */
  readonly id: string;
  readonly title: string;
  /** The heading shared by neighbouring columns, such as their year, and the rest of their titles. */
  readonly band?: { readonly title: string; readonly note: string; readonly rest: string };
}

export interface GridData {
  readonly title: string;
  readonly unitTitle: string;
  /** The unit of most rows: where there is no room for a column of units it is shown in the header, and other rows show their own. */
  readonly commonUnit?: string;
  readonly columns: readonly GridColumn[];
  /** Mostly sentences with a few numbers, so that the names of its columns say nothing. */
  readonly isProse?: boolean;
  readonly rows: readonly GridRow[];
  readonly pickedGroup: string | null;
  /** For each row that is folded away, the rows to unfold for it to be seen. */
  readonly hidden?: ReadonlyMap<string, readonly string[]>;
  /** The rows that widths are chosen by: folded ones too, so that folding leaves the columns where they are. */
  readonly measured?: readonly GridRow[];
  /** What the button is called that folds a row's group. */
  readonly nameFold?: (label: string) => string;
}

const charWidthPx = 8;
const cellPaddingPx = 30;
const cellRangePx = { min: 96, max: 240 } as const;
const labelRangePx = { min: 240, max: 300 } as const;
const unitPaddingPx = 18;
const unitRangePx = { min: 56, max: 160 } as const;

interface GridWidths {
  readonly label: number;
  readonly unit: number;
  readonly first: number;
  readonly rest: number;
}

/** Wide enough for the longest number, so that columns line up and nothing is cut. */
export function gridWidthsPx({ unitTitle, columns, rows: shown, measured }: GridData): GridWidths {
  const rows = measured ?? shown;
  const [first = '', ...rest] = columns.map(({ title, band }) => band?.rest ?? title);
  const named = rows.filter(({ role }) => role !== 'text' && role !== 'heading');
  const longest = { first: first.length, rest: Math.max(0, ...rest.map(({ length }) => length)) };
  for (const { widest } of rows) {
    longest.first = Math.max(longest.first, widest.first);
    longest.rest = Math.max(longest.rest, widest.rest);
  }
  return {
    label: widthPx(Math.max(0, ...named.map(({ label }) => label.length)), labelRangePx),
    unit: widthPx(
      Math.max(unitTitle.length, ...rows.map(({ unit }) => unit.length)),
      unitRangePx,
      unitPaddingPx,
    ),
    first: widthPx(longest.first, cellRangePx),
    rest: widthPx(longest.rest, cellRangePx),
  };
}

interface Range {
  readonly min: number;
  readonly max: number;
}

function widthPx(length: number, { min, max }: Range, paddingPx = cellPaddingPx): number {
  return Math.round(Math.min(max, Math.max(min, length * charWidthPx + paddingPx)));
}
