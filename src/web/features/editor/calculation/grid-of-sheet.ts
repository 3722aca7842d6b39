// Lays a calculated sheet out for the grid.
import { formatValue } from '#render/html/format-value.ts';
import type { PreviewRow } from '#render/html/preview-row.ts';
import type { PreviewSheet } from '#render/html/preview-sheet.ts';
import type { Language } from '#template/template.ts';
import type { GridData, GridRole, GridRow } from '#web/ui/data-grid/grid-data.ts';
import { periodTexts } from './row-texts.ts';

interface GridTexts {
  readonly units: string;
  readonly total: string;
  readonly value: string;
}

interface GridOptions {
  readonly texts: GridTexts;
  readonly pickedGroup: string | null;
  /** Where there is little room the periods come first, for they are what is being looked at. */
  readonly isTotalLast: boolean;
}

export function gridOfSheet(sheet: PreviewSheet, language: Language, options: GridOptions): GridData {
  const { texts, pickedGroup, isTotalLast } = options;
  const total = sheet.rows.some((row) => row.total !== '') ? texts.total : texts.value;
  const isUsed = sheet.rows.some(({ values }) => values.length > 0);
  const periods = isUsed ? periodTexts(sheet.columns) : [];
  const hasWhole = sheet.rows.some((row) => row.total !== '' || row.constant !== '');
  const hasUnits = hasWhole || isUsed;
  const whole = hasWhole ? [total] : [];
  return {
    title: sheet.title,
    unitTitle: hasUnits ? texts.units : '',
    columns: isTotalLast ? [...periods, ...whole] : [...whole, ...periods],
    rows: withoutLeadingBlank(sheet.rows).map((row) =>
      gridRow(row, language, hasWhole ? (isTotalLast ? periods.length : 0) : -1),
    ),
    pickedGroup,
  };
}

/** The line that sets the file's header apart; the grid's header needs none. */
function withoutLeadingBlank(rows: readonly PreviewRow[]): readonly PreviewRow[] {
  return rows[0]?.role === 'blank' ? rows.slice(1) : rows;
}

/** A sheet without a column for the whole has it at -1. */
function gridRow(row: PreviewRow, language: Language, totalColumn: number): GridRow {
  const { id, label, unit, format, values, resourceId, link } = row;
  const whole = row.total || row.constant;
  const text = (value: number | undefined) =>
    value === undefined ? '' : formatValue(value, format, language);
  const longest = values.length > 0 ? text(largest(values)).length : 0;
  return {
    id,
    label,
    unit,
    level: row.role === 'total' || row.role === 'heading' ? 0 : 1,
    role: gridRole(row),
    group: resourceId,
    leadsTo: link,
    cellText: (column) => {
      if (column === totalColumn) return whole;
      return text(values[totalColumn === 0 ? column - 1 : column]);
    },
    widest:
      totalColumn === 0
        ? { first: whole.length, rest: longest }
        : { first: longest, rest: Math.max(longest, whole.length) },
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
