// One run of the engine for the page: template to workbook to values to the rows of a sheet.
import { evaluate } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { previewSheet } from '#render/html/preview-sheet.ts';
import type { Template } from '#template/template.ts';
import type { Calculation } from './protocol.ts';

const revenueSheetId = 'revenue';

export function calculate(template: Template, sheetId: string): Calculation {
  const { workbook, diagnostics } = compile(template);
  if (!workbook) return { uuid: template.uuid, diagnostics, result: null };
  const sheets = workbook.sheets.map(({ id, title, rows }) => ({ id, title, rowCount: rows.length }));
  const values = evaluate(workbook);
  const layOut = (id: string | undefined) => (id === undefined ? null : previewSheet(workbook, values, id));
  const shown = sheets.find(({ id }) => id === sheetId)?.id ?? sheets[0]?.id;
  const sheet = layOut(shown);
  const hasRevenue = sheets.some(({ id }) => id === revenueSheetId);
  const revenue = shown === revenueSheetId ? sheet : layOut(hasRevenue ? revenueSheetId : undefined);
  return {
    uuid: template.uuid,
    diagnostics,
    result: { sheets, sheet, revenue, language: workbook.language },
  };
}
