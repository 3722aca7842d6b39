// The HTML rows of a model, module by module, as a page that draws no grid of its own shows them.
import type { Values } from '#evaluate/evaluate.ts';
import type { Workbook } from '#workbook/workbook.ts';
import { layOutSheet } from './preview-sheet.ts';
import { type RowsHtmlOptions, rowsHtml } from './rows-html.ts';

/** A module that is off has no sheet and gives nothing. */
export function previewHtml(
  workbook: Workbook,
  values: Values,
  moduleId: string,
  options: RowsHtmlOptions = {},
): string {
  return workbook.sheets
    .filter((sheet) => sheet.moduleId === moduleId)
    .map((sheet) =>
      rowsHtml(layOutSheet(sheet, workbook, values), workbook.language, workbook.periodCount, options),
    )
    .join('\n');
}

/** Every module that is on, in the order of the workbook. */
export function previewHtmlByModule(
  workbook: Workbook,
  values: Values,
  options: RowsHtmlOptions = {},
): ReadonlyMap<string, string> {
  const modules = new Set(workbook.sheets.map(({ moduleId }) => moduleId));
  return new Map([...modules].map((id) => [id, previewHtml(workbook, values, id, options)]));
}
