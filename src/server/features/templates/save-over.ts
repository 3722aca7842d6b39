// Saves a checked document over a template that is there, with its version; a late one is put aside instead of lost.
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { calls } from '#contract/calls.ts';
import { packDocument } from '#server/database/packed-document.ts';
import type { Tables } from '#server/database/tables.ts';
import { lockTemplate, updateTemplate } from '#server/database/template-rows.ts';
import { findConflict, insertVersion } from '#server/database/template-version-rows.ts';
import type { CheckedDocument } from '#server/documents/checked-document.ts';

export type Saved = z.input<(typeof calls)['saveUserTemplate']['reply']>;

export type Outcome =
  | { readonly end: 'saved'; readonly saved: Saved }
  | { readonly end: 'stale'; readonly currentRevision: number; readonly conflictVersion: string }
  | { readonly end: 'absent' };

interface Save {
  readonly uuid: string;
  readonly accountId: string;
  /** Without one it is saved over whatever is there; that stays in the history. */
  readonly baseRevision: number | undefined;
  readonly now: number;
}

/** In the caller's transaction: either the template changes together with its history, or nothing does. */
export async function saveOver(
  query: Kysely<Tables>,
  { uuid, accountId, baseRevision, now }: Save,
  checked: CheckedDocument,
): Promise<Outcome> {
  const change = { ...checked, updated_at: now };
  const revision = await updateTemplate(query, uuid, accountId, baseRevision, change);
  if (revision !== undefined) {
    await keepVersion(query, uuid, checked, { kind: 'saved', revision, savedAt: now });
    return { end: 'saved', saved: { uuid, revision, timestamp: now } };
  }
  const current = await lockTemplate(query, uuid, accountId);
  if (current === undefined) return { end: 'absent' };
  // Nothing new, as when a save is repeated because its reply was lost: neither a conflict nor a version.
  if (current.document === checked.document) {
    return { end: 'saved', saved: { uuid, revision: current.revision, timestamp: current.updated_at } };
  }
  const version = { kind: 'conflict', revision: baseRevision ?? current.revision, savedAt: now } as const;
  const known = await findConflict(query, uuid, packDocument(checked.document));
  const conflictVersion = known?.id ?? (await keepVersion(query, uuid, checked, version));
  return { end: 'stale', currentRevision: current.revision, conflictVersion };
}

export async function keepVersion(
  query: Kysely<Tables>,
  uuid: string,
  { name, document }: Pick<CheckedDocument, 'name' | 'document'>,
  version: { readonly kind: 'saved' | 'conflict'; readonly revision: number; readonly savedAt: number },
): Promise<string> {
  const { kind, revision, savedAt } = version;
  const id = randomUUID();
  const row = { id, template_uuid: uuid, kind, revision, name, saved_at: savedAt };
  await insertVersion(query, { ...row, document: packDocument(document) });
  return id;
}
