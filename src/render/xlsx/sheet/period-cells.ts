// Writes the cells of a row's periods: whole columns of them, so each is put together from as few pieces as can be.

import type { RowFormula } from '#render/cell-formula.ts';
import { columnLetters, columns } from '#workbook/columns.ts';

/** The beginning of a cell in each column, as every row needs it. */
const beginnings: string[] = [];

function beginningOf(column: number): string {
  for (let next = beginnings.length; next <= column; next += 1)
    beginnings.push(`<c r="${columnLetters(next)}`);
  return beginnings[column] ?? '';
}

export interface PeriodCells {
  /** The line of the sheet. */
  readonly line: number;
  readonly style: number;
  readonly values: Float64Array;
  readonly count: number;
}

/** The first ones may be empty. */
export function enteredCells({ line, style, values, count }: PeriodCells, from: number): string {
  const middle = `${line}" s="${style}"><v>`;
  const pieces: (string | number)[] = [];
  for (let index = from; index < count; index += 1) {
    const value = values[index] ?? 0;
    pieces.push(
      beginningOf(columns.firstPeriod + index),
      middle,
      Number.isFinite(value) ? value : 0,
      '</v></c>',
    );
  }
  return pieces.join('');
}

/** Each with its formula and what it comes to. */
function calculatedCells(
  { line, style, values, count }: PeriodCells,
  addFormula: (pieces: (string | number)[], column: number) => void,
): string {
  const middle = `${line}" s="${style}">`;
  const middleOfMissing = `${line}" s="${style}" t="str">`;
  const pieces: (string | number)[] = [];
  for (let index = 0; index < count; index += 1) {
    const column = columns.firstPeriod + index;
    const value = values[index] ?? 0;
    const isMissing = !Number.isFinite(value);
    pieces.push(beginningOf(column), isMissing ? middleOfMissing : middle);
    addFormula(pieces, column);
    pieces.push(isMissing ? 'n/a' : value, '</v></c>');
  }
  return pieces.join('');
}

/** What they come to, without saying how. */
export const numberCells = (cells: PeriodCells): string =>
  calculatedCells(cells, (pieces) => pieces.push('<v>'));

/** The first cell says for the others what they calculate. */
function sharedCells(cells: PeriodCells, formula: RowFormula, shareNumber: number): string {
  const { line, count } = cells;
  const [first, last] = [columns.firstPeriod, columns.zero + count];
  const range = `${columnLetters(first)}${line}:${columnLetters(last)}${line}`;
  const other = `<f t="shared" si="${shareNumber}"/><v>`;
  return calculatedCells(cells, (pieces, column) => {
    if (column > first) {
      pieces.push(other);
      return;
    }
    pieces.push(`<f t="shared" ref="${range}" si="${shareNumber}">`);
    formula.addTo(pieces, column);
    pieces.push('</f><v>');
  });
}

function ownFormulaCells(cells: PeriodCells, formula: RowFormula): string {
  return calculatedCells(cells, (pieces, column) => {
    pieces.push('<f>');
    formula.addTo(pieces, column);
    pieces.push('</f><v>');
  });
}

/** Spreadsheets share only formulas that stay on their sheet. */
export const formulaCells = (
  cells: PeriodCells,
  formula: RowFormula,
  nextShareNumber: () => number,
): string =>
  cells.count > 1 && !formula.readsOtherSheets
    ? sharedCells(cells, formula, nextShareNumber())
    : ownFormulaCells(cells, formula);
