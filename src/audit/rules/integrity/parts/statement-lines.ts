// Finds the main lines of the three statements: by defined names, otherwise by their labels.
import type { BookCell } from '#audit/book/book.ts';
import type { Examination } from '#audit/examination/examination.ts';
import { parseFormula } from '#audit/formulas/parse/parse-formula.ts';
import type { SheetLayout, SheetLine, TimeAxis } from '#audit/layout/layout.ts';
import { once } from '#audit/once/once.ts';
import {
  type StatementKind,
  type StatementLineId,
  type StatementLineWords,
  statementLineWords,
  statementTitles,
} from './statement-words.ts';

export interface StatementLine {
  /** From 0. */
  readonly sheet: number;
  readonly line: number;
  readonly label: string;
  /** A name leaves no doubt what a line is; a label may mean something else. */
  readonly isNamed: boolean;
  /** By the name of the period, which is the same on every sheet. */
  readonly byPeriod: ReadonlyMap<string, BookCell>;
}

export type StatementLines = ReadonlyMap<StatementLineId, StatementLine>;

/** Cells of periods by the name of the period; those without one only meet others of their own sheet. */
export function periodCells(
  { periods }: SheetLine,
  axis: TimeAxis,
  sheet: number,
): ReadonlyMap<string, BookCell> {
  return new Map(
    periods.map((cell) => {
      const key = axis.keys[cell.column - axis.firstColumn] ?? null;
      return [key ?? `${sheet}:${cell.column}`, cell];
    }),
  );
}

export const spacedTitle = (title: string): string => title.replaceAll(/[_-]+/g, ' ');

/** What a title or a heading says a sheet or block is. */
export const statementKind = (text: string): StatementKind | null =>
  statementTitles.find(([, words]) => words.test(spacedTitle(text)))?.[0] ?? null;

/** A sheet of one statement by its title; where it holds several, by the headings. */
const kindOfLine = (title: string, { heading }: SheetLine): StatementKind | null =>
  (heading === '' ? null : statementKind(heading)) ?? statementKind(title);

/** Each pattern goes through every character once, whatever the label. */
export const plainLabel = (label: string): string =>
  label
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/\s+/g, ' ')
    .replace(/(?<![\s:])[\s:]+$/, '')
    .replace(/,? ?\((?!loss|убыток)[^()]*\)$/, '')
    .trim();

function rowOf(sheet: SheetLayout, line: SheetLine, isNamed: boolean): StatementLine | null {
  if (!sheet.axis || line.periods.length === 0) return null;
  const byPeriod = periodCells(line, sheet.axis, sheet.sheet);
  return { sheet: sheet.sheet, line: line.line, label: line.label, isNamed, byPeriod };
}

/** Lines of a single-line range with a name of the workbook's own. */
function namedRow({ book, layout }: Examination, wanted: string): StatementLine | null {
  const found = book.names.find(({ name, sheet }) => sheet === null && name.toLowerCase() === wanted);
  const tree = found && parseFormula(found.formula);
  if (!tree || 'fault' in tree || tree.kind !== 'reference' || tree.sheet === null) return null;
  const title = tree.sheet.toLowerCase();
  const index = book.sheets.findIndex((sheet) => sheet.title.toLowerCase() === title);
  const sheet = layout.sheets[index];
  const line = layout.lineAt(index, tree.area.firstLine);
  return sheet && line && tree.area.firstLine === tree.area.lastLine ? rowOf(sheet, line, true) : null;
}

interface LabelledLine {
  readonly sheet: SheetLayout;
  readonly line: SheetLine;
  readonly label: string;
  readonly kind: StatementKind;
}

function statementLines({ book, layout }: Examination): readonly LabelledLine[] {
  return layout.sheets.flatMap((sheet) => {
    if (!sheet.axis) return [];
    const title = book.sheets[sheet.sheet]?.title ?? '';
    return sheet.lines.flatMap((line): readonly LabelledLine[] => {
      const kind = line.label === '' || line.periods.length === 0 ? null : kindOfLine(title, line);
      return kind === null ? [] : [{ sheet, line, label: plainLabel(line.label), kind }];
    });
  });
}

/** The line of that label on the first sheet that has it once; where it stands twice nobody can tell. */
function labelledRow(
  lines: readonly LabelledLine[],
  { label, statement }: StatementLineWords,
): StatementLine | null {
  if (label === null) return null;
  const [first, ...others] = lines.filter((line) => line.kind === statement && label.test(line.label));
  if (!first || others.some(({ sheet }) => sheet === first.sheet)) return null;
  return rowOf(first.sheet, first.line, false);
}

const figureIds = Object.keys(statementLineWords).filter(
  (id): id is StatementLineId => id in statementLineWords,
);

/** Found once for each examination, as several rules ask. */
export const findStatementLines = once((examination: Examination): StatementLines => {
  const lines = statementLines(examination);
  const found = new Map<StatementLineId, StatementLine>();
  for (const id of figureIds) {
    const words: StatementLineWords = statementLineWords[id];
    const row = namedRow(examination, words.name) ?? labelledRow(lines, words);
    if (row) found.set(id, row);
  }
  return found;
});
