// The price that a template brings into the gallery.
import type { Kysely } from 'kysely';
import type { Tables } from '#server/ports/database/tables.ts';

/** A copy of something with a price does not become free by being published. */
export async function priceOfOriginal(query: Kysely<Tables>, uuid: string): Promise<number> {
  const row = await query
    .selectFrom('template')
    .select('price_cents')
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return row?.price_cents ?? 0;
}
