// Accounts with an email address: passwords, Google sign-in, one-time links, and where an account is signed in.
import type { Kysely } from 'kysely';
import type { Tables } from '#server/ports/database/tables.ts';
import type { Migration } from './migrate.ts';

export const signIn: Migration = {
  name: '005-sign-in',
  up: async (query) => {
    await widenAccounts(query);
    await widenSessions(query);
    await addProviders(query);
    await addOneTimeTokens(query);
  },
};

async function widenAccounts(query: Kysely<Tables>): Promise<void> {
  const text = ['email', 'password_hash', 'first_name', 'last_name', 'display_name', 'merged_into'] as const;
  for (const name of text) await query.schema.alterTable('account').addColumn(name, 'text').execute();
  await query.schema
    .alterTable('account')
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('active'))
    .execute();
  await query.schema.alterTable('account').addColumn('plan', 'integer').execute();
  await query.schema
    .alterTable('account')
    .addColumn('is_entitled', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await query.schema
    .alterTable('account')
    .addColumn('ip_data', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
  const times = ['email_verified_at', 'feedback_requested_at'] as const;
  for (const name of times) await query.schema.alterTable('account').addColumn(name, 'bigint').execute();
  await query.schema.createIndex('account_by_email').unique().on('account').column('email').execute();
}

async function widenSessions(query: Kysely<Tables>): Promise<void> {
  for (const name of ['id', 'ip', 'user_agent'] as const) {
    await query.schema
      .alterTable('session')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
}

async function addProviders(query: Kysely<Tables>): Promise<void> {
  await query.schema
    .createTable('provider')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('profile', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await query.schema
    .createIndex('provider_by_subject')
    .unique()
    .on('provider')
    .columns(['provider', 'subject'])
    .execute();
  await query.schema.createIndex('provider_by_account').on('provider').column('account_id').execute();
}

async function addOneTimeTokens(query: Kysely<Tables>): Promise<void> {
  await query.schema
    .createTable('one_time_token')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await query.schema
    .createIndex('one_time_token_by_account')
    .on('one_time_token')
    .columns(['account_id', 'purpose'])
    .execute();
}
