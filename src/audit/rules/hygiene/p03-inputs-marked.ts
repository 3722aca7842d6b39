// P03: input cells are validated and look like inputs.
import { areaAddress, isInside } from '../../book/address.ts';
import type { Area, BookCell } from '../../book/book.ts';
import type { Examination } from '../../examination.ts';
import type { SheetLayout } from '../../layout/layout.ts';
import type { Fault, Rule } from '../../rule.ts';
import { blockAreas } from '../cell-ranges.ts';

/** Validated areas by line; those of many lines are looked through apart. */
const longAreaLines = 1000;

function isValidated({ book }: Examination, sheet: number): (cell: BookCell) => boolean {
  const areas = (book.sheets[sheet]?.validations ?? []).flatMap((validation) => validation.areas);
  const long = areas.filter(({ firstLine, lastLine }) => lastLine - firstLine >= longAreaLines);
  const byLine = new Map<number, Area[]>();
  for (const area of areas) {
    if (long.includes(area)) continue;
    for (let line = area.firstLine; line <= area.lastLine; line += 1) {
      const known = byLine.get(line);
      if (known) known.push(area);
      else byLine.set(line, [area]);
    }
  }
  const none: readonly Area[] = [];
  return ({ line, column }) =>
    (byLine.get(line) ?? none).some((area) => isInside(area, line, column)) ||
    long.some((area) => isInside(area, line, column));
}

/** A ground of its own marks an input as well as a font does. */
function looksLikeInput({ book, profile }: Examination, { style }: BookCell): boolean {
  const look = book.styles[style];
  if (!look) return false;
  return profile.inputFonts.includes(look.fontColour ?? '000000') || look.fillColour !== null;
}

function ofSheet(examination: Examination, layout: SheetLayout): readonly Fault[] {
  const cells = layout.lines
    .filter(({ role }) => role === 'input')
    .flatMap((line) =>
      line.cells.filter(({ value, formula }) => formula === null && typeof value === 'number'),
    );
  if (cells.length === 0) return [];
  const validated = isValidated(examination, layout.sheet);
  const told = (faulty: readonly BookCell[], message: string): readonly Fault[] =>
    blockAreas(faulty).map((area) => ({ sheet: layout.sheet, cell: areaAddress(area), message }));
  return [
    ...told(
      cells.filter((cell) => !validated(cell)),
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
