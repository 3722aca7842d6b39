// Lists templates without their documents, as many at a time as delay nobody.
import { setImmediate as letOthers } from 'node:timers/promises';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { GalleryTemplateTable } from '#server/ports/database/tables/gallery-tables.ts';
import type { Tables, TemplateTable } from '#server/ports/database/tables.ts';

export type TemplateCard = Pick<
  TemplateTable,
  'uuid' | 'name' | 'summary' | 'revision' | 'created_at' | 'updated_at' | 'price_cents' | 'copied_from'
>;
export type DeletedCard = TemplateCard & Pick<TemplateTable, 'deleted_at'>;
export type GalleryCard = Pick<
  Selectable<GalleryTemplateTable>,
  'uuid' | 'card' | 'updated_at' | 'price_cents'
>;

const cardColumns = [
  ...(['uuid', 'summary', 'revision', 'created_at', 'updated_at'] as const),
  ...(['price_cents', 'copied_from'] as const),
] as const;
/** As much as a list shows. */
const shortName = sql<string>`substr(name, 1, 1000)`.as('name');

/** Newest first. */
export async function listTemplateCards<Item>(
  query: Kysely<Tables>,
  accountId: string,
  itemOf: (card: TemplateCard) => Item,
): Promise<Item[]> {
  const own = query
    .selectFrom('template')
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null);
  const uuids = await own.select('uuid').orderBy('updated_at', 'desc').orderBy('uuid').execute();
  const cards = own.select(cardColumns).select(shortName);
  return readInPieces(uuids, (some) => cards.where('uuid', 'in', some).execute(), itemOf);
}

/** Deleted after the given time, most recently deleted first. */
export async function listDeletedCards<Item>(
  query: Kysely<Tables>,
  accountId: string,
  after: number,
  itemOf: (card: DeletedCard) => Item,
): Promise<Item[]> {
  const own = query
    .selectFrom('template')
    .where('account_id', '=', accountId)
    .where('deleted_at', '>', after);
  const uuids = await own.select('uuid').orderBy('deleted_at', 'desc').orderBy('uuid').execute();
  const cards = own.select([...cardColumns, 'deleted_at']).select(shortName);
  return readInPieces(uuids, (some) => cards.where('uuid', 'in', some).execute(), itemOf);
}

/** Oldest first. */
export async function listGalleryCards<Item>(
  query: Kysely<Tables>,
  itemOf: (card: GalleryCard) => Item,
): Promise<Item[]> {
  const all = query.selectFrom('gallery_template');
  const uuids = await all.select('uuid').orderBy('created_at').orderBy('uuid').execute();
  const cards = all.select(['uuid', 'card', 'updated_at', 'price_cents']);
  return readInPieces(uuids, (some) => cards.where('uuid', 'in', some).execute(), itemOf);
}

const rowsAtOnce = 50;

/** In the given order; a row that is gone by then is left out. */
async function readInPieces<Row extends { readonly uuid: string }, Item>(
  listed: readonly { readonly uuid: string }[],
  read: (uuids: readonly string[]) => Promise<readonly Row[]>,
  itemOf: (row: Row) => Item,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let start = 0; start < listed.length; start += rowsAtOnce) {
    if (start > 0) await letOthers();
    const uuids = listed.slice(start, start + rowsAtOnce).map(({ uuid }) => uuid);
    const rows = new Map((await read(uuids)).map((row) => [row.uuid, row]));
    for (const uuid of uuids) {
      const row = rows.get(uuid);
      if (row !== undefined) items.push(itemOf(row));
    }
  }
  return items;
}
