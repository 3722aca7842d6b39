// Whether someone may open the subscription portal, and if not, why.
import type { BillingOutcome } from '#contract/billing-outcomes.ts';
import { isSignedIn } from '#server/policy/may-call.ts';
import type { Account } from '#server/ports/database/tables.ts';

/** Null: they may. */
export function billingRefusalOf(
  account: Pick<Account, 'kind' | 'plan'> | null,
  isAvailable: boolean,
  isCustomer: boolean,
): BillingOutcome | null {
  if (account === null || !isSignedIn(account)) return 'sign-in-required';
  if (account.plan === null) return 'no-subscription';
  if (!isAvailable) return 'not-available';
  // A plan that was given, and that nobody pays for.
  return isCustomer ? null : 'no-subscription';
}
