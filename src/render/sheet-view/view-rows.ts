// The rows of a sheet as the spreadsheet page shows them: the cells of each with their formulas and values.
import type { Values } from '#evaluate/evaluate.ts';
import { cellFormula, formulaOfAnyColumn } from '#render/cell-formula.ts';
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
import { type CellPart, conditionOf } from '#render/cells/condition.ts';
import type { XlsxSheetLayout } from '#render/layout/sheet-layout.ts';
import { standardHeight } from '#render/layout/sheet-rows.ts';
import { columnCount } from '#workbook/axis.ts';
import { columns } from '#workbook/columns.ts';
import { type Cell, emptyPeriods, type Row } from '#workbook/row.ts';
import type { RowLocations } from '#workbook/row-locations.ts';
import type { Sheet, Workbook } from '#workbook/workbook.ts';
import { type CellView, columnBeforeMark, ownColumnMark, type RowView, type RunView } from './sheet-view.ts';
import { pixelsOf } from './view-pixels.ts';
import type { ViewStyles } from './view-styles.ts';

export interface RowViewing {
  readonly sheet: Sheet;
  readonly workbook: Workbook;
  readonly values: Values;
  readonly places: RowLocations;
  readonly styles: ViewStyles;
  readonly unitText: (row: Row) => string;
  readonly layout: XlsxSheetLayout;
  /** Places of the sheets by their ids, from 0. */
  readonly sheetPlaces: ReadonlyMap<string, number>;
}

interface ViewedLine {
  readonly row: Row;
  readonly line: number;
  readonly viewing: RowViewing;
}

/** What a program shows for a number that there is none of. */
const missing = 'n/a';

const shownValue = (value: number): number | string => (Number.isFinite(value) ? value : missing);

const enteredValue = (value: number): number => (Number.isFinite(value) ? value : 0);

function textCell(
  { viewing }: ViewedLine,
  column: number,
  text: string,
  look: CellLook,
  shown: CellDisplay,
): readonly CellView[] {
  return text === '' ? [] : [{ column, style: viewing.styles.of(look, shown), value: text }];
}

const partOf = (column: number): CellPart => {
  if (column === columns.constant) return 'constant';
  return column === columns.total ? 'total' : 'periods';
};

function numberCell(
  { row, viewing }: ViewedLine,
  column: number,
  cell: Cell | null,
  value: number,
): readonly CellView[] {
  if (cell === null) return [];
  const shown = shownAs(row, column, Math.abs(value));
  const condition = conditionOf(row, partOf(column));
  if (cell.kind !== 'formula') {
    const style = viewing.styles.of(valueLook(row, column), shown, condition);
    return [{ column, style, value: enteredValue(value) }];
  }
  const style = viewing.styles.of(formulaLook(row, cell.expression, viewing), shown, condition);
  const formula = cellFormula(cell.expression, { ...viewing, row: row.id, column });
  return [{ column, style, value: shownValue(value), formula }];
}

function periodRun({ row, viewing }: ViewedLine): readonly RunView[] {
  const { periods } = row;
  const count = columnCount(viewing.sheet, viewing.workbook);
  if (periods === null || count === 0) return [];
  const numbers = viewing.values.row(row.id).subarray(1, 1 + count);
  const shown = shownAs(row, columns.firstPeriod, largestOf(numbers));
  const condition = conditionOf(row, 'periods');
  if (periods.kind === 'values') {
    const from = emptyPeriods(row);
    const style = viewing.styles.of(valueLook(row, columns.firstPeriod), shown, condition);
    const values = Array.from(numbers.subarray(from), enteredValue);
    return values.length === 0 ? [] : [{ column: columns.firstPeriod + from, style, values }];
  }
  const style = viewing.styles.of(formulaLook(row, periods.expression, viewing), shown, condition);
  const marks = { own: ownColumnMark, before: columnBeforeMark };
  const formula = formulaOfAnyColumn(periods.expression, { ...viewing, row: row.id }, marks);
  return [{ column: columns.firstPeriod, style, values: Array.from(numbers, shownValue), formula }];
}

function provenanceCells(line: ViewedLine): readonly CellView[] {
  const { row, viewing } = line;
  const provenance = row.provenance ?? row.captions?.provenance;
  if (!provenance) return [];
  const first = viewing.layout.lastColumn + 1;
  return [provenance.source, provenance.owner, provenance.date].flatMap((text, index) =>
    textCell(line, first + index, text, provenanceLook(row), 'text'),
  );
}

function cellsOf(line: ViewedLine): readonly CellView[] {
  const { row, viewing } = line;
  const { values, layout } = viewing;
  const { captions, sample } = row;
  const { isWrapped = false, isUnitWrapped = false } = layout.rowLooks[line.line - 1] ?? {};
  const caption = (column: number, word = '') => textCell(line, column, word, 'band', 'toTheRight');
  return [
    ...textCell(
      line,
      labelColumn(row),
      row.label,
      labelLook(row, line.line, viewing.sheet),
      isWrapped ? 'wrapped' : 'text',
    ),
    ...(sample === null
      ? caption(columns.constant, captions?.constant)
      : textCell(line, columns.constant, sample.text, sampleLooks[sample.role], 'text')),
    ...numberCell(line, columns.constant, row.constant, values.constant(row.id)),
    ...caption(columns.total, captions?.total),
    ...numberCell(line, columns.total, row.total, values.total(row.id)),
    ...textCell(
      line,
      columns.units,
      viewing.unitText(row),
      unitLook(row),
      isUnitWrapped ? 'wrapped' : 'indented',
    ),
    ...caption(columns.zero, captions?.zero),
    ...numberCell(line, columns.zero, row.zero, values.row(row.id)[0] ?? 0),
    ...provenanceCells(line),
  ];
}

function allowedOf(row: Row, { scenarioRow, scenarioNames }: Workbook): Pick<RowView, 'allowed'> {
  const { allowed } = row;
  if (allowed === null) return {};
  if (allowed.kind !== 'choice') return { allowed };
  const nameOf = (value: number): string =>
    (row.id === scenarioRow ? scenarioNames[value - 1] : undefined) ?? String(value);
  return {
    allowed: { kind: 'choice', options: allowed.options.map((value) => ({ value, name: nameOf(value) })) },
  };
}

function rowView(line: ViewedLine): RowView {
  const { row, viewing } = line;
  const column = labelColumn(row);
  const sheet = row.link === null ? undefined : viewing.sheetPlaces.get(row.link);
  return {
    height: pixelsOf(viewing.layout.rowLooks[line.line - 1]?.height ?? standardHeight),
    outline: row.outline,
    cells: cellsOf(line),
    runs: periodRun(line),
    ...(row.note !== null && { note: { column, text: row.note } }),
    ...(sheet !== undefined && { link: { column, sheet } }),
    ...allowedOf(row, viewing.workbook),
  };
}

export function rowViews(viewing: RowViewing): readonly RowView[] {
  const { sheet, layout } = viewing;
  const rows = sheet.rows.map((row, index) => rowView({ row, line: index + 1, viewing }));
  const below: RowView = { height: pixelsOf(standardHeight), outline: 0, cells: [], runs: [] };
  const missingLines = Math.max(0, layout.lastLine - rows.length);
  return [...rows, ...Array.from({ length: missingLines }, () => below)];
}
