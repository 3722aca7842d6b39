// Finds spreadsheets behind links by an id of theirs: ours, or that of who keeps them.
import type { Kysely } from 'kysely';
import type { Spreadsheet } from '#server/ports/database/tables/spreadsheet-tables.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import { galleryAccountId } from './gallery-account-rows.ts';

/** Those that open, of the account or of the gallery. */
export const listSpreadsheetsNamed = (
  query: Kysely<Tables>,
  accountId: string,
  id: string,
  now: number,
): Promise<Pick<Spreadsheet, 'template_uuid'>[]> =>
  query
    .selectFrom('spreadsheet')
    .select('template_uuid')
    .where('account_id', 'in', [accountId, galleryAccountId])
    .where((row) => row.or([row('id', '=', id), row('external_id', '=', id)]))
    .where('made_at', 'is not', null)
    .where('revoked_at', 'is', null)
    .where('removed_at', 'is', null)
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]))
    .execute();
