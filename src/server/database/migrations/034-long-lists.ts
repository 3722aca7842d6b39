// Lets operators read long lists by indexes alone: the log however far on, and templates by name and with their context.
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/ports/database/tables.ts';
import type { Migration } from './migrate.ts';

export const longLists: Migration = {
  name: '034-long-lists',
  up: async (query) => {
    await indexLog(query);
    await widenTemplates(query);
    await indexTemplates(query);
  },
};

/** Each in the order in which its list is read, ties too; that of all also says what is left out by kind. */
async function indexLog(query: Kysely<Tables>): Promise<void> {
  for (const name of ['log_entry_by_at', 'log_entry_by_lmid', 'log_entry_by_account']) {
    await query.schema.dropIndex(name).execute();
  }
  await query.schema.createIndex('log_entry_by_at').on('log_entry').columns(['at', 'id', 'lmid']).execute();
  await query.schema.createIndex('log_entry_by_lmid').on('log_entry').columns(['lmid', 'at', 'id']).execute();
  await query.schema
    .createIndex('log_entry_by_account')
    .on('log_entry')
    .columns(['account_id', 'at', 'id'])
    .where(sql.ref('account_id'), 'is not', sql.lit(null))
    .execute();
}

/** What lists for operators say of a template beside its card, and what it is found by. Null: it was not looked at for them yet. */
async function widenTemplates(query: Kysely<Tables>): Promise<void> {
  await query.schema.alterTable('template').addColumn('context', 'text').execute();
  await query.schema.alterTable('template').addColumn('resource_count', 'integer').execute();
  await query.schema.alterTable('template').addColumn('search_name', 'text').execute();
}

async function indexTemplates(query: Kysely<Tables>): Promise<void> {
  await query.schema
    .createIndex('template_by_search_name')
    .on('template')
    // SQLite reads the row for a column that is not in it, though it can have but one value.
    .columns(['search_name', 'account_id', 'deleted_at'])
    .where(sql.ref('deleted_at'), 'is', sql.lit(null))
    .execute();
  await query.schema.dropIndex('template_by_account_id_updated_at').execute();
  await query.schema
    .createIndex('template_by_owner')
    .on('template')
    .columns(['account_id', 'updated_at', 'uuid', 'deleted_at'])
    .where(sql.ref('deleted_at'), 'is', sql.lit(null))
    .execute();
  await query.schema
    .createIndex('template_with_context')
    .on('template')
    .columns(['account_id', 'updated_at', 'uuid'])
    .where(sql.ref('deleted_at'), 'is', sql.lit(null))
    .where(sql.ref('context'), '<>', sql.lit(''))
    .execute();
  await query.schema
    .createIndex('template_without_facts')
    .on('template')
    .column('uuid')
    .where(sql.ref('context'), 'is', sql.lit(null))
    .execute();
}
