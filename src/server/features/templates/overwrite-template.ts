// Saves a prepared document over an existing template and adds a version; a save that would be lost becomes a conflict
// version.
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { calls } from '#contract/calls/calls.ts';
import { type LockedTemplate, lockTemplate } from '#server/database/rows/documents/locked-template.ts';
import { packDocumentAside } from '#server/database/rows/documents/packed-document.ts';
import { hasRead } from '#server/database/rows/template-reading-rows.ts';
import { findTemplate, updateTemplate } from '#server/database/rows/template-rows.ts';
import { findSavedVersion } from '#server/database/rows/template-version-rows.ts';
import type { PreparedDocument } from '#server/documents/prepare-document.ts';
import type { StorageLimit } from '#server/policy/template-limit.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import { addConflictVersion, addVersion } from './add-version.ts';
import { lockStorage, refuseOverStorageLimit } from './refuse-over-storage-limit.ts';

export type SaveReply = z.input<(typeof calls)['saveUserTemplate']['reply']>;

export type SaveOutcome =
  | { readonly end: 'saved'; readonly saved: SaveReply }
  | { readonly end: 'stale'; readonly currentRevision: number; readonly conflictVersion: string }
  | { readonly end: 'absent' };

export interface TemplateOverwrite {
  readonly uuid: string;
  readonly accountId: string;
  readonly sessionId: string;
  /**
   * Without one, the current document is overwritten; what this session has not read of it becomes a conflict version.
   */
  readonly baseRevision: number | undefined;
  /**
   * Keeps the replaced document as a conflict version even if the session has read it: a version of the history may be
   * pruned within the hour.
   */
  readonly keepsReplaced?: boolean;
  readonly now: number;
  readonly space: StorageLimit;
}

/** Runs in the caller's transaction: either the template changes together with its history, or nothing does. */
export async function overwriteTemplate(
  query: Kysely<Tables>,
  save: TemplateOverwrite,
  prepared: PreparedDocument,
): Promise<SaveOutcome> {
  const { uuid, accountId, baseRevision, keepsReplaced = false } = save;
  if (keepsReplaced || baseRevision === undefined) {
    await lockStorage(query, accountId, save.space);
    await keepReplacedAsConflict(query, save, prepared);
  }
  const outcome = await overwriteIfCurrent(query, save, prepared);
  if (outcome.end !== 'stale') return outcome;
  const { currentRevision } = outcome;
  const version = { revision: baseRevision ?? currentRevision, savedAt: save.now };
  const conflictVersion = await addConflictVersion(query, uuid, prepared, version);
  await refuseOverStorageLimit(query, accountId, save.space);
  return { end: 'stale', currentRevision, conflictVersion };
}

type OverwriteOutcome =
  | Exclude<SaveOutcome, { readonly end: 'stale' }>
  | { readonly end: 'stale'; readonly currentRevision: number };

/** The same for a document that need not be kept if the template has changed meanwhile. */
export async function overwriteIfCurrent(
  query: Kysely<Tables>,
  save: TemplateOverwrite,
  prepared: PreparedDocument,
): Promise<OverwriteOutcome> {
  const { uuid, accountId, space } = save;
  await lockStorage(query, accountId, space);
  const saved = await saveNextRevision(query, save, prepared);
  if (saved !== null) return { end: 'saved', saved };
  const current = await lockTemplate(query, uuid, accountId, prepared);
  if (current === undefined) return { end: 'absent' };
  if (!current.isSame) return { end: 'stale', currentRevision: current.revision };
  // Unchanged, as when a save is repeated because its reply was lost: neither a conflict nor a version.
  return { end: 'saved', saved: { uuid, revision: current.revision, timestamp: current.updated_at } };
}

/** Null if the template is not at the base revision, or unchanged. */
async function saveNextRevision(
  query: Kysely<Tables>,
  { uuid, accountId, sessionId, baseRevision, now, space }: TemplateOverwrite,
  { name, summary, facts, document, digest, packed }: PreparedDocument,
): Promise<SaveReply | null> {
  const sizes = { document_bytes: document.byteLength, version_bytes: packed.byteLength };
  const content = { name, summary, ...facts, document, digest, ...sizes };
  const change = { ...content, updated_at: now, saved_in: sessionId };
  const revision = await updateTemplate(query, uuid, accountId, baseRevision, change);
  if (revision === undefined) return null;
  await addVersion(query, uuid, { name, packed }, { kind: 'saved', revision, savedAt: now });
  await refuseOverStorageLimit(query, accountId, space);
  return { uuid, revision, timestamp: now };
}

/** Saved versions are pruned within the hour; what another session saved unread is kept as long as any conflict. */
async function keepReplacedAsConflict(
  query: Kysely<Tables>,
  { uuid, accountId, sessionId, keepsReplaced = false, now }: TemplateOverwrite,
  prepared: PreparedDocument,
): Promise<void> {
  const current = await lockTemplate(query, uuid, accountId, prepared);
  if (current === undefined || current.isSame) return;
  if (!keepsReplaced && (await hasSeen(query, uuid, sessionId, current))) return;
  const { name, revision } = current;
  // The newest save stays in the history, so that it is hardly ever compressed again.
  const saved = await findSavedVersion(query, uuid, revision);
  const packed =
    saved?.document ??
    (await packDocumentAside((await findTemplate(query, uuid, accountId))?.document ?? ''));
  await addConflictVersion(query, uuid, { name, packed }, { revision, savedAt: now });
}

async function hasSeen(
  query: Kysely<Tables>,
  uuid: string,
  sessionId: string,
  { saved_in: savedIn, revision }: LockedTemplate,
): Promise<boolean> {
  if (savedIn === null || savedIn === sessionId) return true;
  return hasRead(query, { session_id: sessionId, template_uuid: uuid, revision });
}
