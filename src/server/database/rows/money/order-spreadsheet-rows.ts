// Finds the spreadsheets behind links that were made of what somebody bought.
import type { Kysely } from 'kysely';
import type { Spreadsheet } from '#server/ports/database/tables/spreadsheet-tables.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import type { Order } from './order-rows.ts';

/** Of the order itself, those whose links work or are being made. */
export async function listSpreadsheetsOfOrder(query: Kysely<Tables>, orderId: string): Promise<string[]> {
  const rows = await query
    .selectFrom('spreadsheet')
    .select('id')
    .where('order_id', '=', orderId)
    .where('revoked_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Of the order itself, where links that were turned off led. */
export async function listEndedAddresses(query: Kysely<Tables>, orderId: string): Promise<string[]> {
  const rows = await query
    .selectFrom('spreadsheet')
    .select('url')
    .where('order_id', '=', orderId)
    .where('revoked_at', 'is not', null)
    .execute();
  return rows.flatMap(({ url }) => (url === null ? [] : [url]));
}

/** The one whose link works. */
export const findOpenSpreadsheetOfOrder = (
  query: Kysely<Tables>,
  orderId: string,
  now: number,
): Promise<Spreadsheet | undefined> =>
  query
    .selectFrom('spreadsheet')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('made_at', 'is not', null)
    .where('revoked_at', 'is', null)
    .where('removed_at', 'is', null)
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]))
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** What the buyer made of the template, or of own copies of it, beside what came with an order. */
export async function listSpreadsheetsOfBought(
  query: Kysely<Tables>,
  { account_id: accountId, template_uuid: templateUuid, static_id: staticId }: Order,
): Promise<string[]> {
  const uuids = [templateUuid, staticId].filter((uuid) => uuid !== null);
  if (accountId === null || uuids.length === 0) return [];
  const copies = query
    .selectFrom('template')
    .select('uuid')
    .where('account_id', '=', accountId)
    .where('copied_from', 'in', uuids);
  const rows = await query
    .selectFrom('spreadsheet')
    .select('id')
    .where('account_id', '=', accountId)
    .where('order_id', 'is', null)
    .where('is_readonly', '=', 0)
    .where('revoked_at', 'is', null)
    .where((row) => row.or([row('template_uuid', 'in', uuids), row('template_uuid', 'in', copies)]))
    .execute();
  return rows.map(({ id }) => id);
}
