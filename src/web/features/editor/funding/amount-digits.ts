// How many decimals the amounts of a gap in the cash have, all of them alike.
import type { CashGap } from '../calculation/funding/cash-gap.ts';

const wholeFrom = 100;

/** Of a gap so small that its hundredths matter they are shown. */
export function amountDigits(gap: Pick<CashGap, 'need' | 'lowest'> | null): 0 | 2 {
  if (gap === null) return 0;
  return Math.max(gap.need, Math.abs(gap.lowest.amount)) < wholeFrom ? 2 : 0;
}
