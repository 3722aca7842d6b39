// Saves a template: checked, upgraded, and on disk before anyone is told so.

import type { z } from 'zod';
import type { calls } from '#contract/calls.ts';
import type { Account } from '#server/database/tables.ts';
import { findTemplate, insertTemplate, updateTemplate } from '#server/database/template-rows.ts';
import { AppError } from '#server/http/app-error.ts';
import { type TemplateLimits, templateLimitOf } from '#server/policy/template-limit.ts';
import type { Ports } from '#server/ports/ports.ts';
import { type CheckedDocument, checkedDocument } from './checked-document.ts';

type Body = z.output<(typeof calls)['saveUserTemplate']['body']>;
type Saved = z.input<(typeof calls)['saveUserTemplate']['reply']>;

export async function saveTemplate(
  { database, clock }: Ports,
  account: Account,
  uuid: string,
  { template, baseRevision }: Body,
  limits: TemplateLimits,
): Promise<Saved> {
  const document = checkedDocument(uuid, template);
  const now = clock.now();
  const change = { ...document, updated_at: now };
  const revision = await updateTemplate(database.query, uuid, account.id, baseRevision, change);
  if (revision !== undefined) return { uuid, revision, timestamp: now };
  const current = await findTemplate(database.query, uuid, account.id);
  if (current !== undefined) return savedAlready(uuid, current, document);
  const insertion = await insertTemplate(
    database.query,
    { uuid, account_id: account.id, ...change, revision: 1, created_at: now, deleted_at: null },
    templateLimitOf(account, limits),
  );
  if (insertion === 'limit') throw new AppError('template-limit');
  // Another visitor's, or a deleted one: told in the words used for a template that never was.
  if (insertion === 'taken') throw new AppError('template-not-found');
  return { uuid, revision: 1, timestamp: now };
}

/** A save repeated because its reply was lost finds its own words kept, and is no conflict. */
function savedAlready(
  uuid: string,
  current: { readonly revision: number; readonly updated_at: number; readonly document: string },
  { document }: CheckedDocument,
): Saved {
  if (current.document !== document) {
    throw new AppError('template-stale', { currentRevision: current.revision });
  }
  return { uuid, revision: current.revision, timestamp: current.updated_at };
}
