// Saves a template: checked, upgraded, and on disk with its version before anyone is told so.
import { findHeir } from '#server/database/rows/account-rows.ts';
import { lockDeletedTemplate } from '#server/database/rows/template-rows.ts';
import type { PreparedDocument } from '#server/documents/prepared-document.ts';
import { AppError } from '#server/errors/app-error.ts';
import { isSignedIn } from '#server/policy/may-call.ts';
import { spaceLimitOf, type TemplateLimits } from '#server/policy/template-limit.ts';
import type { Ports } from '#server/ports/ports.ts';
import type { Session } from '#server/sessions/sessions.ts';
import { thinHistory } from '#server/versions/sweep-versions.ts';
import { addTemplate } from './add-template.ts';
import { deletedKeptForMs } from './delete-templates.ts';
import { putAside } from './keep-version.ts';
import { refuseBeyondSpace } from './refuse-beyond-space.ts';
import { type Saved, type Save as SaveOver, saveOver } from './save-over.ts';

/** Whose save it is, of which template, based on which revision. */
interface Save {
  readonly session: Pick<Session, 'id' | 'account'>;
  readonly uuid: string;
  readonly baseRevision: number | undefined;
  readonly keepsReplaced: boolean;
}

/** A long day's work is thinned as it goes on, not only by the hour. */
const thinEveryRevisions = 50;

export async function saveTemplate(
  ports: Ports,
  save: Save,
  prepared: PreparedDocument,
  limits: TemplateLimits,
): Promise<Saved> {
  const saved = await saveIfThere(ports, save, prepared, limits);
  if (saved !== null) return saved;
  const { session, uuid } = save;
  const { account } = session;
  // The visitor signed in while the save was under way: the template is the account's now.
  const heir = isSignedIn(account) ? undefined : await findHeir(ports.database.query, account.id);
  if (heir !== undefined) {
    const own = { ...save, session: { id: session.id, account: heir } };
    return saveTemplate(ports, own, prepared, limits);
  }
  const added = await addTemplate(ports, session, uuid, prepared, limits);
  if (added !== null) return added;
  // Its own twin, sent at the same moment, may have come first.
  const again = await saveIfThere(ports, save, prepared, limits);
  if (again !== null) return again;
  const conflictVersion = await keepForDeleted(ports, save, prepared, limits);
  // Another visitor's, or a deleted one: told in the words used for a template that never was.
  throw new AppError('template-not-found', conflictVersion === null ? {} : { conflictVersion });
}

const saveOverOf = (
  { session, uuid, baseRevision, keepsReplaced }: Save,
  now: number,
  limits: TemplateLimits,
): SaveOver => ({
  ...{ uuid, baseRevision, keepsReplaced, now, sessionId: session.id, accountId: session.account.id },
  space: spaceLimitOf(session.account, limits),
});

/** Null where this account has no such template. */
async function saveIfThere(
  ports: Ports,
  save: Save,
  prepared: PreparedDocument,
  limits: TemplateLimits,
): Promise<Saved | null> {
  const now = ports.clock.now();
  const outcome = await ports.database.query
    .transaction()
    .execute((step) => saveOver(step, saveOverOf(save, now, limits), prepared));
  if (outcome.end === 'absent') return null;
  if (outcome.end === 'stale') {
    const { currentRevision, conflictVersion } = outcome;
    throw new AppError('template-stale', { currentRevision, conflictVersion });
  }
  const { saved } = outcome;
  if (saved.timestamp === now && saved.revision % thinEveryRevisions === 0) {
    await thinHistory(ports, save.uuid);
  }
  return saved;
}

/** What was typed into a template that another tab deleted meanwhile comes back with it. Null where it is not there to bring back. */
async function keepForDeleted(
  { database, clock }: Ports,
  { session, uuid, baseRevision }: Save,
  prepared: PreparedDocument,
  limits: TemplateLimits,
): Promise<string | null> {
  const now = clock.now();
  const { account } = session;
  return database.query.transaction().execute(async (step) => {
    const deleted = await lockDeletedTemplate(step, uuid, account.id, now - deletedKeptForMs);
    if (deleted === undefined || deleted.document === prepared.document) return null;
    const version = { revision: baseRevision ?? deleted.revision, savedAt: now };
    const kept = await putAside(step, uuid, prepared, version);
    await refuseBeyondSpace(step, account.id, spaceLimitOf(account, limits));
    return kept;
  });
}
