// What SUMIF and its kin look for: 5, ">=10", "<>", "North*"; and texts with wildcards wherever they may stand.
import { compareScalars, compareTexts } from '../values/compare.ts';
import { isError } from '../values/failure.ts';
import type { Scalar } from '../values/value.ts';

export type Criterion = (scalar: Scalar) => boolean;

type Comparison = '=' | '<>' | '<' | '>' | '<=' | '>=';

const holds: Readonly<Record<Comparison, (order: number) => boolean>> = {
  '=': (order) => order === 0,
  '<>': (order) => order !== 0,
  '<': (order) => order < 0,
  '>': (order) => order > 0,
  '<=': (order) => order <= 0,
  '>=': (order) => order >= 0,
};

const plainNumber = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?(%?)$/i;

export const hasWildcard = (text: string): boolean => /[*?~]/.test(text);

/** ? is one character, * any number of them, ~ takes the next one as it is. */
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

function ofNumber(wanted: number, comparison: Comparison): Criterion {
  const isIt = holds[comparison];
  return (scalar) => {
    if (typeof scalar === 'number') return isIt(compareScalars(scalar, wanted));
    if (comparison === '<>') return true;
    if (comparison !== '=' || typeof scalar !== 'string') return false;
    return meaning(scalar) === wanted;
  };
}

function ofText(wanted: string, comparison: Comparison): Criterion {
  if (comparison === '=' || comparison === '<>') {
    const isIt = hasWildcard(wanted)
      ? matchesPattern(wanted)
      : (text: string) => compareTexts(text, wanted) === 0;
    const same = (scalar: Scalar): boolean => typeof scalar === 'string' && isIt(scalar);
    return comparison === '=' ? same : (scalar) => !same(scalar);
  }
  return (scalar) => typeof scalar === 'string' && holds[comparison](compareTexts(scalar, wanted));
}

/** A comparison with nothing after it asks whether the cell is empty. */
function ofNothing(comparison: Comparison | undefined): Criterion {
  if (comparison === '=') return (scalar) => scalar === null;
  if (comparison === '<>') return (scalar) => scalar !== null;
  return (scalar) => scalar === null || scalar === '';
}

function ofWords(text: string): Criterion {
  const [, sign, rest = ''] = /^(<>|<=|>=|=|<|>)?(.*)$/s.exec(text) ?? [];
  const comparison = sign as Comparison | undefined;
  if (rest === '') return ofNothing(comparison);
  const wanted = meaning(rest);
  if (typeof wanted === 'number') return ofNumber(wanted, comparison ?? '=');
  if (typeof wanted === 'string') return ofText(wanted, comparison ?? '=');
  const isIt = holds[comparison ?? '='];
  return (scalar) => typeof scalar === 'boolean' && isIt(compareScalars(scalar, wanted));
}

export function criterionOf(wanted: Scalar): Criterion {
  if (typeof wanted === 'string') return ofWords(wanted);
  if (typeof wanted === 'number') return ofNumber(wanted, '=');
  if (wanted === null) return ofNumber(0, '=');
  if (typeof wanted === 'boolean') return (scalar) => scalar === wanted;
  return (scalar) => isError(scalar) && scalar.error === wanted.error;
}
