// Finds each resource's total over the forecast: its first row on the sheet of its section.

import type { Values } from '#evaluate/evaluate.ts';
import type { CompiledTemplate } from '#model/compile.ts';
import { formatValue } from '#render/html/format-value.ts';
import { type PreviewRow, previewRow } from '#render/html/preview-row.ts';
import { resourceSectionIds, sections } from '#template/sections.ts';

type Workbook = NonNullable<CompiledTemplate['workbook']>;

const sheetIds: ReadonlySet<string> = new Set(resourceSectionIds.map((id) => sections[id].sheet));
const revenueRowId = 'revenue.total';

export function resourceTotals(workbook: Workbook, values: Values): ReadonlyMap<string, PreviewRow> {
  const found = new Map<string, PreviewRow>();
  for (const { id, rows } of workbook.sheets) {
    if (!sheetIds.has(id) || id === 'assumptions') continue;
    for (const [resourceId, row] of resultRows(rows)) {
      if (!found.has(resourceId)) found.set(resourceId, previewRow(row, values, workbook));
    }
  }
  return found;
}

type Row = Workbook['sheets'][number]['rows'][number];

/** The steps of a quotient come before its result and are named after it. */
function resultRows(rows: readonly Row[]): ReadonlyMap<string, Row> {
  const found = new Map<string, Row>();
  for (const row of rows) {
    const { resourceId, variableId } = row.source ?? {};
    if (!resourceId || variableId !== null || row.periods === null) continue;
    const earlier = found.get(resourceId);
    if (!earlier || earlier.id.startsWith(`${row.id}.`)) found.set(resourceId, row);
  }
  return found;
}

export function revenueTotal(workbook: Workbook, values: Values): PreviewRow | null {
  const row = workbook.sheets.flatMap(({ rows }) => rows).find(({ id }) => id === revenueRowId);
  return row ? previewRow(row, values, workbook) : null;
}

/** As named by the first sheet that has periods. */
export function periodNames(workbook: Workbook, values: Values): readonly string[] {
  const sheet = workbook.sheets.find(({ axis }) => axis === 'periods');
  const names = sheet?.rows[sheet.headerRowCount - 1];
  if (!names) return [];
  const { format, values: numbers } = previewRow(names, values, workbook);
  return Array.from(numbers, (value) => formatValue(value, format, workbook.language));
}
