// The cells of a workbook that every renderer must show, no more and no less.
import { columnLetters, columns } from '#workbook/columns.ts';
import { emptyPeriods, type Row, type Unit } from '#workbook/row.ts';
import type { Sheet } from '#workbook/workbook.ts';
import {
  type ExpectedNumber,
  type RenderedModel,
  type Renderer,
  toldNames,
  totalFormats,
} from './renderer.ts';

type ExpectedNumberCell = ExpectedNumber & { readonly kind: 'number' };

export type ExpectedCell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'unit'; readonly unit: Unit; readonly row: Row }
  | ExpectedNumberCell;

const headingColumns = [columns.content, columns.firstHeading, columns.firstHeading + 1, columns.content - 1];

const labelColumn = ({ role, level }: Row): number =>
  role === 'title' ? columns.rowHeader : (headingColumns[level] ?? columns.content);

/** Source, owner and date stand right of the periods. */
function provenanceOf({ provenance, captions }: Row): readonly string[] {
  const told = provenance ?? captions?.provenance;
  return told ? [told.source, told.owner, told.date] : [];
}

/** By column, or by name where no column is theirs in every renderer. */
function* cellsOf(
  row: Row,
  { values }: RenderedModel,
  count: number | undefined,
): Generator<readonly [number | string, ExpectedCell]> {
  const { format, captions } = row;
  const numbers = values.row(row.id);
  const number = (
    value: number | undefined,
    largest = Math.abs(value ?? Number.NaN),
  ): ExpectedNumberCell => ({
    kind: 'number',
    value: value ?? Number.NaN,
    format,
    largest,
  });
  const text = (words: string): ExpectedCell => ({ kind: 'text', text: words });
  if (row.label !== '') yield [labelColumn(row), text(row.label)];
  if (row.unit !== null && row.unit.text !== '') yield [columns.units, { kind: 'unit', unit: row.unit, row }];
  if (row.sample !== null) yield [columns.constant, text(row.sample.text)];
  if (captions !== null) {
    yield [columns.constant, text(captions.constant)];
    yield [columns.total, text(captions.total)];
    yield [columns.zero, text(captions.zero)];
  }
  if (row.constant !== null) yield [columns.constant, number(values.constant(row.id))];
  // A check says in words whether it fails; its total, how often.
  const ofTotal = totalFormats[format] ?? format;
  if (row.total !== null) yield [columns.total, { ...number(values.total(row.id)), format: ofTotal }];
  if (row.zero !== null) yield [columns.zero, number(numbers[0])];
  for (const [index, words] of provenanceOf(row).entries()) {
    if (words !== '') yield [toldNames[index] ?? '', text(words)];
  }
  if (row.periods === null) return;
  const forecast = numbers.subarray(1, count === undefined ? count : count + 1);
  const largest = Math.max(...forecast.map(Math.abs).filter((size) => !Number.isNaN(size)));
  for (const [index, one] of forecast.entries()) {
    if (index >= emptyPeriods(row)) yield [columns.firstPeriod + index, number(one, largest)];
  }
}

/** The years of a sheet that a renderer shows: those that the forecast has, or all that there is room for. */
function yearsShown(sheet: Sheet, { values }: RenderedModel, renderer: Renderer): number | undefined {
  if (sheet.axis !== 'years' || renderer.hasSpareYears) return undefined;
  const flags = sheet.rows.find(({ id }) => id === `${sheet.id}.phase`);
  return (
    flags &&
    values
      .row(flags.id)
      .slice(1)
      .filter((flag) => flag === 1).length
  );
}

export function expectedCells(
  sheet: Sheet,
  model: RenderedModel,
  renderer: Renderer,
): ReadonlyMap<string, ExpectedCell> {
  const found = new Map<string, ExpectedCell>();
  const count = yearsShown(sheet, model, renderer);
  for (const [index, row] of sheet.rows.entries()) {
    for (const [column, cell] of cellsOf(row, model, count)) {
      found.set(`${typeof column === 'number' ? columnLetters(column) : column}${index + 1}`, cell);
    }
  }
  return found;
}
