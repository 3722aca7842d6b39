// Gives a template a price of its own, as no visitor can: what a document says of its price counts nowhere.
import { setPrice } from '#testing/server/standing.ts';
import type { Visitor } from './journey.ts';

/** In dollars; the current page learns of it after a reload. */
export const putPrice = (
  { server: { dataDir } }: Pick<Visitor, 'server'>,
  uuid: string,
  price: number,
): Promise<void> => setPrice({ place: { databaseUrl: null, dataDir } }, uuid, price * 100);
