// Reads and writes the templates of the gallery.
import type { Kysely } from 'kysely';
import type { GalleryTemplateTable, Tables } from '../../ports/database/tables.ts';
import { bytesOfColumn, textOfBytes } from './document-bytes.ts';

export type GalleryCard = Pick<GalleryTemplateTable, 'uuid' | 'card' | 'updated_at'>;

export function listGalleryCards(query: Kysely<Tables>): Promise<GalleryCard[]> {
  return query
    .selectFrom('gallery_template')
    .select(['uuid', 'card', 'updated_at'])
    .orderBy('created_at')
    .orderBy('uuid')
    .execute();
}

export async function findGalleryTemplate(query: Kysely<Tables>, uuid: string) {
  return query
    .selectFrom('gallery_template')
    .select('card')
    .select(bytesOfColumn('document').as('document'))
    .where('uuid', '=', uuid)
    .executeTakeFirst();
}

/** Without its document. */
export function findGalleryCard(
  query: Kysely<Tables>,
  uuid: string,
): Promise<Pick<GalleryTemplateTable, 'card' | 'saved_by'> | undefined> {
  return query
    .selectFrom('gallery_template')
    .select(['card', 'saved_by'])
    .where('uuid', '=', uuid)
    .executeTakeFirst();
}

/** Adds the template or replaces the existing one; with an owner, only their own. Returns whether it was written. */
export async function saveGalleryTemplate(
  query: Kysely<Tables>,
  template: Omit<GalleryTemplateTable, 'document'> & { readonly document: Uint8Array },
  owner: string | null,
): Promise<boolean> {
  const { card, saved_by, updated_at } = template;
  const document = textOfBytes(template.document);
  const saved = await query
    .insertInto('gallery_template')
    .values({ ...template, document })
    .onConflict((conflict) => {
      const renewed = conflict.column('uuid').doUpdateSet({ card, document, saved_by, updated_at });
      return owner === null ? renewed : renewed.where('gallery_template.saved_by', '=', owner);
    })
    .returning('uuid')
    .executeTakeFirst();
  return saved !== undefined;
}
