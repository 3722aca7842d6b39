// R02: no number is pasted over a formula in the forecast.
import type { Examination } from '../../examination.ts';
import type { Fault, Rule } from '../../rule.ts';
import { forecastRows } from './forecast-rows.ts';
import { rangeFaults } from './range-faults.ts';

/** Where numbers are as many as formulas, the row mixes both on purpose. */
function faults(examination: Examination): readonly Fault[] {
  return rangeFaults(
    forecastRows(examination).flatMap(({ sheet, cells, usualCount }) => {
      const pasted = cells.filter(({ value, formula }) => formula === null && typeof value === 'number');
      if (usualCount < 2 || pasted.length >= usualCount) return [];
      return pasted.map(({ line, column }) => ({ sheet, line, column }));
    }),
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
