// Within which limits the size of a business is modelled: far beyond the usual, but not beyond all sense.
import type { Kind, ScaleUnit } from '#catalog/kind/kind.ts';
import type { SaidSize } from './business.ts';

/** So many times what is large in the trade: the largest hotel of all has some ten thousand rooms. */
const timesHigh = 50;
/** An orchard may have one and a half of them. */
const parted: ReadonlySet<ScaleUnit> = new Set(['area', 'hectares', 'kilowatts']);

export const isParted = (unit: ScaleUnit): boolean => parted.has(unit);

/** Of what the kind is counted in. */
export const mostSizeOf = ({ scale: { high } }: Kind): number => high * timesHigh;

const leastSizeOf = ({ scale: { low } }: Kind): number => Number((low / timesHigh).toPrecision(2));

/** As much of what was said as can be modelled; there is no half of a room. */
export function heldSize(kind: Kind, said: SaidSize): SaidSize {
  const { unit, each, count } = said;
  const most = mostSizeOf(kind) / each;
  const least = each === 1 && parted.has(unit) ? leastSizeOf(kind) : 0;
  const isWhole = each === 1 && !parted.has(unit);
  const whole = isWhole ? Math.max(1, Math.round(count)) : count;
  const held = Math.max(least, Math.min(most >= 1 ? Math.floor(most) : most, whole));
  return { ...said, count: held };
}
