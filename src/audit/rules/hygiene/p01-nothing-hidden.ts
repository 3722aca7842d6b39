// P01: nothing is hidden, except by grouping, and no text has the colour of its background.

import { columnLetters } from '#workbook/columns.ts';
import { areaAddress, isInside } from '../../book/address.ts';
import type { BookCell, BookSheet } from '../../book/book.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import { isFilled } from '../../layout/cells/cell-lines.ts';
import { blockAreas } from '../cell-ranges.ts';

const white = 'FFFFFF';

function isInvisible({ book }: Examination, { style, value }: BookCell): boolean {
  const look = book.styles[style];
  if (!look || value === null) return false;
  if (/^"?"?;"?"?;"?"?;/.test(look.formatCode)) return true;
  return look.fontColour !== null && look.fontColour === (look.fillColour ?? white);
}

/** Where a conditional format sets a background, white text may be intended. */
function isConditioned({ conditions }: BookSheet, { line, column }: BookCell): boolean {
  return conditions.some(({ areas }) => areas.some((area) => isInside(area, line, column)));
}

/** Lines and columns beyond the content are hidden to tidy up; those of a group can be opened. */
function hiddenLines({ lines }: BookSheet, used: ReadonlySet<number>): readonly number[] {
  return [...lines]
    .filter(([line, { isHidden, outlineLevel }]) => isHidden && outlineLevel === 0 && used.has(line))
    .map(([line]) => line);
}

function hiddenColumns({ columns }: BookSheet, used: ReadonlySet<number>): readonly number[] {
  return columns
    .filter(({ isHidden, outlineLevel }) => isHidden && outlineLevel === 0)
    .flatMap(({ first, last }) => [...used].filter((column) => column >= first && column <= last));
}

function ofSheet(examination: Examination, sheet: number, bookSheet: BookSheet): readonly RuleFault[] {
  const filled = bookSheet.cells.filter(isFilled);
  if (bookSheet.state !== 'visible')
    return filled.length > 0 ? [{ sheet, cell: null, message: 'sheet' }] : [];
  const lines = hiddenLines(bookSheet, new Set(filled.map(({ line }) => line)));
  const columns = hiddenColumns(bookSheet, new Set(filled.map(({ column }) => column)));
  const [firstLine] = lines;
  const [firstColumn] = columns;
  const invisible = blockAreas(
    filled.filter((cell) => isInvisible(examination, cell) && !isConditioned(bookSheet, cell)),
  );
  return [
    ...(firstLine === undefined
      ? []
      : [{ sheet, cell: `A${firstLine}`, message: 'lines', words: { count: lines.length } }]),
    ...(firstColumn === undefined
      ? []
      : [
          {
            sheet,
            cell: `${columnLetters(firstColumn)}1`,
            message: 'columns',
            words: { count: columns.length },
          },
        ]),
    ...invisible.map((area) => ({ sheet, cell: areaAddress(area), message: 'invisible' })),
  ];
}

export const nothingHidden: Rule = {
  id: 'P01',
  severity: 'W',
  texts: {
    en: {
      title: 'Nothing is hidden (groups are fine), and nothing is white on white',
      messages: {
        sheet: 'This sheet is hidden and holds content.',
        lines: 'Hidden rows with content: {count}.',
        columns: 'Hidden columns with content: {count}.',
        invisible:
          'The content cannot be seen: its colour is that of the ground, or its format shows nothing.',
      },
      remedy: 'Show what is hidden, put side calculations into a group that can be opened, or delete them.',
    },
    ru: {
      title: 'Ничего не скрыто (группы допустимы), и нет белого текста на белом фоне',
      messages: {
        sheet: 'Этот лист скрыт, а на нём есть данные.',
        lines: 'Скрытых строк с данными: {count}.',
        columns: 'Скрытых столбцов с данными: {count}.',
        invisible: 'Содержимое не видно: цвет текста совпадает с фоном или формат ничего не показывает.',
      },
      remedy:
        'Покажите скрытое, вспомогательные расчёты соберите в группу, которую можно раскрыть, или удалите.',
    },
  },
  faults: (examination) =>
    examination.book.sheets.flatMap((bookSheet, sheet) => ofSheet(examination, sheet, bookSheet)),
};
