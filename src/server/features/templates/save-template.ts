// Saves a template: checked, upgraded, and on disk with its version before anyone is told so.
import type { z } from 'zod';
import type { calls } from '#contract/calls.ts';
import { findHeir } from '#server/database/account-rows.ts';
import type { Account } from '#server/database/tables.ts';
import { type CheckedDocument, checkedDocument } from '#server/documents/checked-document.ts';
import { AppError } from '#server/http/app-error.ts';
import { isSignedIn } from '#server/policy/may-call.ts';
import type { TemplateLimits } from '#server/policy/template-limit.ts';
import type { Ports } from '#server/ports/ports.ts';
import { thinHistory } from '#server/versions/sweep-versions.ts';
import { addTemplate } from './add-template.ts';
import { type Saved, saveOver } from './save-over.ts';

type Body = z.output<(typeof calls)['saveUserTemplate']['body']>;

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
  const saved = await saveIfThere(ports, account, uuid, checked, baseRevision);
  if (saved !== null) return saved;
  // The visitor signed in while the save was under way: the template is the account's now.
  const heir = isSignedIn(account) ? undefined : await findHeir(ports.database.query, account.id);
  if (heir !== undefined) return saveTemplate(ports, heir, uuid, { template, baseRevision }, limits);
  const added = await addTemplate(ports, account, uuid, checked, limits);
  if (added !== null) return added;
  // Its own twin, sent at the same moment, may have come first.
  const again = await saveIfThere(ports, account, uuid, checked, baseRevision);
  if (again !== null) return again;
  // Another visitor's, or a deleted one: told in the words used for a template that never was.
  throw new AppError('template-not-found');
}

/** Null where this account has no such template. */
async function saveIfThere(
  ports: Ports,
  { id: accountId }: Account,
  uuid: string,
  checked: CheckedDocument,
  baseRevision: number | undefined,
): Promise<Saved | null> {
  const now = ports.clock.now();
  const outcome = await ports.database.query
    .transaction()
    .execute((step) => saveOver(step, { uuid, accountId, baseRevision, now }, checked));
  if (outcome.end === 'absent') return null;
  if (outcome.end === 'stale') {
    const { currentRevision, conflictVersion } = outcome;
    throw new AppError('template-stale', { currentRevision, conflictVersion });
  }
  const { saved } = outcome;
  if (saved.timestamp === now && saved.revision % thinEveryRevisions === 0) await thinHistory(ports, uuid);
  return saved;
}
