// Looks for the pay and rent that put a model right whose prices were said, and so are not moved.
import type { BusinessFigure } from '#template/fields.ts';
import { isBetter, type Standing } from './check/price-fix.ts';

export interface BetterPay {
  /** By which pay and rent are higher, or lower where it is below nothing. */
  readonly percent: number;
  /** All numbers that are said then, as they are answered. */
  readonly figures: readonly BusinessFigure[];
  /** Nothing stands out then. */
  readonly isAllUsual: boolean;
}

/** In percent; who pays still less finds nobody. */
const steps = [5, 10, 15, 20, 25, 30];

/** What earns too much pays too little. */
const earnsTooMuch = (before: readonly Standing[]): boolean =>
  before.some(({ rule, value, usual }) => rule === 'return' || (rule === 'ebitda' && value > usual[1]));
const full = 100;

const times = (is: 'pay-times' | 'times', of: string, value: number): BusinessFigure => ({ is, of, value });

const rent = 'Rent';
const isMoved = ({ is }: BusinessFigure): boolean =>
  is.startsWith('pay') || is === 'times' || is === 'amount';

/** Everybody's pay, and the rent, each so much higher or lower; null where pay or an amount was said, since that stays as it is. */
function figuresAt(percent: number, said: readonly BusinessFigure[]): readonly BusinessFigure[] | null {
  if (said.some(isMoved)) return null;
  const value = (full + percent) / full;
  return [...said, times('pay-times', '', value), times('times', rent, value)];
}

/** The least that leaves least standing out; null where none leaves less. */
export function betterPay(
  before: readonly Standing[],
  said: readonly BusinessFigure[],
  standingAt: (figures: readonly BusinessFigure[]) => readonly Standing[],
): BetterPay | null {
  let better: BetterPay | null = null;
  let least = before;
  const sign = earnsTooMuch(before) ? 1 : -1;
  for (const step of before.length > 0 ? steps : []) {
    const percent = sign * step;
    const figures = figuresAt(percent, said);
    if (figures === null || least.length === 0) break;
    const after = standingAt(figures);
    if (!isBetter(after, before) || after.length >= least.length) continue;
    least = after;
    better = { percent, figures, isAllUsual: after.length === 0 };
  }
  return better;
}
