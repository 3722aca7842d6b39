// R01: a row has one formula over all the periods of the forecast.
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import type { FormulaCell } from '../../formulas/indexing/formula-index.ts';
import { wholeRange } from '../cell-ranges.ts';
import { type ForecastRow, forecastRows } from './parts/forecast-rows.ts';
import { type CellFault, rangeFaults } from './parts/range-faults.ts';
import { differsInAnchorsAlone } from './parts/same-targets.ts';

/** Two formulas that differ do not say which is the usual one. */
const leastFormulas = 3;

/** The first period cannot read the one before it as the others do: it takes the opening value from elsewhere. */
function isOpening(formula: FormulaCell, row: ForecastRow): boolean {
  if (formula !== row.formulas[0]) return false;
  const next = row.formulas.find(({ pattern }) => pattern === row.usual);
  return next?.reads.some(({ area }) => area.lastColumn === next.cell.column - 1) ?? false;
}

const hasNoPattern = ({ formulas, usualCount }: ForecastRow): boolean =>
  formulas.length >= leastFormulas && usualCount === 1;

function differing(row: ForecastRow): readonly CellFault[] {
  const { sheet, formulas, usual } = row;
  const typical = formulas.find(({ pattern }) => pattern === usual);
  if (formulas.length < leastFormulas || !typical || hasNoPattern(row)) return [];
  return formulas
    .filter(
      (formula) =>
        formula.pattern !== usual && !isOpening(formula, row) && !differsInAnchorsAlone(formula, typical),
    )
    .map(({ cell }) => ({ sheet, line: cell.line, column: cell.column, message: 'differs' }));
}

function faults(examination: Examination): readonly RuleFault[] {
  const rows = forecastRows(examination);
  const without = rows.filter(hasNoPattern).map(({ sheet, formulas }) => ({
    sheet,
    cell: wholeRange(formulas.map(({ cell }) => cell)),
    message: 'none',
  }));
  return [...rangeFaults(rows.flatMap(differing)), ...without];
}

export const oneFormulaARow: Rule = {
  id: 'R01',
  severity: 'C',
  texts: {
    en: {
      title: 'A row has one formula over the whole forecast',
      messages: {
        differs: 'The formula here differs from that in the rest of the row.',
        none: 'No two periods of this row have the same formula.',
      },
      remedy:
        'Write one formula that holds for every period, with a flag where periods differ, and copy it across.',
    },
    ru: {
      title: 'В строке одна формула на весь прогноз',
      messages: {
        differs: 'Формула здесь отличается от формулы в остальной строке.',
        none: 'В этой строке нет двух периодов с одинаковой формулой.',
      },
      remedy:
        'Напишите одну формулу для всех периодов (там, где периоды различаются, — с признаком 0 или 1) и протяните её по строке.',
    },
  },
  faults,
};
