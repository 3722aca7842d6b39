// What a cell shows whose formula cannot be calculated, and why.
import type { ErrorValue } from '../book/book.ts';
import { isOutOfReach, unknownFunction } from '../calculate/runtime/out-of-reach.ts';
import type { FormulaFault } from './live-book.ts';

export const circle: FormulaFault = { kind: 'circle' };

/** Of a formula that was read, by the reason that its calculation ended with. */
export function faultOf(reason: string): FormulaFault {
  return reason.startsWith(`${unknownFunction} `)
    ? { kind: 'function', name: reason.slice(unknownFunction.length + 1) }
    : { kind: 'beyond', reason };
}

/** With more work allowed it might have a value. */
export const isWorthAnotherTry = (fault: FormulaFault): boolean =>
  fault.kind === 'beyond' && isOutOfReach(fault.reason);

/** As other spreadsheets show it: readers of the cell get it as any error. */
export function shownFor({ kind }: FormulaFault): ErrorValue {
  if (kind === 'circle') return { error: '#REF!' };
  return { error: kind === 'function' ? '#NAME?' : '#ERROR!' };
}
