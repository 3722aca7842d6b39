// Reads and writes the templates of the gallery.
import type { Kysely } from 'kysely';
import type { GalleryTemplateTable, Tables } from '../../ports/database/tables.ts';

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

/** Adds the template or replaces the existing one; with an owner, only their own. Returns whether it was written. */
export async function saveGalleryTemplate(
  query: Kysely<Tables>,
  template: GalleryTemplateTable,
  owner: string | null,
): Promise<boolean> {
  const { card, document, saved_by, updated_at } = template;
  const saved = await query
    .insertInto('gallery_template')
    .values(template)
    .onConflict((conflict) => {
      const renewed = conflict.column('uuid').doUpdateSet({ card, document, saved_by, updated_at });
      return owner === null ? renewed : renewed.where('gallery_template.saved_by', '=', owner);
    })
    .returning('uuid')
    .executeTakeFirst();
  return saved !== undefined;
}
