// Rebuilds unreadable gallery cards from their documents if those can be read, so that only lost ones are marked as broken.
import {
  findGalleryTemplate,
  type GalleryCard,
  replaceGalleryCard,
} from '#server/database/rows/gallery-template-rows.ts';
import {
  type GalleryCardTerms,
  readGalleryCard,
  readGalleryCardTerms,
} from '#server/documents/gallery-card.ts';
import { parseStoredJson } from '#server/documents/parse-stored-json.ts';
import type { Database } from '#server/ports/database/database.ts';
import { readTemplate } from '#template/read-template.ts';
import { storedCardOf } from './stored-card-of.ts';

/** Anyone may ask for the gallery, so that one request reads few documents; the next one goes on with the rest. */
const mostRebuiltAtOnce = 5;

export async function rebuildGalleryCards(
  database: Database,
  cards: readonly GalleryCard[],
): Promise<readonly GalleryCard[]> {
  const rebuilt = new Map<string, GalleryCard>();
  for (const card of cards) {
    if (rebuilt.size === mostRebuiltAtOnce) break;
    // Without a price it stays broken: no document has the price, and nothing priced is to become free.
    const terms = readGalleryCard(card.card) === null ? readGalleryCardTerms(card.card) : null;
    if (terms) rebuilt.set(card.uuid, await rebuildGalleryCard(database, card, terms));
  }
  return cards.map((card) => rebuilt.get(card.uuid) ?? card);
}

async function rebuildGalleryCard(
  { query }: Database,
  broken: GalleryCard,
  terms: GalleryCardTerms,
): Promise<GalleryCard> {
  const found = await findGalleryTemplate(query, broken.uuid);
  const { template } = readTemplate(parseStoredJson(found?.document ?? ''));
  if (template === null) return broken;
  const card = JSON.stringify(storedCardOf(template, terms));
  await replaceGalleryCard(query, broken, card);
  return { ...broken, card };
}
