// Works out once more what has become of an order, of all that is known of it, and says what that changed.
import type { Kysely } from 'kysely';
import { findOrders, listEventsNaming } from '#server/database/rows/money/payment-rows.ts';
import { listSubscriptionsById } from '#server/database/rows/money/subscription-rows.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import { type Family, familyOf } from './purchase-family.ts';
import { type EventTaker, listFamilyEvents, settleFamily, withSettledOwners } from './take-events.ts';

type Value = string | number | null;

/** One order or subscription that is not as it was. */
interface ReplayedChange {
  readonly what: 'order' | 'subscription';
  readonly id: string;
  readonly field: string;
  readonly before: Value;
  readonly after: Value;
}

export interface Replayed {
  /** How many events it was worked out of. */
  readonly events: number;
  readonly changes: readonly ReplayedChange[];
}

export interface ReplayedNames {
  readonly orders: readonly string[];
  readonly subscriptions: readonly string[];
  readonly payments: readonly string[];
}

/**
 * Each state is worked out of all that is known, so that doing it again changes nothing. `tell` runs in the same step.
 */
export function replayEvents(
  taker: EventTaker,
  names: ReplayedNames,
  tell: (query: Kysely<Tables>, replayed: Replayed) => Promise<void>,
): Promise<Replayed> {
  return withSettledOwners(taker, async (query) => {
    const events = await listFamilyEvents(query, await listEventsNaming(query, names));
    const family = familyOf(events);
    const before = await stateOf(query, family);
    await settleFamily(taker, query, family);
    const replayed = { events: events.length, changes: changesBetween(before, await stateOf(query, family)) };
    await tell(query, replayed);
    return replayed;
  });
}

const orderFields = [
  ...(['state', 'paid_at', 'amount', 'tax_amount', 'refunded_amount'] as const),
  ...(['payment_id', 'subscription_id', 'plan_id'] as const),
] as const;
const subscriptionFields = ['state', 'plan', 'period_end', 'cancels_at_end'] as const;

type State = ReadonlyMap<string, Value>;

const keyOf = (what: ReplayedChange['what'], id: string, field: string): string =>
  JSON.stringify([what, id, field]);

async function stateOf(query: Kysely<Tables>, { orders, renewals, subscriptions }: Family): Promise<State> {
  const found = await findOrders(
    query,
    [...orders, ...renewals].map(({ id }) => id),
  );
  const ids = subscriptions.map(({ id }) => id);
  const held = ids.length === 0 ? [] : await listSubscriptionsById(query, ids);
  return new Map([
    ...found.flatMap((order) =>
      orderFields.map((field): [string, Value] => [keyOf('order', order.id, field), order[field]]),
    ),
    ...held.flatMap((one) =>
      subscriptionFields.map((field): [string, Value] => [keyOf('subscription', one.id, field), one[field]]),
    ),
  ]);
}

function changesBetween(before: State, after: State): ReplayedChange[] {
  return [...after].flatMap(([key, value]) => {
    const old = before.get(key) ?? null;
    const [what, id, field]: [ReplayedChange['what'], string, string] = JSON.parse(key);
    return old === value ? [] : [{ what, id, field, before: old, after: value }];
  });
}
