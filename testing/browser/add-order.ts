// Adds an order or a plan to an account directly in the database, as a payment would.
import { randomUUID } from 'node:crypto';
import { withDatabase } from '#testing/server/people.ts';
import type { Visitor } from './journey.ts';

export interface SeededOrder {
  readonly id: string;
  readonly name: string;
  readonly priceCents: number;
  readonly gsUrl: string | null;
  readonly templateUuid: string | null;
}

export const exampleOrder: SeededOrder = {
  id: 'order-1',
  name: 'Neighbourhood café',
  priceCents: 2900,
  gsUrl: 'https://docs.google.com/spreadsheets/d/1',
  templateUuid: null,
};

export const newOrder = (): SeededOrder => ({ ...exampleOrder, id: randomUUID() });

/** For the account of this visitor's browser. */
export async function addOrder(visitor: Visitor, order: SeededOrder, email: string): Promise<void> {
  const account_id = await accountIdOf(visitor);
  const { id, name, priceCents: price_cents, gsUrl: gs_url, templateUuid: template_uuid } = order;
  // Noon of 15 January 2026 in UTC.
  const created_at = Date.UTC(2026, 0, 15, 12);
  await withServerDatabase(visitor, ({ query }) =>
    query
      .insertInto('purchase_order')
      .values({
        id,
        account_id,
        email,
        name,
        static_id: null,
        gs_url,
        template_uuid,
        price_cents,
        created_at,
      })
      .execute(),
  );
}

/** 0 is an operator's, 1 essential, 2 growth. */
export async function setPlan(visitor: Visitor, plan: 0 | 1 | 2 | null): Promise<void> {
  const id = await accountIdOf(visitor);
  await withServerDatabase(visitor, ({ query }) =>
    query.updateTable('account').set({ plan }).where('id', '=', id).execute(),
  );
}

const withServerDatabase = <Result>(
  { server }: Visitor,
  work: Parameters<typeof withDatabase<Result>>[1],
): Promise<Result> => withDatabase({ place: { databaseUrl: null, dataDir: server.dataDir } }, work);

/** The export of one's own data names the account. */
async function accountIdOf({ page }: Visitor): Promise<string> {
  return page.evaluate(async () => {
    await fetch('/api/user');
    const { account } = await (await fetch('/api/user/export')).json();
    return String(account.id);
  });
}
