// Finds what a template costs: one's own, one of the gallery, or one that is nowhere stored.
import type { Kysely } from 'kysely';
import { isPriced, type SoldTemplate } from '#server/policy/money/must-pay.ts';
import type { Tables } from '#server/ports/database/tables.ts';

export async function findGallerySold(
  query: Kysely<Tables>,
  uuid: string,
): Promise<SoldTemplate | undefined> {
  const row = await query
    .selectFrom('gallery_template')
    .select('price_cents')
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return row && { uuid, priceCents: row.price_cents, copiedFrom: null };
}

/** One's own; else one of the gallery; else somebody else's, who may have published it. Deleted ones cost what they did. */
export async function findSold(
  query: Kysely<Tables>,
  uuid: string,
  accountId: string,
): Promise<SoldTemplate | undefined> {
  const row = await query
    .selectFrom('template')
    .select(['account_id', 'price_cents', 'copied_from'])
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  const stored = row && soldOf(uuid, row);
  return row?.account_id === accountId ? stored : ((await findGallerySold(query, uuid)) ?? stored);
}

export const soldOf = (
  uuid: string,
  row: { readonly price_cents: number | null; readonly copied_from: string | null },
): SoldTemplate => ({ uuid, priceCents: row.price_cents, copiedFrom: row.copied_from });

/** No order names it. */
const unknownUuid = '';

/**
 * Of a posted document, which may call itself anything: nobody has paid for what is not stored as theirs, and what
 * calls itself one of the gallery costs at least as much as that one.
 */
export async function soldAs(query: Kysely<Tables>, uuid: string, accountId: string): Promise<SoldTemplate> {
  const own = await query
    .selectFrom('template')
    .select(['price_cents', 'copied_from'])
    .where('uuid', '=', uuid)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (own !== undefined) return soldOf(uuid, own);
  const named = await findGallerySold(query, uuid);
  const priceCents = named !== undefined && isPriced(named) ? named.priceCents : null;
  return { uuid: unknownUuid, priceCents, copiedFrom: null };
}

/** Of a built file, by the uuid that it was built under. */
export const soldOfFile = async (
  query: Kysely<Tables>,
  uuid: string,
  accountId: string,
): Promise<SoldTemplate> =>
  (await findSold(query, uuid, accountId)) ?? { uuid, priceCents: null, copiedFrom: null };
