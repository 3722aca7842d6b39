// Every saved version of a template, and conflicting saves; documents are stored compressed.
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/ports/database/tables.ts';
import { packDocument } from '../rows/packed-document.ts';
import type { Migration } from './migrate.ts';

export const templateVersions: Migration = {
  name: '006-template-versions',
  up: async (query) => {
    await query.schema
      .createTable('template_version')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('template_uuid', 'text', (column) =>
        column.notNull().references('template.uuid').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('saved_at', 'bigint', (column) => column.notNull())
      .addColumn('document', 'text', (column) => column.notNull())
      .execute();
    await query.schema
      .createIndex('template_version_by_template')
      .on('template_version')
      .columns(['template_uuid', 'saved_at'])
      .execute();
    await keepWhatIsThere(query);
  },
};

/** One at a time, because all documents together may not fit into memory. */
async function keepWhatIsThere(query: Kysely<Tables>): Promise<void> {
  const templates = await query.selectFrom('template').select('uuid').where('document', '!=', '').execute();
  for (const { uuid } of templates) {
    const { document, name, revision, updated_at } = await query
      .selectFrom('template')
      .select(['document', 'name', 'revision', 'updated_at'])
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    const version = { id: randomUUID(), template_uuid: uuid, kind: 'saved' as const, revision, name };
    const row = { ...version, saved_at: updated_at, document: packDocument(document) };
    await query.insertInto('template_version').values(row).execute();
  }
}
