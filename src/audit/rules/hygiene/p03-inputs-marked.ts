// P03: input cells are validated and look like inputs.
import { areaAddress } from '../../book/address.ts';
import type { BookCell } from '../../book/book.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import { isValidated } from '../../layout/cells/validated-cells.ts';
import type { SheetLayout } from '../../layout/layout.ts';
import { blockAreas } from '../cell-ranges.ts';

/** A distinct background marks an input as well as a font does. */
function looksLikeInput({ book, profile }: Examination, { style }: BookCell): boolean {
  const look = book.styles[style];
  if (!look) return false;
  return profile.inputFonts.includes(look.fontColour ?? '000000') || look.fillColour !== null;
}

function ofSheet(examination: Examination, layout: SheetLayout): readonly RuleFault[] {
  const bookSheet = examination.book.sheets[layout.sheet];
  const cells = layout.lines
    .filter(({ role }) => role === 'input')
    .flatMap((line) =>
      line.cells.filter(({ value, formula }) => formula === null && typeof value === 'number'),
    );
  // The purpose of cells on a hidden sheet is unknown, and P01 reports the sheet itself.
  if (bookSheet?.state !== 'visible' || cells.length === 0) return [];
  const faultsFor = (faulty: readonly BookCell[], message: string): readonly RuleFault[] =>
    blockAreas(faulty).map((area) => ({ sheet: layout.sheet, cell: areaAddress(area), message }));
  return [
    ...faultsFor(
      cells.filter((cell) => !isValidated(cell, bookSheet)),
      'validation',
    ),
    ...faultsFor(
      cells.filter((cell) => !looksLikeInput(examination, cell)),
      'look',
    ),
  ];
}

export const inputsMarked: Rule = {
  id: 'P03',
  severity: 'S',
  texts: {
    en: {
      title: 'Input cells are validated and styled',
      messages: {
        validation: 'These inputs take any value: nothing checks what is typed.',
        look: 'These inputs look like calculations.',
      },
      remedy: 'Give inputs a data validation with their range, and the colour of inputs.',
    },
    ru: {
      title: 'У ячеек ввода есть проверка данных и свой стиль',
      messages: {
        validation: 'Эти ячейки ввода принимают любое значение: ввод ничем не проверяется.',
        look: 'Эти ячейки ввода выглядят как расчётные.',
      },
      remedy: 'Задайте для ввода проверку данных с допустимыми пределами и цвет вводных ячеек.',
    },
  },
  faults: (examination) => examination.layout.sheets.flatMap((layout) => ofSheet(examination, layout)),
};
