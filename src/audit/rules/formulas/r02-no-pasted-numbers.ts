// R02: no number is pasted over a formula in the forecast.
import type { BookCell } from '../../book/book.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import { type InputMarks, inputMarks } from '../structure/parts/input-marks.ts';
import { type ForecastRow, forecastRows } from './parts/forecast-rows.ts';
import { rangeFaults } from './parts/range-faults.ts';

/** One formula may be the exception among numbers. */
const leastFormulas = 2;

const isTyped = ({ value, formula }: BookCell): boolean => formula === null && typeof value === 'number';

/**
 * Where numbers are as many as formulas, and more, a row may mix both on purpose: figures that are worked out of actual ones may
 * stand before those that are assumed. Numbers between formulas that nothing marks as inputs are pasted all the same.
 */
function pastedIn({ sheet, cells, usualCount }: ForecastRow, isUnmarked: InputMarks['isUnmarked']) {
  const typed = cells.filter(isTyped);
  if (usualCount < leastFormulas) return [];
  if (typed.length < usualCount) return typed;
  const last = cells.findLast(({ formula }) => formula !== null);
  return typed.filter((cell) => cell.column < (last?.column ?? 0) && isUnmarked(sheet, cell));
}

function faults(examination: Examination): readonly RuleFault[] {
  const { isUnmarked } = inputMarks(examination);
  return rangeFaults(
    forecastRows(examination).flatMap((row) =>
      pastedIn(row, isUnmarked).map(({ line, column }) => ({ sheet: row.sheet, line, column })),
    ),
  );
}

export const noPastedNumbers: Rule = {
  id: 'R02',
  severity: 'C',
  texts: {
    en: {
      title: 'No number is pasted over a formula in the forecast',
      messages: { pasted: 'A typed number stands in a row of formulas.' },
      remedy: 'Copy the formula of the row here; put a number that is meant into an input row that it reads.',
    },
    ru: {
      title: 'В прогнозе числа не вставлены поверх формул',
      messages: { pasted: 'В строке формул стоит число, введённое вручную.' },
      remedy:
        'Протяните сюда формулу строки; если число нужно, вынесите его в строку ввода, на которую она ссылается.',
    },
  },
  faults,
};
