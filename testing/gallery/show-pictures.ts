// Puts names of pictures onto a card of the gallery, as a program before this one let an author do.
import type { Kysely } from 'kysely';
import { findGalleryCard, putPicturesOnCard } from '#server/database/rows/gallery-template-rows.ts';
import type { Tables } from '#server/ports/database/tables.ts';

export async function showPictures(
  query: Kysely<Tables>,
  uuid: string,
  names: readonly string[],
): Promise<void> {
  const found = await findGalleryCard(query, uuid);
  if (found === undefined) throw new Error(`there is no gallery template ${uuid}`);
  await putPicturesOnCard(query, uuid, found.card, names);
}
