// Completes databases that earlier forms of 020 have upgraded: it was changed after it had been committed.
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/ports/database/tables.ts';
import type { Migration } from './migrate.ts';
import { shortenSummaries } from './shorten-summaries.ts';

export const completeDocuments: Migration = {
  name: '023-complete-documents',
  up: async (query) => {
    // First: on PostgreSQL it waits for those who write, and keeps a program that still runs from writing meanwhile.
    await query.schema
      .createIndex('template_by_deleted_at')
      .ifNotExists()
      .on('template')
      .columns(['deleted_at', 'document_bytes'])
      .where(sql.ref('deleted_at'), 'is not', sql.lit(null))
      .execute();
    await keepThoseWithoutDocument(query);
    await measureUnmeasured(query);
    await shortenSummaries(query);
  },
};

/** One that is there can be saved again, which needs the row of its document. */
async function keepThoseWithoutDocument(query: Kysely<Tables>): Promise<void> {
  await sql`
    insert into template_document (uuid, document)
      select uuid, '' from template where deleted_at is null
        and not exists (select 1 from template_document as kept where kept.uuid = template.uuid)`.execute(
    query,
  );
  await sql`
    insert into gallery_document (uuid, document)
      select uuid, '' from gallery_template
        where not exists (select 1 from gallery_document as kept where kept.uuid = gallery_template.uuid)`.execute(
    query,
  );
}

/**
 * Without a size a template counts as purged. One that really is has no name and no card either, and a sweep deletes what an
 * interruption left of it. The versions may be in pieces by now, the document is not.
 */
async function measureUnmeasured(query: Kysely<Tables>): Promise<void> {
  await sql`
    update template set
      document_bytes = (select octet_length(kept.document) from template_document as kept
        where kept.uuid = template.uuid),
      version_bytes = coalesce((select sum(coalesce(
        (select sum(octet_length(piece.content)) from document_piece as piece where piece.version_id = version.id),
        octet_length(version.document)))
        from template_version as version where version.template_uuid = template.uuid), 0)
    where document_bytes = 0 and (deleted_at is null or deleted_at > 0) and not (name = '' and summary = '{}')
      and exists (select 1 from template_document as kept
        where kept.uuid = template.uuid and kept.document != '')`.execute(query);
}
