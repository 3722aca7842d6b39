// Gives a template of the gallery its price, while the server may keep running.
import type { Ports } from '#server/ports/ports.ts';
import { CommandError } from '../errors/command-error.ts';

const centsPerDollar = 100;

/** Copies that people have made keep the price that they were made at. */
export async function priceTemplate(
  { database }: Pick<Ports, 'database'>,
  uuid: string,
  dollars: string,
): Promise<string> {
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(dollars)) {
    throw new CommandError('The price is in dollars, such as 49 or 49.50; 0 makes the template free.');
  }
  const cents = Math.round(Number(dollars) * centsPerDollar);
  const priced = await database.query
    .updateTable('gallery_template')
    .set({ price_cents: cents })
    .where('uuid', '=', uuid.toLowerCase())
    .returning('uuid')
    .executeTakeFirst();
  if (priced === undefined) throw new CommandError(`There is no template ${uuid} in the gallery.`);
  return cents === 0 ? `Template ${uuid} is free.` : `Template ${uuid} costs $${dollars}.`;
}
