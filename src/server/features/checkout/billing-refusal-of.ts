// Whether someone may open the subscription portal, and if not, why.
import type { BillingOutcome } from '#contract/billing-outcomes.ts';
import { isOperator, isSignedIn } from '#server/policy/may-call.ts';
import type { Account } from '#server/ports/database/tables.ts';

/** Null: they may. */
export function billingRefusalOf(
  account: Pick<Account, 'kind' | 'plan'> | null,
  isAvailable: boolean,
): BillingOutcome | null {
  if (account === null || !isSignedIn(account)) return 'sign-in-required';
  // An operator's plan is a role, not a subscription.
  if (account.plan === null || isOperator(account)) return 'no-subscription';
  return isAvailable ? null : 'not-available';
}
