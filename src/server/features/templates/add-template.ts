// Adds a template to an account, with its first version, unless the account keeps as many as it may.
import { insertTemplate } from '#server/database/rows/template-rows.ts';
import type { PreparedDocument } from '#server/documents/prepared-document.ts';
import { AppError } from '#server/errors/app-error.ts';
import { spaceLimitOf, type TemplateLimits, templateLimitOf } from '#server/policy/template-limit.ts';
import type { Ports } from '#server/ports/ports.ts';
import type { Session } from '#server/sessions/sessions.ts';
import { keepVersion } from './keep-version.ts';
import { refuseBeyondSpace } from './refuse-beyond-space.ts';
import type { Saved } from './save-over.ts';

/** Null where the uuid is in use already. */
export async function addTemplate(
  { database, clock }: Ports,
  { id: sessionId, account }: Pick<Session, 'id' | 'account'>,
  uuid: string,
  { name, summary, document, packed }: PreparedDocument,
  limits: TemplateLimits,
): Promise<Saved | null> {
  const now = clock.now();
  const times = { created_at: now, updated_at: now, deleted_at: null };
  const sizes = { document_bytes: Buffer.byteLength(document), version_bytes: packed.length };
  const insertion = await database.query.transaction().execute(async (step) => {
    const content = { name, summary, document, saved_in: sessionId, ...sizes };
    const row = { uuid, account_id: account.id, revision: 1, ...content, ...times };
    const end = await insertTemplate(step, row, templateLimitOf(account, limits));
    if (end !== 'inserted') return end;
    await keepVersion(step, uuid, { name, packed }, { kind: 'saved', revision: 1, savedAt: now });
    await refuseBeyondSpace(step, account.id, spaceLimitOf(account, limits));
    return end;
  });
  if (insertion === 'limit') throw new AppError('template-limit');
  return insertion === 'taken' ? null : { uuid, revision: 1, timestamp: now };
}
