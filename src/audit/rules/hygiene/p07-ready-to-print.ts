// P07: larger sheets have a print area, fit the width of their pages and repeat their titles.
import type { BookSheet } from '../../book/book.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import { isFilled } from '../../layout/cells/cell-lines.ts';
import { hasRoomAcross } from './page-width.ts';

/** What a page holds without any setting. */
const linesOnPage = 50;
const columnsOnPage = 10;

interface PageSize {
  readonly lines: number;
  readonly columns: number;
}

function sizeOf({ cells }: BookSheet): PageSize {
  let lines = 0;
  let columns = 0;
  for (const cell of cells) {
    if (!isFilled(cell)) continue;
    lines = Math.max(lines, cell.line);
    columns = Math.max(columns, cell.column);
  }
  return { lines, columns };
}

function namedFormula({ book }: Examination, sheet: number, name: string): string {
  const found = book.names.find(
    (bookName) => bookName.sheet === sheet && bookName.name.toLowerCase() === `_xlnm.${name}`,
  );
  return found?.formula ?? '';
}

/** Excel leaves breaks aside where a sheet is fitted to pages. */
const hasIdleBreaks = ({ page }: BookSheet): boolean =>
  page.isFitToPage && page.lineBreaks.length + page.columnBreaks.length > 0;

function ofSheet(examination: Examination, sheet: number, bookSheet: BookSheet): readonly RuleFault[] {
  const { lines, columns } = sizeOf(bookSheet);
  if (bookSheet.state !== 'visible' || (lines <= linesOnPage && columns <= columnsOnPage)) return [];
  const area = namedFormula(examination, sheet, 'print_area');
  const titles = namedFormula(examination, sheet, 'print_titles');
  const { isFitToPage, fitToWidth } = bookSheet.page;
  const isFitted = isFitToPage ? fitToWidth >= 1 : hasRoomAcross(bookSheet, { area, titles });
  const missing = [
    ...(area === '' ? ['area'] : []),
    ...(isFitted ? [] : ['fit']),
    ...(titles === '' ? ['titles'] : []),
  ];
  const messages = missing.length === 3 ? ['all'] : missing;
  return [...messages, ...(hasIdleBreaks(bookSheet) ? ['breaks'] : [])].map((message) => ({
    sheet,
    cell: null,
    message,
  }));
}

export const readyToPrint: Rule = {
  id: 'P07',
  severity: 'S',
  texts: {
    en: {
      title: 'Print area, fit to width, repeated titles',
      messages: {
        all: 'This sheet takes several pages, and nothing is set up for printing it.',
        area: 'No print area is set.',
        breaks: 'The sheet is fitted to pages, so Excel ignores the page breaks set on it.',
        fit: 'The sheet is not fitted to the width of pages, and breaks do not divide it into pages its columns fit on.',
        titles: 'Titles are not repeated on each page.',
      },
      remedy:
        'In the page setup, set the print area and the rows and columns to repeat; then either fit to width without page breaks, or set a scale and breaks between columns.',
    },
    ru: {
      title: 'Область печати, вписывание по ширине, сквозные заголовки',
      messages: {
        all: 'Лист занимает несколько страниц, а печать не настроена.',
        area: 'Область печати не задана.',
        breaks: 'Лист вписывается в страницы, поэтому Excel не учитывает заданные на нём разрывы страниц.',
        fit: 'Лист не вписан в страницы по ширине и не поделён разрывами на страницы, на которых умещаются столбцы.',
        titles: 'Заголовки не повторяются на каждой странице.',
      },
      remedy:
        'В параметрах страницы задайте область печати и сквозные строки и столбцы, а также либо вписывание по ширине без разрывов страниц, либо масштаб и разрывы между столбцами.',
    },
  },
  faults: (examination) =>
    examination.book.sheets.flatMap((bookSheet, sheet) => ofSheet(examination, sheet, bookSheet)),
};
