// Whether a size that was said in other words than a kind is counted in makes a business that there could be.
import type { Kind } from '#catalog/kind/kind.ts';
import { flows } from './periods.ts';
import { eachIn, type Size } from './size-in-kind.ts';

/** Of what is small in the trade; there is no tenth of a person. */
const leastPart = 0.1;
const leastPartOfPeople = 0.25;
/** Of whoever makes a few spoons or knives a month beside other work. */
const leastPartOfMakers = 0.05;
/** Of what is large in it. */
const timesHigh = 3;

/** What comes again is converted by what is usual, so it holds only about what is usual. */
const isConverted = ({ scale: { unit: own } }: Kind, { unit, thing, times = 1 }: Size): boolean =>
  times !== 1 || (unit !== own && (flows.has(unit) || thing !== undefined));

function leastOf({ scale: { unit }, volumes: [main] }: Kind): number {
  if (unit !== 'people') return leastPart;
  return main?.formula === 'monthly' ? leastPartOfMakers : leastPartOfPeople;
}

/** What a size is of the kind, for each that was said; none where the business would be absurdly small or large. */
export function soundEachIn(kind: Kind, size: Size): number | undefined {
  const each = eachIn(kind, size);
  if (each === undefined || !isConverted(kind, size)) return each;
  const { low, high } = kind.scale;
  const least = low * leastOf(kind);
  const whole = size.count * each;
  return whole >= least && whole <= high * timesHigh ? each : undefined;
}
