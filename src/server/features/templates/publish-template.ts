// Names an own template and says whether it is published: whoever has the address of a published one may read and copy it.
import { lockTemplate } from '#server/database/rows/template-rows.ts';
import { preparedDocument } from '#server/documents/prepared-document.ts';
import { storedJson } from '#server/documents/stored-json.ts';
import { AppError } from '#server/errors/app-error.ts';
import { spaceLimitOf, type TemplateLimits } from '#server/policy/template-limit.ts';
import type { Ports } from '#server/ports/ports.ts';
import type { Session } from '#server/sessions/sessions.ts';
import { readTemplate } from '#template/read-template.ts';
import { isObject } from '#template/schema.ts';
import { type Saved, saveOver } from './save-over.ts';

export interface Publication {
  readonly uuid: string;
  readonly name: string;
  readonly isPublished: boolean;
}

export async function publishTemplate(
  { database, clock }: Ports,
  { id: sessionId, account }: Session,
  { uuid, name, isPublished }: Publication,
  limits: TemplateLimits,
): Promise<Saved & Publication> {
  const now = clock.now();
  const outcome = await database.query.transaction().execute(async (step) => {
    // No save can come between the reading of the document and its change.
    const current = await lockTemplate(step, uuid, account.id);
    if (current === undefined) throw new AppError('template-not-found');
    const document = { ...objectIn(current.document), name, isPublished };
    const prepared = preparedDocument(uuid, document, readTemplate);
    const base = { baseRevision: current.revision, now, space: spaceLimitOf(account, limits) };
    return saveOver(step, { uuid, accountId: account.id, sessionId, ...base }, prepared);
  });
  if (outcome.end !== 'saved') throw new AppError('template-not-found');
  return { ...outcome.saved, name, isPublished };
}

function objectIn(document: string): object {
  const kept = storedJson(document);
  return isObject(kept) ? kept : {};
}
