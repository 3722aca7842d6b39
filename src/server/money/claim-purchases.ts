// What somebody bought before signing in becomes the account's: of the same browser, and of an address that is proved.
import type { Kysely } from 'kysely';
import { lockAccount } from '#server/database/rows/account-rows.ts';
import { moveUnclaimedOrders } from '#server/database/rows/money/subscription-rows.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import { settlePlan } from './settle-plan.ts';

/**
 * Runs in the transaction that signs in or proves the address, after a visitor was merged. An address that was merely
 * typed in claims nothing: whoever registered it first may be a stranger.
 */
export async function claimPurchases(query: Kysely<Tables>, accountId: string, now: number): Promise<void> {
  const account = await lockAccount(query, accountId);
  if (account === undefined) return;
  const isProved = account.email !== null && account.email_verified_at !== null;
  const visitors = isProved ? await moveUnclaimedOrders(query, account.email ?? '', accountId) : [];
  for (const id of [accountId, ...visitors]) await settlePlan(query, id, now);
}
