// What is counted of some users for the list of operators: templates and their size, orders, ways to sign in, and when each was last there.
import type { Kysely } from 'kysely';
import type { Account, Tables } from '#server/ports/database/tables.ts';

export interface UserCounts {
  readonly templates: number;
  /** Of their templates' documents, without versions and deleted ones. */
  readonly documentBytes: number;
  readonly orders: number;
  /** Null: they have bought nothing, or left no address. */
  readonly firstOrderEmail: string | null;
  readonly providers: number;
  /** When they last did anything that is known. */
  readonly activeAt: number;
}

export interface CountedUser {
  readonly account: Account;
  readonly counts: UserCounts;
}

/** In the given order; whoever is gone by then is left out. */
export async function readCountedUsers(
  query: Kysely<Tables>,
  ids: readonly string[],
): Promise<CountedUser[]> {
  if (ids.length === 0) return [];
  const rows = await query.selectFrom('account').selectAll().where('id', 'in', ids).execute();
  const accounts = new Map(rows.map((row) => [row.id, row]));
  const templates = await countTemplates(query, ids);
  const orders = await countOrders(query, ids);
  const providers = await countProviders(query, ids);
  const seen = await lastSeen(query, ids);
  return ids.flatMap((id) => {
    const account = accounts.get(id);
    if (account === undefined) return [];
    const ofTemplates = templates.get(id);
    const ofOrders = orders.get(id);
    const activeAt = Math.max(account.updated_at, ofTemplates?.savedAt ?? 0, seen.get(id) ?? 0);
    const counts = {
      ...{ templates: ofTemplates?.count ?? 0, documentBytes: ofTemplates?.bytes ?? 0 },
      ...{ orders: ofOrders?.count ?? 0, firstOrderEmail: ofOrders?.firstEmail ?? null },
      ...{ providers: providers.get(id) ?? 0, activeAt },
    };
    return [{ account, counts }];
  });
}

/** PostgreSQL returns counts and sums as texts. */
async function countTemplates(query: Kysely<Tables>, ids: readonly string[]) {
  const rows = await query
    .selectFrom('template')
    .select((row) => [
      'account_id',
      row.fn.countAll<number>().as('count'),
      row.fn.sum<number>('document_bytes').as('bytes'),
      row.fn.max('updated_at').as('saved_at'),
    ])
    .where('account_id', 'in', ids)
    .where('deleted_at', 'is', null)
    .groupBy('account_id')
    .execute();
  return new Map(
    rows.map(({ account_id: id, count, bytes, saved_at: savedAt }) => [
      id,
      { count: Number(count), bytes: Number(bytes), savedAt: Number(savedAt) },
    ]),
  );
}

async function countOrders(query: Kysely<Tables>, ids: readonly string[]) {
  const rows = await query
    .selectFrom('purchase_order')
    .select(['account_id', 'email'])
    .where('account_id', 'in', ids)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const orders = new Map<string, { count: number; firstEmail: string | null }>();
  for (const { account_id: id, email } of rows) {
    if (id === null) continue;
    const { count, firstEmail } = orders.get(id) ?? { count: 0, firstEmail: null };
    orders.set(id, { count: count + 1, firstEmail: firstEmail ?? (email === '' ? null : email) });
  }
  return orders;
}

async function countProviders(query: Kysely<Tables>, ids: readonly string[]) {
  const rows = await query
    .selectFrom('provider')
    .select((row) => ['account_id', row.fn.countAll<number>().as('count')])
    .where('account_id', 'in', ids)
    .groupBy('account_id')
    .execute();
  return new Map(rows.map(({ account_id: id, count }) => [id, Number(count)]));
}

async function lastSeen(query: Kysely<Tables>, ids: readonly string[]) {
  const rows = await query
    .selectFrom('session')
    .select((row) => ['account_id', row.fn.max('last_seen_at').as('seen_at')])
    .where('account_id', 'in', ids)
    .groupBy('account_id')
    .execute();
  return new Map(rows.map(({ account_id: id, seen_at: at }) => [id, Number(at)]));
}
