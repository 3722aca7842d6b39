// Puts a template into the gallery at the price 0, apart from the one it was made of.

import { lockAccount } from '#server/database/rows/account-rows.ts';
import { saveGalleryTemplate } from '#server/database/rows/gallery-template-rows.ts';
import { checkedTemplate, documentOf } from '#server/documents/checked-document.ts';
import { type GalleryTemplate, galleryTemplateOf } from '#server/documents/gallery-card.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { ModelThreads } from '#server/model-threads/model-threads.ts';
import { isEntitled, isOperator } from '#server/policy/may-call.ts';
import type { Account } from '#server/ports/database/tables.ts';
import type { Ports } from '#server/ports/ports.ts';
import { withoutOwners } from '#template/without-owners.ts';
import { cardToKeep } from './card-to-keep.ts';
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
  const shown = withoutOwners(checkedTemplate(uuid, { ...template, price: 0 }));
  const document = documentOf(shown);
  const work = { source, name, task: document };
  // Like any save, it goes on when whoever asked for it hangs up.
  const never = new AbortController().signal;
  const sound = await threads.run<typeof isSound>(account.id, work, never);
  const now = clock.now();
  const card = JSON.stringify(cardToKeep(shown, sound));
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
  return galleryTemplateOf({ uuid, card, updated_at: now });
}
