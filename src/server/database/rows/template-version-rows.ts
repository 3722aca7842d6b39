// Reads and writes the saved versions of templates, including conflicting saves.
import type { Kysely } from 'kysely';
import type { Tables, TemplateVersionTable } from '../../ports/database/tables.ts';
import { bytesOfColumn, textOfBytes } from './documents/document-bytes.ts';
import {
  deletePieces,
  hasSamePieces,
  isShortAsName,
  lacksPieces,
  savePieces,
  storedDocument,
  versionBytes,
  withWholeDocument,
} from './documents/document-pieces.ts';

export type StoredVersion = Omit<TemplateVersionTable, 'document'> & {
  /** Compressed. */
  readonly document: Uint8Array;
};

export type VersionCard = Omit<TemplateVersionTable, 'document'> & {
  /** In bytes of the compressed document: counting characters would read it. */
  readonly size: number;
};

const cardColumns = ['id', 'template_uuid', 'kind', 'revision', 'name', 'saved_at'] as const;

/** Runs in the caller's transaction. */
export async function insertVersion(
  query: Kysely<Tables>,
  { document, ...version }: StoredVersion,
): Promise<void> {
  const stored = storedDocument(document);
  const row = { ...version, document: textOfBytes(stored.column) };
  await query.insertInto('template_version').values(row).execute();
  await savePieces(query, { version_id: version.id }, stored, false);
}

/** Newest first. */
export function listVersions(query: Kysely<Tables>, templateUuid: string): Promise<VersionCard[]> {
  return query
    .selectFrom('template_version')
    .select(cardColumns)
    .select(versionBytes.as('size'))
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
): Promise<StoredVersion | undefined> {
  const found = query
    .selectFrom('template_version')
    .select(cardColumns)
    .select(bytesOfColumn('document').as('document'))
    .where('template_uuid', '=', templateUuid)
    .where('id', '=', id);
  return withWholeDocument(query, () => found.executeTakeFirst());
}

/** The version that a revision was saved as, unless it was pruned or is damaged. */
export async function findSavedVersion(
  query: Kysely<Tables>,
  templateUuid: string,
  revision: number,
): Promise<Pick<StoredVersion, 'document'> | undefined> {
  const found = query
    .selectFrom('template_version')
    .select(bytesOfColumn('document').as('document'))
    .where('template_uuid', '=', templateUuid)
    .where('kind', '=', 'saved')
    .where('revision', '=', revision);
  const version = await withWholeDocument(query, () => found.executeTakeFirst());
  return version && lacksPieces(version.document) ? undefined : version;
}

/** The conflict version with exactly this document, so that a repeated save is stored once. */
export async function findConflict(
  query: Kysely<Tables>,
  templateUuid: string,
  packedDocument: Uint8Array,
): Promise<Pick<TemplateVersionTable, 'id'> | undefined> {
  const stored = storedDocument(packedDocument);
  const conflicts = query
    .selectFrom('template_version')
    .where('template_uuid', '=', templateUuid)
    .where('kind', '=', 'conflict');
  if (stored.id !== null) {
    const columns = conflicts.select(['id', bytesOfColumn('document').as('document')]).where(isShortAsName);
    for (const { id, document } of await columns.execute()) {
      if (await hasSamePieces(query, document, stored)) return { id };
    }
  }
  // Of an earlier program a long one is stored like this too.
  const text = textOfBytes(packedDocument);
  return conflicts.select('id').where('document', '=', text).executeTakeFirst();
}

export async function deleteVersions(query: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  for (const id of await thoseInPieces(query, ids)) await deletePieces(query, { version_id: id });
  await query.deleteFrom('template_version').where('id', 'in', ids).execute();
}

async function thoseInPieces(query: Kysely<Tables>, ids: readonly string[]): Promise<string[]> {
  const rows = await query
    .selectFrom('document_piece')
    .select('version_id')
    .distinct()
    .where('version_id', 'in', ids)
    .execute();
  return rows.map(({ version_id: id }) => id ?? '');
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
