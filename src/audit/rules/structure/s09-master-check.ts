// S09: the master check is in every sheet's frozen header and turns red when it fails.
import { addressOf, isInside } from '../../book/address.ts';
import type { BookCell } from '../../book/book.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import { isLink } from '../../layout/cells/formula-shape.ts';
import type { SheetLayout } from '../../layout/layout.ts';
import { saysCheck } from '../../layout/words/role-words.ts';
import { wordPattern } from '../../layout/words/word-pattern.ts';
import { timeSheets } from './parts/time-sheets.ts';

/** From here on a workbook with periods is a model that needs to watch itself. */
const leastFormulaSheets = 2;
const topLines = 8;

const saysMaster = wordPattern([
  'model check',
  'master check',
  'overall check',
  'checks ok',
  'проверка модели',
  'общая проверка',
]);

/** The cell at the top of a sheet whose line speaks of a check. */
function checkInHeader(sheet: SheetLayout): BookCell | null {
  const end = Math.max(sheet.headerLines, topLines);
  const line = sheet.lines.find(
    ({ line: at, label }) => at <= end && (saysCheck(label) || saysMaster.test(label)),
  );
  return line?.cells.find(({ formula }) => formula !== null) ?? null;
}

function isRed({ book }: Examination, sheet: number, { line, column }: BookCell): boolean {
  const conditions = book.sheets[sheet]?.conditions ?? [];
  return conditions.some(({ areas }) => areas.some((area) => isInside(area, line, column)));
}

function ofSheet(examination: Examination, sheet: SheetLayout): readonly RuleFault[] {
  const check = checkInHeader(sheet);
  if (!check) return [{ sheet: sheet.sheet, cell: null, message: 'sheet' }];
  const place = { sheet: sheet.sheet, cell: addressOf(check.line, check.column) };
  const frozen = examination.book.sheets[sheet.sheet]?.view.frozen?.lines ?? 0;
  const isLong = (sheet.lines.at(-1)?.line ?? 0) > 40;
  return [
    ...(isLong && frozen < check.line ? [{ ...place, message: 'scrolls' }] : []),
    ...(isRed(examination, sheet.sheet, check) ? [] : [{ ...place, message: 'colourless' }]),
  ];
}

/** Checks that headers only repeat are looked for where they come from. */
function hasOwnCheck({ formulas }: Examination, sheet: SheetLayout): boolean {
  return sheet.lines.some(({ role, cells }) => {
    if (role === 'check') return true;
    return (
      role === 'header' &&
      cells.some(({ line, column }) => {
        const formula = formulas.at(sheet.sheet, line, column);
        return formula !== undefined && isLink(formula) && checkInHeader(sheet)?.column === column;
      })
    );
  });
}

function faults(examination: Examination): readonly RuleFault[] {
  const { layout, formulas } = examination;
  const withFormulas = new Set(formulas.all.map(({ sheet }) => sheet));
  if (withFormulas.size < leastFormulaSheets || timeSheets(examination).length === 0) return [];
  if (!layout.sheets.some((sheet) => hasOwnCheck(examination, sheet))) {
    return [{ sheet: null, cell: null, message: 'none' }];
  }
  const sheets = layout.sheets.filter(({ lines }) => lines.length > 0);
  const found = sheets.map((sheet) => ofSheet(examination, sheet));
  const without = found.filter(([first]) => first?.message === 'sheet').length;
  if (without * 2 > sheets.length) {
    return [{ sheet: null, cell: null, message: 'many', words: { count: without, all: sheets.length } }];
  }
  return found.flat();
}

export const masterCheck: Rule = {
  id: 'S09',
  severity: 'W',
  texts: {
    en: {
      title: "The master check stands in every sheet's frozen header and turns red when it fails",
      messages: {
        none: 'The workbook has no check of itself.',
        many: '{count} of {all} sheets do not show the master check at the top.',
        sheet: 'This sheet does not show the master check at the top.',
        scrolls: 'The master check scrolls out of view: it is not in the frozen panes.',
        colourless: 'The master check does not change its colour when it fails.',
      },
      remedy:
        'Add up all checks in one cell, show it in the frozen header of every sheet and colour it red when it is not 0.',
    },
    ru: {
      title: 'Общая проверка стоит в закреплённой шапке каждого листа и краснеет при ошибке',
      messages: {
        none: 'Книга никак не проверяет сама себя.',
        many: 'Общей проверки нет вверху у {count} листов из {all}.',
        sheet: 'Вверху этого листа нет общей проверки.',
        scrolls: 'Общая проверка уходит с экрана: она не входит в закреплённую область.',
        colourless: 'Общая проверка не меняет цвет при ошибке.',
      },
      remedy:
        'Сложите все проверки в одной ячейке, выведите её в закреплённой шапке каждого листа и окрашивайте в красный, когда она не равна 0.',
    },
  },
  faults,
};
