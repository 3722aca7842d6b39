// One run of the engine for the page: template to workbook to values to the rows of a sheet.
import { evaluate } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { sheets as everySheet } from '#model/sheets.ts';
import { previewSheet } from '#render/html/preview-sheet.ts';
import type { Template } from '#template/template.ts';
import type { Calculation } from './protocol.ts';
import { periodNames, resourceTotals, revenueTotal } from './resource-totals.ts';

export function calculate(template: Template, sheetId: string): Calculation {
  const { workbook, diagnostics } = compile(template);
  if (!workbook) return { uuid: template.uuid, diagnostics, result: null };
  const placed = new Set(workbook.sheets.map(({ id }) => id));
  const sheets = everySheet.map(({ id, moduleId, titles }) => ({
    id,
    moduleId,
    title: titles[workbook.language],
    isOn: placed.has(id),
  }));
  const values = evaluate(workbook);
  const shown = placed.has(sheetId) ? sheetId : workbook.sheets[0]?.id;
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
