// Puts a template into the gallery at the price 0, apart from the one it was made of.

import { lockAccount } from '#server/database/account-rows.ts';
import { saveGalleryTemplate } from '#server/database/gallery-template-rows.ts';
import type { Account } from '#server/database/tables.ts';
import { checkedDocument } from '#server/documents/checked-document.ts';
import { documentForOthers } from '#server/documents/document-for-others.ts';
import { AppError } from '#server/http/app-error.ts';
import type { ModelThreads } from '#server/model-threads/model-threads.ts';
import { isEntitled, isOperator } from '#server/policy/may-call.ts';
import type { Ports } from '#server/ports/ports.ts';
import { cardOf, type GalleryTemplate, readCard } from './gallery-card.ts';
import type { isSound } from './is-sound.ts';
import { refuseForeign } from './refuse-foreign.ts';

const source = new URL('./is-sound.ts', import.meta.url);
const name: (typeof isSound)['name'] = 'isSound';

export async function saveToGallery(
  { database, clock }: Ports,
  threads: ModelThreads,
  account: Account,
  template: Readonly<Record<string, unknown>> & { readonly uuid: string },
): Promise<GalleryTemplate> {
  const { uuid } = template;
  await refuseForeign(database.query, account, uuid);
  const document = documentForOthers(checkedDocument(uuid, { ...template, price: 0 }).document);
  const work = { source, name, task: document };
  // Like any save, it goes on when whoever asked for it hangs up.
  const never = new AbortController().signal;
  const sound = await threads.run<typeof isSound>(account.id, work, never);
  const now = clock.now();
  const card = cardOf(JSON.parse(document), sound);
  const row = { uuid, card, document, saved_by: account.id, created_at: now, updated_at: now };
  await database.query.transaction().execute(async (step) => {
    // Again, because the check takes its time: meanwhile somebody else may have put theirs there, or this one be no editor any more.
    const current = await lockAccount(step, account.id);
    if (current === undefined) throw new AppError('session-required');
    if (!isEntitled(current) || current.status !== 'active') throw new AppError('not-allowed');
    await refuseForeign(step, current, uuid);
    const isSaved = await saveGalleryTemplate(step, row, isOperator(current) ? null : account.id);
    if (!isSaved) throw new AppError('not-allowed');
  });
  return readCard({ uuid, card, updated_at: now });
}
