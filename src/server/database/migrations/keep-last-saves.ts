// Adds the current document of each template as a version, where its history does not have it.
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/ports/database/tables.ts';
import { packDocument } from '../rows/documents/packed-document.ts';

/** They were in the rows then. */
type WithDocuments = { readonly template: { readonly document: string } };

/** One at a time, because all documents together may not fit into memory. Returns the templates that got a version. */
export async function keepLastSaves(query: Kysely<Tables>): Promise<readonly string[]> {
  const uuids = await templatesWithoutLastVersion(query);
  for (const uuid of uuids) {
    const { document, name, revision, updated_at } = await query
      .withTables<WithDocuments>()
      .selectFrom('template')
      .select(['document', 'name', 'revision', 'updated_at'])
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    const version = { id: randomUUID(), template_uuid: uuid, kind: 'saved' as const, revision, name };
    const row = {
      ...version,
      saved_at: updated_at,
      document: Buffer.from(packDocument(document)).toString(),
    };
    await query.insertInto('template_version').values(row).execute();
  }
  return uuids;
}

/** Purged templates have no document any more. */
async function templatesWithoutLastVersion(query: Kysely<Tables>): Promise<readonly string[]> {
  const rows = await query
    .withTables<WithDocuments>()
    .selectFrom('template')
    .select('uuid')
    .where('document', '!=', '')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('template_version as version')
            .select('version.id')
            .whereRef('version.template_uuid', '=', 'template.uuid')
            .whereRef('version.revision', '=', 'template.revision')
            .where('version.kind', '=', 'saved'),
        ),
      ),
    )
    .execute();
  return rows.map(({ uuid }) => uuid);
}
