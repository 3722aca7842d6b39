// Puts users with what belongs to them directly into the database, for journeys of operators.
import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { insertTemplate } from '#server/database/rows/template-rows.ts';
import { listedFactsOf } from '#server/documents/listed-facts.ts';
import type { Database } from '#server/ports/database/database.ts';
import type { PurchaseOrderTable } from '#server/ports/database/tables/money-tables.ts';
import type { AccountTable, LogEntryTable } from '#server/ports/database/tables.ts';
import { newVisitor } from '#server/sessions/new-visitor.ts';
import { withDatabase } from '#testing/server/people.ts';
import type { AppServer } from '../app-server.ts';

export interface SeededTemplate {
  readonly name: string;
  readonly description?: string;
  readonly templateContext?: string;
  readonly priceCents?: number | null;
}

export interface SeededUser {
  readonly account?: Partial<Insertable<AccountTable>>;
  readonly templates?: readonly SeededTemplate[];
  readonly orders?: readonly Partial<Insertable<PurchaseOrderTable>>[];
  /** Profiles at Google. */
  readonly providers?: readonly Readonly<Record<string, unknown>>[];
  readonly logs?: readonly Partial<LogEntryTable>[];
}

/** Noon of 15 January 2026 in UTC. */
export const seededAt = Date.UTC(2026, 0, 15, 12);

/** Returns their ids, in the order given. */
export function seedUsers(server: AppServer, users: readonly SeededUser[]): Promise<readonly string[]> {
  return withServerDatabase(server, async (database) => {
    const ids: string[] = [];
    for (const user of users) ids.push(await seedUser(database, user));
    return ids;
  });
}

export const withServerDatabase = <Result>(
  { dataDir }: AppServer,
  work: (database: Database) => Promise<Result>,
): Promise<Result> => withDatabase({ place: { databaseUrl: null, dataDir } }, work);

async function seedUser(database: Database, seeded: SeededUser): Promise<string> {
  const account: Insertable<AccountTable> = {
    ...newVisitor('en', seededAt),
    kind: 'user',
    is_listed: 1,
    ...seeded.account,
  };
  const { query } = database;
  await query.insertInto('account').values(account).execute();
  for (const template of seeded.templates ?? []) await seedTemplate(database, account.id, template);
  for (const order of seeded.orders ?? []) {
    const row = {
      ...{ id: randomUUID(), account_id: account.id, email: 'buyer@example.com', name: 'Cafe', amount: 2900 },
      ...{ static_id: null, gs_url: null, template_uuid: null, created_at: seededAt },
      ...order,
    };
    await query.insertInto('purchase_order').values(row).execute();
  }
  for (const profile of seeded.providers ?? []) {
    const row = { id: randomUUID(), account_id: account.id, provider: 'google' as const };
    const rest = { subject: randomUUID(), profile: JSON.stringify(profile), created_at: seededAt };
    await query
      .insertInto('provider')
      .values({ ...row, ...rest })
      .execute();
  }
  for (const entry of seeded.logs ?? []) {
    const row: LogEntryTable = {
      ...{ id: randomUUID(), at: seededAt, level: 'info', lmid: 'user-signed-in', account_id: account.id },
      ...{ ip: '192.0.2.7', verb: 'POST', path: '/api/user/login', content: '', body: null },
      ...entry,
    };
    await query.insertInto('log_entry').values(row).execute();
  }
  // Saving a template counts as having been here.
  const { id, updated_at } = account;
  await query.updateTable('account').set({ updated_at }).where('id', '=', id).execute();
  return id;
}

async function seedTemplate(database: Database, accountId: string, seeded: SeededTemplate): Promise<void> {
  const { name, description = '', templateContext = '', priceCents = null } = seeded;
  const uuid = randomUUID();
  const fields = { uuid, name, description, templateContext, language: 'en', timestamp: seededAt };
  const summary = JSON.stringify({ description, language: 'en', services: [] });
  const data = { coreResources: [] };
  const document = Buffer.from(JSON.stringify({ ...fields, data }));
  await insertTemplate(
    database.query,
    {
      ...{ uuid, account_id: accountId, name, summary, revision: 1, digest: 'none' },
      ...{ created_at: seededAt, updated_at: seededAt, document, document_bytes: document.byteLength },
      ...{ deleted_at: null, price_cents: priceCents, copied_from: null, saved_in: null },
      ...listedFactsOf({ name, templateContext, data }),
    },
    document.byteLength,
  );
}
