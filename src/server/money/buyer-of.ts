// What an account has paid for, as the rule of who must pay asks for it.
import type { Kysely } from 'kysely';
import { listBought, listSubscriptions, type Subscription } from '#server/database/rows/money/order-rows.ts';
import { isEntitled, isSignedIn } from '#server/policy/may-call.ts';
import type { Buyer } from '#server/policy/money/must-pay.ts';
import type { Account, Tables } from '#server/ports/database/tables.ts';

/** A renewal may be reported late, and nobody is locked out meanwhile. */
export const graceMs = 3 * 24 * 60 * 60 * 1000;

export const isActive = (
  { state, period_end: end }: Pick<Subscription, 'state' | 'period_end'>,
  now: number,
): boolean => (state === 'active' || state === 'past-due') && now < end + graceMs;

const nobody: Buyer = { isEntitled: false, isSubscribed: false, bought: new Set() };

/** Null: somebody without a session. */
export async function buyerOf(query: Kysely<Tables>, account: Account | null, now: number): Promise<Buyer> {
  if (account === null) return nobody;
  return {
    isEntitled: isEntitled(account),
    isSubscribed: await isSubscribed(query, account, now),
    bought: new Set(await listBought(query, account.id)),
  };
}

/** By the clock and not by the plan of the account alone, which stays until its end is told. */
export async function isSubscribed(query: Kysely<Tables>, account: Account, now: number): Promise<boolean> {
  if (!isSignedIn(account) || account.plan === null) return false;
  return (await listSubscriptions(query, account.id)).some((one) => isActive(one, now));
}
