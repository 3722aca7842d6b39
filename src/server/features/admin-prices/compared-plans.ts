// What the payment service would charge for each plan, beside what it costs here.
import type { z } from 'zod';
import type { calls } from '#contract/calls/calls.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Payments } from '#server/ports/payments/payments.ts';
import { PaymentsUnavailable } from '#server/ports/payments/payments-unavailable.ts';
import type { PricedPlan } from '#server/ports/payments/stripe/plan-prices.ts';

type Compared = z.input<(typeof calls)['comparePlanPrices']['reply']>['plans'];

/** A checkout of our own knows no plans: it takes the price of each purchase. */
export async function comparedPlans(
  { provider, listPlanPrices }: Pick<Payments, 'provider' | 'listPlanPrices'>,
  plans: readonly PricedPlan[],
): Promise<Compared> {
  if (provider !== 'stripe') throw new AppError('not-available');
  const known = await listPlanPrices().catch((error: unknown) => {
    throw error instanceof PaymentsUnavailable ? new AppError('payments-unavailable') : error;
  });
  return plans.map(({ planId, amount }) => {
    const there = known.find((price) => price.planId === planId);
    return {
      ...{ planId, monthlyCents: amount },
      known: there === undefined ? null : { cents: there.amount, isActive: there.isActive },
      difference: differenceOf(amount, there),
    };
  });
}

function differenceOf(
  amount: number,
  there: { readonly amount: number; readonly isActive: boolean } | undefined,
): Compared[number]['difference'] {
  if (there === undefined) return 'unknown';
  if (there.amount !== amount) return 'amount';
  return there.isActive ? 'none' : 'inactive';
}
