// R10: no lookup that takes the nearest match where there is none.

import type { Rule } from '../../findings/rule.ts';
import { findPart } from '../../formulas/parse/formula-parts.ts';
import type { FormulaTree } from '../../formulas/parse/formula-tree.ts';
import { patternFaults } from './parts/pattern-faults.ts';

/** Which argument, from 0, says how to match, and whether leaving it out takes the nearest. */
const lookups = new Map([
  ['MATCH', { place: 2, isNearestAlone: true }],
  ['VLOOKUP', { place: 3, isNearestAlone: true }],
  ['HLOOKUP', { place: 3, isNearestAlone: true }],
  ['XLOOKUP', { place: 4, isNearestAlone: false }],
  ['XMATCH', { place: 2, isNearestAlone: false }],
]);

/** Wildcards are exact in their way. */
const wildcardMode = 2;

function isNearest(part: FormulaTree): boolean {
  if (part.kind !== 'call') return false;
  if (part.name === 'LOOKUP') return true;
  const lookup = lookups.get(part.name);
  if (!lookup) return false;
  const how = part.args[lookup.place];
  if (how === undefined) return lookup.isNearestAlone;
  // An argument that is there but empty counts as 0: exact.
  if (how === null) return false;
  const bare = how.kind === 'unary' && how.operator === '-' ? how.operand : how;
  if (bare.kind === 'boolean') return bare.value;
  return bare.kind === 'number' && bare.value !== 0 && bare.value !== wildcardMode;
}

export const exactLookups: Rule = {
  id: 'R10',
  severity: 'W',
  texts: {
    en: {
      title: 'Lookups match exactly',
      messages: {
        nearest: '{name} takes the nearest value where it finds none, and needs a sorted list.',
      },
      remedy: 'Ask for an exact match: 0 as the last argument of MATCH, FALSE of VLOOKUP and HLOOKUP.',
    },
    ru: {
      title: 'Поиск — только по точному совпадению',
      messages: {
        nearest: '{name} берёт ближайшее значение, если точного нет, и требует отсортированного списка.',
      },
      remedy:
        'Задайте точное совпадение: последний аргумент 0 у ПОИСКПОЗ (MATCH), ЛОЖЬ у ВПР (VLOOKUP) и ГПР (HLOOKUP).',
    },
  },
  faults: (examination) =>
    patternFaults(examination, ({ tree }) => {
      const found = findPart(tree, isNearest);
      return found?.kind === 'call' ? { words: { name: found.name } } : null;
    }),
};
