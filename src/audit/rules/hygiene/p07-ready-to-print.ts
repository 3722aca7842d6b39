// P07: larger sheets have a print area, fit the page's width and repeat their titles.
import type { BookSheet } from '../../book/book.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import { isFilled } from '../../layout/cells/cell-lines.ts';

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

function hasName({ book }: Examination, sheet: number, name: string): boolean {
  return book.names.some(
    (bookSheet) => bookSheet.sheet === sheet && bookSheet.name.toLowerCase() === `_xlnm.${name}`,
  );
}

function ofSheet(examination: Examination, sheet: number, bookSheet: BookSheet): readonly RuleFault[] {
  const { lines, columns } = sizeOf(bookSheet);
  if (bookSheet.state !== 'visible' || (lines <= linesOnPage && columns <= columnsOnPage)) return [];
  const missing = [
    ...(hasName(examination, sheet, 'print_area') ? [] : ['area']),
    ...(bookSheet.page.isFitToPage && bookSheet.page.fitToWidth >= 1 ? [] : ['fit']),
    ...(hasName(examination, sheet, 'print_titles') ? [] : ['titles']),
  ];
  const messages = missing.length === 3 ? ['all'] : missing;
  return messages.map((message) => ({ sheet, cell: null, message }));
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
        fit: 'The sheet is not fitted to the width of pages.',
        titles: 'Titles are not repeated on each page.',
      },
      remedy: 'In the page setup, set the print area, fit to width, and the rows and columns to repeat.',
    },
    ru: {
      title: 'Область печати, вписывание по ширине, сквозные заголовки',
      messages: {
        all: 'Лист занимает несколько страниц, а печать не настроена.',
        area: 'Область печати не задана.',
        fit: 'Лист не вписан в страницы по ширине.',
        titles: 'Заголовки не повторяются на каждой странице.',
      },
      remedy:
        'В параметрах страницы задайте область печати, вписывание по ширине и сквозные строки и столбцы.',
    },
  },
  faults: (examination) =>
    examination.book.sheets.flatMap((bookSheet, sheet) => ofSheet(examination, sheet, bookSheet)),
};
