// Reads and writes the templates of the gallery.
import type { Kysely } from 'kysely';
import type { GalleryTemplateTable, Tables } from './tables.ts';

export type GalleryCard = Pick<GalleryTemplateTable, 'uuid' | 'card' | 'updated_at'>;

export function listGalleryCards(query: Kysely<Tables>): Promise<GalleryCard[]> {
  return query
    .selectFrom('gallery_template')
    .select(['uuid', 'card', 'updated_at'])
    .orderBy('created_at')
    .orderBy('uuid')
    .execute();
}

export function findGalleryTemplate(
  query: Kysely<Tables>,
  uuid: string,
): Promise<GalleryTemplateTable | undefined> {
  return query.selectFrom('gallery_template').selectAll().where('uuid', '=', uuid).executeTakeFirst();
}

/** Puts it there, or renews the one that stands there. */
export async function saveGalleryTemplate(
  query: Kysely<Tables>,
  template: GalleryTemplateTable,
): Promise<void> {
  const { card, document, saved_by, updated_at } = template;
  await query
    .insertInto('gallery_template')
    .values(template)
    .onConflict((conflict) => conflict.column('uuid').doUpdateSet({ card, document, saved_by, updated_at }))
    .execute();
}
