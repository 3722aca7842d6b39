// Tests what is asked of Stripe, against a server that speaks its protocol.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pay } from '#testing/stripe/pay.ts';
import { StripePlace, secretKey, webhookSecret } from '#testing/stripe/stripe-place.ts';
import type { CheckoutRequest, Payments } from '../payments.ts';
import { PaymentsUnavailable } from '../payments-unavailable.ts';
import type { PricedPlan } from './plan-prices.ts';
import { stripePayments } from './stripe-payments.ts';

const timeoutMs = 20_000;
/** Longer than the library ever waits before it tries again. */
const longestPauseMs = 10_000;
const clock = { time: 0, now: () => clock.time };
const plans: readonly PricedPlan[] = [
  { planId: 'essential', name: 'Essential', amount: 1900, currency: 'usd' },
  { planId: 'growth', name: 'Growth', amount: 4900, currency: 'usd' },
];
const purchase = { kind: 'template', uuid: 'u-1', staticId: null, name: 'Bakery', amount: 2900 } as const;
const request: CheckoutRequest = {
  ...{ orderId: 'order-1', email: 'ada@example.com', customerId: null, language: 'ru', currency: 'usd' },
  ...{ purchase, title: 'Пекарня & Co.', cancelUrl: 'http://127.0.0.1/list' },
  successUrl: 'http://127.0.0.1/checkout/success?order=order-1',
};
const planRequest: CheckoutRequest = {
  ...request,
  ...{ orderId: 'order-2', purchase: { kind: 'plan', planId: 'essential', amount: 1900 } },
};

let place: StripePlace;
let payments: Payments;

const open = (more: { hasAutomaticTax?: true; plans?: readonly PricedPlan[]; key?: string } = {}): Payments =>
  stripePayments(
    {
      ...{ secretKey: more.key ?? secretKey, webhookSecret, apiUrl: new URL(place.origin) },
      hasAutomaticTax: more.hasAutomaticTax ?? false,
    },
    { clock, plans: more.plans ?? plans, timeoutMs },
  );

/** What was asked for, decoded. */
const asked = (call: string) =>
  place.seen
    .filter((one) => one.call === call)
    .map(({ parameters }) => Object.fromEntries(new URLSearchParams(parameters)));

beforeEach(async () => {
  clock.time = Date.UTC(2026, 5, 1, 12);
  place = await StripePlace.start(clock);
  payments = open();
});

afterEach(async () => {
  vi.useRealTimers();
  await place.stop();
});

test('a single purchase', async () => {
  const { url, sessionId } = await payments.openCheckout(request);
  expect(url).toBe(`${place.origin}/c/pay/${sessionId}`);
  expect(asked('POST /v1/checkout/sessions')).toEqual([
    {
      mode: 'payment',
      locale: 'ru',
      client_reference_id: 'order-1',
      'metadata[orderId]': 'order-1',
      'payment_intent_data[metadata][orderId]': 'order-1',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '2900',
      'line_items[0][price_data][tax_behavior]': 'exclusive',
      'line_items[0][price_data][product_data][name]': 'Пекарня & Co.',
      allow_promotion_codes: 'true',
      customer_creation: 'always',
      customer_email: 'ada@example.com',
      success_url: 'http://127.0.0.1/checkout/success?order=order-1',
      cancel_url: 'http://127.0.0.1/list',
    },
  ]);
  const { headers } = place.seen[0] ?? {};
  expect(headers).toMatchObject({
    'idempotency-key': 'checkout-order-1',
    'stripe-version': '2026-10-28.endive',
    'user-agent': 'Modelwright',
  });
  expect(headers).not.toHaveProperty('x-stripe-client-user-agent');
});

test('an order is opened once, however often it is asked for', async () => {
  const first = await payments.openCheckout(request);
  expect(await payments.openCheckout(request)).toEqual(first);
  expect(place.store.orders.size).toBe(1);
});

test('tax, for a customer who was there before and for a new one', async () => {
  const { sessionId } = await payments.openCheckout(request);
  await fetch(`${place.origin}/c/pay/${sessionId}`, {
    ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams({ do: 'pay' }) },
  });
  const customerId = String(place.store.orders.get(sessionId)?.session.customer);
  await open({ hasAutomaticTax: true }).openCheckout({ ...request, orderId: 'order-3', customerId });
  await open({ hasAutomaticTax: true }).openCheckout({ ...request, orderId: 'order-4', email: null });
  const [, known, stranger] = asked('POST /v1/checkout/sessions');
  expect(known).toMatchObject({
    ...{ customer: customerId, 'customer_update[address]': 'auto', 'customer_update[name]': 'auto' },
    'automatic_tax[enabled]': 'true',
  });
  expect(known).not.toHaveProperty('customer_email');
  expect(known).not.toHaveProperty('customer_creation');
  expect(stranger).toMatchObject({ customer_creation: 'always', 'automatic_tax[enabled]': 'true' });
  expect(stranger).not.toHaveProperty('customer_email');
});

test('a customer whom the operator deleted at Stripe is a new one', async () => {
  const { sessionId } = await payments.openCheckout({ ...request, customerId: 'cus_gone' });
  expect(place.store.orders.get(sessionId)?.session).toMatchObject({
    customer_email: 'ada@example.com',
    customer: null,
  });
});

test('the price of a plan is made once, and again when the plan costs something else', async () => {
  await payments.openCheckout(planRequest);
  await payments.openCheckout({ ...planRequest, orderId: 'order-5' });
  expect([...place.store.prices.values()]).toMatchObject([
    {
      ...{ lookup_key: 'modelwright-essential-month-usd', unit_amount: 1900, currency: 'usd' },
      ...{ product: 'modelwright-essential', metadata: { planId: 'essential' } },
      recurring: { interval: 'month' },
    },
  ]);
  expect(asked('POST /v1/checkout/sessions')[0]).toMatchObject({
    ...{ mode: 'subscription', 'line_items[0][price]': [...place.store.prices.keys()][0] },
    'subscription_data[metadata][orderId]': 'order-2',
    'subscription_data[metadata][planId]': 'essential',
  });
  for (const [orderId, amount] of [
    ['order-6', 2900],
    ['order-7', 1900],
  ] as const) {
    const dearer = { kind: 'plan', planId: 'essential', amount } as const;
    await payments.openCheckout({ ...planRequest, orderId, purchase: dearer });
  }
  const prices = [...place.store.prices.values()];
  expect(prices.map((price) => [price.unit_amount, price.lookup_key])).toEqual([
    [1900, null],
    [2900, null],
    [1900, 'modelwright-essential-month-usd'],
  ]);
  expect(place.store.products.size).toBe(1);
});

test('two who buy the first plans at the same moment', async () => {
  const [one, other] = await Promise.all([
    payments.openCheckout(planRequest),
    open().openCheckout({ ...planRequest, orderId: 'order-8' }),
  ]);
  expect(one.sessionId).not.toBe(other.sessionId);
  expect(place.store.prices.size).toBe(1);
  expect(place.store.products.size).toBe(1);
});

async function customerOfPlan(): Promise<string> {
  const { sessionId } = await payments.openCheckout(planRequest);
  await fetch(`${place.origin}/c/pay/${sessionId}`, {
    ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams({ do: 'pay' }) },
  });
  return String(place.store.orders.get(sessionId)?.session.customer);
}

test('the portal is set up by the program, and kept as it has it', async () => {
  const customerId = await customerOfPlan();
  const portal = { customerId, language: 'ru', returnUrl: 'http://127.0.0.1/settings' } as const;
  const url = await payments.openPortal(portal);
  expect(url).toMatch(`${place.origin}/p/session/`);
  await payments.openPortal(portal);
  expect(place.store.portals.size).toBe(1);
  const [made] = place.store.portals.values();
  const offered = [...place.store.prices.values()].map(({ id, product }) => ({ product, prices: [id] }));
  expect(offered).toHaveLength(2);
  expect(made?.features).toMatchObject({
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    subscription_update: { enabled: true, default_allowed_updates: ['price'], products: offered },
    ...{ invoice_history: { enabled: true }, payment_method_update: { enabled: true } },
  });
  await open({ plans: plans.map((plan) => ({ ...plan, amount: plan.amount + 100 })) }).openPortal(portal);
  expect(place.store.portals.size).toBe(1);
  const prices = [...place.store.prices.values()].slice(2).map(({ id }) => [id]);
  expect(made?.features).toMatchObject({
    subscription_update: { products: [{ prices: prices[0] }, { prices: prices[1] }] },
  });
  expect(asked('POST /v1/billing_portal/sessions')[0]).toMatchObject({
    ...{ customer: customerId, locale: 'ru', return_url: 'http://127.0.0.1/settings' },
  });
});

test('money is given back once', async () => {
  const { sessionId } = await payments.openCheckout(request);
  await fetch(`${place.origin}/c/pay/${sessionId}`, {
    ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams({ do: 'pay' }) },
  });
  const paymentId = String(place.store.orders.get(sessionId)?.session.payment_intent);
  const refund = { orderId: 'order-1', paymentId, amount: 2900, currency: 'usd' };
  await payments.refund(refund);
  await payments.refund(refund);
  expect([...place.store.refunds.values()]).toMatchObject([{ amount: 2900, payment_intent: paymentId }]);
  // As it is when a day has passed, or when the operator gave it back at Stripe.
  await payments.refund({ ...refund, orderId: 'order-9' });
  expect(place.store.refunds.size).toBe(1);
  await expect(payments.refund({ ...refund, orderId: 'order-10', paymentId: 'pi_none' })).rejects.toThrow(
    'resource_missing',
  );
});

test('a subscription ends with its month, or at once, and then is over', async () => {
  await customerOfPlan();
  const [subscription] = place.store.subscriptions.values();
  const id = String(subscription?.id);
  await payments.cancelSubscription(id, 'at-period-end');
  expect(subscription).toMatchObject({ status: 'active', cancel_at_period_end: true });
  await payments.cancelSubscription(id, 'now');
  expect(subscription).toMatchObject({ status: 'canceled' });
  await payments.cancelSubscription(id, 'now');
});

test('a page is closed once, and not if somebody has paid on it', async () => {
  const { sessionId } = await payments.openCheckout(request);
  expect(await payments.closeCheckout(sessionId)).toBe('closed');
  expect(await payments.closeCheckout(sessionId)).toBe('closed');
  expect(place.store.orders.get(sessionId)?.session.status).toBe('expired');
  const paid = await payments.openCheckout({ ...request, orderId: 'order-2' });
  pay(place.store, paid.sessionId, { email: 'ann@example.com' });
  expect(await payments.closeCheckout(paid.sessionId)).toBe('paid');
  expect(place.store.orders.get(paid.sessionId)?.session.status).toBe('complete');
  expect(await payments.closeCheckout('cs_test_unknown')).toBe('closed');
});

test.each(['429', '500', 'hangs up', 'loses the answer', 'breaks off'] as const)(
  'what passes is tried again, and done once: %s',
  async (fault) => {
    place.faults.push(fault);
    const { sessionId } = await payments.openCheckout(request).catch(() => payments.openCheckout(request));
    expect([...place.store.orders.keys()]).toEqual([sessionId]);
    expect(new Set(place.seen.map(({ headers }) => headers['idempotency-key']))).toEqual(
      new Set(['checkout-order-1']),
    );
  },
);

test('while one is still worked on, the same one is neither refused nor done twice', async () => {
  place.faults.push('waits');
  const first = payments.openCheckout(request);
  await expect.poll(() => place.waiting.length).toBe(1);
  const second = payments.openCheckout(request);
  await expect.poll(() => place.seen.length).toBe(2);
  for (const end of place.waiting) end();
  expect(await second).toEqual(await first);
  expect(place.store.orders.size).toBe(1);
});

test.each([
  ['429', 'StripeRateLimitError, 429, rate_limit, req_testing0123456'],
  ['500', 'StripeAPIError, 500, req_testing0123456'],
  ['hangs up', 'StripeConnectionError'],
  ['no JSON', 'StripeAPIError, req_testing0123456'],
] as const)('what does not pass is told: %s', async (fault, message) => {
  place.faults.push(fault, fault, fault, fault);
  const failed = payments.openCheckout(request);
  await expect(failed).rejects.toThrow(`Stripe: ${message}`);
  await expect(failed).rejects.toBeInstanceOf(PaymentsUnavailable);
});

test('silence ends in time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  place.faults.push('silent', 'silent', 'silent');
  const ends = expect(open().openCheckout(request)).rejects.toThrow('Stripe: StripeConnectionError');
  // Time passes only here, and only where a try has arrived or a pause has begun: the machine may be as slow as it likes.
  for (const tries of [1, 2, 3]) {
    await expect.poll(() => place.seen.length).toBe(tries);
    await vi.advanceTimersByTimeAsync(timeoutMs);
    if (tries < 3) await expect.poll(() => vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(longestPauseMs);
  }
  await ends;
  expect(place.seen).toHaveLength(3);
});

test('a refused key is told without it', async () => {
  const key = 'sk_test_anotherAccount9876';
  const failed = open({ key }).openCheckout(request);
  await expect(failed).rejects.toThrow('Stripe: StripeAuthenticationError, 401');
  await expect(failed).rejects.not.toThrow(/anotherAccount|9876/);
});
