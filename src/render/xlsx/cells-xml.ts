// Writes the rows of a sheet: labels, constants, totals, units and periods, each formula with its calculated value.
import type { Values } from '#evaluate/evaluate.ts';
import { columnCount } from '#workbook/axis.ts';
import type { CellExpression } from '#workbook/cell-expression.ts';
import { columnLetters, columns } from '#workbook/columns.ts';
import type { NumberFormat } from '#workbook/number-format.ts';
import { type Places, placeOf } from '#workbook/places.ts';
import type { Cell, Row, Sample } from '#workbook/row.ts';
import type { Sheet, Workbook } from '#workbook/workbook.ts';
import { cellFormula } from './cell-formula.ts';
import type { Look, Styles } from './styles.ts';
import { xmlText } from './xml-text.ts';

export interface Writing {
  readonly sheet: Sheet;
  readonly places: Places;
  readonly values: Values;
  readonly styles: Styles;
  readonly workbook: Workbook;
  /** The unit as it is shown, the scale of money included. */
  readonly unitText: (row: Row) => string;
}

interface Spot {
  readonly row: Row;
  readonly line: number;
  readonly column: number;
}

const textCell = ({ line, column }: Omit<Spot, 'row'>, style: number, text: string): string =>
  `<c r="${columnLetters(column)}${line}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;

/** A green link reads another sheet; one that reads its own is black like a calculation. */
function formulaLook({ row }: Spot, expression: CellExpression, writing: Writing): Look {
  if (row.role === 'header' || row.role === 'total') return row.role;
  const isAway =
    row.role === 'link' &&
    expression.kind === 'cell' &&
    placeOf(writing.places, expression.row).sheet !== writing.sheet;
  return isAway ? 'link' : 'calculation';
}

function formulaCell(spot: Spot, cell: Cell & { kind: 'formula' }, value: number, writing: Writing): string {
  const { places, sheet, workbook } = writing;
  const text = cellFormula(cell.expression, { places, sheet, column: spot.column, workbook });
  const style = writing.styles.of(formulaLook(spot, cell.expression, writing), spot.row.format);
  const reference = `${columnLetters(spot.column)}${spot.line}`;
  const formula = `<f>${xmlText(text)}</f>`;
  return Number.isFinite(value)
    ? `<c r="${reference}" s="${style}">${formula}<v>${value}</v></c>`
    : `<c r="${reference}" s="${style}" t="str">${formula}<v>n/a</v></c>`;
}

function valueCell({ row, line, column }: Spot, value: number, writing: Writing): string {
  const look: Look = row.allowed === null ? (row.role === 'header' ? 'header' : 'calculation') : 'input';
  const format: NumberFormat =
    column === columns.constant && row.allowed?.kind === 'choice' ? 'count' : row.format;
  const isTyped = column === columns.constant || column >= columns.firstPeriod;
  const style = writing.styles.of(isTyped ? look : 'header', format);
  return `<c r="${columnLetters(column)}${line}" s="${style}"><v>${Number.isFinite(value) ? value : 0}</v></c>`;
}

function numberCell(spot: Spot, cell: Cell | null, value: number, writing: Writing): string {
  if (cell === null) return '';
  return cell.kind === 'formula' ? formulaCell(spot, cell, value, writing) : valueCell(spot, value, writing);
}

function labelLook({ role, link }: Row): Look {
  if (link !== null) return 'hyperlink';
  return role === 'heading' || role === 'header' || role === 'total' ? role : 'text';
}

function labelCell(row: Row, line: number, styles: Styles): string {
  if (row.label === '') return '';
  if (row.role === 'title')
    return textCell({ line, column: columns.rowHeader }, styles.of('title', null), row.label);
  const column = row.level === 0 ? columns.content : columns.firstHeading + row.level - 1;
  return textCell({ line, column }, styles.of(labelLook(row), null), row.label);
}

/** A word of the legend, in the look it speaks of. */
const sampleCell = (sample: Sample | null, line: number, styles: Styles): string =>
  sample === null
    ? ''
    : textCell(
        { line, column: columns.constant },
        styles.of(sample.role === 'check' ? 'failure' : sample.role, null),
        sample.text,
      );

function periodCells(row: Row, line: number, writing: Writing): readonly string[] {
  const { periods } = row;
  if (periods === null) return [];
  const calculated = writing.values.row(row.id);
  return Array.from({ length: columnCount(writing.sheet, writing.workbook) }, (_, index) => {
    const spot = { row, line, column: columns.firstPeriod + index };
    const value = calculated[index + 1] ?? 0;
    return periods.kind === 'formula'
      ? formulaCell(spot, periods, value, writing)
      : valueCell(spot, value, writing);
  });
}

function rowXml(row: Row, line: number, writing: Writing): string {
  const { values, styles } = writing;
  const spot = (column: number): Spot => ({ row, line, column });
  const unit = writing.unitText(row);
  const unitLook: Look = row.role === 'header' ? 'header' : row.role === 'total' ? 'totalUnit' : 'unit';
  const cells = [
    labelCell(row, line, styles),
    sampleCell(row.sample, line, styles),
    numberCell(spot(columns.constant), row.constant, values.constant(row.id), writing),
    numberCell(spot(columns.total), row.total, values.total(row.id), writing),
    unit === '' ? '' : textCell({ line, column: columns.units }, styles.of(unitLook, null), unit),
    numberCell(spot(columns.zero), row.zero, values.row(row.id)[0] ?? 0, writing),
    ...periodCells(row, line, writing),
  ].join('');
  return cells === ''
    ? ''
    : `<row r="${line}"${row.role === 'title' ? ' ht="26" customHeight="1"' : ''}>${cells}</row>`;
}

export const sheetDataXml = (writing: Writing): string =>
  `<sheetData>${writing.sheet.rows.map((row, index) => rowXml(row, index + 1, writing)).join('')}</sheetData>`;
