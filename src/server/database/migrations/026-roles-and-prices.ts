// A role is no plan, a price is no part of a document, and a copy knows what it was copied from.
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { parseStoredJson } from '#server/cards/parse-stored-json.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import type { Migration } from './migrate.ts';

export const rolesAndPrices: Migration = {
  name: '026-roles-and-prices',
  up: async (query) => {
    await query.schema.alterTable('account').addColumn('role', 'text').execute();
    await query.updateTable('account').set({ role: 'operator', plan: null }).where('plan', '=', 0).execute();
    await addPrices(query);
    await query.schema.alterTable('template').addColumn('copied_from', 'text').execute();
    await keepGalleryPrices(query);
  },
};

async function addPrices(query: Kysely<Tables>): Promise<void> {
  await query.schema.alterTable('template').addColumn('price_cents', 'integer').execute();
  // Nothing was sold before, whatever a document says: what people have made by then stays free.
  await query.updateTable('template').set({ price_cents: 0 }).execute();
  await query.schema
    .alterTable('gallery_template')
    .addColumn('price_cents', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

const pricedCard = z.object({ price: z.number().positive() });
const centsPerDollar = 100;

/** Only an operator could give a card of the gallery a price, in the database itself. */
async function keepGalleryPrices(query: Kysely<Tables>): Promise<void> {
  const cards = await query.selectFrom('gallery_template').select(['uuid', 'card']).execute();
  for (const { uuid, card } of cards) {
    const { data } = pricedCard.safeParse(parseStoredJson(card));
    if (data === undefined) continue;
    const price_cents = Math.round(data.price * centsPerDollar);
    await query.updateTable('gallery_template').set({ price_cents }).where('uuid', '=', uuid).execute();
  }
}
