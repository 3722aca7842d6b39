// Names an own template and says whether it is published: whoever has the address of a published one may read and copy it.
import type { Account } from '#server/database/tables.ts';
import { lockTemplate } from '#server/database/template-rows.ts';
import { checkedDocument } from '#server/documents/checked-document.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Ports } from '#server/ports/ports.ts';
import { type Saved, saveOver } from './save-over.ts';

export interface Publication {
  readonly uuid: string;
  readonly name: string;
  readonly isPublished: boolean;
}

export async function publishTemplate(
  { database, clock }: Ports,
  { id: accountId }: Account,
  { uuid, name, isPublished }: Publication,
): Promise<Saved & Publication> {
  const now = clock.now();
  const outcome = await database.query.transaction().execute(async (step) => {
    // No save can come between the reading of the document and its change.
    const current = await lockTemplate(step, uuid, accountId);
    if (current === undefined) throw new AppError('template-not-found');
    const checked = checkedDocument(uuid, { ...JSON.parse(current.document), name, isPublished });
    return saveOver(step, { uuid, accountId, baseRevision: current.revision, now }, checked);
  });
  if (outcome.end !== 'saved') throw new AppError('template-not-found');
  return { ...outcome.saved, name, isPublished };
}
