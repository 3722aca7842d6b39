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

/** So little of what comes again is no business of the kind: of what is small in it. */
const leastOfFlows = 0.1;
const comingAgain: ReadonlySet<ScaleUnit> = new Set<ScaleUnit>([
  ...(['orders', 'visitors', 'units_a_day', 'tonnes', 'hectolitres', 'bottles', 'litres'] as const),
  ...(['kilograms', 'meals', 'calls', 'hours', 'pallets', 'containers', 'square_metres'] as const),
  'cubic_metres',
]);

/** Nothing where any number is one: a room, a cow. */
export function leastSizeOf({ scale: { low, unit } }: Kind): number {
  if (parted.has(unit)) return Number((low / timesHigh).toPrecision(2));
  return comingAgain.has(unit) ? Number((low * leastOfFlows).toPrecision(2)) : 0;
}

/** As much of what was said as can be modelled; there is no half of a room. */
export function heldSize(kind: Kind, said: SaidSize): SaidSize {
  const { unit, each, count } = said;
  const most = mostSizeOf(kind) / each;
  const least = unit === kind.scale.unit ? leastSizeOf(kind) / each : 0;
  const isWhole = each === 1 && !parted.has(unit);
  const whole = isWhole ? Math.max(1, Math.round(count)) : count;
  const held = Math.max(least, Math.min(most >= 1 ? Math.floor(most) : most, whole));
  return { ...said, count: held };
}
