// Writes down that a spreadsheet behind a link was opened, which makes it live longer.
import type { Kysely } from 'kysely';
import type { Account, Tables } from '#server/ports/database/tables.ts';

export interface Views {
  readonly views: number;
  readonly lastAt: number;
}

interface ViewedSpreadsheet {
  readonly isReadonly: boolean;
  readonly isBought: boolean;
  readonly owner: Pick<Account, 'kind'>;
}

/** Null: it never expires. */
export type LifeOfViewed = (spreadsheet: ViewedSpreadsheet) => number | null;

/** One that is only to be looked at expires when it said so, however often it is opened. */
export async function addViews(
  query: Kysely<Tables>,
  id: string,
  { views, lastAt }: Views,
  lifeMsOf: LifeOfViewed,
): Promise<void> {
  const found = await query
    .selectFrom('spreadsheet')
    .innerJoin('account', 'account.id', 'spreadsheet.account_id')
    .select(['account.kind', 'is_readonly', 'order_id', 'expires_at'])
    .where('spreadsheet.id', '=', id)
    .executeTakeFirst();
  if (found === undefined) return;
  const { kind, is_readonly: isReadonly, order_id: orderId, expires_at: expiresAt } = found;
  const lifeMs = lifeMsOf({ isReadonly: isReadonly === 1, isBought: orderId !== null, owner: { kind } });
  const livesLonger = isReadonly === 0 && lifeMs !== null && expiresAt !== null;
  await query
    .updateTable('spreadsheet')
    .set((row) => ({
      views: row('views', '+', views),
      last_viewed_at: lastAt,
      ...(livesLonger && { expires_at: Math.max(expiresAt, lastAt + lifeMs) }),
    }))
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}
