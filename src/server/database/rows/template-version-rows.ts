// Reads and writes the saved versions of templates, including conflicting saves.
import { type Kysely, sql } from 'kysely';
import type { Tables, TemplateVersionTable } from '../../ports/database/tables.ts';

export type VersionCard = Omit<TemplateVersionTable, 'document'> & {
  /** In bytes of the compressed document: counting characters would read it. */
  readonly size: number;
};

const cardColumns = ['id', 'template_uuid', 'kind', 'revision', 'name', 'saved_at'] as const;

export async function insertVersion(query: Kysely<Tables>, version: TemplateVersionTable): Promise<void> {
  await query.insertInto('template_version').values(version).execute();
}

/** Newest first. */
export function listVersions(query: Kysely<Tables>, templateUuid: string): Promise<VersionCard[]> {
  return query
    .selectFrom('template_version')
    .select(cardColumns)
    .select(sql<number>`octet_length(document)`.as('size'))
    .where('template_uuid', '=', templateUuid)
    .orderBy('saved_at', 'desc')
    .orderBy('revision', 'desc')
    .orderBy('id')
    .execute();
}

export function findVersion(
  query: Kysely<Tables>,
  templateUuid: string,
  id: string,
): Promise<TemplateVersionTable | undefined> {
  return query
    .selectFrom('template_version')
    .selectAll()
    .where('template_uuid', '=', templateUuid)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The version that a revision was saved as, unless it was pruned. */
export function findSavedVersion(
  query: Kysely<Tables>,
  templateUuid: string,
  revision: number,
): Promise<Pick<TemplateVersionTable, 'document'> | undefined> {
  return query
    .selectFrom('template_version')
    .select('document')
    .where('template_uuid', '=', templateUuid)
    .where('kind', '=', 'saved')
    .where('revision', '=', revision)
    .executeTakeFirst();
}

/** The conflict version with exactly this document, so that a repeated save is stored once. */
export function findConflict(
  query: Kysely<Tables>,
  templateUuid: string,
  packedDocument: string,
): Promise<Pick<TemplateVersionTable, 'id'> | undefined> {
  return query
    .selectFrom('template_version')
    .select('id')
    .where('template_uuid', '=', templateUuid)
    .where('kind', '=', 'conflict')
    .where('document', '=', packedDocument)
    .executeTakeFirst();
}

export async function deleteVersions(query: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await query.deleteFrom('template_version').where('id', 'in', ids).execute();
}

/**
 * Templates with several versions, at least one of them older than the given time, so that there may be something to
 * prune.
 */
export async function listTemplatesWithVersionsBefore(
  query: Kysely<Tables>,
  time: number,
): Promise<string[]> {
  const rows = await query
    .selectFrom('template_version')
    .select('template_uuid')
    .groupBy('template_uuid')
    .having((row) => row.fn.countAll(), '>', 1)
    .having((row) => row.fn.min('saved_at'), '<', time)
    .execute();
  return rows.map(({ template_uuid: uuid }) => uuid);
}
