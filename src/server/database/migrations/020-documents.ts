// Documents have tables of their own. SQLite writes a row anew as a whole, so with the document in it a template could not
// be deleted, restored or given to another account without its document being written, and no list read what comes after it.
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/ports/database/tables.ts';
import type { Migration } from './migrate.ts';

export const documents: Migration = {
  name: '020-documents',
  up: async (query) => {
    await measureUnmeasured(query);
    await moveDocuments(query, 'template', 'template_document');
    await moveDocuments(query, 'gallery_template', 'gallery_document');
    // The list of one person's, and who loses their name when an account is deleted.
    await query.schema
      .createIndex('gallery_template_by_saved_by')
      .on('gallery_template')
      .columns(['saved_by', 'created_at', 'uuid'])
      .execute();
  },
};

/** Saved by a program from before there were sizes, while another upgraded; without one a template now counts as purged. */
async function measureUnmeasured(query: Kysely<Tables>): Promise<void> {
  await sql`
    update template set
      document_bytes = octet_length(document),
      version_bytes = coalesce((select sum(octet_length(version.document)) from template_version as version
        where version.template_uuid = template.uuid), 0)
    where document_bytes = 0 and document != ''`.execute(query);
}

async function moveDocuments(query: Kysely<Tables>, from: string, to: string): Promise<void> {
  await query.schema
    .createTable(to)
    .addColumn('uuid', 'text', (column) => column.primaryKey().references(`${from}.uuid`).onDelete('cascade'))
    .addColumn('document', 'text', (column) => column.notNull())
    .execute();
  // Of a purged template there is none.
  await sql`insert into ${sql.table(to)} (uuid, document)
    select uuid, document from ${sql.table(from)} where document != ''`.execute(query);
  await query.schema.alterTable(from).dropColumn('document').execute();
}
