// Gives a template of the gallery its price, for operators in the page and on the command line.
import type { Kysely } from 'kysely';
import type { Tables } from '#server/ports/database/tables.ts';

interface PriceChange {
  readonly beforeCents: number;
  readonly afterCents: number;
}

/**
 * Copies that people have made keep the price that they were made at, unless it is given away from now on. Undefined if
 * there is no such template. Runs in the caller's transaction.
 */
export async function setTemplatePrice(
  query: Kysely<Tables>,
  uuid: string,
  price_cents: number,
): Promise<PriceChange | undefined> {
  const before = await query
    .updateTable('gallery_template')
    .set((row) => ({ updated_at: row.ref('updated_at') }))
    .where('uuid', '=', uuid)
    .returning('price_cents')
    .executeTakeFirst();
  if (before === undefined) return undefined;
  await query.updateTable('gallery_template').set({ price_cents }).where('uuid', '=', uuid).execute();
  if (price_cents === 0) {
    await query.updateTable('template').set({ price_cents }).where('copied_from', '=', uuid).execute();
  }
  return { beforeCents: before.price_cents, afterCents: price_cents };
}
