// The layout of a workbook as a careful reader sees it: the role of each sheet, its time axis and its lines.
import type { BookCell } from '../book/book.ts';

export type SheetRole = 'control' | 'input' | 'calculation' | 'output';

export type LineRole =
  | 'blank'
  | 'text'
  | 'heading'
  /** Part of the sheet's header: title, dates, counters. */
  | 'header'
  | 'input'
  /** Numbers typed in that nothing marks as inputs. */
  | 'constant'
  | 'calculation'
  /** Reads one other cell and nothing more. */
  | 'link'
  /** Adds up lines above it. */
  | 'total'
  | 'check';

/** Adjacent columns that represent periods. */
export interface TimeAxis {
  readonly firstColumn: number;
  readonly lastColumn: number;
  /** The line that says when each period ends or what it is called. */
  readonly line: number;
  readonly step: 'day' | 'week' | 'month' | 'quarter' | 'year' | 'unknown';
  /** Each column's period by a name that is the same on every sheet: 2027-01, 2027-Q1, 2027 or #3; null where none is kept. */
  readonly keys: readonly (string | null)[];
}

export interface SheetLine {
  readonly line: number;
  readonly role: LineRole;
  /** The text that names it, empty where there is none. */
  readonly label: string;
  readonly unit: string;
  /** The heading above it, empty where there is none. */
  readonly heading: string;
  /** Left to right, those with a value or a formula. */
  readonly cells: readonly BookCell[];
  /** Those of `cells` that are on the time axis. */
  readonly periods: readonly BookCell[];
}

export interface SheetLayout {
  /** From 0. */
  readonly sheet: number;
  readonly role: SheetRole;
  /** Whether the tab's colour says the role, or it was only guessed. */
  readonly isRoleMarked: boolean;
  readonly axis: TimeAxis | null;
  /** Lines down to this one are the header: 0 without one. */
  readonly headerLines: number;
  readonly labelColumn: number | null;
  readonly unitColumn: number | null;
  readonly constantColumn: number | null;
  readonly totalColumn: number | null;
  /** Without those that are blank, by line. */
  readonly lines: readonly SheetLine[];
}

export interface Layout {
  /** In the order of the book. */
  readonly sheets: readonly SheetLayout[];
  lineAt(sheet: number, line: number): SheetLine | undefined;
}
