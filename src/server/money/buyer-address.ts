// Where to write to about an order: to the proved address of its account, or else to the one that it was paid with.
import type { Kysely } from 'kysely';
import { findAccount } from '#server/database/rows/account-rows.ts';
import type { Order } from '#server/database/rows/money/order-rows.ts';
import type { Tables } from '#server/ports/database/tables.ts';

/** Months after a payment the account may have another address, and the one of then may be somebody else's. */
export async function buyerAddress(
  query: Kysely<Tables>,
  { account_id: accountId, email }: Pick<Order, 'account_id' | 'email'>,
): Promise<string> {
  const account = accountId === null ? undefined : await findAccount(query, accountId);
  const isProved = account !== undefined && account.email_verified_at !== null;
  return isProved ? (account.email ?? email) : email;
}
