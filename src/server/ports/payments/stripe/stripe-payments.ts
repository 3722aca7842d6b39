// The port to payments through Stripe: its own pages for cards, and its events.
import type Stripe from 'stripe';
import type { Clock } from '#server/ports/clock/clock.ts';
import type { StripeSettings } from '../payment-settings.ts';
import type { CheckoutRequest, OpenedCheckout, Payments, PortalRequest, Refund } from '../payments.ts';
import { PaymentsUnavailable } from '../payments-unavailable.ts';
import { checkoutParams } from './checkout-session.ts';
import { knownPlanPrices, type PricedPlan, planPrice } from './plan-prices.ts';
import { portalConfiguration } from './portal-configuration.ts';
import { readWebhook } from './read-webhook.ts';
import { stripeClient } from './stripe-client.ts';
import { asked, hasCode, isMissing } from './stripe-failure.ts';
import { toldSince } from './told-since.ts';

export interface StripeTools {
  readonly clock: Clock;
  /** What plans cost today, which the portal lets subscribers change between. */
  readonly plans: readonly PricedPlan[];
  readonly timeoutMs?: number;
}

export function stripePayments(settings: StripeSettings, { clock, plans, timeoutMs }: StripeTools): Payments {
  const stripe = stripeClient(settings, timeoutMs);
  return {
    provider: 'stripe',
    isAvailable: true,
    openCheckout: (request) => asked(() => openCheckout(stripe, settings, plans, request)),
    closeCheckout: (id) => asked(() => closeCheckout(stripe, id)),
    openPortal: (request) => asked(() => openPortal(stripe, plans, request)),
    readWebhook: (body, signature) =>
      asked(() => readWebhook({ stripe, secret: settings.webhookSecret, now: clock.now() }, body, signature)),
    listEvents: (since) => toldSince(stripe, since),
    listPlanPrices: () => asked(() => knownPlanPrices(stripe, plans)),
    refund: (refund) => asked(() => giveBack(stripe, refund)),
    cancelSubscription: (id, when) => asked(() => cancel(stripe, id, when)),
  };
}

async function openCheckout(
  stripe: Stripe,
  { hasAutomaticTax }: StripeSettings,
  plans: readonly PricedPlan[],
  request: CheckoutRequest,
): Promise<OpenedCheckout> {
  const { orderId, purchase, currency } = request;
  const open = async (asRequested: CheckoutRequest, key: string): Promise<OpenedCheckout> => {
    const session = await stripe.checkout.sessions.create(
      checkoutParams(asRequested, priceId, hasAutomaticTax),
      { idempotencyKey: key },
    );
    if (session.url === null) throw new PaymentsUnavailable('Stripe: a checkout without an address');
    return { url: session.url, sessionId: session.id };
  };
  const priceId = purchase.kind === 'plan' ? await priceOf(stripe, plans, purchase, currency) : null;
  try {
    return await open(request, `checkout-${orderId}`);
  } catch (error) {
    // The operator deleted the customer at Stripe.
    if (request.customerId === null || !isMissing(error, 'customer')) throw error;
    return open({ ...request, customerId: null }, `checkout-${orderId}-new-customer`);
  }
}

async function priceOf(
  stripe: Stripe,
  plans: readonly PricedPlan[],
  { planId, amount }: Extract<CheckoutRequest['purchase'], { kind: 'plan' }>,
  currency: string,
): Promise<string> {
  const name = plans.find((plan) => plan.planId === planId)?.name ?? planId;
  return (await planPrice(stripe, { planId, name, amount, currency })).priceId;
}

async function closeCheckout(stripe: Stripe, id: string): Promise<'closed' | 'paid'> {
  try {
    await stripe.checkout.sessions.expire(id);
    return 'closed';
  } catch (error) {
    if (isMissing(error)) return 'closed';
    const { status } = await stripe.checkout.sessions.retrieve(id);
    if (status === 'open') throw error;
    return status === 'complete' ? 'paid' : 'closed';
  }
}

async function openPortal(
  stripe: Stripe,
  plans: readonly PricedPlan[],
  { customerId, language, returnUrl }: PortalRequest,
): Promise<string> {
  const configuration = await portalConfiguration(stripe, plans);
  const session = await stripe.billingPortal.sessions.create({
    ...{ customer: customerId, configuration, locale: language, return_url: returnUrl },
  });
  return session.url;
}

async function giveBack(stripe: Stripe, { orderId, paymentId, amount }: Refund): Promise<void> {
  try {
    await stripe.refunds.create(
      { payment_intent: paymentId, amount, reason: 'requested_by_customer', metadata: { orderId } },
      { idempotencyKey: `refund-${orderId}` },
    );
  } catch (error) {
    // By the operator, at Stripe; or it was asked for more than a day ago, as keys are not kept longer.
    if (!hasCode(error, 'charge_already_refunded')) throw error;
  }
}

async function cancel(stripe: Stripe, id: string, when: 'now' | 'at-period-end'): Promise<void> {
  try {
    if (when === 'now') await stripe.subscriptions.cancel(id);
    else await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  } catch (error) {
    // What has ended is not found any more.
    if (!isMissing(error)) throw error;
  }
}
