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

/** Null if it was deleted. Of a gallery template the page's uuid may be that of a copy of one's own. */
export async function findBoughtDocument(
  query: Kysely<Tables>,
  { account_id: accountId, template_uuid: uuid, static_id: staticId }: Order,
): Promise<BoughtDocument | null> {
  if (staticId !== null) {
    const found = await findInGallery(query, staticId);
    if (found !== null) return found;
  }
  if (uuid === null) return null;
  const own = accountId === null ? undefined : await findTemplate(query, uuid, accountId);
  return own === undefined ? findInGallery(query, uuid) : { title: own.name, document: own.document };
}

async function findInGallery(query: Kysely<Tables>, uuid: string): Promise<BoughtDocument | null> {
  const found = await findGalleryTemplate(query, uuid);
  return found === undefined
    ? null
    : { title: readGalleryCard(found.card)?.name ?? '', document: found.document };
}
