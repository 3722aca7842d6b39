// Adds versions to the history of a template.
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { addVersionBytes } from '#server/database/rows/template-storage-rows.ts';
import { findConflict, insertVersion } from '#server/database/rows/template-version-rows.ts';
import type { Tables } from '#server/ports/database/tables.ts';

interface VersionContent {
  readonly name: string;
  /** The compressed document. */
  readonly packed: Uint8Array;
}

interface VersionMetadata {
  readonly kind: 'saved' | 'conflict';
  readonly revision: number;
  readonly savedAt: number;
}

export async function addVersion(
  query: Kysely<Tables>,
  uuid: string,
  { name, packed }: VersionContent,
  { kind, revision, savedAt }: VersionMetadata,
): Promise<string> {
  const id = randomUUID();
  const row = { id, template_uuid: uuid, kind, revision, name, saved_at: savedAt };
  await insertVersion(query, { ...row, document: packed });
  return id;
}

/**
 * Stores a conflicting save, the same one only once; the caller holds the lock on the template's row. Returns the
 * version's id.
 */
export async function addConflictVersion(
  query: Kysely<Tables>,
  uuid: string,
  state: VersionContent,
  version: Omit<VersionMetadata, 'kind'>,
): Promise<string> {
  const known = await findConflict(query, uuid, state.packed);
  if (known !== undefined) return known.id;
  await addVersionBytes(query, uuid, state.packed.byteLength);
  return addVersion(query, uuid, state, { ...version, kind: 'conflict' });
}
