// Makes labels lead to the sheets they name.
import { columnLetters, columns } from '#workbook/columns.ts';
import type { Sheet } from '#workbook/workbook.ts';
import { quotedSheet } from './cell-formula.ts';
import { xmlText } from './xml-text.ts';

/** A link to a sheet that the workbook does not have is left out. */
export function hyperlinksXml(sheet: Sheet, sheets: readonly Sheet[]): string {
  const titles = new Map(sheets.map(({ id, title }) => [id, title]));
  const links = sheet.rows.flatMap(({ link, label }, index) => {
    const title = link === null ? undefined : titles.get(link);
    if (title === undefined) return [];
    const cell = `${columnLetters(columns.content)}${index + 1}`;
    return [
      `<hyperlink ref="${cell}" location="${xmlText(`${quotedSheet(title)}!A1`)}" display="${xmlText(label)}"/>`,
    ];
  });
  return links.length === 0 ? '' : `<hyperlinks>${links.join('')}</hyperlinks>`;
}
