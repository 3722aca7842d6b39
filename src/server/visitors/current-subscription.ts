// The plan that somebody pays for, as their page shows it.
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { userReply } from '#contract/shapes/user-shapes.ts';
import { listSubscriptions } from '#server/database/rows/money/order-rows.ts';
import { isActive } from '#server/money/buyer-of.ts';
import { planNumbers } from '#server/money/prices/plan-numbers.ts';
import type { Tables } from '#server/ports/database/tables.ts';

type CurrentSubscription = z.input<typeof userReply>['currentSubscription'];

/** The better one of several, and of equals the one that goes on longest. */
export async function currentSubscriptionOf(
  { query, now }: { readonly query: Kysely<Tables>; readonly now: number },
  accountId: string,
): Promise<CurrentSubscription> {
  const active = (await listSubscriptions(query, accountId)).filter((one) => isActive(one, now));
  const [best] = active.toSorted((one, other) => other.plan - one.plan || other.period_end - one.period_end);
  if (best === undefined) return null;
  return {
    planId: best.plan === planNumbers.growth ? 'growth' : 'essential',
    state: best.state === 'past-due' ? 'past-due' : 'active',
    periodEnd: best.period_end,
    cancelsAtEnd: best.cancels_at_end === 1,
  };
}
