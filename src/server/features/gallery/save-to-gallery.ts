// Puts a template into the gallery at the price 0, apart from the one it was made of.

import { saveGalleryTemplate } from '#server/database/gallery-template-rows.ts';
import type { Account } from '#server/database/tables.ts';
import { checkedDocument } from '#server/documents/checked-document.ts';
import type { ModelThreads } from '#server/model-threads/model-threads.ts';
import type { Ports } from '#server/ports/ports.ts';
import { cardOf, type GalleryTemplate, readCard } from './gallery-card.ts';
import type { isSound } from './is-sound.ts';

const source = new URL('./is-sound.ts', import.meta.url);
const name: (typeof isSound)['name'] = 'isSound';

export async function saveToGallery(
  { database, clock }: Ports,
  threads: ModelThreads,
  account: Account,
  template: Readonly<Record<string, unknown>> & { readonly uuid: string },
): Promise<GalleryTemplate> {
  const { uuid } = template;
  const { document } = checkedDocument(uuid, { ...template, price: 0 });
  const work = { source, name, task: document };
  // Like any save, it goes on when whoever asked for it hangs up.
  const never = new AbortController().signal;
  const sound = await threads.run<typeof isSound>(account.id, work, never);
  const now = clock.now();
  const card = cardOf(JSON.parse(document), sound);
  await saveGalleryTemplate(database.query, {
    uuid,
    card,
    document,
    saved_by: account.id,
    created_at: now,
    updated_at: now,
  });
  return readCard({ uuid, card, updated_at: now });
}
