// Makes a template that its owner published private again, as an operator decides it.
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { updateTemplate } from '#server/database/rows/template-rows.ts';
import { insertVersion } from '#server/database/rows/template-version-rows.ts';
import type { PreparedDocument } from '#server/documents/prepare-document.ts';
import type { Tables } from '#server/ports/database/tables.ts';

interface Published {
  readonly uuid: string;
  readonly accountId: string;
  readonly revision: number;
}

/** A save like any other, so that its owner's next one knows of it. Returns false if it was changed meanwhile. */
export async function unpublishTemplate(
  query: Kysely<Tables>,
  { uuid, accountId, revision: base }: Published,
  { name, summary, document, digest, packed }: PreparedDocument,
  now: number,
): Promise<boolean> {
  const sizes = { document_bytes: document.byteLength, version_bytes: packed.byteLength };
  const change = { name, summary, document, digest, ...sizes, updated_at: now, saved_in: null };
  const revision = await updateTemplate(query, uuid, accountId, base, change);
  if (revision === undefined) return false;
  const version = { id: randomUUID(), template_uuid: uuid, kind: 'saved' as const };
  await insertVersion(query, { ...version, revision, name, saved_at: now, document: packed });
  return true;
}
