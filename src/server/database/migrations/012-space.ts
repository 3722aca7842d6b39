// The storage each template uses with its versions, who last saved and read it, and builds that several instances can
// follow.
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/ports/database/tables.ts';
import type { Migration } from './migrate.ts';

export const space: Migration = {
  name: '012-space',
  up: async (query) => {
    await measureTemplates(query);
    await addReadings(query);
    await addBuilds(query);
  },
};

async function measureTemplates(query: Kysely<Tables>): Promise<void> {
  for (const name of ['document_bytes', 'version_bytes'] as const) {
    await query.schema
      .alterTable('template')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
  await query.schema.alterTable('template').addColumn('saved_in', 'text').execute();
  await sql`
    update template set
      document_bytes = octet_length(document),
      version_bytes = coalesce((select sum(octet_length(version.document)) from template_version as version
        where version.template_uuid = template.uuid), 0)`.execute(query);
  // A covering index for an account's storage use: the rows themselves are as long as their documents.
  await query.schema
    .createIndex('template_by_account_id_bytes')
    .on('template')
    .columns(['account_id', 'document_bytes', 'version_bytes'])
    .execute();
}

async function addReadings(query: Kysely<Tables>): Promise<void> {
  await query.schema
    .createTable('template_reading')
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('template_uuid', 'text', (column) =>
      column.notNull().references('template.uuid').onDelete('cascade'),
    )
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('template_reading_key', ['session_id', 'template_uuid'])
    .execute();
  await query.schema
    .createIndex('template_reading_by_template')
    .on('template_reading')
    .column('template_uuid')
    .execute();
}

async function addBuilds(query: Kysely<Tables>): Promise<void> {
  await query.schema
    .createTable('build')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('percent', 'integer', (column) => column.notNull())
    .addColumn('touched_at', 'bigint', (column) => column.notNull())
    .execute();
  await query.schema.createIndex('build_by_touched_at').on('build').column('touched_at').execute();
  await query.schema.createIndex('build_by_account').on('build').column('account_id').execute();
}
