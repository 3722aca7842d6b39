// Moves documents into tables of their own, because SQLite writes a row anew as a whole, and reads all of a long column to
// find what comes after it.
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#server/ports/database/tables.ts';
import type { Migration } from './migrate.ts';
import { shortenSummaries } from './shorten-summaries.ts';

export const documents: Migration = {
  name: '020-documents',
  up: async (query) => {
    await measureUnmeasured(query);
    // Of a purged template there is none.
    const isKept = sql<boolean>`document != '' or deleted_at is null`;
    await moveDocuments(query, 'template', 'template_document', isKept);
    await moveDocuments(query, 'gallery_template', 'gallery_document', sql<boolean>`1 = 1`);
    await shortenSummaries(query);
    // Each sweep asks for them.
    await query.schema
      .createIndex('template_by_deleted_at')
      .on('template')
      .columns(['deleted_at', 'document_bytes'])
      .where(sql.ref('deleted_at'), 'is not', sql.lit(null))
      .execute();
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

/** On PostgreSQL the reference keeps a program that still runs from writing to the table meanwhile. */
async function moveDocuments(
  query: Kysely<Tables>,
  from: string,
  to: string,
  isKept: RawBuilder<boolean>,
): Promise<void> {
  await query.schema
    .createTable(to)
    .addColumn('uuid', 'text', (column) => column.primaryKey().references(`${from}.uuid`).onDelete('cascade'))
    .addColumn('document', 'text', (column) => column.notNull())
    .execute();
  await sql`insert into ${sql.table(to)} (uuid, document)
    select uuid, document from ${sql.table(from)} where ${isKept}`.execute(query);
  await query.schema.alterTable(from).dropColumn('document').execute();
}
