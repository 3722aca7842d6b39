// The monthly prices of plans at Stripe: found by their names there, and made where there are none.
import type Stripe from 'stripe';
import type { KnownPlanPrice, PlanId } from '../payments.ts';
import { hasCode, isMissing } from './stripe-failure.ts';

export interface PricedPlan {
  readonly planId: PlanId;
  readonly name: string;
  /** In the smallest unit of the currency. */
  readonly amount: number;
  readonly currency: string;
}

export interface PlanPrice {
  readonly priceId: string;
  readonly productId: string;
}

export const productOf = (planId: PlanId): string => `modelwright-${planId}`;

const lookupKeyOf = (planId: PlanId, currency: string): string => `modelwright-${planId}-month-${currency}`;

/** Looks at what is there and makes nothing: the first purchase of a plan makes what is missing. */
export async function knownPlanPrices(
  stripe: Stripe,
  plans: readonly PricedPlan[],
): Promise<readonly KnownPlanPrice[]> {
  const known: KnownPlanPrice[] = [];
  for (const { planId, currency } of plans) {
    const lookup_keys = [lookupKeyOf(planId, currency)];
    const found = (await stripe.prices.list({ lookup_keys, limit: 1 })).data[0];
    if (found === undefined) continue;
    known.push({ planId, amount: found.unit_amount ?? 0, isActive: found.active });
  }
  return known;
}

/** An amount never changes at Stripe: a plan that costs something else gets another price, and who pays the old one goes on paying it. */
export async function planPrice(stripe: Stripe, plan: PricedPlan): Promise<PlanPrice> {
  const { planId, amount, currency } = plan;
  const lookupKey = lookupKeyOf(planId, currency);
  const found = (await stripe.prices.list({ lookup_keys: [lookupKey], limit: 1 })).data[0];
  if (found?.active === true && found.unit_amount === amount && found.currency === currency) {
    return { priceId: found.id, productId: idOf(found.product) };
  }
  const productId = await planProduct(stripe, plan);
  const made = await stripe.prices.create(
    {
      ...{ product: productId, currency, unit_amount: amount, recurring: { interval: 'month' } },
      ...{ lookup_key: lookupKey, transfer_lookup_key: true, tax_behavior: 'exclusive' },
      metadata: { planId },
    },
    // Named after the one before, so that an amount that comes back within a day makes a price of its own.
    { idempotencyKey: `price-${lookupKey}-${amount}-after-${found?.id ?? 'none'}` },
  );
  return { priceId: made.id, productId };
}

async function planProduct(stripe: Stripe, { planId, name }: PricedPlan): Promise<string> {
  const id = productOf(planId);
  try {
    const product = await stripe.products.retrieve(id);
    if (!product.active) await stripe.products.update(id, { active: true });
  } catch (error) {
    if (!isMissing(error)) throw error;
    await stripe.products
      .create({ id, name, metadata: { planId } }, { idempotencyKey: `product-${id}` })
      .catch((failure: unknown) => {
        // Somebody else bought a plan at the same moment.
        if (!hasCode(failure, 'resource_already_exists')) throw failure;
      });
  }
  return id;
}

const idOf = (thing: string | { readonly id: string }): string =>
  typeof thing === 'string' ? thing : thing.id;
