// Tests what each kind of event at Stripe says, in the shapes that Stripe documents, of newer and older versions.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { StripePlace, secretKey } from '#testing/stripe/stripe-place.ts';
import { eventTypes } from './event-shapes.ts';
import { paymentEventsOf } from './payment-events-of.ts';
import { stripeClient } from './stripe-client.ts';

let place: StripePlace;

beforeAll(async () => {
  place = await StripePlace.start({ now: () => 0 });
});
beforeEach(() => {
  place.seen.length = 0;
  place.store.invoicePayments.clear();
});
afterAll(() => place.stop());

const read = (type: string, object: object) =>
  paymentEventsOf(stripeClient({ secretKey, apiUrl: new URL(place.origin) }), {
    ...{ id: 'evt_1', object: 'event', api_version: '2026-10-28.endive', created: 1_780_000_000 },
    ...{ data: { object }, livemode: true, pending_webhooks: 1, request: { id: null }, type },
  });

/** What all events of this test have. */
const told = { id: 'evt_1', happenedAt: 1_780_000_000_000 };

function payInvoice(invoice: string, paymentIntent: string): void {
  place.store.invoicePayments.set(invoice, {
    ...{ id: `inpay_${invoice}`, object: 'invoice_payment', amount_paid: 1, amount_requested: 1, created: 1 },
    ...{ currency: 'usd', invoice, is_default: true, livemode: true, status: 'paid' },
    payment: { type: 'payment_intent', payment_intent: paymentIntent },
    status_transitions: { canceled_at: null, paid_at: 1 },
  });
}

const session = {
  ...{ id: 'cs_live_1', object: 'checkout.session', mode: 'payment', status: 'complete' },
  ...{ amount_subtotal: 2900, amount_total: 3480, currency: 'usd', customer: 'cus_1' },
  ...{ client_reference_id: 'order-1', metadata: { orderId: 'order-1' }, customer_email: null },
  customer_details: { email: 'Ada@example.com', name: 'Ada', address: { country: 'DE' }, tax_ids: [] },
  ...{ invoice: null, payment_intent: 'pi_1', payment_status: 'paid', subscription: null },
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 580 },
};
const paidCheckout = {
  ...{ kind: 'checkout-completed', sessionId: 'cs_live_1', isPaid: true, email: 'Ada@example.com' },
  ...{ customerId: 'cus_1', paymentId: 'pi_1', subscriptionId: null, total: 3480, tax: 580 },
  currency: 'usd',
};
const ofOrder = { ...told, orderId: 'order-1', paymentId: 'pi_1', subscriptionId: null };

test.each([
  ['checkout.session.completed', {}, paidCheckout],
  ['checkout.session.completed', { payment_status: 'unpaid' }, { ...paidCheckout, isPaid: false }],
  ['checkout.session.async_payment_succeeded', {}, paidCheckout],
  [
    'checkout.session.async_payment_failed',
    { payment_status: 'unpaid' },
    { kind: 'checkout-failed', reason: 'declined' },
  ],
])('%s %o', async (type, changed, fact) => {
  expect(await read(type, { ...session, ...changed })).toEqual([{ ...ofOrder, fact }]);
});

test('a checkout that cost nothing with a coupon is paid, without a payment', async () => {
  const free = { amount_total: 0, payment_intent: null, payment_status: 'no_payment_required' };
  expect(await read('checkout.session.completed', { ...session, ...free })).toMatchObject([
    { paymentId: null, fact: { isPaid: true, total: 0, paymentId: null } },
  ]);
});

test('a checkout that nobody finished', async () => {
  const gone = { ...session, payment_intent: null, customer_details: null, status: 'expired' };
  expect(await read('checkout.session.expired', gone)).toEqual([
    { ...ofOrder, paymentId: null, fact: { kind: 'checkout-failed', reason: 'expired' } },
  ]);
});

test('the payment of a checkout for a plan is the one of its first invoice', async () => {
  payInvoice('in_1', 'pi_7');
  const ofPlan = { mode: 'subscription', payment_intent: null, subscription: 'sub_1', invoice: 'in_1' };
  expect(await read('checkout.session.completed', { ...session, ...ofPlan })).toMatchObject([
    { paymentId: 'pi_7', subscriptionId: 'sub_1', fact: { paymentId: 'pi_7', subscriptionId: 'sub_1' } },
  ]);
});

test('what else is sold through the account is of no concern', async () => {
  expect(await read('checkout.session.completed', { ...session, metadata: {} })).toEqual([]);
  expect(await read('invoice.paid', { ...invoice, parent: null })).toEqual([]);
  const price = { id: 'price_9', lookup_key: null, metadata: {}, product: 'prod_9' };
  const items = { data: [{ current_period_end: 1_782_592_000, price }] };
  expect(await read('customer.subscription.created', { ...subscription, metadata: {}, items })).toEqual([]);
  expect(await read('customer.created', { id: 'cus_1' })).toEqual([]);
  expect(await read('toString', {})).toEqual([]);
  expect(place.seen).toEqual([]);
});

const price = {
  ...{ id: 'price_1', object: 'price', lookup_key: 'modelwright-growth-month-usd', unit_amount: 4900 },
  ...{ metadata: { planId: 'growth' }, product: 'modelwright-growth' },
};
const subscription = {
  ...{ id: 'sub_1', object: 'subscription', customer: 'cus_1', status: 'active', currency: 'usd' },
  ...{ cancel_at: null, cancel_at_period_end: false, canceled_at: null, ended_at: null },
  metadata: { orderId: 'order-1', planId: 'essential' },
  items: { object: 'list', data: [{ id: 'si_1', current_period_end: 1_782_592_000, price }] },
};
const changed = {
  ...{ kind: 'subscription-changed', customerId: 'cus_1', planId: 'growth', state: 'active' },
  ...{ periodEnd: 1_782_592_000_000, cancelsAtEnd: false },
};
const ofSubscription = { ...told, orderId: 'order-1', paymentId: null, subscriptionId: 'sub_1' };

test.each([
  ['customer.subscription.created', { status: 'incomplete' }, { state: 'pending' }],
  ['customer.subscription.updated', {}, {}],
  ['customer.subscription.updated', { status: 'trialing' }, {}],
  ['customer.subscription.updated', { status: 'past_due' }, { state: 'past-due' }],
  ['customer.subscription.updated', { status: 'unpaid' }, { state: 'past-due' }],
  ['customer.subscription.updated', { cancel_at_period_end: true }, { cancelsAtEnd: true }],
  ['customer.subscription.updated', { cancel_at: 1_782_592_000 }, { cancelsAtEnd: true }],
  [
    'customer.subscription.deleted',
    { status: 'canceled', ended_at: 1_780_000_000 },
    { state: 'ended', periodEnd: 1_780_000_000_000 },
  ],
  ['customer.subscription.updated', { status: 'incomplete_expired' }, { state: 'ended' }],
])('%s %o', async (type, given, expected) => {
  expect(await read(type, { ...subscription, ...given })).toEqual([
    { ...ofSubscription, fact: { ...changed, ...expected } },
  ]);
});

test.each([
  ['by the name of its price', { ...price, metadata: {} }, 'growth'],
  ['by its product', { ...price, metadata: {}, lookup_key: null }, 'growth'],
  ['as it was begun', { ...price, metadata: {}, lookup_key: null, product: 'prod_9' }, 'essential'],
])('the plan of a subscription is known %s', async (_, known, planId) => {
  const items = { data: [{ current_period_end: 1_782_592_000, price: known }] };
  expect(await read('customer.subscription.updated', { ...subscription, items })).toMatchObject([
    { fact: { planId } },
  ]);
});

test('a subscription in the shape of an older version', async () => {
  const old = { ...subscription, current_period_end: 1_782_592_000, items: { data: [{ price }] } };
  expect(await read('customer.subscription.updated', old)).toEqual([{ ...ofSubscription, fact: changed }]);
});

const invoice = {
  ...{ id: 'in_2', object: 'invoice', billing_reason: 'subscription_cycle', currency: 'usd' },
  ...{ customer: 'cus_1', status: 'paid', amount_paid: 5880, total: 5880, period_end: 1_780_000_000 },
  total_taxes: [
    { amount: 700, tax_behavior: 'exclusive', type: 'tax_rate_details' },
    { amount: 280, tax_behavior: 'exclusive', type: 'tax_rate_details' },
  ],
  parent: {
    ...{ type: 'subscription_details', quote_details: null },
    subscription_details: { subscription: 'sub_1', metadata: { orderId: 'order-1', planId: 'essential' } },
  },
  lines: { object: 'list', data: [{ id: 'il_1', period: { start: 1_780_000_000, end: 1_782_592_000 } }] },
};
const paidInvoice = {
  ...{ kind: 'invoice-paid', invoiceId: 'in_2', isFirst: false, total: 5880, tax: 980, currency: 'usd' },
  periodEnd: 1_782_592_000_000,
};

test('a renewal, whose payment Stripe is asked for', async () => {
  payInvoice('in_2', 'pi_2');
  const expected = { ...ofSubscription, paymentId: 'pi_2', fact: paidInvoice };
  expect(await read('invoice.paid', invoice)).toEqual([expected]);
  expect(place.seen.map(({ call, parameters }) => `${call}?${parameters}`)).toEqual([
    'GET /v1/invoice_payments?invoice=in_2&status=paid&limit=1',
  ]);
});

test('the first invoice, and one that was settled with what was paid before', async () => {
  payInvoice('in_2', 'pi_2');
  expect(await read('invoice.paid', { ...invoice, billing_reason: 'subscription_create' })).toMatchObject([
    { fact: { isFirst: true } },
  ]);
  expect(await read('invoice.paid', { ...invoice, total: -300, total_taxes: [] })).toMatchObject([
    { paymentId: null, fact: { total: 0, tax: 0 } },
  ]);
});

test('an invoice in the shape of an older version', async () => {
  const { parent, total_taxes, ...older } = invoice;
  const old = {
    ...{ ...older, subscription: 'sub_1', payment_intent: 'pi_3', total_tax_amounts: [{ amount: 980 }] },
    subscription_details: { metadata: parent.subscription_details.metadata },
  };
  expect(await read('invoice.paid', old)).toEqual([
    { ...ofSubscription, paymentId: 'pi_3', fact: paidInvoice },
  ]);
  expect(total_taxes).toHaveLength(2);
  expect(place.seen).toEqual([]);
});

test('a renewal that was not paid', async () => {
  expect(await read('invoice.payment_failed', { ...invoice, status: 'open' })).toEqual([
    { ...ofSubscription, fact: { kind: 'invoice-failed', invoiceId: 'in_2' } },
  ]);
});

test('money given back, in all so far', async () => {
  const charge = {
    ...{ id: 'ch_1', object: 'charge', amount: 3480, amount_refunded: 1000, refunded: false },
    ...{ payment_intent: 'pi_1', metadata: { orderId: 'order-1' } },
  };
  const fact = { kind: 'refunded', refunded: 1000, of: 3480 };
  expect(await read('charge.refunded', charge)).toEqual([{ ...ofOrder, fact }]);
  // Of a subscription, whose payments do not name the order.
  expect(await read('charge.refunded', { ...charge, metadata: {} })).toEqual([
    { ...ofOrder, orderId: null, fact },
  ]);
});

test.each([
  ['charge.dispute.created', 'needs_response', 'open'],
  ['charge.dispute.updated', 'under_review', 'open'],
  ['charge.dispute.closed', 'won', 'won'],
  ['charge.dispute.closed', 'lost', 'lost'],
  ['charge.dispute.funds_reinstated', 'won', 'won'],
  ['charge.dispute.created', 'warning_needs_response', null],
  ['charge.dispute.closed', 'warning_closed', null],
])('%s: %s', async (type, status, state) => {
  const dispute = { id: 'dp_1', object: 'dispute', amount: 3480, charge: 'ch_1', payment_intent: 'pi_1' };
  const expected = { ...ofOrder, orderId: null, fact: { kind: 'disputed', state } };
  expect(await read(type, { ...dispute, status, metadata: {} })).toEqual(state === null ? [] : [expected]);
});

test('what Stripe gives whole instead of its id', async () => {
  const whole = { ...session, payment_intent: { id: 'pi_1', object: 'payment_intent', amount: 3480 } };
  expect(await read('checkout.session.completed', whole)).toEqual([{ ...ofOrder, fact: paidCheckout }]);
});

test('an event of ours that cannot be read is told, with no more than where', async () => {
  const odd = { ...session, amount_total: '34.80' };
  await expect(read('checkout.session.completed', odd)).rejects.toThrow(
    'Stripe: the event evt_1 (checkout.session.completed) cannot be read at amount_total',
  );
});

test('Stripe takes up to 20 kinds of events in one question', () => {
  expect(eventTypes.length).toBeLessThanOrEqual(20);
});
