// R21: no rounding of numbers that are calculated further; only displayed numbers may be rounded.
import type { Examination } from '../../examination/examination.ts';
import type { Rule } from '../../findings/rule.ts';
import type { FormulaBlock } from '../../formulas/indexing/formula-index.ts';
import { calledOf, findPart } from '../../formulas/parse/formula-parts.ts';
import type { FormulaTree } from '../../formulas/parse/formula-tree.ts';
import { patternFaults } from './parts/pattern-faults.ts';

const rounding = new Set(['ROUND', 'ROUNDUP', 'ROUNDDOWN', 'MROUND']);

/** Which quarter or year it is has to be a whole number. */
const calendar = new Set(['YEAR', 'MONTH', 'DAY', 'DAYS', 'YEARFRAC', 'DATEDIF', 'WEEKNUM', 'ROW', 'COLUMN']);

/** From here on only what binary fractions leave is taken away: 0.07 * 100 is 7.000000000000001. */
const leastExactDigits = 9;

/** To so many digits that no number that anybody typed changes. */
function isExact({ name, args: [, digits] }: FormulaTree & { readonly kind: 'call' }): boolean {
  return name === 'ROUND' && digits?.kind === 'number' && digits.value >= leastExactDigits;
}

const roundsValue = (part: FormulaTree): boolean =>
  part.kind === 'call' && rounding.has(part.name) && !isExact(part) && calledOf(part, calendar) === null;

/** A check may round away what is too small to matter; dates and counters in a header are whole. */
function isCalculation({ layout }: Examination, { sheet, area }: FormulaBlock): boolean {
  const role = layout.sheets[sheet]?.role;
  const lineRole = layout.lineAt(sheet, area.firstLine)?.role;
  return role !== 'output' && role !== 'control' && lineRole !== 'check' && lineRole !== 'header';
}

export const noRounding: Rule = {
  id: 'R21',
  severity: 'W',
  texts: {
    en: {
      title: 'Nothing is rounded outside output sheets',
      messages: { rounded: '{name} rounds a value that is calculated on: differences add up.' },
      remedy: 'Calculate with full values and round by the number format.',
    },
    ru: {
      title: 'Округление — только на итоговых листах',
      messages: {
        rounded: '{name} округляет значение, которое участвует в расчётах: расхождения накапливаются.',
      },
      remedy: 'Считайте с полной точностью, а округляйте форматом числа.',
    },
  },
  faults: (examination) =>
    patternFaults(
      examination,
      ({ tree }) => {
        const found = findPart(tree, roundsValue);
        return found?.kind === 'call' ? { words: { name: found.name } } : null;
      },
      (block) => isCalculation(examination, block),
    ),
};
