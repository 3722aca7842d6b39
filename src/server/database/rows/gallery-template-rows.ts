// Reads and writes the templates of the gallery.
import type { Kysely, Selectable } from 'kysely';
import type { GalleryTemplateTable } from '../../ports/database/tables/gallery-tables.ts';
import type { Tables } from '../../ports/database/tables.ts';
import { bytesOfColumn, textOfBytes } from './documents/document-bytes.ts';
import { savePieces, storedDocument, withWholeDocument } from './documents/document-pieces.ts';

export async function findGalleryTemplate(query: Kysely<Tables>, uuid: string) {
  const found = query
    .selectFrom('gallery_template')
    .innerJoin('gallery_document', 'gallery_document.uuid', 'gallery_template.uuid')
    .select(['card', 'price_cents'])
    .select(bytesOfColumn('document').as('document'))
    .where('gallery_template.uuid', '=', uuid);
  return withWholeDocument(query, () => found.executeTakeFirst());
}

/** Without its document. */
export function findGalleryCard(
  query: Kysely<Tables>,
  uuid: string,
): Promise<Pick<Selectable<GalleryTemplateTable>, 'card' | 'saved_by' | 'price_cents'> | undefined> {
  return query
    .selectFrom('gallery_template')
    .select(['card', 'saved_by', 'price_cents'])
    .where('uuid', '=', uuid)
    .executeTakeFirst();
}

/** Unless the card has changed since it was read; the template stays as new as it was. */
export async function putPicturesOnCard(
  query: Kysely<Tables>,
  uuid: string,
  card: string,
  screenshots: readonly string[],
): Promise<void> {
  await query
    .updateTable('gallery_template')
    .set({ card: JSON.stringify({ ...JSON.parse(card), screenshots }) })
    .where('uuid', '=', uuid)
    .where('card', '=', card)
    .execute();
}

export interface NewGalleryTemplate extends Omit<GalleryTemplateTable, 'price_cents'> {
  readonly price_cents: number;
  readonly document: Uint8Array;
}

/**
 * Adds the template, or replaces the existing one, whose price stays; with an owner, only their own. Returns its price,
 * or null if it was not written. Runs in the caller's transaction.
 */
export async function saveGalleryTemplate(
  query: Kysely<Tables>,
  { document: bytes, ...row }: NewGalleryTemplate,
  owner: string | null,
): Promise<number | null> {
  const { uuid, card, saved_by, updated_at } = row;
  const saved = await query
    .insertInto('gallery_template')
    .values(row)
    .onConflict((conflict) => {
      const renewed = conflict.column('uuid').doUpdateSet({ card, saved_by, updated_at });
      return owner === null ? renewed : renewed.where('gallery_template.saved_by', '=', owner);
    })
    .returning('price_cents')
    .executeTakeFirst();
  if (saved === undefined) return null;
  const stored = storedDocument(bytes);
  const document = textOfBytes(stored.column);
  await query
    .insertInto('gallery_document')
    .values({ uuid, document })
    .onConflict((conflict) => conflict.column('uuid').doUpdateSet({ document }))
    .execute();
  await savePieces(query, { gallery_uuid: uuid }, stored, true);
  return saved.price_cents;
}

/** Keeps others from changing the template until the caller's transaction ends; undefined if it is not there. */
export function lockGalleryTemplate(
  query: Kysely<Tables>,
  uuid: string,
): Promise<Pick<GalleryTemplateTable, 'card' | 'saved_by'> | undefined> {
  return query
    .updateTable('gallery_template')
    .set((row) => ({ updated_at: row.ref('updated_at') }))
    .where('uuid', '=', uuid)
    .returning(['card', 'saved_by'])
    .executeTakeFirst();
}

/** With its document; what the program put there is not put there again. Returns whether there was one. */
export async function deleteGalleryTemplate(query: Kysely<Tables>, uuid: string): Promise<boolean> {
  await query.deleteFrom('gallery_document').where('uuid', '=', uuid).execute();
  const deleted = await query
    .deleteFrom('gallery_template')
    .where('uuid', '=', uuid)
    .returning('uuid')
    .executeTakeFirst();
  return deleted !== undefined;
}
