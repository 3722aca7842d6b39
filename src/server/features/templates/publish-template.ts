// Renames a template and publishes or unpublishes it: anyone with the link to a published template may read and copy
// it.

import { parseStoredJson } from '#server/cards/parse-stored-json.ts';
import { lockTemplate } from '#server/database/rows/template-rows.ts';
import { prepareDocument } from '#server/documents/prepare-document.ts';
import { AppError } from '#server/errors/app-error.ts';
import { storageLimitOf, type TemplateLimits } from '#server/policy/template-limit.ts';
import type { Ports } from '#server/ports/ports.ts';
import type { Session } from '#server/sessions/sessions.ts';
import { readTemplate } from '#template/read-template.ts';
import { isObject } from '#template/schema.ts';
import { overwriteTemplate, type SaveReply } from './overwrite-template.ts';

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
): Promise<SaveReply & Publication> {
  const now = clock.now();
  const outcome = await database.query.transaction().execute(async (transaction) => {
    // No save can come between reading the document and changing it.
    const current = await lockTemplate(transaction, uuid, account.id);
    if (current === undefined) throw new AppError('template-not-found');
    const document = { ...objectIn(current.document), name, isPublished };
    const prepared = prepareDocument(uuid, document, readTemplate);
    const base = { baseRevision: current.revision, now, space: storageLimitOf(account, limits) };
    return overwriteTemplate(transaction, { uuid, accountId: account.id, sessionId, ...base }, prepared);
  });
  if (outcome.end !== 'saved') throw new AppError('template-not-found');
  return { ...outcome.saved, name, isPublished };
}

function objectIn(document: string): object {
  const parsed = parseStoredJson(document);
  return isObject(parsed) ? parsed : {};
}
