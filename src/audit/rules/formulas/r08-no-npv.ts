// R08: no NPV(), which discounts the first flow too and assumes that all periods are equally long.

import type { Rule } from '../../findings/rule.ts';
import { calledOf } from '../../formulas/parse/formula-parts.ts';
import { patternFaults } from './parts/pattern-faults.ts';

const presentValue = new Set(['NPV']);

export const noNpv: Rule = {
  id: 'R08',
  severity: 'W',
  texts: {
    en: {
      title: 'Present values are a row of discount factors times the cash flow, not NPV()',
      messages: {
        npv: 'NPV() discounts from the first flow on and hides the factor of each period.',
      },
      remedy: 'Make a row of discount factors, multiply it by the cash flow and add up the products.',
    },
    ru: {
      title:
        'Приведённая стоимость — строка коэффициентов дисконтирования, умноженная на поток, а не ЧПС (NPV)',
      messages: {
        npv: 'Функция ЧПС (NPV) дисконтирует уже первый поток и скрывает коэффициенты по периодам.',
      },
      remedy: 'Заведите строку коэффициентов дисконтирования, умножьте её на поток и сложите произведения.',
    },
  },
  faults: (examination) =>
    patternFaults(examination, ({ tree }) => (calledOf(tree, presentValue) === null ? null : {})),
};
