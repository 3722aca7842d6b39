// Moves documents into tables of their own, because SQLite writes a row anew as a whole, and reads all of a long column to
// find what comes after it.
import { type Kysely, sql } from 'kysely';
import { readSummary, shortenedSummary } from '#server/cards/stored-summary.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import type { Migration } from './migrate.ts';

export const documents: Migration = {
  name: '020-documents',
  up: async (query) => {
    await moveDocuments(query, 'template', 'template_document');
    await moveDocuments(query, 'gallery_template', 'gallery_document');
    await shortenSummaries(query);
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

/** Of a summary that is not long nothing has to be left out. */
const mostSummaryBytes = 1000;

async function shortenSummaries(query: Kysely<Tables>): Promise<void> {
  const long = await query
    .selectFrom('template')
    .select('uuid')
    .where(sql<number>`octet_length(summary)`, '>', mostSummaryBytes)
    .execute();
  for (const { uuid } of long) {
    const rows = query.selectFrom('template').select('summary').where('uuid', '=', uuid);
    const stored = readSummary((await rows.executeTakeFirst())?.summary ?? '');
    if (stored === null) continue;
    const summary = JSON.stringify(shortenedSummary(stored));
    await query.updateTable('template').set({ summary }).where('uuid', '=', uuid).execute();
  }
}
