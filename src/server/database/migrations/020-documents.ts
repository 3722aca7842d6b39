// Moves documents into tables of their own, because SQLite writes a row anew as a whole, and reads all of a long column to
// find what comes after it.
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/ports/database/tables.ts';
import type { Migration } from './migrate.ts';

export const documents: Migration = {
  name: '020-documents',
  up: async (query) => {
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
