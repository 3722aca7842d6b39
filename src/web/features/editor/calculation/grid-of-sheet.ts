// Lays a calculated sheet out for the grid.
import { formatValue } from '#render/html/format-value.ts';
import type { PreviewRow } from '#render/html/preview-row.ts';
import type { PreviewSheet } from '#render/html/preview-sheet.ts';
import type { Language } from '#template/template.ts';
import type { GridColumn, GridData, GridRole, GridRow } from '#web/ui/data-grid/grid-data.ts';
import { rawNumber } from './raw-number.ts';
import { periodTexts } from './row-texts.ts';

interface GridTexts {
  readonly units: string;
  readonly total: string;
  readonly value: string;
  readonly zero: string;
}

interface GridOptions {
  readonly texts: GridTexts;
  readonly pickedGroup: string | null;
  /** Where there is little room the periods come first, for they are what is being looked at. */
  readonly isTotalLast: boolean;
}

/** The column of constants and totals, and that of the zero period; the others are called by the number of their period. */
const wholeColumn = 'whole';
const zeroColumn = 'zero';

export function gridOfSheet(sheet: PreviewSheet, language: Language, options: GridOptions): GridData {
  const { texts, pickedGroup } = options;
  const columns = columnsOf(sheet, options);
  return {
    title: sheet.title,
    unitTitle: columns.length > 0 ? texts.units : '',
    columns,
    rows: withoutLeadingBlank(sheet.rows).map((row) => gridRow(row, language, columns)),
    pickedGroup,
  };
}

/** What a column is called by, as a place in the sheet. */
export const placeOfColumn = (id: string): number | typeof wholeColumn | typeof zeroColumn =>
  id === wholeColumn || id === zeroColumn ? id : Number.parseInt(id, 10);

/** Only those that something stands in. */
function columnsOf({ rows, columns }: PreviewSheet, { texts, isTotalLast }: GridOptions): GridColumn[] {
  const isUsed = rows.some(({ values }) => values.length > 0);
  const periods = isUsed ? periodTexts(columns).map((title, index) => ({ id: String(index), title })) : [];
  const zero = rows.some((row) => row.zero !== '') ? [{ id: zeroColumn, title: texts.zero }] : [];
  const hasTotal = rows.some((row) => row.total !== '');
  const hasWhole = hasTotal || rows.some((row) => row.constant !== '');
  const whole = hasWhole ? [{ id: wholeColumn, title: hasTotal ? texts.total : texts.value }] : [];
  return isTotalLast ? [...zero, ...periods, ...whole] : [...whole, ...zero, ...periods];
}

/** The line that sets the file's header apart; the grid's header needs none. */
function withoutLeadingBlank(rows: readonly PreviewRow[]): readonly PreviewRow[] {
  return rows[0]?.role === 'blank' ? rows.slice(1) : rows;
}

function gridRow(row: PreviewRow, language: Language, columns: readonly GridColumn[]): GridRow {
  const { id, label, unit, format, values, resourceId, link, note, isFailing } = row;
  const singles: Readonly<Record<string, string>> = {
    [wholeColumn]: row.total || row.constant,
    [zeroColumn]: row.zero,
  };
  const text = (value: number | undefined) =>
    value === undefined ? '' : formatValue(value, format, language);
  const lengths = new Map([
    ...columns.map(({ id: column }) => [column, singles[column]?.length ?? 0] as const),
    ['0', values.length > 0 ? text(largest(values)).length : 0] as const,
  ]);
  const [first, ...rest] = columns.map(({ id: column }) => lengths.get(column) ?? 0);
  return {
    id,
    label,
    unit,
    level: row.role === 'total' || row.role === 'heading' ? 0 : 1,
    role: gridRole(row),
    group: resourceId,
    leadsTo: link,
    note,
    isFailing,
    cellText: (column) => {
      const name = columns[column]?.id ?? '';
      return singles[name] ?? text(values[Number.parseInt(name, 10)]);
    },
    rawText: (column) => rawNumber(row, placeOfColumn(columns[column]?.id ?? ''), language),
    widest: { first: first ?? 0, rest: Math.max(0, ...rest, lengths.get('0') ?? 0) },
  };
}

function gridRole({ role, resourceId }: PreviewRow): GridRole {
  if (role === 'heading' || role === 'input' || role === 'text') return role;
  if (role === 'total') return resourceId === null ? 'total' : 'strong';
  return 'plain';
}

function largest(values: Float64Array): number {
  let found = 0;
  for (const value of values) if (Math.abs(value) > Math.abs(found)) found = value;
  return found;
}
