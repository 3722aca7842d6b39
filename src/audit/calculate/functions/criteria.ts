// The criteria of SUMIF and the like (5, ">=10", "<>", "North*"), and wildcard matching elsewhere.
import { compareScalars, compareTexts } from '../values/compare.ts';
import { isError } from '../values/spreadsheet-error.ts';
import type { Scalar } from '../values/value.ts';

export type Criterion = (scalar: Scalar) => boolean;

type ComparisonSign = '=' | '<>' | '<' | '>' | '<=' | '>=';

const holds: Readonly<Record<ComparisonSign, (order: number) => boolean>> = {
  '=': (order) => order === 0,
  '<>': (order) => order !== 0,
  '<': (order) => order < 0,
  '>': (order) => order > 0,
  '<=': (order) => order <= 0,
  '>=': (order) => order >= 0,
};

const plainNumber = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?(%?)$/i;

export const hasWildcard = (text: string): boolean => /[*?~]/.test(text);

/** ? matches one character, * any number of them, ~ escapes the next one. */
export function matchesPattern(pattern: string): (text: string) => boolean {
  const source = pattern.replace(/~([*?~])|([*?])|([\\^$.|+()[\]{}/~])/g, (_, kept, mark, special) => {
    if (kept) return `\\${kept}`;
    return mark ? (mark === '*' ? '.*' : '.') : `\\${special}`;
  });
  const expression = new RegExp(`^${source}$`, 'isu');
  return (text) => expression.test(text);
}

function meaning(text: string): Scalar {
  const [, , , percent] = plainNumber.exec(text.trim()) ?? [];
  if (percent !== undefined) return percent === '%' ? Number.parseFloat(text) / 100 : Number(text);
  const capitals = text.toUpperCase();
  return capitals === 'TRUE' || capitals === 'FALSE' ? capitals === 'TRUE' : text;
}

function ofNumber(target: number, comparison: ComparisonSign): Criterion {
  const isIt = holds[comparison];
  return (scalar) => {
    if (typeof scalar === 'number') return isIt(compareScalars(scalar, target));
    if (comparison === '<>') return true;
    if (comparison !== '=' || typeof scalar !== 'string') return false;
    return meaning(scalar) === target;
  };
}

function ofText(target: string, comparison: ComparisonSign): Criterion {
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
function ofNothing(comparison: ComparisonSign | undefined): Criterion {
  if (comparison === '=') return (scalar) => scalar === null;
  if (comparison === '<>') return (scalar) => scalar !== null;
  return (scalar) => scalar === null || scalar === '';
}

function ofWords(text: string): Criterion {
  const [, sign, rest = ''] = /^(<>|<=|>=|=|<|>)?(.*)$/s.exec(text) ?? [];
  const comparison = sign as ComparisonSign | undefined;
  if (rest === '') return ofNothing(comparison);
  const target = meaning(rest);
  if (typeof target === 'number') return ofNumber(target, comparison ?? '=');
  if (typeof target === 'string') return ofText(target, comparison ?? '=');
  const isIt = holds[comparison ?? '='];
  return (scalar) => typeof scalar === 'boolean' && isIt(compareScalars(scalar, target));
}

export function parseCriterion(target: Scalar): Criterion {
  if (typeof target === 'string') return ofWords(target);
  if (typeof target === 'number') return ofNumber(target, '=');
  if (target === null) return ofNumber(0, '=');
  if (typeof target === 'boolean') return (scalar) => scalar === target;
  return (scalar) => isError(scalar) && scalar.error === target.error;
}
