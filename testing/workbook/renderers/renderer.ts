// What the contract requires of a renderer: the cells read back from its output, and their precision.
import type { Values } from '#evaluate/evaluate.ts';
import type { NumberFormat } from '#workbook/number-format.ts';
import type { Row, Unit } from '#workbook/row.ts';
import type { Workbook } from '#workbook/workbook.ts';

/** A cell as the renderer's product holds it: a number where it holds numbers, else the text that is read there. */
export interface SeenCell {
  readonly shown: string | number;
  /** How its number is formatted, in the renderer's own words; null for words. */
  readonly format: string | null;
}

/**
 * The cells of each sheet by sheet id, those of a sheet by address: J10. Empty cells are left out. Source, owner and date
 * stand right of the periods, wherever a renderer has room, and go by their names: source10. */
export type SeenSheets = ReadonlyMap<string, ReadonlyMap<string, SeenCell>>;

export const toldNames = ['source', 'owner', 'date'] as const;

export interface RenderedModel {
  readonly workbook: Workbook;
  readonly values: Values;
}

export interface ExpectedNumber {
  readonly value: number;
  readonly format: NumberFormat;
  /** The largest size among the cells that are formatted together: the periods of a row, or a cell by itself. */
  readonly largest: number;
}

/** What the total of such a row counts, in words of its own. */
export const totalFormats: Partial<Readonly<Record<string, NumberFormat>>> = {
  verdict: 'failures',
  master: 'alerts',
  answer: 'occurrences',
};

export interface Renderer {
  readonly name: string;
  /** Whether it shows the years that the forecast would only touch from another start. */
  readonly hasSpareYears: boolean;
  readonly read: (model: RenderedModel) => SeenSheets;
  /** What becomes of a text of any characters. */
  readonly text: (text: string) => string;
  readonly unit: (unit: Unit, model: RenderedModel, row: Row) => string;
  /** How it names the format of a number. */
  readonly format: (expected: ExpectedNumber, model: RenderedModel) => string;
  /** Whether what is shown is the value, as exactly as the renderer shows any; NaN is n/a. */
  readonly isShown: (shown: string | number, expected: ExpectedNumber, model: RenderedModel) => boolean;
}
