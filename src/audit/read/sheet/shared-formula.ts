// Expands a shared formula for each cell: relative references move with the cell, absolute ones stay.
import { columnLetters } from '#workbook/columns.ts';
import { columnNumber, lastPossibleColumn, lastPossibleLine } from '../../book/address.ts';

type Shift = (lines: number, columns: number) => string;

/** Texts between references, and references, in turn. */
export type SharedFormula = readonly (string | Shift)[];

const word = 'A-Za-z0-9_.\\\\?\\u0080-\\uffff';

/** The tokens of a formula, as far as needed to find references; names, functions and sheets are not references. */
const piece = new RegExp(
  [
    '(?<text>"[^"]*(?:""[^"]*)*"|\'[^\']*(?:\'\'[^\']*)*\'!?)',
    `(?<columns>\\$?[A-Za-z]{1,3}:\\$?[A-Za-z]{1,3}(?![${word}(!$]))`,
    `(?<lines>\\$?\\d{1,7}:\\$?\\d{1,7}(?![${word}(!$]))`,
    `(?<cell>\\$?[A-Za-z]{1,3}\\$?[1-9]\\d{0,6}(?![${word}(!$]))`,
    `(?<other>[$${word}]+)`,
    '(?<sign>[^])',
  ].join('|'),
  'gu',
);

const missing = '#REF!';

function movedColumn(written: string, columns: number): string {
  if (written.startsWith('$')) return written;
  const moved = (columnNumber(written) ?? 0) + columns;
  return moved >= 1 && moved <= lastPossibleColumn ? columnLetters(moved) : missing;
}

function movedLine(written: string, lines: number): string {
  if (written.startsWith('$')) return written;
  const moved = Number(written) + lines;
  return moved >= 1 && moved <= lastPossibleLine ? String(moved) : missing;
}

const orMissing = (reference: string): string => (reference.includes(missing) ? missing : reference);

function cellShift(reference: string): Shift | string {
  const [, column = '', line = ''] = /^(\$?[A-Za-z]+)(\$?\d+)$/.exec(reference) ?? [];
  if (columnNumber(column.replace('$', '')) === null) return reference;
  if (Number(line.replace('$', '')) > lastPossibleLine) return reference;
  if (column.startsWith('$') && line.startsWith('$')) return reference;
  return (lines, columns) => orMissing(movedColumn(column, columns) + movedLine(line, lines));
}

function bandShift(reference: string, moved: (side: string, by: number) => string, isLines: boolean): Shift {
  const sides = reference.split(':');
  return (lines, columns) => orMissing(sides.map((side) => moved(side, isLines ? lines : columns)).join(':'));
}

/** How far a table's or another file's brackets reach, which hold names and no references. */
function endOfBrackets(formula: string, from: number): number {
  let depth = 0;
  for (let at = from; at < formula.length; at += 1) {
    if (formula[at] === "'") at += 1;
    else if (formula[at] === '[') depth += 1;
    else if (formula[at] === ']') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return formula.length;
}

function shiftOf(groups: Readonly<Record<string, string | undefined>>): Shift | string | null {
  if (groups.cell !== undefined) return cellShift(groups.cell);
  if (groups.columns !== undefined) return bandShift(groups.columns, movedColumn, false);
  return groups.lines === undefined ? null : bandShift(groups.lines, movedLine, true);
}

export function parseSharedFormula(formula: string): SharedFormula {
  const parts: (string | Shift)[] = [];
  let text = '';
  piece.lastIndex = 0;
  for (let found = piece.exec(formula); found; found = piece.exec(formula)) {
    if (found[0] === '[') {
      const end = endOfBrackets(formula, found.index);
      text += formula.slice(found.index, end);
      piece.lastIndex = end;
      continue;
    }
    const shift = shiftOf(found.groups ?? {}) ?? found[0];
    if (typeof shift === 'string') text += shift;
    else {
      parts.push(text, shift);
      text = '';
    }
  }
  return [...parts, text];
}

export function expandSharedFormula(formula: SharedFormula, lines: number, columns: number): string {
  let written = '';
  for (const part of formula) written += typeof part === 'string' ? part : part(lines, columns);
  return written;
}
