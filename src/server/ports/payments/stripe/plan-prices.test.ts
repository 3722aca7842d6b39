// Tests what is read of the prices of plans at Stripe, against a server that speaks its protocol.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StripePlace, secretKey, webhookSecret } from '#testing/stripe/stripe-place.ts';
import type { CheckoutRequest, Payments } from '../payments.ts';
import { PaymentsUnavailable } from '../payments-unavailable.ts';
import type { PricedPlan } from './plan-prices.ts';
import { stripePayments } from './stripe-payments.ts';

const clock = { now: () => Date.UTC(2026, 5, 1, 12) };
const plans: readonly PricedPlan[] = [
  { planId: 'essential', name: 'Essential', amount: 1900, currency: 'usd' },
  { planId: 'growth', name: 'Growth', amount: 4900, currency: 'usd' },
];
const request: CheckoutRequest = {
  ...{ orderId: 'order-1', email: 'ada@example.com', customerId: null, language: 'en', currency: 'usd' },
  ...{ purchase: { kind: 'plan', planId: 'essential', amount: 1900 }, title: 'Essential' },
  ...{ successUrl: 'http://127.0.0.1/success', cancelUrl: 'http://127.0.0.1/list' },
};

let place: StripePlace;

const open = (sold: readonly PricedPlan[] = plans): Payments =>
  stripePayments(
    { secretKey, webhookSecret, apiUrl: new URL(place.origin), hasAutomaticTax: false },
    { clock, plans: sold, timeoutMs: 20_000 },
  );

beforeEach(async () => {
  place = await StripePlace.start(clock);
});

afterEach(() => place.stop());

test('nothing is known before the first purchase, and looking makes nothing', async () => {
  expect(await open().listPlanPrices()).toEqual([]);
  expect(place.seen.map(({ call }) => call)).toEqual(['GET /v1/prices', 'GET /v1/prices']);
  expect([place.store.prices.size, place.store.products.size]).toEqual([0, 0]);
});

test('what a purchase made is known, and that it is switched off', async () => {
  await open().openCheckout(request);
  expect(await open().listPlanPrices()).toEqual([{ planId: 'essential', amount: 1900, isActive: true }]);
  for (const price of place.store.prices.values()) price.active = false;
  expect(await open().listPlanPrices()).toEqual([{ planId: 'essential', amount: 1900, isActive: false }]);
});

test('a plan that costs something else by now is known by the price it would be charged at', async () => {
  await open().openCheckout(request);
  const dearer = plans.map((plan) => ({ ...plan, amount: plan.amount + 100 }));
  expect(await open(dearer).listPlanPrices()).toEqual([
    { planId: 'essential', amount: 1900, isActive: true },
  ]);
  await open(dearer).openCheckout({
    ...request,
    ...{ orderId: 'order-2', purchase: { kind: 'plan', planId: 'essential', amount: 2000 } },
  });
  expect(await open(dearer).listPlanPrices()).toEqual([
    { planId: 'essential', amount: 2000, isActive: true },
  ]);
});

test('a service that does not answer is said to be unavailable', async () => {
  place.faults.push('500', '500', '500');
  await expect(open().listPlanPrices()).rejects.toThrow(PaymentsUnavailable);
});
