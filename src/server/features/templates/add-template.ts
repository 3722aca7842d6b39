// Adds a template with its first version to an account, unless the account has reached its limit.
import { lockUuid } from '#server/database/rows/lock-uuid.ts';
import { insertTemplate } from '#server/database/rows/template-rows.ts';
import type { PreparedDocument } from '#server/documents/prepare-document.ts';
import { AppError } from '#server/errors/app-error.ts';
import { isSubscribed } from '#server/money/buyer-of.ts';
import type { PriceOfNew } from '#server/money/price-of-copy.ts';
import { storageLimitOf, type TemplateLimits, templateLimitOf } from '#server/policy/template-limit.ts';
import type { Ports } from '#server/ports/ports.ts';
import type { Session } from '#server/sessions/sessions.ts';
import { addVersion } from './add-version.ts';
import type { SaveReply } from './overwrite-template.ts';
import { refuseOverStorageLimit } from './refuse-over-storage-limit.ts';

/** Null if the uuid is already in use. */
export async function addTemplate(
  { database, clock }: Ports,
  { id: sessionId, account }: Pick<Session, 'id' | 'account'>,
  uuid: string,
  { name, summary, facts, document, digest, packed }: PreparedDocument,
  price: PriceOfNew,
  limits: TemplateLimits,
): Promise<SaveReply | null> {
  const now = clock.now();
  const times = { created_at: now, updated_at: now, deleted_at: null };
  const sizes = { document_bytes: document.byteLength, version_bytes: packed.length };
  const insertion = await database.query.transaction().execute(async (transaction) => {
    await lockUuid(database.kind, transaction, uuid);
    const sold = { price_cents: price.priceCents, copied_from: price.copiedFrom };
    const content = { name, summary, ...facts, document, digest, saved_in: sessionId, ...sizes, ...sold };
    const row = { uuid, account_id: account.id, revision: 1, ...content, ...times };
    const limit = templateLimitOf(account, await isSubscribed(transaction, account, now), limits);
    const end = await insertTemplate(transaction, row, limit);
    if (end !== 'inserted') return end;
    await addVersion(transaction, uuid, { name, packed }, { kind: 'saved', revision: 1, savedAt: now });
    await refuseOverStorageLimit(transaction, account.id, storageLimitOf(account, limits));
    return end;
  });
  if (insertion === 'no account') throw new AppError('session-required');
  if (insertion === 'limit') throw new AppError('template-limit');
  return insertion === 'taken' ? null : { uuid, revision: 1, timestamp: now };
}
