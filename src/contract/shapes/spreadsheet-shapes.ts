// What the page of a spreadsheet behind a link reads and saves: its state, and the changes that are saved with it.

import { z } from 'zod';
import { languages } from '#language/language.ts';

/** As many as Excel has of each. */
const mostLines = 1_048_576;
const mostColumns = 16_384;
const mostSheets = 500;
/** As long as Excel takes them. */
const longestText = 32_767;
const longestFormula = 8192;

/** What a file of a spreadsheet can hold: tabs and line breaks, and no other control characters. */
const isWritable = (text: string): boolean => !/(?![\t\n\r])[\p{Cc}\p{Surrogate}]|[\ufffe\uffff]/u.test(text);

const writable = (longest: number) =>
  z.string().max(longest).refine(isWritable, 'has characters no file can hold');

/** As the page's engine takes it. */
const cellContent = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('value'),
    value: z.union([z.number(), writable(longestText), z.boolean(), z.null()]),
  }),
  /** Without the equals sign. */
  z.strictObject({ kind: z.literal('formula'), formula: writable(longestFormula).min(1) }),
]);

const mostEdits = 20_000;
/** Of a request with changes. */
export const editsBodyKb = 1024;

/** What one cell holds instead of what it came with. */
export const sheetEdit = z.strictObject({
  /** Counted from 0. */
  sheet: z.int().min(0).max(mostSheets),
  /** Counted from 1. */
  line: z.int().min(1).max(mostLines),
  /** Counted from 1. */
  column: z.int().min(1).max(mostColumns),
  content: cellContent,
});

const areOfDifferentCells = (edits: readonly z.output<typeof sheetEdit>[]): boolean =>
  new Set(edits.map(({ sheet, line, column }) => `${sheet} ${line} ${column}`)).size === edits.length;

export const savedEdits = z.strictObject({
  /** The one that these changes follow; any other is refused. */
  revision: z.int().min(0),
  /** All of them, instead of those saved before. */
  edits: z.array(sheetEdit).max(mostEdits).refine(areOfDifferentCells, 'has a cell twice'),
});

/** A part of the page that reads one takes these as they are. */
export const sheetState = z.object({
  title: z.string(),
  language: z.enum(languages),
  isReadonly: z.boolean(),
  canDownload: z.boolean(),
  /** Whether the key that was sent along lets changes be saved. */
  canEdit: z.boolean(),
  edits: z.array(sheetEdit),
  revision: z.int(),
  /** Milliseconds since 1970; null: never. */
  expiresAt: z.number().nullable(),
});

export const savedRevision = z.object({ revision: z.int() });

export type SheetEdit = z.output<typeof sheetEdit>;
export type SheetState = z.output<typeof sheetState>;
