// What every printed page says above and below the sheet: the model, the sheet, the day of the template, and the page.
import type { Language } from '#language/language.ts';
import { palette } from '#render/cells/palette.ts';
import { shownText } from '#render/xml-text.ts';
import type { Workbook } from '#workbook/workbook.ts';

const pages: Readonly<Record<Language, string>> = { en: 'Page &P of &N', ru: 'Стр. &P из &N' };

/** A code that begins with & is read as what to print; the colour ends its own, so that digits may follow. */
const look = `&8&K${palette.quiet}`;

/** Spreadsheets allow 255 characters, codes included. */
const longestTitle = 120;

/** Shortened before the marks are doubled, so that none is cut in half. */
function plainText(text: string): string {
  const shown = text.length <= longestTitle ? text : `${text.slice(0, longestTitle).toWellFormed()}…`;
  const doubled = shown.replace(/\s+/g, ' ').replaceAll('&', '&&');
  return doubled.length <= 2 * longestTitle - 40
    ? doubled
    : `${shown.slice(0, longestTitle / 2).replaceAll('&', '')}…`;
}

export function headerFooterXml({ title, language, timestamp }: Workbook): string {
  const day = new Date(timestamp).toISOString().slice(0, 10);
  const header = `&L${look}${plainText(title)}&R${look}&A`;
  const footer = `&L${look}${day}&R${look}${pages[language]}`;
  return `<headerFooter><oddHeader>${shownText(header)}</oddHeader><oddFooter>${shownText(footer)}</oddFooter></headerFooter>`;
}
