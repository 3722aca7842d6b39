// R11: no two signs in a row, and no plus in front of a formula.
import type { Rule } from '../../findings/rule.ts';
import { patternFaults } from './parts/pattern-faults.ts';

/** Texts and sheet names may hold any sign. */
const quoted = /"[^"]*"|'[^']*'/g;

/** Two minus signs that make numbers of conditions, as in SUMPRODUCT(--(A1:A9>0)), are how it is done. */
const coercion = /(?<=^|[(,=<>*/&])\s*--(?=\(|[A-Z])/gi;
const coercedCell = /(?<=^|[(,=<>*/&])\s*--\$?[A-Z]{1,3}\$?\d/i;

function complaint(formula: string): string | null {
  const bare = formula.replaceAll(quoted, 'q').trim();
  if (bare.startsWith('+')) return 'plus';
  if (coercedCell.test(bare)) return 'doubled';
  return /[+-]\s*[+-]/.test(bare.replaceAll(coercion, '')) ? 'doubled' : null;
}

export const noDoubledOperators: Rule = {
  id: 'R11',
  severity: 'W',
  texts: {
    en: {
      title: 'No two signs in a row, no plus in front of a formula',
      messages: {
        doubled: 'Two signs stand in a row.',
        plus: 'The formula begins with a plus that does nothing.',
      },
      remedy: 'Keep the one sign that is meant.',
    },
    ru: {
      title: 'Нет двух знаков подряд и лишнего плюса в начале формулы',
      messages: {
        doubled: 'Два знака стоят подряд.',
        plus: 'Формула начинается с плюса, который ничего не делает.',
      },
      remedy: 'Оставьте один нужный знак.',
    },
  },
  faults: (examination) =>
    patternFaults(examination, ({ origin }) => {
      const message = complaint(origin.formula ?? '');
      return message === null ? null : { message };
    }),
};
