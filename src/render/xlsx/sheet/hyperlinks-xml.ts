// Makes labels lead to the sheets they name, and the check on top of each to the contents.

import { quotedSheet } from '#render/cell-formula.ts';
import { labelColumn } from '#render/cells/cell-look.ts';
import { shownText } from '#render/xml-text.ts';
import { columnLetters } from '#workbook/columns.ts';
import type { Sheet } from '#workbook/workbook.ts';

/** A link to a sheet that the workbook does not have is left out. */
export function hyperlinksXml(sheet: Sheet, sheets: readonly Sheet[]): string {
  const titles = new Map(sheets.map(({ id, title }) => [id, title]));
  const links = sheet.rows.flatMap((row, index) => {
    const title = row.link === null ? undefined : titles.get(row.link);
    if (title === undefined) return [];
    const cell = `${columnLetters(labelColumn(row))}${index + 1}`;
    const location = shownText(`${quotedSheet(title)}!A1`);
    // The check of the model leads elsewhere than it says, so the hint names the way.
    const hint = index < sheet.headerRowCount ? ` tooltip="→ ${shownText(title)}"` : '';
    return [
      `<hyperlink ref="${cell}" location="${location}"${hint} display="${shownText(row.label.slice(0, 255))}"/>`,
    ];
  });
  return links.length === 0 ? '' : `<hyperlinks>${links.join('')}</hyperlinks>`;
}
