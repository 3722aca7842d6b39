// R25: a number is stored as a number, not as text: sums skip it, and arithmetic on it depends on the reader's language.
import type { BookCell } from '../../book/book.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule } from '../../findings/rule.ts';
import { isNumeric, textOf } from '../../layout/cells/cell-lines.ts';
import type { SheetLayout, SheetLine } from '../../layout/layout.ts';
import { type CellFault, rangeFaults } from './parts/range-faults.ts';
import { usedAsNumber } from './parts/used-as-number.ts';

/** 5320, 2,8, -1 200.50, (3) and 12 %; a leading zero is that of a code. */
const number = /^[-+−]?\(?(?:0|[1-9]\d*|[1-9]\d{0,2}(?:[ \u00a0\u202f,.'’]\d{3})+)(?:[.,]\d+)?\)?\s?%?$/u;
/** As headers have it. */
const year = /^(?:19|20)\d\d$/;

/** Fewer numbers beside it do not show that a row contains numbers. */
const leastNumbers = 2;

const isNumberText = (cell: BookCell): boolean => cell.formula === null && number.test(textOf(cell));

/** Numbers and formulas hold the other periods of its row. */
function standsAmongNumbers(cell: BookCell, { periods }: SheetLine, texts: readonly BookCell[]): boolean {
  const numbers = periods.filter(isNumeric).length;
  return (
    periods.includes(cell) &&
    numbers >= leastNumbers &&
    numbers > periods.filter((one) => texts.includes(one)).length
  );
}

function isCountedWith({ book, formulas }: Examination, sheet: number, cell: BookCell): boolean {
  if (year.test(textOf(cell))) return false;
  const title = book.sheets[sheet]?.title ?? '';
  return formulas
    .readersOf(sheet, cell.line, cell.column)
    .some((formula) => usedAsNumber(formula, sheet, title, cell));
}

function ofLine(examination: Examination, { sheet }: SheetLayout, line: SheetLine): readonly CellFault[] {
  if (line.role === 'header') return [];
  const texts = line.cells.filter(isNumberText);
  return texts
    .filter((cell) => standsAmongNumbers(cell, line, texts) || isCountedWith(examination, sheet, cell))
    .map(({ column }) => ({ sheet, line: line.line, column }));
}

export const numbersAreNoTexts: Rule = {
  id: 'R25',
  severity: 'C',
  texts: {
    en: {
      title: 'Numbers are kept as numbers, not as text',
      messages: { text: 'This looks like a number and is a text: sums pass over it.' },
      remedy: 'Type the number again in a cell that is not formatted as text, or put its formula back.',
    },
    ru: {
      title: 'Числа хранятся как числа, а не как текст',
      messages: { text: 'Выглядит как число, но это текст: суммы его не учитывают.' },
      remedy: 'Введите число заново в ячейку не текстового формата или верните сюда формулу.',
    },
  },
  faults: (examination) =>
    rangeFaults(
      examination.layout.sheets.flatMap((layout) =>
        layout.lines.flatMap((line) => ofLine(examination, layout, line)),
      ),
    ),
};
