// Writes what Google Sheets is sent of a workbook with its values.
import type { Values } from '#evaluate/evaluate.ts';
import { bookViewOf } from '#render/sheet-view/book-view.ts';
import { withoutFormulas } from '#render/sheet-view/without-formulas.ts';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import type { Workbook } from '#workbook/workbook.ts';
import { chartRequests } from './chart-requests.ts';
import { expectedSheets } from './expected-sheets.ts';
import { packContent } from './packed-content.ts';

export function writeGoogleContent(workbook: Workbook, values: Values, hasFormulas = true): Uint8Array {
  const whole = bookViewOf(workbook, values);
  const view = hasFormulas ? whole : withoutFormulas(whole);
  return packContent({
    language: workbook.language,
    sheets: expectedSheets(workbook, view),
    chartRequests: JSON.stringify(chartRequests(view)),
    file: writeXlsx(workbook, values, { hasCharts: false, hasFormulas }),
  });
}
