// Gives a template of the gallery its price, while the server may keep running.
import { setTemplatePrice } from '#server/money/prices/set-template-price.ts';
import type { Ports } from '#server/ports/ports.ts';
import { CommandError } from '../errors/command-error.ts';

const centsPerDollar = 100;

export async function priceTemplate(
  { database }: Pick<Ports, 'database'>,
  uuid: string,
  dollars: string,
): Promise<string> {
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(dollars)) {
    throw new CommandError('The price is in dollars, such as 49 or 49.50; 0 makes the template free.');
  }
  const cents = Math.round(Number(dollars) * centsPerDollar);
  const change = await database.query
    .transaction()
    .execute((query) => setTemplatePrice(query, uuid.toLowerCase(), cents));
  if (change === undefined) throw new CommandError(`There is no template ${uuid} in the gallery.`);
  return cents === 0 ? `Template ${uuid} is free.` : `Template ${uuid} costs $${dollars}.`;
}
