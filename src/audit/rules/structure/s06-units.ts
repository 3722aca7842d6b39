// S06: every numeric row has a unit.
import { addressOf } from '../../book/address.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import { isNumeric } from '../../layout/cells/cell-lines.ts';
import type { SheetLayout, SheetLine } from '../../layout/layout.ts';
import { isDateStyle } from '../../layout/time/date-format.ts';
import { isUnit, unitInLabel } from '../../layout/words/unit-text.ts';
import { wordPattern } from '../../layout/words/word-pattern.ts';
import { headerTexts } from './parts/time-sheets.ts';

/** A title may give the unit of a whole sheet: in USD thousands. */
const saysUnit = wordPattern([
  ...[
    'in usd',
    'in eur',
    'in gbp',
    'in thousands',
    'in millions',
    'thousands of *',
    'millions of *',
    'currency',
    '$000',
    '000s',
  ],
  ...['в рублях', 'в тысячах', 'в миллионах', 'тыс. руб', 'млн руб', 'валюта', 'в тыс', 'в млн'],
]);
const titleLines = 6;
/** From here on the lines are counted together. */
const mostSingleLines = 10;

const roles = new Set<SheetLine['role']>(['input', 'constant', 'calculation', 'link', 'total', 'check']);

function unitOfSheet(sheet: SheetLayout): boolean {
  const titles = sheet.lines
    .filter(
      ({ line, role }) =>
        line <= Math.max(sheet.headerLines, titleLines) && (role === 'text' || role === 'heading'),
    )
    .map(({ label }) => label);
  return [...headerTexts(sheet), ...titles].some(
    (text) =>
      saysUnit.test(text) || (sheet.unitColumn === null && (isUnit(text) || unitInLabel(text) !== '')),
  );
}

/** Percent, currencies, quoted words and dates show the unit in the cell itself. */
function showsUnit({ book }: Examination, { cells }: SheetLine): boolean {
  return cells.filter(isNumeric).some((cell) => {
    const style = book.styles[cell.style];
    return /[%$€£¥₽]|"[^"\p{L}]*\p{L}[^"]*"/u.test(style?.formatCode ?? '') || isDateStyle(style);
  });
}

/** Without periods or a units column the numbers form a table, whose headers give the units. */
function needsUnit(sheet: SheetLayout, line: SheetLine): boolean {
  if (!roles.has(line.role) || line.label === '') return false;
  return sheet.axis !== null || (sheet.unitColumn !== null && line.cells.filter(isNumeric).length === 1);
}

function ofSheet(examination: Examination, sheet: SheetLayout): readonly RuleFault[] {
  if (sheet.role === 'control' && sheet.axis === null) return [];
  if (unitOfSheet(sheet)) return [];
  const numeric = sheet.lines.filter((line) => needsUnit(sheet, line));
  const without = numeric.filter((line) => line.unit === '' && !showsUnit(examination, line));
  if (without.length > mostSingleLines) {
    const words = { count: without.length, all: numeric.length };
    return [{ sheet: sheet.sheet, cell: null, message: 'many', words }];
  }
  return without.map(({ line, label, cells }) => ({
    sheet: sheet.sheet,
    cell: addressOf(line, sheet.unitColumn ?? cells[0]?.column ?? 1),
    message: 'line',
    words: { label },
  }));
}

export const units: Rule = {
  id: 'S06',
  severity: 'W',
  texts: {
    en: {
      title: 'Every numeric row has a unit',
      messages: {
        line: '{label}: nothing says in what unit the numbers are.',
        many: '{count} of {all} numeric rows do not say in what unit their numbers are.',
      },
      remedy: 'Add a column of units: currency and scale, %, days, pieces.',
    },
    ru: {
      title: 'У каждой строки с числами указана единица измерения',
      messages: {
        line: '{label}: не указано, в каких единицах числа.',
        many: 'Строк с числами без единицы измерения: {count} из {all}.',
      },
      remedy: 'Добавьте столбец единиц: валюта и масштаб, %, дни, штуки.',
    },
  },
  faults: (examination) => examination.layout.sheets.flatMap((sheet) => ofSheet(examination, sheet)),
};
