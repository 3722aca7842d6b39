// Gives a template of the gallery its price, while the server may keep running.
import type { Kysely } from 'kysely';
import type { Tables } from '#server/ports/database/tables.ts';
import type { Ports } from '#server/ports/ports.ts';
import { CommandError } from '../errors/command-error.ts';

const centsPerDollar = 100;

/** Copies that people have made keep the price that they were made at, unless it is given away from now on. */
export async function priceTemplate(
  { database }: Pick<Ports, 'database'>,
  uuid: string,
  dollars: string,
): Promise<string> {
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(dollars)) {
    throw new CommandError('The price is in dollars, such as 49 or 49.50; 0 makes the template free.');
  }
  const cents = Math.round(Number(dollars) * centsPerDollar);
  const isThere = await database.query
    .transaction()
    .execute((query) => setPrice(query, uuid.toLowerCase(), cents));
  if (!isThere) throw new CommandError(`There is no template ${uuid} in the gallery.`);
  return cents === 0 ? `Template ${uuid} is free.` : `Template ${uuid} costs $${dollars}.`;
}

async function setPrice(query: Kysely<Tables>, uuid: string, price_cents: number): Promise<boolean> {
  const priced = await query
    .updateTable('gallery_template')
    .set({ price_cents })
    .where('uuid', '=', uuid)
    .returning('uuid')
    .executeTakeFirst();
  if (priced === undefined) return false;
  if (price_cents === 0) {
    await query.updateTable('template').set({ price_cents }).where('copied_from', '=', uuid).execute();
  }
  return true;
}
