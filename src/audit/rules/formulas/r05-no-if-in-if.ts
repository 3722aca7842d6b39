// R05: no nested IF.

import type { Rule } from '../../findings/rule.ts';
import { calledOf, findPart } from '../../formulas/parse/formula-parts.ts';
import type { FormulaTree } from '../../formulas/parse/formula-tree.ts';
import { patternFaults } from './parts/pattern-faults.ts';

const conditional = new Set(['IF']);

const holdsAnother = (part: FormulaTree): boolean =>
  part.kind === 'call' &&
  part.name === 'IF' &&
  part.args.some((arg) => arg !== null && calledOf(arg, conditional) !== null);

export const noIfInIf: Rule = {
  id: 'R05',
  severity: 'W',
  texts: {
    en: {
      title: 'No IF inside another IF',
      messages: { nested: 'An IF stands inside another IF.' },
      remedy: 'Give the inner condition a row of its own, as a flag of 0 and 1, and refer to it.',
    },
    ru: {
      title: 'Нет функции ЕСЛИ внутри другой ЕСЛИ',
      messages: { nested: 'Внутри функции ЕСЛИ (IF) стоит ещё одна.' },
      remedy: 'Вынесите внутреннее условие в отдельную строку с признаком 0 или 1 и сошлитесь на неё.',
    },
  },
  faults: (examination) =>
    patternFaults(examination, ({ tree }) => (findPart(tree, holdsAnother) === null ? null : {})),
};
