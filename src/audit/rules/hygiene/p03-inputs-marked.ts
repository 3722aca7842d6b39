// P03: input cells are validated and look like inputs.
import { areaAddress } from '../../book/address.ts';
import type { BookCell } from '../../book/book.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Fault, Rule } from '../../findings/rule.ts';
import { isValidated } from '../../layout/cells/validated-cells.ts';
import type { SheetLayout } from '../../layout/layout.ts';
import { blockAreas } from '../cell-ranges.ts';

/** A ground of its own marks an input as well as a font does. */
function looksLikeInput({ book, profile }: Examination, { style }: BookCell): boolean {
  const look = book.styles[style];
  if (!look) return false;
  return profile.inputFonts.includes(look.fontColour ?? '000000') || look.fillColour !== null;
}

function ofSheet(examination: Examination, layout: SheetLayout): readonly Fault[] {
  const own = examination.book.sheets[layout.sheet];
  const cells = layout.lines
    .filter(({ role }) => role === 'input')
    .flatMap((line) =>
      line.cells.filter(({ value, formula }) => formula === null && typeof value === 'number'),
    );
  // Of what was left on a hidden sheet nobody knows what it is for: P01 tells of the sheet itself.
  if (own?.state !== 'visible' || cells.length === 0) return [];
  const told = (faulty: readonly BookCell[], message: string): readonly Fault[] =>
    blockAreas(faulty).map((area) => ({ sheet: layout.sheet, cell: areaAddress(area), message }));
  return [
    ...told(
      cells.filter((cell) => !isValidated(cell, own)),
      'validation',
    ),
    ...told(
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
