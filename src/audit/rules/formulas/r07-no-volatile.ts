// R07: no OFFSET, INDIRECT or other volatile function.

import type { Rule } from '../../findings/rule.ts';
import { calledOf } from '../../formulas/parse/formula-parts.ts';
import { patternFaults } from './parts/pattern-faults.ts';

const volatile = new Set([
  ...['OFFSET', 'INDIRECT', 'NOW', 'TODAY', 'RAND', 'RANDBETWEEN', 'RANDARRAY', 'CELL', 'INFO'],
]);

export const noVolatile: Rule = {
  id: 'R07',
  severity: 'W',
  texts: {
    en: {
      title: 'No OFFSET, INDIRECT or other volatile function',
      messages: {
        volatile: 'The formula calls {name}: what it reads cannot be traced, or it changes by itself.',
      },
      remedy: 'Use INDEX in place of OFFSET and INDIRECT; put dates and random numbers into input cells.',
    },
    ru: {
      title: 'Нет СМЕЩ (OFFSET), ДВССЫЛ (INDIRECT) и других летучих функций',
      messages: {
        volatile:
          'Формула вызывает {name}: нельзя проследить, что она читает, или её значение меняется само по себе.',
      },
      remedy: 'Вместо СМЕЩ и ДВССЫЛ возьмите ИНДЕКС (INDEX); даты и случайные числа вынесите в ячейки ввода.',
    },
  },
  faults: (examination) =>
    patternFaults(examination, ({ tree }) => {
      const name = calledOf(tree, volatile);
      return name === null ? null : { words: { name } };
    }),
};
