// R03: no cell shows an error, and no formula holds a broken reference.
import type { ErrorValue } from '../../book/book.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import { calledOf, findPart } from '../../formulas/parse/formula-parts.ts';
import { patternFaults } from './parts/pattern-faults.ts';
import { type CellFault, rangeFaults } from './parts/range-faults.ts';

const missing = new Set(['NA']);

const isError = (value: unknown): value is ErrorValue =>
  typeof value === 'object' && value !== null && 'error' in value;

/** What a file without cached values would show is known from calculating it. */
function shownErrors({ book, formulas, recalculation }: Examination): readonly RuleFault[] {
  const found: CellFault[] = [];
  book.sheets.forEach(({ cells }, sheet) => {
    for (const { line, column, value, formula } of cells) {
      const place = { sheet, line, column };
      const isKept = value !== null || formula === null;
      if (!isKept && !recalculation.isCalculated(place)) continue;
      const shown = isKept ? value : recalculation.valueAt(place);
      if (!isError(shown)) continue;
      const tree = formulas.at(sheet, line, column)?.tree;
      // Charts skip NA(), so there it is intended.
      if (shown.error === '#N/A' && tree && calledOf(tree, missing) !== null) continue;
      found.push({ ...place, message: isKept ? 'kept' : 'calculated', words: { error: shown.error } });
    }
  });
  return rangeFaults(found);
}

const isShown = (examination: Examination, sheet: number, line: number, column: number): boolean => {
  const cell = examination.formulas.at(sheet, line, column)?.cell;
  return isError(cell?.value ?? null);
};

export const noErrors: Rule = {
  id: 'R03',
  severity: 'C',
  texts: {
    en: {
      title: 'No cell shows an error',
      messages: {
        kept: 'The cell shows {error}.',
        calculated: 'The file keeps no value here; calculated, the cell shows {error}.',
        broken: 'The formula refers to cells that have been deleted: {error}.',
      },
      remedy: 'Find the cell where the error begins and fix its formula or what it reads.',
    },
    ru: {
      title: 'Ни одна ячейка не показывает ошибку',
      messages: {
        kept: 'Ячейка показывает {error}.',
        calculated: 'Значение в файле не сохранено; при пересчёте ячейка показывает {error}.',
        broken: 'Формула ссылается на удалённые ячейки: {error}.',
      },
      remedy: 'Найдите ячейку, с которой начинается ошибка, и исправьте её формулу или исходные данные.',
    },
  },
  faults: (examination) => [
    ...shownErrors(examination),
    ...patternFaults(
      examination,
      ({ tree }) => {
        const broken = findPart(tree, (part) => part.kind === 'error' && part.error === '#REF!');
        return broken && { message: 'broken', words: { error: '#REF!' } };
      },
      ({ sheet, area }) => !isShown(examination, sheet, area.firstLine, area.firstColumn),
    ),
  ],
};
