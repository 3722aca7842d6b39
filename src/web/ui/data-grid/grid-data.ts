// What a data grid shows: rows of text under named columns.

/** A text is a sentence that runs on over the cells beside it. */
export type GridRole = 'heading' | 'text' | 'plain' | 'input' | 'strong' | 'total';

export interface GridRow {
  readonly id: string;
  readonly label: string;
  /** How much of the beginning of its label the heading above says already: it is read aloud, not shown. */
  readonly saidAbove?: number;
  readonly unit: string;
  readonly level: number;
  readonly role: GridRole;
  /** Called as the row comes into view, so that a large sheet is not formatted all at once. */
  readonly cellText: (column: number) => string;
  /** The same for other programs: a number in full, without signs that group its digits. */
  readonly rawText: (column: number) => string;
  /** How wide the text of the column with a width of its own is, and the widest of the others, in ems. What a business begins with is often longer than all that follows, and has a width of its own too. */
  readonly widest: { readonly first: number; readonly begin?: number; readonly rest: number };
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
  /** Whether it differs from what others like it take over, as `ownText` says. */
  readonly isOwn?: boolean;
  /** The full unit of the numbers, where a shorter one is shown. */
  readonly rawUnit?: string;
  /** Whether the rows of its group are shown; without it no rows are folded under this one. */
  readonly isOpen?: boolean;
  /** The rows that it is folded under, the nearest last. */
  readonly under?: readonly string[];
  /** The numbers of the sparkline beside its name. */
  readonly trend?: ArrayLike<number>;
}

export interface GridBand {
  readonly title: string;
  readonly note: string;
  readonly rest: string;
  /** Whether the shared heading is that of a part, such as a year of two months. */
  readonly isPart?: boolean;
  /** Whether its columns are joined in one, and what it is called where that changes at a press. */
  readonly fold?: { readonly id: string; readonly isFolded: boolean };
}

export interface GridColumn {
  /** Its id for the grid's user. */
  readonly id: string;
  readonly title: string;
  /** The beginning of its title, where the whole would make it wider than its numbers. */
  readonly short?: string;
  /** The heading shared by neighbouring columns, such as their year, and the rest of their titles. */
  readonly band?: GridBand;
  /** Whether it is a part of what columns like it are. */
  readonly isPart?: boolean;
}

export interface GridData {
  readonly title: string;
  readonly unitTitle: string;
  /** The unit of most rows: where there is no room for a column of units it is shown in the header, and other rows show their own. */
  readonly commonUnit?: string;
  /** Whether that is so in a wide window too, because nearly all rows share it or most do; or only between panels, where periods need the room of a column. */
  readonly unitLine?: 'shared' | 'most' | 'between-panels';
  /** Rows are lower than usual. */
  readonly isCompact?: boolean;
  readonly columns: readonly GridColumn[];
  /** The column with a width of its own, the first by default. */
  readonly ownColumn?: number;
  /** The column that `begin` is the width of. */
  readonly beginColumn?: number;
  /** Mostly sentences with a few numbers, so that the names of its columns say nothing. */
  readonly isProse?: boolean;
  readonly rows: readonly GridRow[];
  readonly pickedGroup: string | null;
  /** For each row that is folded away, the rows to unfold for it to be seen. */
  readonly hidden?: ReadonlyMap<string, readonly string[]>;
  /** The rows that widths are chosen by: folded ones too, so that folding leaves the columns where they are. */
  readonly measured?: readonly GridRow[];
  /** What is said of a row that differs. */
  readonly ownText?: string;
  /** What the button at a resource's name is called; without it there is none. */
  readonly nameMore?: (name: string) => string;
  /** What is said at the edge of the names, where they are made wider; without it there is none. */
  readonly widenHint?: string;
  /** What the button is called that folds a row's group. */
  readonly nameFold?: (label: string) => string;
}

/** The columns before the numbers: the label and the unit. */
export const leadCount = 2;

const rowHeightsPx = { usual: 30, compact: 24 } as const;

/** The height of every row, visible or not. */
export const rowHeightPx = (isCompact = false): number =>
  isCompact ? rowHeightsPx.compact : rowHeightsPx.usual;

/** As the numbers of the page are written, all digits are equally wide. */
const charEms: Readonly<Record<string, number>> = {
  ...{ ',': 0.28, '.': 0.28, '%': 1.01, x: 0.58, '–': 0.55 },
  '\u00a0': 0.28,
};
const charEm = 0.65;

/** How wide a number or a short text is, in ems. */
export const emsOf = (text: string): number =>
  [...text].reduce((sum, char) => sum + (charEms[char] ?? charEm), 0);

const cellPaddingEm = 0.74;
const cellRangeEm = { min: 3.9, max: 20 } as const;
const labelCharPx = 7;
const labelPaddingPx = 44;
const labelRangePx = { min: 130, max: 340 } as const;
const unitCharPx = 8;
const unitPaddingPx = 18;
const unitRangePx = { min: 56, max: 160 } as const;

interface GridWidths {
  readonly labelPx: number;
  readonly unitPx: number;
  /** By column. */
  readonly cellsEm: readonly number[];
  /** As styles. */
  readonly sizes: Readonly<Record<string, string>>;
  readonly narrowest: { readonly em: number; readonly wider: number };
  /** Numbers of seven digits and more leave less than a year in view between two panels, unless they are written smaller. */
  readonly isLong: boolean;
}

/** Wider than numbers of six digits without a sign. */
const longEm = 5;

/** Wide enough for the longest number, so that columns line up and nothing is cut. */
export function gridWidths(data: GridData): GridWidths {
  const { unitTitle, columns, rows: shown, measured, ownColumn = 0, beginColumn, unitLine } = data;
  const rows = measured ?? shown;
  const own = { first: 0, begin: 0, rest: 0 };
  for (const { widest } of rows) {
    own.first = Math.max(own.first, widest.first);
    own.begin = Math.max(own.begin, widest.begin ?? widest.rest);
    own.rest = Math.max(own.rest, widest.rest);
  }
  const widthOf = (index: number): number =>
    index === ownColumn ? own.first : index === beginColumn ? own.begin : own.rest;
  const isUnitBeside = unitLine === 'most' || unitLine === 'between-panels';
  const units = rows.map(({ unit, role }) => (role === 'text' ? 0 : unit.length));
  const names = rows.flatMap(({ label, role, unit, saidAbove = 0 }) =>
    role === 'text'
      ? []
      : [label.length - saidAbove + (isUnitBeside && unit !== data.commonUnit ? unit.length + 1 : 0)],
  );
  const cellsEm = columns.map((_, index) =>
    within(Math.max(leastEm(columns, index), widthOf(index)) + cellPaddingEm, cellRangeEm),
  );
  return {
    labelPx: within(Math.max(0, ...names) * labelCharPx + labelPaddingPx, labelRangePx),
    unitPx: within(Math.max(unitTitle.length, ...units) * unitCharPx + unitPaddingPx, unitRangePx),
    isLong: columns.length > 1 && Math.max(own.begin, own.rest) + cellPaddingEm > longEm,
    cellsEm,
    sizes: columnSizes(cellsEm, beginColumn),
    narrowest: narrowestOf(cellsEm),
  };
}

/** How wide it is, and how many of its kind the wider ones take beside their own. */
function narrowestOf(cellsEm: readonly number[]): GridWidths['narrowest'] {
  const em = Math.min(...cellsEm);
  return { em, wider: cellsEm.reduce((sum, each) => sum + each / em - 1, 0) };
}

const sumOf = (cellsEm: readonly number[]): string =>
  `calc(${cellsEm.reduce((sum, em) => sum + em, 0)}em - ${cellsEm.length} * var(--closer, 0em))`;

/** The styles may bring long numbers closer together; a year is of twelve periods and what stands before them. */
const columnSizes = (cellsEm: readonly number[], beginColumn = -1) => ({
  '--cells-width': sumOf(cellsEm),
  '--year-width': sumOf(beginColumn < 0 ? cellsEm : cellsEm.slice(0, beginColumn + 12)),
  '--cells': cellsEm.map((em) => `calc(${em}em - var(--closer, 0em))`).join(' '),
});

/** How much smaller the shared headings are written. */
const bandSize = 0.9;

/** A year of one period has words of its own, and no neighbour's room for them. */
function leastEm(columns: readonly GridColumn[], index: number): number {
  const { title = '', short, band } = columns[index] ?? {};
  const least = emsOf(short ?? band?.rest ?? title);
  const neighbours = [columns[index - 1], columns[index + 1]];
  const isAlone = band?.isPart === true && neighbours.every((other) => other?.band?.title !== band.title);
  return isAlone ? Math.max(least, emsOf(band.title) * bandSize) : least;
}

interface Range {
  readonly min: number;
  readonly max: number;
}

const within = (size: number, { min, max }: Range): number =>
  Math.round(Math.min(max, Math.max(min, size)) * 100) / 100;
