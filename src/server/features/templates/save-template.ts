// Saves a template: checked, upgraded, and on disk with its version before anyone is told so; a late save is put aside.
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { calls } from '#contract/calls.ts';
import { packDocument } from '#server/database/packed-document.ts';
import type { Account, Tables } from '#server/database/tables.ts';
import { findTemplate, insertTemplate, updateTemplate } from '#server/database/template-rows.ts';
import { findConflict, insertVersion } from '#server/database/template-version-rows.ts';
import { type CheckedDocument, checkedDocument } from '#server/documents/checked-document.ts';
import { AppError } from '#server/http/app-error.ts';
import { type TemplateLimits, templateLimitOf } from '#server/policy/template-limit.ts';
import type { Ports } from '#server/ports/ports.ts';
import { thinHistory } from '#server/versions/sweep-versions.ts';

type Body = z.output<(typeof calls)['saveUserTemplate']['body']>;
export type Saved = z.input<(typeof calls)['saveUserTemplate']['reply']>;

/** A long day's work is thinned as it goes on, not only by the hour. */
const thinEveryRevisions = 50;

export async function saveTemplate(
  ports: Ports,
  account: Account,
  uuid: string,
  { template, baseRevision }: Body,
  limits: TemplateLimits,
): Promise<Saved> {
  const checked = checkedDocument(uuid, template);
  const saved = await saveChecked(ports, account, uuid, checked, baseRevision);
  if (saved !== null) {
    if (saved.revision % thinEveryRevisions === 0) await thinHistory(ports, uuid);
    return saved;
  }
  const current = await findTemplate(ports.database.query, uuid, account.id);
  if (current !== undefined) return putAside(ports, uuid, current, checked, baseRevision ?? current.revision);
  return addTemplate(ports, account, uuid, checked, limits);
}

/** Null where the template is not there, or newer than what the save is based on. */
export function saveChecked(
  { database, clock }: Ports,
  account: Account,
  uuid: string,
  checked: CheckedDocument,
  baseRevision: number | undefined,
): Promise<Saved | null> {
  const now = clock.now();
  return database.query.transaction().execute(async (step) => {
    const change = { ...checked, updated_at: now };
    const revision = await updateTemplate(step, uuid, account.id, baseRevision, change);
    if (revision === undefined) return null;
    await keepVersion(step, uuid, checked, { kind: 'saved', revision, savedAt: now });
    return { uuid, revision, timestamp: now };
  });
}

export async function addTemplate(
  { database, clock }: Ports,
  account: Account,
  uuid: string,
  checked: CheckedDocument,
  limits: TemplateLimits,
): Promise<Saved> {
  const now = clock.now();
  const times = { created_at: now, updated_at: now, deleted_at: null };
  const insertion = await database.query.transaction().execute(async (step) => {
    const row = { uuid, account_id: account.id, ...checked, revision: 1, ...times };
    const end = await insertTemplate(step, row, templateLimitOf(account, limits));
    if (end === 'inserted') {
      await keepVersion(step, uuid, checked, { kind: 'saved', revision: 1, savedAt: now });
    }
    return end;
  });
  if (insertion === 'limit') throw new AppError('template-limit');
  // Another visitor's, or a deleted one: told in the words used for a template that never was.
  if (insertion === 'taken') throw new AppError('template-not-found');
  return { uuid, revision: 1, timestamp: now };
}

async function keepVersion(
  query: Kysely<Tables>,
  uuid: string,
  { name, document }: CheckedDocument,
  version: { readonly kind: 'saved' | 'conflict'; readonly revision: number; readonly savedAt: number },
): Promise<string> {
  const { kind, revision, savedAt } = version;
  const id = randomUUID();
  const row = { id, template_uuid: uuid, kind, revision, name, saved_at: savedAt };
  await insertVersion(query, { ...row, document: packDocument(document) });
  return id;
}

interface Current {
  readonly revision: number;
  readonly updated_at: number;
  readonly document: string;
}

/** A save repeated because its reply was lost finds its own words kept, and is no conflict. */
async function putAside(
  { database, clock }: Ports,
  uuid: string,
  current: Current,
  checked: CheckedDocument,
  baseRevision: number,
): Promise<Saved> {
  if (current.document === checked.document) {
    return { uuid, revision: current.revision, timestamp: current.updated_at };
  }
  const known = await findConflict(database.query, uuid, packDocument(checked.document));
  const version = { kind: 'conflict', revision: baseRevision, savedAt: clock.now() } as const;
  const conflictVersion = known?.id ?? (await keepVersion(database.query, uuid, checked, version));
  throw new AppError('template-stale', { currentRevision: current.revision, conflictVersion });
}
