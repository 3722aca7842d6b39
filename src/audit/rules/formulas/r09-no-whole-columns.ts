// R09: no reference to a whole column or a whole row.

import type { Rule } from '../../findings/rule.ts';
import { findPart } from '../../formulas/parse/formula-parts.ts';
import { patternFaults } from './parts/pattern-faults.ts';

export const noWholeColumns: Rule = {
  id: 'R09',
  severity: 'W',
  texts: {
    en: {
      title: 'No reference to a whole column or row',
      messages: {
        column: 'The formula reads a whole column, and so whatever is ever typed into it.',
        row: 'The formula reads a whole row, and so whatever is ever typed into it.',
      },
      remedy: 'Name the first and the last cell of what is meant.',
    },
    ru: {
      title: 'Нет ссылок на целый столбец или целую строку',
      messages: {
        column: 'Формула читает целый столбец, а с ним и всё, что в него когда-нибудь попадёт.',
        row: 'Формула читает целую строку, а с ней и всё, что в неё когда-нибудь попадёт.',
      },
      remedy: 'Укажите первую и последнюю ячейки нужного диапазона.',
    },
  },
  faults: (examination) =>
    patternFaults(examination, ({ tree }) => {
      const found = findPart(
        tree,
        (part) => part.kind === 'reference' && (part.isWholeColumn || part.isWholeLine),
      );
      if (found?.kind !== 'reference') return null;
      return { message: found.isWholeColumn ? 'column' : 'row' };
    }),
};
