// One run of the engine for the page: template to workbook to values to the rows of a sheet.
import { evaluate } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { previewSheet } from '#render/html/preview-sheet.ts';
import type { Template } from '#template/template.ts';
import type { Calculation } from './protocol.ts';
import { periodNames, resourceTotals, revenueTotal } from './resource-totals.ts';

export function calculate(template: Template, sheetId: string): Calculation {
  const { workbook, diagnostics } = compile(template);
  if (!workbook) return { uuid: template.uuid, diagnostics, result: null };
  const sheets = workbook.sheets.map(({ id, title, rows }) => ({ id, title, rowCount: rows.length }));
  const values = evaluate(workbook);
  const shown = sheets.find(({ id }) => id === sheetId)?.id ?? sheets[0]?.id;
  return {
    uuid: template.uuid,
    diagnostics,
    result: {
      sheets,
      sheet: shown === undefined ? null : previewSheet(workbook, values, shown),
      revenue: revenueTotal(workbook, values),
      totals: resourceTotals(workbook, values),
      periods: periodNames(workbook, values),
      language: workbook.language,
    },
  };
}
