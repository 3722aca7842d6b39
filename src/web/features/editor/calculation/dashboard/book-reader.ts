// Reads rows of a calculated workbook by their ids, whether it has them or not, and says which of its years are whole.
import type { Values } from '#evaluate/evaluate.ts';
import type { CompiledTemplate } from '#model/compile.ts';
import { formatValue, isPartOfYear } from '#render/html/format-value.ts';

type Workbook = NonNullable<CompiledTemplate['workbook']>;
type Row = Workbook['sheets'][number]['rows'][number];

export interface BookReader {
  readonly sheets: Workbook['sheets'];
  readonly has: (rowId: string) => boolean;
  /** Null where there is no such row; n/a is NaN. */
  readonly periods: (rowId: string) => Float64Array | null;
  /** NaN where there is none. */
  readonly constant: (rowId: string) => number;
  readonly unit: (rowId: string) => string;
  readonly label: (rowId: string) => string;
  /** The names of the periods, and of the years that the forecast has. */
  readonly periodNames: readonly string[];
  readonly yearNames: readonly string[];
  /** By year: whether the forecast has all of it. */
  readonly isWholeYear: readonly boolean[];
}

const yearLabelId = 'dashboard.label';

/** Periods come with the underscore of their number format. */
const nameOf = (value: number, row: Row, { language }: Workbook): string =>
  formatValue(value, row.format, language).replace(/\s*_/, ' ');

export function readBook(workbook: Workbook, values: Values): BookReader {
  const rows = new Map(workbook.sheets.flatMap((sheet) => sheet.rows.map((row) => [row.id, row] as const)));
  const axis = workbook.sheets.find((sheet) => sheet.axis === 'periods');
  const numbers = (row: Row | undefined) => Array.from(row ? values.row(row.id).subarray(1) : []);
  const periodRow = axis?.rows[axis.headerRowCount - 1];
  const yearRow = rows.get(yearLabelId);
  const years = numbers(yearRow).filter((label) => label !== 0);
  return {
    sheets: workbook.sheets,
    has: (rowId) => rows.has(rowId),
    periods: (rowId) => (rows.has(rowId) ? values.row(rowId).slice(1) : null),
    constant: (rowId) => (rows.has(rowId) ? values.constant(rowId) : Number.NaN),
    unit: (rowId) => rows.get(rowId)?.unit?.text ?? '',
    label: (rowId) => rows.get(rowId)?.label ?? '',
    periodNames: periodRow ? numbers(periodRow).map((value) => nameOf(value, periodRow, workbook)) : [],
    yearNames: yearRow ? years.map((value) => nameOf(value, yearRow, workbook)) : [],
    isWholeYear: years.map((value) => !isPartOfYear(value, yearRow?.format ?? 'calendarYear')),
  };
}
