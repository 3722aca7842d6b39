// P09: period columns have one width, and nothing shows ###.
import { addressOf, areaAddress } from '../../book/address.ts';
import type { BookCell, BookSheet } from '../../book/book.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import type { TimeAxis } from '../../layout/layout.ts';
import { isDateStyle } from '../../layout/time/date-format.ts';
import { blockAreas } from '../cell-ranges.ts';
import { columnLooks } from './parts/columns-in-use.ts';
import { shownWidthChars } from './parts/shown-width.ts';
import { scaledWidthChars } from './parts/text-width.ts';

const usualSizePoints = 11;
/** Programs round widths; less than this nobody sees. */
const visibleDifferenceChars = 0.5;

/** Whether the cell certainly shows ### instead of the number. */
function isCut({ book }: Examination, { value, style }: BookCell, widthChars: number): boolean {
  const look = book.styles[style];
  if (typeof value !== 'number' || !look) return false;
  if (value < 0 && isDateStyle(look)) return true;
  const standard = book.styles[0]?.fontSizePoints ?? usualSizePoints;
  const chars = shownWidthChars(value, look);
  return chars !== null && scaledWidthChars(chars, look, standard) > widthChars;
}

function cutCells(examination: Examination, sheet: number, bookSheet: BookSheet): readonly RuleFault[] {
  const look = columnLooks(bookSheet);
  const merged = new Set(
    bookSheet.merges.map(({ firstLine, firstColumn }) => addressOf(firstLine, firstColumn)),
  );
  const cut = bookSheet.cells.filter((cell) => {
    const { widthChars, isHidden } = look(cell.column);
    if (isHidden || widthChars === 0 || typeof cell.value !== 'number') return false;
    return isCut(examination, cell, widthChars) && !merged.has(addressOf(cell.line, cell.column));
  });
  return blockAreas(cut).map((area) => ({ sheet, cell: areaAddress(area), message: 'hashes' }));
}

function unevenColumns(sheet: number, bookSheet: BookSheet, axis: TimeAxis): readonly RuleFault[] {
  const look = columnLooks(bookSheet);
  const columns = Array.from(
    { length: axis.lastColumn - axis.firstColumn + 1 },
    (_, index) => axis.firstColumn + index,
  );
  const widths = columns.filter((column) => !look(column).isHidden).map((column) => look(column).widthChars);
  const least = widths.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
  const most = widths.reduce((one, other) => Math.max(one, other), 0);
  if (most - least <= visibleDifferenceChars) return [];
  const { firstColumn, lastColumn, line } = axis;
  const cell = areaAddress({ firstLine: line, firstColumn, lastLine: line, lastColumn });
  return [{ sheet, cell, message: 'uneven' }];
}

function faults(examination: Examination): readonly RuleFault[] {
  return examination.book.sheets.flatMap((bookSheet, sheet) => {
    const axis = examination.layout.sheets[sheet]?.axis ?? null;
    return [
      ...(axis ? unevenColumns(sheet, bookSheet, axis) : []),
      ...cutCells(examination, sheet, bookSheet),
    ];
  });
}

export const widths: Rule = {
  id: 'P09',
  severity: 'S',
  texts: {
    en: {
      title: 'One width for all period columns, nothing shows ###',
      messages: {
        uneven: 'The columns of periods have different widths.',
        hashes: 'The column is too narrow for these numbers: they show as ###.',
      },
      remedy: 'Give all period columns one width that holds the widest number.',
    },
    ru: {
      title: 'У столбцов периодов одна ширина, нигде нет ###',
      messages: {
        uneven: 'У столбцов периодов разная ширина.',
        hashes: 'Столбец слишком узок для этих чисел: вместо них видны решётки ###.',
      },
      remedy: 'Задайте всем столбцам периодов одну ширину, в которую помещается самое длинное число.',
    },
  },
  faults,
};
