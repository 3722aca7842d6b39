// What subscribers may do in Stripe's portal, written there by the program and kept as the program has it.
import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { type PricedPlan, planPrice } from './plan-prices.ts';

const program = 'modelwright';

export async function portalConfiguration(stripe: Stripe, plans: readonly PricedPlan[]): Promise<string> {
  const features = await portalFeatures(stripe, plans);
  const content = createHash('sha256').update(JSON.stringify(features)).digest('hex').slice(0, 32);
  const metadata = { program, content };
  const found = await ownConfiguration(stripe);
  if (found === undefined) {
    const made = await stripe.billingPortal.configurations.create(
      { features, metadata },
      { idempotencyKey: `portal-${content}` },
    );
    return made.id;
  }
  if (found.metadata?.content !== content) {
    await stripe.billingPortal.configurations.update(found.id, { features, metadata });
  }
  return found.id;
}

async function ownConfiguration(stripe: Stripe): Promise<Stripe.BillingPortal.Configuration | undefined> {
  for await (const one of stripe.billingPortal.configurations.list({ active: true, limit: 100 })) {
    if (one.metadata?.program === program) return one;
  }
  return undefined;
}

async function portalFeatures(
  stripe: Stripe,
  plans: readonly PricedPlan[],
): Promise<Stripe.BillingPortal.ConfigurationCreateParams.Features> {
  const products: { product: string; prices: string[] }[] = [];
  for (const plan of plans) {
    const { productId, priceId } = await planPrice(stripe, plan);
    products.push({ product: productId, prices: [priceId] });
  }
  return {
    customer_update: { enabled: true, allowed_updates: ['email', 'name', 'address', 'tax_id'] },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    subscription_update: {
      ...{ enabled: true, default_allowed_updates: ['price'], products },
      // More is paid for at once; less begins when what was paid for is over.
      proration_behavior: 'always_invoice',
      schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }] },
    },
  };
}
