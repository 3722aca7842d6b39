// Keeps the plan of an account what its subscriptions say.
import type { Kysely } from 'kysely';
import { lockAccount, updateAccount } from '#server/database/rows/account-rows.ts';
import { listSubscriptions } from '#server/database/rows/money/order-rows.ts';
import { listLapsedAccounts } from '#server/database/rows/money/subscription-rows.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import type { Ports } from '#server/ports/ports.ts';
import { graceMs, isActive } from './buyer-of.ts';

/** The better one of those that somebody pays for at the same time. */
export async function settlePlan(query: Kysely<Tables>, accountId: string, now: number): Promise<void> {
  const account = await lockAccount(query, accountId);
  if (account === undefined) return;
  const active = (await listSubscriptions(query, accountId)).filter((one) => isActive(one, now));
  const plan = active.length === 0 ? null : Math.max(...active.map((one) => one.plan));
  if (plan !== account.plan) await updateAccount(query, accountId, { plan, updated_at: now });
}

/** A period may end without anybody telling that another one began, or that none did. */
export async function settleLapsedPlans({
  database: { query },
  clock,
}: {
  readonly database: Pick<Ports['database'], 'query'>;
  readonly clock: Ports['clock'];
}): Promise<void> {
  const now = clock.now();
  for (const id of await listLapsedAccounts(query, now - graceMs)) {
    await query.transaction().execute((transaction) => settlePlan(transaction, id, now));
  }
}
