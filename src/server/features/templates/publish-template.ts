// Renames a template and publishes or unpublishes it: anyone with the link to a published template may read and copy
// it.
import { findTemplate } from '#server/database/rows/template-rows.ts';
import type { PublishedDocument } from '#server/documents/changed-document.ts';
import type { PreparedDocument } from '#server/documents/prepare-document.ts';
import { AppError } from '#server/errors/app-error.ts';
import { storageLimitOf, type TemplateLimits } from '#server/policy/template-limit.ts';
import type { Ports } from '#server/ports/ports.ts';
import type { Session } from '#server/sessions/sessions.ts';
import { overwriteIfCurrent, type SaveReply } from './overwrite-template.ts';

export type Publication = Omit<PublishedDocument, 'document'>;

export type PreparePublication = (publication: PublishedDocument) => Promise<PreparedDocument>;

export async function publishTemplate(
  { database, clock }: Ports,
  prepare: PreparePublication,
  { id: sessionId, account }: Session,
  publication: Publication,
  limits: TemplateLimits,
): Promise<SaveReply & Publication> {
  const { uuid, name, isPublished } = publication;
  // Prepared outside of the transaction, which would keep others waiting; again only if somebody saved meanwhile.
  for (;;) {
    const current = await findTemplate(database.query, uuid, account.id);
    if (current === undefined) throw new AppError('template-not-found');
    const prepared = await prepare({ ...publication, document: current.document });
    const base = { baseRevision: current.revision, now: clock.now(), space: storageLimitOf(account, limits) };
    const overwrite = { uuid, accountId: account.id, sessionId, ...base };
    const outcome = await database.query
      .transaction()
      .execute((transaction) => overwriteIfCurrent(transaction, overwrite, prepared));
    if (outcome.end === 'absent') throw new AppError('template-not-found');
    if (outcome.end === 'saved') return { ...outcome.saved, name, isPublished };
  }
}
