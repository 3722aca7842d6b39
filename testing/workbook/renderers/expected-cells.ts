// The cells that a workbook has, read off its rows: what every renderer must show, no more and no less.
import { columnCount } from '#workbook/axis.ts';
import { columnLetters, columns } from '#workbook/columns.ts';
import type { Row, Unit } from '#workbook/row.ts';
import type { Sheet } from '#workbook/workbook.ts';
import type { ExpectedNumber, Model } from './renderer.ts';

export type ExpectedCell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'unit'; readonly unit: Unit }
  | (ExpectedNumber & { readonly kind: 'number' });

const headingColumns = [columns.content, columns.firstHeading, columns.firstHeading + 1, columns.content - 1];

const labelColumn = ({ role, level }: Row): number =>
  role === 'title' ? columns.rowHeader : (headingColumns[level] ?? columns.content);

function* cellsOf(
  row: Row,
  sheet: Sheet,
  { workbook, values }: Model,
): Generator<readonly [number, ExpectedCell]> {
  const { format, captions } = row;
  const numbers = values.row(row.id);
  const number = (value: number | undefined): ExpectedCell => ({
    kind: 'number',
    value: value ?? Number.NaN,
    format,
  });
  const text = (words: string): ExpectedCell => ({ kind: 'text', text: words });
  if (row.label !== '') yield [labelColumn(row), text(row.label)];
  if (row.unit !== null && row.unit.text !== '') yield [columns.units, { kind: 'unit', unit: row.unit }];
  if (row.sample !== null) yield [columns.constant, text(row.sample.text)];
  if (captions !== null) {
    yield [columns.constant, text(captions.constant)];
    yield [columns.total, text(captions.total)];
    yield [columns.zero, text(captions.zero)];
  }
  if (row.constant !== null) yield [columns.constant, number(values.constant(row.id))];
  if (row.total !== null) yield [columns.total, number(values.total(row.id))];
  if (row.zero !== null) yield [columns.zero, number(numbers[0])];
  if (row.periods === null) return;
  for (let period = 1; period <= columnCount(sheet, workbook); period += 1) {
    yield [columns.zero + period, number(numbers[period])];
  }
}

export function expectedCells(sheet: Sheet, model: Model): ReadonlyMap<string, ExpectedCell> {
  const found = new Map<string, ExpectedCell>();
  for (const [index, row] of sheet.rows.entries()) {
    for (const [column, cell] of cellsOf(row, sheet, model)) {
      found.set(`${columnLetters(column)}${index + 1}`, cell);
    }
  }
  return found;
}
