// Which orders are worth showing: all but those of checkouts that were left a day ago or longer.
import type { Visitor } from '#web/state/visitor/visitor.ts';

export type Order = Visitor['orders'][number];

const dayMs = 24 * 60 * 60 * 1000;

/** Nobody paid, and nobody looks for them any more. */
const isAbandoned = ({ state, date }: Order, now: number): boolean =>
  (state === 'pending' || state === 'failed') && now - date > dayMs;

export const shownOrders = (orders: readonly Order[], now: number): Order[] =>
  orders.filter((order) => !isAbandoned(order, now));
