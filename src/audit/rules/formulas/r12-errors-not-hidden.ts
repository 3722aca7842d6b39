// R12: IFERROR is used only where a divisor may be zero or a rate of return may not exist.

import type { Rule } from '../../findings/rule.ts';
import { calledOf, findPart } from '../../formulas/parse/formula-parts.ts';
import type { FormulaTree } from '../../formulas/parse/formula-tree.ts';
import { patternFaults } from './parts/pattern-faults.ts';

/** Whether these have a result cannot be tested in advance. */
const unforeseeable = new Set(['IRR', 'XIRR', 'MIRR', 'RATE', 'YIELD']);

const errorTests = new Set(['ISERROR', 'ISERR']);

const isDivision = (part: FormulaTree): boolean =>
  part.kind === 'binary' && part.operator === '/' && part.right.kind !== 'number';

const mayFail = (tree: FormulaTree): boolean =>
  findPart(tree, isDivision) !== null || calledOf(tree, unforeseeable) !== null;

/** What is caught: the first argument of IFERROR, the one tested in IF(ISERROR(…),…). */
function caught(part: FormulaTree): FormulaTree | null {
  if (part.kind !== 'call') return null;
  const [first] = part.args;
  if (!first) return null;
  if (part.name === 'IFERROR') return first;
  if (part.name !== 'IF' || first.kind !== 'call' || !errorTests.has(first.name)) return null;
  return first.args[0] ?? null;
}

function hidesErrors(part: FormulaTree): boolean {
  const tree = caught(part);
  return tree !== null && !mayFail(tree);
}

export const errorsNotHidden: Rule = {
  id: 'R12',
  severity: 'W',
  texts: {
    en: {
      title: 'IFERROR stands only where a divisor may be zero',
      messages: { hidden: 'Errors are caught where no division can fail: a real mistake would stay unseen.' },
      remedy: 'Leave out the catching of errors, or test for the one condition that is meant.',
    },
    ru: {
      title: 'ЕСЛИОШИБКА (IFERROR) стоит только там, где делитель может быть нулём',
      messages: {
        hidden: 'Ошибка перехватывается там, где нет деления на ноль: настоящий сбой останется незамеченным.',
      },
      remedy: 'Уберите перехват ошибок или проверьте именно то условие, которое имеется в виду.',
    },
  },
  faults: (examination) =>
    patternFaults(examination, ({ tree }) => (findPart(tree, hidesErrors) === null ? null : {})),
};
