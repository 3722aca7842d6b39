// From which network an account began, and how much of the room that strangers share it has taken.
import { type Kysely, sql } from 'kysely';
import { networkOf } from '#server/networks/network-of.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import type { Migration } from './migrate.ts';

export const sharedRoom: Migration = {
  name: '019-shared-room',
  up: async (query) => {
    await addColumns(query);
    await noteNetworks(query);
    await query.schema
      .createTable('shared_room')
      .addColumn('network', 'text', (column) => column.primaryKey())
      .addColumn('bytes', 'bigint', (column) => column.notNull())
      .execute();
    // Of messages too the sum for an account is needed, and who has none is deleted sooner.
    await query.schema.createIndex('feedback_by_account').on('feedback').column('account_id').execute();
  },
};

async function addColumns(query: Kysely<Tables>): Promise<void> {
  await query.schema
    .alterTable('account')
    .addColumn('network', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await query.schema
    .alterTable('account')
    .addColumn('room_bytes', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  // What is taken by those who are there already is counted by the first sweep.
  await query.schema
    .createIndex('account_by_network')
    .on('account')
    .columns(['network', 'room_bytes'])
    .where(sql.ref('room_bytes'), '>', sql.lit(0))
    .execute();
}

const accountsAtOnce = 500;

/** Of each account's latest session; that of an account without one stays unknown. */
async function noteNetworks(query: Kysely<Tables>): Promise<void> {
  let after = '';
  for (;;) {
    const { rows } = await sql<{ id: string; ip: string | null }>`
      select id, (select ip from session where session.account_id = account.id
        order by last_seen_at desc, token_hash limit 1) as ip
      from account where id > ${after} order by id limit ${sql.lit(accountsAtOnce)}`.execute(query);
    const idsByNetwork = new Map<string, string[]>();
    for (const { id, ip } of rows) {
      const network = networkOf(ip ?? '');
      if (network !== '') idsByNetwork.set(network, [...(idsByNetwork.get(network) ?? []), id]);
    }
    for (const [network, ids] of idsByNetwork) {
      await query.updateTable('account').set({ network }).where('id', 'in', ids).execute();
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < accountsAtOnce) return;
    after = last.id;
  }
}
