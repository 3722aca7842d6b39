// Finds the template that was bought, as it is now: the buyer's own, or the one of the gallery.
import type { Kysely } from 'kysely';
import { readGalleryCard } from '#server/cards/stored-gallery-card.ts';
import { findGalleryTemplate } from '#server/database/rows/gallery-template-rows.ts';
import type { Order } from '#server/database/rows/money/order-rows.ts';
import { findTemplate } from '#server/database/rows/template-rows.ts';
import type { Tables } from '#server/ports/database/tables.ts';

export interface BoughtDocument {
  readonly title: string;
  readonly document: Uint8Array;
}

/** Null if it was deleted. Whoever bought a copy of their own gets that, with their work in it, and not the original. */
export async function findBoughtDocument(
  query: Kysely<Tables>,
  { account_id: accountId, template_uuid: uuid, static_id: staticId }: Order,
): Promise<BoughtDocument | null> {
  const isOwn = uuid !== null && uuid !== staticId && accountId !== null;
  const own = isOwn ? await findTemplate(query, uuid, accountId) : undefined;
  if (own !== undefined) return { title: own.name, document: own.document };
  for (const id of [staticId, uuid]) {
    const found = id === null ? null : await findInGallery(query, id);
    if (found !== null) return found;
  }
  return null;
}

async function findInGallery(query: Kysely<Tables>, uuid: string): Promise<BoughtDocument | null> {
  const found = await findGalleryTemplate(query, uuid);
  return found === undefined
    ? null
    : { title: readGalleryCard(found.card)?.name ?? '', document: found.document };
}
