// The criteria of SUMIF and the like: 5, ">=10", "<>", "North*".
import { compareScalars, compareTexts } from '../values/compare.ts';
import { plainNumber } from '../values/number-in-text.ts';
import { isError } from '../values/spreadsheet-error.ts';
import { hasWildcard, matchesPattern } from '../values/text-pattern.ts';
import type { Scalar } from '../values/value.ts';

export interface Criterion {
  /** The same for criteria that are met by the same values. */
  readonly key: string;
  readonly isMet: (scalar: Scalar) => boolean;
  /** Where only what equals it can meet it: a number, or a text without wildcards. */
  readonly equal: number | string | null;
}

type ScalarTest = Criterion['isMet'];

type ComparisonSign = '=' | '<>' | '<' | '>' | '<=' | '>=';

const holds: Readonly<Record<ComparisonSign, (order: number) => boolean>> = {
  '=': (order) => order === 0,
  '<>': (order) => order !== 0,
  '<': (order) => order < 0,
  '>': (order) => order > 0,
  '<=': (order) => order <= 0,
  '>=': (order) => order >= 0,
};

function meaning(text: string): Scalar {
  const number = plainNumber(text);
  if (number !== null) return number;
  const capitals = text.toUpperCase();
  return capitals === 'TRUE' || capitals === 'FALSE' ? capitals === 'TRUE' : text;
}

function ofNumber(target: number, comparison: ComparisonSign): ScalarTest {
  const isIt = holds[comparison];
  return (scalar) => {
    if (typeof scalar === 'number') return isIt(compareScalars(scalar, target));
    if (comparison === '<>') return true;
    if (comparison !== '=' || typeof scalar !== 'string') return false;
    return meaning(scalar) === target;
  };
}

function ofText(target: string, comparison: ComparisonSign): ScalarTest {
  if (comparison === '=' || comparison === '<>') {
    const isIt = hasWildcard(target)
      ? matchesPattern(target)
      : (text: string) => compareTexts(text, target) === 0;
    const same = (scalar: Scalar): boolean => typeof scalar === 'string' && isIt(scalar);
    return comparison === '=' ? same : (scalar) => !same(scalar);
  }
  return (scalar) => typeof scalar === 'string' && holds[comparison](compareTexts(scalar, target));
}

/** A comparison operator alone tests whether the cell is empty. */
function ofNothing(comparison: ComparisonSign | undefined): ScalarTest {
  if (comparison === '=') return (scalar) => scalar === null;
  if (comparison === '<>') return (scalar) => scalar !== null;
  return (scalar) => scalar === null || scalar === '';
}

function ofWords(text: string): ScalarTest {
  const [, sign, rest = ''] = /^(<>|<=|>=|=|<|>)?(.*)$/s.exec(text) ?? [];
  const comparison = sign as ComparisonSign | undefined;
  if (rest === '') return ofNothing(comparison);
  const target = meaning(rest);
  if (typeof target === 'number') return ofNumber(target, comparison ?? '=');
  if (typeof target === 'string') return ofText(target, comparison ?? '=');
  const isIt = holds[comparison ?? '='];
  return (scalar) => typeof scalar === 'boolean' && isIt(compareScalars(scalar, target));
}

function testOf(target: Scalar): ScalarTest {
  if (typeof target === 'string') return ofWords(target);
  if (typeof target === 'number') return ofNumber(target, '=');
  if (target === null) return ofNumber(0, '=');
  if (typeof target === 'boolean') return (scalar) => scalar === target;
  return (scalar) => isError(scalar) && scalar.error === target.error;
}

function equalOf(target: Scalar): Criterion['equal'] {
  if (target === null) return 0;
  if (typeof target === 'number') return target;
  if (typeof target !== 'string' || /^[<>=]/.test(target)) return null;
  const meant = meaning(target);
  if (typeof meant === 'number') return meant;
  return typeof meant === 'string' && meant !== '' && !hasWildcard(meant) ? meant : null;
}

export const parseCriterion = (target: Scalar): Criterion => ({
  key: isError(target) ? target.error : `${typeof target} ${target}`,
  isMet: testOf(target),
  equal: equalOf(target),
});
