// R04: no number in a formula except 0, 1 and unit conversions.
import type { Examination } from '../../examination/examination.ts';
import type { Rule } from '../../findings/rule.ts';
import type { FormulaBlock } from '../../formulas/indexing/formula-index.ts';
import { patternFaults } from './parts/pattern-faults.ts';
import { typedNumbers } from './parts/typed-numbers.ts';

/** At most this many are reported per formula. */
const maxReported = 3;

/** A check may contain its own rounding tolerance. */
const largestTolerance = 1;

function isTolerance({ layout }: Examination, { sheet, area, pattern }: FormulaBlock): boolean {
  const line = layout.lineAt(sheet, area.firstLine);
  return line?.role === 'check' && typedNumbers(pattern.tree).every((number) => number <= largestTolerance);
}

export const noTypedNumbers: Rule = {
  id: 'R04',
  severity: 'C',
  texts: {
    en: {
      title: 'No number is typed into a formula, conversions of units aside',
      messages: { typed: 'The formula holds a typed number: {numbers}.' },
      remedy: 'Put the number into an input cell of its own and refer to that cell.',
    },
    ru: {
      title: 'В формулах нет чисел, вписанных вручную, кроме перевода единиц',
      messages: { typed: 'В формулу вписано число: {numbers}.' },
      remedy: 'Вынесите число в отдельную ячейку ввода и сошлитесь на неё.',
    },
  },
  faults: (examination) =>
    patternFaults(
      examination,
      ({ tree }) => {
        const numbers = [...new Set(typedNumbers(tree))].slice(0, maxReported);
        return numbers.length === 0 ? null : { words: { numbers: numbers.join(', ') } };
      },
      (block) => !isTolerance(examination, block),
    ),
};
