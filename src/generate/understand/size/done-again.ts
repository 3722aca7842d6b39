// What a number without a noun counts: what the trade does or makes so many times, or who comes.
import type { Kind, ScaleUnit, Volume } from '#catalog/kind/kind.ts';
import type { Pair } from '#catalog/kind/pair.ts';
import { mostAgain } from './bare-numbers.ts';
import { nameOfThing } from './counted-as.ts';
import { amounts, eachOf } from './each-of.ts';
import type { Period } from './periods.ts';
import type { FoundSize } from './sizes.ts';
import type { Counted } from './unit-words.ts';

export const isTold = ({ scale: { unit: own, also } }: Kind, unit: ScaleUnit): boolean =>
  unit === own || also?.[unit] !== undefined;

/** By the piece: nobody means a kilogram or a litre who says “400 a month”. */
const madeByPiece = (kind: Kind): boolean =>
  isTold(kind, 'units_a_day') ? kind.scale.unit !== 'area' : eachOf(kind, 'units_a_day', bare) !== undefined;
/** A thing that no volume is called by. */
export const bare = '';
const pieceNames: Pair = ['piece|pieces', 'штука|штуки|штук'];
/** A few of these a month are works of a maker: portraits, kitchens, rings. */
const madeToOrder = new Set(['orders', 'works', 'items']);

const isMadeToOrder = ({ scale, volumes: [main] }: Kind): boolean =>
  scale.unit === 'people' && main?.formula === 'monthly' && madeToOrder.has(main.units[0]);

const visits: Counted = {
  ...{ unit: 'visitors', times: 1 },
  counted: ['visitor|visitors', 'посетитель|посетителя|посетителей'],
};
const coming = new Set('visits guests orders sessions customers patients purchases'.split(' '));
const servers: ReadonlySet<ScaleUnit> = new Set(['people', 'chairs', 'seats', 'kiosks']);

/** Whoever is served at a chair or a counter pays by the visit, so that so many a day are visits and no price. */
const areVisits = ({ scale, volumes: [main] }: Kind, period: Period | null): boolean =>
  servers.has(scale.unit) &&
  coming.has(main?.units[0] ?? '') &&
  (main?.formula === 'daily' || main?.formula === 'turns') &&
  (period === 'day' || period === 'week');

/** What somebody does so many of. */
const served = new Set(
  'jobs cars repairs visits calls washes treatments pieces inspections trips tours'.split(' '),
);
const isServed = ({ volumes: [main] }: Kind): boolean =>
  main?.formula === 'daily' && served.has(main.units[0]);

/** Of a number without a noun: what the trade is counted by, where it is done so many times, or makes; else it may be a price. */
export function timesDone(kind: Kind | null, { count, period }: FoundSize): Counted | null {
  if (kind === null) return null;
  const done = (['projects', 'orders'] as const).find(
    (unit) => unit === kind.scale.unit || (unit === 'projects' && kind.scale.also?.[unit] !== undefined),
  );
  if (done !== undefined && count <= mostAgain) return { unit: done, times: 1 };
  if (madeByPiece(kind)) return { unit: 'units_a_day', times: 1, counted: pieceNames };
  if (areVisits(kind, period)) return visits;
  if (count <= mostAgain && isServed(kind))
    return { unit: 'orders', times: 1, counted: nameOfJobs(kind.volumes[0]) };
  return isMadeToOrder(kind) && count <= mostAgain ? { unit: 'orders', times: 1 } : null;
}

/** As many of what others do besides may be a price. */
const mostBesides = 60;

/** Ten roofs a year are jobs, not ten square metres. */
const jobNames: Pair = ['job|jobs', 'заказ|заказа|заказов'];
const nameOfJobs = (main: Volume | undefined): Pair =>
  main && !amounts.has(main.units[0]) ? nameOfThing(main.units) : jobNames;

function ordersDone(kind: Kind, count: number): Counted | null {
  const isOwn = kind.scale.unit === 'orders' && count <= kind.scale.high;
  const isFew = count <= mostBesides && (isTold(kind, 'orders') || isServed(kind));
  return isOwn || isFew ? { unit: 'orders', times: 1, counted: nameOfJobs(kind.volumes[0]) } : null;
}

/** Behind a trade without a mark: weddings of a DJ, cremations. */
export function jobsDone(kind: Kind | null, { count, period }: FoundSize): Counted | null {
  if (kind === null) return null;
  if (!isTold(kind, 'projects')) {
    if (madeByPiece(kind)) return { unit: 'units_a_day', times: 1, counted: pieceNames };
    return areVisits(kind, period) ? visits : ordersDone(kind, count);
  }
  if (kind.scale.unit === 'projects') return count <= mostAgain ? { unit: 'projects', times: 1 } : null;
  const [main] = kind.volumes;
  return count <= mostBesides ? { unit: 'projects', times: 1, counted: nameOfJobs(main) } : null;
}
