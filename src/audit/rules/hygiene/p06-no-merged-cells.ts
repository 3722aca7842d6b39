// P06: no cells are merged.
import { areaAddress } from '../../book/address.ts';
import type { Rule } from '../../findings/rule.ts';

export const noMergedCells: Rule = {
  id: 'P06',
  severity: 'S',
  texts: {
    en: {
      title: 'No merged cells',
      messages: {
        merged: 'These cells are merged: rows and columns can no longer be picked, sorted or filled.',
      },
      remedy: 'Unmerge them; to centre a heading, use "Center Across Selection".',
    },
    ru: {
      title: 'Нет объединённых ячеек',
      messages: {
        merged: 'Эти ячейки объединены: строки и столбцы нельзя выделить, отсортировать или заполнить.',
      },
      remedy: 'Отмените объединение; для заголовка по центру есть выравнивание «По центру выделения».',
    },
  },
  faults: ({ book }) =>
    book.sheets.flatMap(({ merges }, sheet) => merges.map((area) => ({ sheet, cell: areaAddress(area) }))),
};
