// Tests which bodies of a webhook are believed, and that all that Stripe has told is read in pages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StripePlace, secretKey, webhookSecret } from '#testing/stripe/stripe-place.ts';
import { signatureOf, signed } from '#testing/stripe/webhook-sender.ts';
import type { PaymentEvent } from '../payment-fact.ts';
import type { Payments } from '../payments.ts';
import { eventTypes } from './event-shapes.ts';
import { stripePayments } from './stripe-payments.ts';

const now = Date.UTC(2026, 5, 1, 12);
const seconds = now / 1000;
const clock = { time: now, now: () => clock.time };

let place: StripePlace;
let payments: Payments;

beforeEach(async () => {
  clock.time = now;
  place = await StripePlace.start(clock);
  payments = stripePayments(
    { secretKey, webhookSecret, hasAutomaticTax: false, apiUrl: new URL(place.origin) },
    { clock, plans: [] },
  );
});

afterEach(() => place.stop());

const event = {
  ...{ id: 'evt_1', object: 'event', api_version: '2026-10-28.endive', created: seconds - 5 },
  ...{ livemode: false, pending_webhooks: 1, request: { id: null, idempotency_key: null } },
  type: 'checkout.session.expired',
  data: {
    object: {
      ...{ id: 'cs_1', object: 'checkout.session', metadata: { orderId: 'order-1' }, customer: null },
      ...{ payment_status: 'unpaid', status: 'expired', payment_intent: null, subscription: null },
    },
  },
};
const told: PaymentEvent = {
  ...{ id: 'evt_1', happenedAt: now - 5000, orderId: 'order-1', paymentId: null, subscriptionId: null },
  fact: { kind: 'checkout-failed', reason: 'expired' },
};

const { body } = signed(event, webhookSecret, seconds);
const right = signatureOf(body, webhookSecret, seconds);
const wrong = signatureOf(body, 'whsec_ofSomebodyElse', seconds);
const read = (header: string | undefined, sent = body) => payments.readWebhook(Buffer.from(sent), header);

test.each([
  ['signed', `t=${seconds},v1=${right}`],
  ['signed with an old and a new secret', `t=${seconds},v1=${wrong},v1=${right}`],
  ['with an older scheme beside it', `t=${seconds},v1=${right},v0=${wrong}`],
])('it is believed: %s', async (_, header) => {
  expect(await read(header)).toEqual({ isGenuine: true, events: [told] });
});

test('it is believed for five minutes', async () => {
  clock.time = now + 300_000;
  expect(await read(`t=${seconds},v1=${right}`)).toMatchObject({ isGenuine: true });
  clock.time = now + 301_000;
  expect(await read(`t=${seconds},v1=${right}`)).toEqual({
    ...{ isGenuine: false, reason: 'it was signed too long ago' },
  });
});

test.each([
  [undefined, body, 'it is not signed'],
  ['', body, 'it is not signed'],
  ['nonsense', body, 'it is not signed'],
  [`t=${seconds},v0=${right}`, body, 'it is not signed'],
  [`t=${seconds},v1=${wrong}`, body, 'it was signed with another secret'],
  [`t=${seconds + 1},v1=${right}`, body, 'it was signed with another secret'],
  [`t=${seconds},v1=${right}`, `${body} `, 'it was signed with another secret'],
  [`t=${seconds},v1=${right}`, '', 'it was signed with another secret'],
])('it is not believed: %s', async (header, sent, reason) => {
  expect(await read(header, sent)).toEqual({ isGenuine: false, reason });
});

test('what is signed and no event is not believed either', async () => {
  const header = `t=${seconds},v1=${signatureOf('[]', webhookSecret, seconds)}`;
  await expect(read(header, '[]')).rejects.toThrow('Stripe: the event cannot be read');
  const text = `t=${seconds},v1=${signatureOf('no JSON', webhookSecret, seconds)}`;
  expect(await read(text, 'no JSON')).toEqual({ isGenuine: false, reason: 'it is not an event' });
});

test('all that was told since then, the oldest first, whatever else happened', async () => {
  const object = { metadata: {}, payment_intent: 'pi_1', amount: 1000 };
  for (let at = 0; at < 250; at += 1) {
    clock.time = now + at * 1000;
    place.store.emit('charge.refunded', { ...object, amount_refunded: at });
    place.store.emit('charge.succeeded', object);
  }
  const pages: (readonly PaymentEvent[])[] = [];
  for await (const page of payments.listEvents(now + 5000)) pages.push(page);
  expect(pages.map((page) => page.length)).toEqual([100, 100, 45]);
  const amounts = pages.flat().map(({ fact }) => (fact.kind === 'refunded' ? fact.refunded : null));
  expect(amounts).toEqual(Array.from({ length: 245 }, (_, at) => at + 5));
  expect(place.seen.map(({ call }) => call)).toEqual(Array(3).fill('GET /v1/events'));
});

test('one that cannot be read holds up none of the others, and is told of', async () => {
  const charge = { payment_intent: 'pi_1', amount: 9, amount_refunded: 9 };
  place.store.emit('charge.refunded', charge);
  const odd = place.store.emit('charge.refunded', { ...charge, amount: null });
  place.store.emit('charge.refunded', charge);
  const pages = payments.listEvents(now)[Symbol.asyncIterator]();
  expect((await pages.next()).value).toHaveLength(2);
  await expect(pages.next()).rejects.toThrow(
    `Stripe: the event ${odd.id} (charge.refunded) cannot be read at amount`,
  );
});

test('the endpoint at Stripe is set up for every event that is read, as docs/payments.md says', () => {
  const page = readFileSync(
    join(import.meta.dirname, '..', '..', '..', '..', '..', 'docs', 'payments.md'),
    'utf8',
  );
  const documented = [...page.matchAll(/^\| `([a-z._]+)` \|/gm)].map(([, type]) => type);
  expect(documented).toEqual([...eventTypes]);
});

test('a list that cannot be read is told, and a failure that passes is not', async () => {
  place.store.emit('charge.refunded', { payment_intent: 'pi_1', amount: 9, amount_refunded: 9 });
  place.faults.push('500');
  const pages: (readonly PaymentEvent[])[] = [];
  for await (const page of payments.listEvents(now)) pages.push(page);
  expect(pages.flat()).toHaveLength(1);
  place.faults.push('429', '429', '429');
  await expect(payments.listEvents(now)[Symbol.asyncIterator]().next()).rejects.toThrow(
    'Stripe: StripeRateLimitError, 429',
  );
});
