// Saves a template: checked, upgraded, and on disk with its version before the reply is sent.
import { findMergedAccount } from '#server/database/rows/account-rows.ts';
import { lockDeletedTemplate } from '#server/database/rows/documents/locked-template.ts';
import type { PreparedDocument } from '#server/documents/prepare-document.ts';
import { AppError } from '#server/errors/app-error.ts';
import { priceOfCopy, type SavingTerms } from '#server/money/price-of-copy.ts';
import { isSignedIn } from '#server/policy/may-call.ts';
import { storageLimitOf, type TemplateLimits } from '#server/policy/template-limit.ts';
import type { Ports } from '#server/ports/ports.ts';
import type { Session } from '#server/sessions/sessions.ts';
import { pruneHistory } from '#server/versions/sweep-versions.ts';
import { addTemplate } from './add-template.ts';
import { addConflictVersion } from './add-version.ts';
import { deletedKeptForMs } from './delete-templates.ts';
import { overwriteTemplate, type SaveReply, type TemplateOverwrite } from './overwrite-template.ts';
import { lockStorage, refuseOverStorageLimit } from './refuse-over-storage-limit.ts';

/** Who saves which template, based on which revision. */
interface SaveRequest {
  readonly session: Pick<Session, 'id' | 'account'>;
  readonly uuid: string;
  readonly baseRevision: number | undefined;
  readonly keepsReplaced: boolean;
  /** Of a new one: what it is a copy of. */
  readonly copyOf: string | undefined;
}

/** The history of a long working day is pruned as it grows, not only every hour. */
const pruneEveryRevisions = 50;

export async function saveTemplate(
  ports: Ports,
  save: SaveRequest,
  prepared: PreparedDocument,
  limits: SavingTerms,
): Promise<SaveReply> {
  const saved = await saveIfExists(ports, save, prepared, limits);
  if (saved !== null) return saved;
  const { session, uuid } = save;
  const { account } = session;
  // The visitor signed in during the save: the template belongs to the account now.
  const merged = isSignedIn(account) ? undefined : await findMergedAccount(ports.database.query, account.id);
  if (merged !== undefined) {
    const saveToAccount = { ...save, session: { id: session.id, account: merged } };
    return saveTemplate(ports, saveToAccount, prepared, limits);
  }
  const cashier = { query: ports.database.query, paywall: limits.paywall, now: ports.clock.now() };
  const price = await priceOfCopy(cashier, account, [save.copyOf, uuid]);
  const added = await addTemplate(ports, session, uuid, prepared, price, limits);
  if (added !== null) return added;
  // An identical save sent at the same moment may have come first.
  const again = await saveIfExists(ports, save, prepared, limits);
  if (again !== null) return again;
  const conflictVersion = await addConflictToDeleted(ports, save, prepared, limits);
  // Another visitor's or a deleted template: the same error as for one that never existed.
  throw new AppError('template-not-found', conflictVersion === null ? {} : { conflictVersion });
}

const overwriteOf = (
  { session, uuid, baseRevision, keepsReplaced }: SaveRequest,
  now: number,
  limits: TemplateLimits,
): TemplateOverwrite => ({
  ...{ uuid, baseRevision, keepsReplaced, now, sessionId: session.id, accountId: session.account.id },
  space: storageLimitOf(session.account, limits),
});

/** Null if this account has no such template. */
async function saveIfExists(
  ports: Ports,
  save: SaveRequest,
  prepared: PreparedDocument,
  limits: TemplateLimits,
): Promise<SaveReply | null> {
  const now = ports.clock.now();
  const outcome = await ports.database.query
    .transaction()
    .execute((transaction) => overwriteTemplate(transaction, overwriteOf(save, now, limits), prepared));
  if (outcome.end === 'absent') return null;
  if (outcome.end === 'stale') {
    const { currentRevision, conflictVersion } = outcome;
    throw new AppError('template-stale', { currentRevision, conflictVersion });
  }
  const { saved } = outcome;
  if (saved.timestamp === now && saved.revision % pruneEveryRevisions === 0) {
    await pruneHistory(ports, save.uuid);
  }
  return saved;
}

/** Work on a template that another tab deleted in the meantime is restored with it. Null if it cannot be restored. */
async function addConflictToDeleted(
  { database, clock }: Ports,
  { session, uuid, baseRevision }: SaveRequest,
  prepared: PreparedDocument,
  limits: TemplateLimits,
): Promise<string | null> {
  const now = clock.now();
  const { account } = session;
  const space = storageLimitOf(account, limits);
  return database.query.transaction().execute(async (transaction) => {
    await lockStorage(transaction, account.id, space);
    const deleted = await lockDeletedTemplate(
      transaction,
      uuid,
      account.id,
      now - deletedKeptForMs,
      prepared,
    );
    if (deleted === undefined || deleted.isSame) return null;
    const version = { revision: baseRevision ?? deleted.revision, savedAt: now };
    const conflictVersion = await addConflictVersion(transaction, uuid, prepared, version);
    await refuseOverStorageLimit(transaction, account.id, space);
    return conflictVersion;
  });
}
