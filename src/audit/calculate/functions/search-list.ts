// Searches a row or column of values: exactly, by pattern, or for the nearest of sorted values.
import { charactersPerStep, type FormulaContext } from '../runtime/formula-context.ts';
import { compareScalars, isNearlyEqual } from '../values/compare.ts';
import { isError } from '../values/spreadsheet-error.ts';
import { hasWildcard, matchesPattern } from '../values/text-pattern.ts';
import type { Scalar } from '../values/value.ts';

const kindOf = (scalar: Scalar): string =>
  isError(scalar) ? 'error' : scalar === null ? 'null' : typeof scalar;

/** A long text is more work than a number. */
function spendText(context: FormulaContext, scalar: Scalar): void {
  if (typeof scalar === 'string') context.spend(scalar.length / charactersPerStep);
}

function order(context: FormulaContext, one: Scalar, other: Scalar): number | null {
  if (kindOf(one) !== kindOf(other) || isError(one) || one === null) return null;
  spendText(context, one);
  spendText(context, other);
  return compareScalars(one, other);
}

/** The first that equals; texts may hold wildcards. -1 where there is none. */
export function findExact(
  context: FormulaContext,
  list: readonly Scalar[],
  target: Scalar,
  hasPatterns: boolean,
): number {
  if (hasPatterns && typeof target === 'string' && hasWildcard(target)) {
    const isIt = matchesPattern(target);
    return list.findIndex((scalar) => {
      spendText(context, scalar);
      return typeof scalar === 'string' && isIt(scalar);
    });
  }
  if (typeof target === 'number')
    return list.findIndex((scalar) => typeof scalar === 'number' && isNearlyEqual(scalar, target));
  return list.findIndex((scalar) => order(context, scalar, target) === 0);
}

/** The last that is not above `wanted` in rising values, found by binary search as spreadsheets do. */
export function findRising(context: FormulaContext, list: readonly Scalar[], target: Scalar): number {
  let low = 0;
  let high = list.length - 1;
  let found = -1;
  while (low <= high) {
    let middle = (low + high) >> 1;
    const start = middle;
    while (middle <= high && order(context, list[middle] ?? null, target) === null) middle += 1;
    if (middle > high) {
      high = start - 1;
      continue;
    }
    if ((order(context, list[middle] ?? null, target) ?? 0) <= 0) {
      found = middle;
      low = middle + 1;
    } else high = start - 1;
  }
  return found;
}

/** The last that is not below `wanted` in falling values. */
export function findFalling(context: FormulaContext, list: readonly Scalar[], target: Scalar): number {
  let found = -1;
  for (const [place, scalar] of list.entries()) {
    const above = order(context, scalar, target);
    if (above === null) continue;
    if (above < 0) break;
    found = place;
  }
  return found;
}

/** The one that equals, else the nearest below (-1) or above (1), in any order. */
export function findNearest(
  context: FormulaContext,
  list: readonly Scalar[],
  target: Scalar,
  side: -1 | 1,
): number {
  let found = -1;
  for (const [place, scalar] of list.entries()) {
    const above = order(context, scalar, target);
    if (above === 0) return place;
    if (above === null || Math.sign(above) !== side) continue;
    const best = list[found] ?? null;
    if (found < 0 || Math.sign(compareScalars(scalar, best)) === -side) found = place;
  }
  return found;
}
