// Puts a person or a template of a test into a standing towards money, directly in the database.
import { randomUUID } from 'node:crypto';
import type { DatabaseLocation } from '#server/database/open-database.ts';
import type { Database } from '#server/ports/database/database.ts';
import type { SubscriptionTable } from '#server/ports/database/tables/money-tables.ts';
import { withDatabase } from './people.ts';

type Place = { readonly place: DatabaseLocation };

export interface Subscribed {
  readonly plan?: 1 | 2;
  readonly state?: SubscriptionTable['state'];
  readonly periodEnd: number;
  readonly cancelsAtEnd?: boolean;
  readonly provider?: 'test' | 'stripe';
}

/** As what a payment service tells would leave it. */
export async function subscribeIn(
  { query }: Pick<Database, 'query'>,
  accountId: string,
  { plan = 1, state = 'active', periodEnd, cancelsAtEnd = false, provider = 'test' }: Subscribed,
): Promise<void> {
  await query.updateTable('account').set({ plan }).where('id', '=', accountId).execute();
  await query
    .insertInto('subscription')
    .values({
      ...{
        id: randomUUID(),
        account_id: accountId,
        provider,
        customer_id: randomUUID(),
        plan,
        state,
      },
      ...{ period_end: periodEnd, cancels_at_end: cancelsAtEnd ? 1 : 0, changed_at: 1, created_at: 1 },
    })
    .execute();
}

const accountIdOf = async ({ query }: Pick<Database, 'query'>, email: string): Promise<string> =>
  (await query.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

export const subscribe = (server: Place, email: string, subscribed: Subscribed): Promise<void> =>
  withDatabase(server, async (database) =>
    subscribeIn(database, await accountIdOf(database, email), subscribed),
  );

/** An own template by its uuid, or one of the gallery. */
export const buy = (server: Place, email: string, uuid: string, state: 'paid' | 'refunded' = 'paid') =>
  withDatabase(server, async (database) => {
    const order = { id: randomUUID(), account_id: await accountIdOf(database, email), email, name: 'bought' };
    const of = { static_id: uuid, template_uuid: uuid, gs_url: null, amount: 4900, created_at: 1, state };
    await database.query
      .insertInto('purchase_order')
      .values({ ...order, ...of })
      .execute();
  });

export const setPrice = (server: Place, uuid: string, priceCents: number | null) =>
  withDatabase(server, async ({ query }) => {
    await query.updateTable('template').set({ price_cents: priceCents }).where('uuid', '=', uuid).execute();
    if (priceCents === null) return;
    await query
      .updateTable('gallery_template')
      .set({ price_cents: priceCents })
      .where('uuid', '=', uuid)
      .execute();
  });
