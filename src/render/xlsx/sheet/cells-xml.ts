// Writes the rows of a sheet one by one: labels, constants, totals, units and periods, each formula with its calculated value.
import type { Values } from '#evaluate/evaluate.ts';
import { cellFormula, rowFormula } from '#render/cell-formula.ts';
import { type CellDisplay, largestOf, shownAs } from '#render/cells/cell-display.ts';
import {
  type CellLook,
  formulaLook,
  labelColumn,
  labelLook,
  provenanceLook,
  sampleLooks,
  unitLook,
  valueLook,
} from '#render/cells/cell-look.ts';
import { type RowLook, standardHeight } from '#render/layout/sheet-rows.ts';
import { xmlText } from '#render/xml-text.ts';
import { columnCount } from '#workbook/axis.ts';
import { columnLetters, columns } from '#workbook/columns.ts';
import type { MoneyScale } from '#workbook/number-format.ts';
import { type Cell, emptyPeriods, type Row } from '#workbook/row.ts';
import type { RowLocations } from '#workbook/row-locations.ts';
import type { Sheet, Workbook } from '#workbook/workbook.ts';
import type { Styles } from '../style/styles.ts';
import { enteredCells, formulaCells, numberCells } from './period-cells.ts';
import type { SharedTexts } from './shared-texts.ts';

export interface SheetWriting {
  readonly sheet: Sheet;
  readonly places: RowLocations;
  readonly values: Values;
  readonly styles: Styles;
  readonly texts: SharedTexts;
  readonly workbook: Workbook;
  readonly scale: MoneyScale;
  /** The unit as it is shown, the scale of money included. */
  readonly unitText: (row: Row) => string;
  readonly rowLooks: readonly RowLook[];
  /** The first of the columns that say where inputs come from. */
  readonly registerColumn: number;
  readonly hasFormulas: boolean;
}

interface WrittenLine {
  readonly row: Row;
  readonly number: number;
  readonly writing: SheetWriting;
  readonly nextShareNumber: () => number;
}

function textCell(
  { number, writing }: WrittenLine,
  column: number,
  text: string,
  look: CellLook,
  shown: CellDisplay,
): string {
  if (text === '') return '';
  const style = writing.styles.of(look, shown);
  return `<c r="${columnLetters(column)}${number}" s="${style}" t="s"><v>${writing.texts.of(text)}</v></c>`;
}

const cachedValue = (value: number): string => (Number.isFinite(value) ? String(value) : 'n/a');

function numberCell(line: WrittenLine, column: number, cell: Cell | null, value: number): string {
  if (cell === null) return '';
  const { row, number, writing } = line;
  const shown = shownAs(row, column, Math.abs(value));
  const letters = columnLetters(column);
  if (cell.kind !== 'formula') {
    const style = writing.styles.of(valueLook(row, column), shown);
    return `<c r="${letters}${number}" s="${style}"><v>${Number.isFinite(value) ? value : 0}</v></c>`;
  }
  const style = writing.styles.of(formulaLook(row, cell.expression, writing), shown);
  const formula = writing.hasFormulas
    ? `<f>${xmlText(cellFormula(cell.expression, { ...writing, row: row.id, column }))}</f>`
    : '';
  const type = Number.isFinite(value) ? '' : ' t="str"';
  return `<c r="${letters}${number}" s="${style}"${type}>${formula}<v>${cachedValue(value)}</v></c>`;
}

function periodCells(line: WrittenLine): string {
  const { row, number, writing, nextShareNumber } = line;
  if (row.periods === null) return '';
  const values = writing.values.row(row.id).subarray(1);
  const shown = shownAs(row, columns.firstPeriod, largestOf(values));
  const count = columnCount(writing.sheet, writing.workbook);
  const cells = (look: CellLook) => ({ line: number, style: writing.styles.of(look, shown), values, count });
  if (row.periods.kind === 'values') {
    return enteredCells(cells(valueLook(row, columns.firstPeriod)), emptyPeriods(row));
  }
  const { expression } = row.periods;
  const calculated = cells(formulaLook(row, expression, writing));
  if (!writing.hasFormulas) return numberCells(calculated);
  const formula = rowFormula(expression, { ...writing, row: row.id }, xmlText);
  return formulaCells(calculated, formula, nextShareNumber);
}

/** Words among the numbers: a sample of a colour, or what the column holds. */
const wordCell = (line: WrittenLine, column: number, word: string | undefined): string =>
  textCell(line, column, word ?? '', 'band', 'toTheRight');

/** Where an input comes from, right of its numbers, under the names of these columns. */
function provenanceCells(line: WrittenLine): string {
  const { row, writing } = line;
  const provenance = row.provenance ?? row.captions?.provenance;
  if (!provenance) return '';
  return [provenance.source, provenance.owner, provenance.date]
    .map((text, index) => textCell(line, writing.registerColumn + index, text, provenanceLook(row), 'text'))
    .join('');
}

function cellsOf(line: WrittenLine): string {
  const { row, writing } = line;
  const { values, rowLooks } = writing;
  const { captions, sample } = row;
  const { isWrapped = false, isUnitWrapped = false } = rowLooks[line.number - 1] ?? {};
  return [
    textCell(
      line,
      labelColumn(row),
      row.label,
      labelLook(row, line.number, writing.sheet),
      isWrapped ? 'wrapped' : 'text',
    ),
    sample === null
      ? wordCell(line, columns.constant, captions?.constant)
      : textCell(line, columns.constant, sample.text, sampleLooks[sample.role], 'text'),
    numberCell(line, columns.constant, row.constant, values.constant(row.id)),
    wordCell(line, columns.total, captions?.total),
    numberCell(line, columns.total, row.total, values.total(row.id)),
    textCell(
      line,
      columns.units,
      writing.unitText(row),
      unitLook(row),
      isUnitWrapped ? 'wrapped' : 'indented',
    ),
    wordCell(line, columns.zero, captions?.zero),
    numberCell(line, columns.zero, row.zero, values.row(row.id)[0] ?? 0),
    periodCells(line),
    provenanceCells(line),
  ].join('');
}

function rowXml(line: WrittenLine): string {
  const { row, number, writing } = line;
  const height = writing.rowLooks[number - 1]?.height ?? standardHeight;
  const cells = cellsOf(line);
  const heightAttribute = height === standardHeight ? '' : ` ht="${height}" customHeight="1"`;
  const folded = row.outline === 0 ? '' : ` outlineLevel="${row.outline}"`;
  return cells === '' && heightAttribute === '' && folded === ''
    ? ''
    : `<row r="${number}"${heightAttribute}${folded}>${cells}</row>`;
}

export function* sheetDataXml(writing: SheetWriting): Generator<string> {
  let shareCount = 0;
  const nextShareNumber = (): number => {
    shareCount += 1;
    return shareCount - 1;
  };
  yield '<sheetData>';
  for (const [index, row] of writing.sheet.rows.entries()) {
    yield rowXml({ row, number: index + 1, writing, nextShareNumber });
  }
  yield '</sheetData>';
}
