// Puts daily counts and paid orders into a database, so that everything that the overview shows can be worked out by hand.
import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { addDailyCounts } from '#server/database/rows/operators/daily-count-rows.ts';
import type { PurchaseOrderTable } from '#server/ports/database/tables/money-tables.ts';
import { newVisitor } from '#server/sessions/new-visitor.ts';
import { withDatabase } from '#testing/server/people.ts';

/** What was counted how often, by how many days ago. */
export type CountsByDay = Readonly<Record<number, Readonly<Record<string, number>>>>;

const dayMs = 24 * 60 * 60 * 1000;
/** At noon, in UTC. */
const daysAgo = (days: number): number => (Math.floor(Date.now() / dayMs) - days + 0.5) * dayMs;

type Order = Insertable<PurchaseOrderTable>;

const paid = (buyer: string, days: number, change: Partial<Order> = {}): Order => ({
  ...{ id: randomUUID(), account_id: buyer, email: 'buyer@example.com', name: 'A model', static_id: null },
  ...{ template_uuid: null, gs_url: null, state: 'paid', currency: 'usd', provider: 'test', amount: 2900 },
  ...{ created_at: daysAgo(days), paid_at: daysAgo(days), ...change },
});

/** Beside the counts: two orders of 29 dollars three days ago, one forty days ago of which half went back three days ago, and two in other currencies. */
export async function seedOverview(dataDir: string, counts: CountsByDay): Promise<void> {
  const rows = Object.entries(counts).flatMap(([days, amounts]) => {
    const day = new Date(daysAgo(Number(days))).toISOString().slice(0, 10);
    return Object.entries(amounts).map(([what, amount]) => ({ day, what, amount }));
  });
  // One came ten days ago and bought; the other one had come long before.
  const [buyer, regular] = [newVisitor('en', daysAgo(10)), newVisitor('en', daysAgo(400))];
  const halfBack = paid(regular.id, 40);
  const at = daysAgo(3);
  await withDatabase({ place: { databaseUrl: null, dataDir } }, async ({ query }) => {
    await addDailyCounts(query, rows);
    await query.insertInto('account').values([buyer, regular]).execute();
    const yen = paid(regular.id, 10, { currency: 'jpy', amount: 5000 });
    const euros = paid(regular.id, 10, { currency: 'eur', amount: 1000 });
    const orders = [paid(buyer.id, 3), paid(regular.id, 3), halfBack, yen, euros];
    for (const order of orders) await query.insertInto('purchase_order').values(order).execute();
    await query
      .insertInto('payment_event')
      .values({
        ...{ provider: 'test', id: 'half', kind: 'refunded', order_id: halfBack.id, payment_id: null },
        ...{ subscription_id: null, happened_at: at, received_at: at },
        fact: JSON.stringify({ kind: 'refunded', refunded: 1450, of: 2900 }),
      })
      .execute();
  });
}
