// Tests purchases through Stripe from the first click to the last month, against a server that speaks its protocol.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantRole } from '#server/policy/grant-role.ts';
import { silentAi } from '#testing/ai/silent-ai.ts';
import { sqlite, type TestDatabase } from '#testing/server/databases.ts';
import { newPerson, saveNew, withDatabase } from '#testing/server/people.ts';
import { setPrice } from '#testing/server/standing.ts';
import { startTestServer, type TestServer } from '#testing/server/test-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';
import { closeDispute, createRefund, openDispute } from '#testing/stripe/charges.ts';
import { Form } from '#testing/stripe/form.ts';
import { arrives, fallsThrough } from '#testing/stripe/pay.ts';
import { StripePlace } from '#testing/stripe/stripe-place.ts';
import { renew } from '#testing/stripe/subscriptions.ts';

const clock = { time: Date.UTC(2026, 0, 15, 12), now: () => clock.time };
const cancelUrl = 'http://127.0.0.1/builder/#/templates';

let database: TestDatabase;
let stripe: StripePlace;
let server: TestServer;

async function startServer(): Promise<void> {
  server = await startTestServer(database, { PAYWALL: 'on', ...silentAi, ...stripe.environment }, clock.time);
  stripe.deliveries.listenAt(`${server.origin}/api/checkout/webhook`);
}

beforeAll(async () => {
  database = await sqlite.createDatabase();
  stripe = await StripePlace.start(clock);
  await startServer();
});

afterAll(async () => {
  await stripe.stop();
  await server.stop();
  await database.remove();
});

const buy = async (visitor: Visitor, body: object): Promise<string> =>
  (await visitor.call('generateCheckoutSession', { body: { cancelUrl, ...body } })).data;

/** At Stripe's page; returns where the browser is sent. */
async function press(page: string, button: string, more: Readonly<Record<string, string>> = {}) {
  const body = new URLSearchParams({ do: button, ...more });
  const answer = await fetch(page, { method: 'POST', body, redirect: 'manual' });
  await stripe.deliveries.settled();
  return answer.headers.get('location');
}

const statusOf = (page: string) => stripe.store.orders.get(page.split('/').at(-1) ?? '')?.session.status;

const wholeOrdersOf = async (visitor: Visitor) => (await visitor.call('getUser')).orders;

const ordersOf = async (visitor: Visitor) =>
  (await wholeOrdersOf(visitor)).map(({ kind, state, amount, refundedAmount }) => ({
    ...{ kind, state, amount, refundedAmount },
  }));

const settingsOf = async (visitor: Visitor) => {
  const { settings } = await visitor.call('getUser');
  return [settings.plan, settings.subscription];
};

test('a template: declined, abandoned, paid, disputed and given back', async () => {
  const { visitor, email } = await newPerson(server);
  const uuid = await saveNew(visitor, 'Bakery');
  const purchase = { uuid, price: 29 };
  const page = await buy(visitor, purchase);
  expect(page).toMatch(`${stripe.origin}/c/pay/`);
  expect(await press(page, 'decline')).toBeNull();
  expect(await press(page, 'cancel')).toMatch(/\/builder\/#\/templates$/);
  const order = { kind: 'template', state: 'paid', amount: 2900, refundedAmount: 0 };
  expect(await ordersOf(visitor)).toEqual([{ ...order, state: 'pending' }]);
  expect(await buy(visitor, purchase)).toBe(page);
  const success = await press(page, 'pay');
  expect(success).toMatch(/\/builder\/#\/checkout\/success\?orderId=/);
  expect(await ordersOf(visitor)).toEqual([order]);
  expect(
    (await visitor.failure('generateCheckoutSession', { body: { ...purchase, cancelUrl } })).error.code,
  ).toBe('already-paid');
  const [charge] = stripe.store.charges.values();
  expect(charge).toMatchObject({ amount: 2900 });
  expect([...stripe.store.customers.values()]).toMatchObject([{ email }]);
  const payment = String(charge?.payment_intent);
  const dispute = openDispute(stripe.store, payment, 'needs_response');
  await stripe.deliveries.settled();
  expect(await ordersOf(visitor)).toEqual([{ ...order, state: 'disputed' }]);
  closeDispute(stripe.store, dispute.id, 'won');
  await stripe.deliveries.settled();
  expect(await ordersOf(visitor)).toEqual([order]);
  // In Stripe's dashboard, in two parts.
  createRefund(stripe.store, new Form(`payment_intent=${payment}&amount=1000`));
  await stripe.deliveries.settled();
  expect(await ordersOf(visitor)).toEqual([{ ...order, refundedAmount: 1000 }]);
  createRefund(stripe.store, new Form(`payment_intent=${payment}`));
  await stripe.deliveries.settled();
  expect(await ordersOf(visitor)).toEqual([{ ...order, state: 'refunded', refundedAmount: 2900 }]);
  expect(stripe.deliveries.answers.every((status) => status === 200)).toBe(true);
});

test('two tabs that start the same purchase at once, to return to different places, are sent to one page', async () => {
  const { visitor } = await newPerson(server);
  const purchase = { uuid: await saveNew(visitor, 'Bakery'), price: 29 };
  const ask = (page: string) =>
    buy(visitor, { ...purchase, cancelUrl: `http://127.0.0.1/builder/#/${page}` });
  stripe.faults.push('waits');
  const first = ask('templates');
  await expect.poll(() => stripe.waiting.length).toBe(1);
  const asked = stripe.seen.length;
  const second = ask('settings');
  await expect.poll(() => stripe.seen.length).toBe(asked + 1);
  for (const end of stripe.waiting.splice(0)) end();
  expect(await second).toBe(await first);
  await press(await first, 'pay');
  expect(await ordersOf(visitor)).toMatchObject([{ state: 'paid' }]);
});

test('a plan: begun, renewed, changed and cancelled in the portal', async () => {
  const { visitor } = await newPerson(server);
  await press(await buy(visitor, { planId: 'essential' }), 'pay', { code: 'HALF' });
  const first = { kind: 'plan', state: 'paid', amount: 950, refundedAmount: 0 };
  expect(await ordersOf(visitor)).toEqual([first]);
  expect(await settingsOf(visitor)).toEqual(['essential', 'active']);
  const subscription = [...stripe.store.subscriptions.values()].at(-1);
  renew(stripe.store, String(subscription?.id), true);
  await stripe.deliveries.settled();
  expect((await ordersOf(visitor)).toSorted((one, other) => one.amount - other.amount)).toEqual([
    first,
    { ...first, amount: 1900 },
  ]);
  const portal = String((await visitor.request('openBillingPortal')).headers.get('location'));
  expect(portal).toMatch(`${stripe.origin}/p/session/`);
  const growth = [...stripe.store.prices.values()].find(({ unit_amount: amount }) => amount === 4900);
  await press(portal, String(growth?.id));
  expect(await settingsOf(visitor)).toEqual(['growth', 'active']);
  await press(portal, 'cancel');
  expect(await settingsOf(visitor)).toEqual(['growth', 'canceling']);
  await press(portal, 'end');
  expect(await settingsOf(visitor)).toEqual([null, null]);
});

test.each([
  ['arrives', arrives, 'paid'],
  ['falls through', fallsThrough, 'failed'],
] as const)('a bank transfer that %s', async (_, comesToPass, state) => {
  const { visitor } = await newPerson(server);
  const purchase = { uuid: await saveNew(visitor, 'Inn'), price: 29 };
  const page = await buy(visitor, purchase);
  expect(await wholeOrdersOf(visitor)).toMatchObject([{ state: 'pending', isOnItsWay: false }]);
  expect(await press(page, 'later')).toMatch(/success/);
  expect(await wholeOrdersOf(visitor)).toMatchObject([{ state: 'pending', isOnItsWay: true }]);
  // For days, in which nobody pays for it a second time.
  const again = { ...purchase, cancelUrl };
  expect((await visitor.failure('generateCheckoutSession', { body: again })).error.code).toBe(
    'payment-pending',
  );
  comesToPass(stripe.store, page.split('/').at(-1) ?? '');
  await stripe.deliveries.settled();
  expect(await wholeOrdersOf(visitor)).toMatchObject([{ state, isOnItsWay: false }]);
});

test('of several pages for one thing, all but the last are closed, and that one when another is paid on', async () => {
  const { visitor } = await newPerson(server);
  const closed = (page: string) => expect.poll(() => statusOf(page)).toBe('expired');
  const plan = await buy(visitor, { planId: 'essential' });
  const otherPlan = await buy(visitor, { planId: 'growth' });
  await closed(plan);
  const purchase = { uuid: await saveNew(visitor, 'Mill'), price: 29 };
  const page = await buy(visitor, purchase);
  // From then on another click is taken for another purchase.
  for (const each of [clock, server.clock]) each.time += 31 * 60 * 1000;
  const laterPage = await buy(visitor, purchase);
  await closed(page);
  expect([statusOf(laterPage), statusOf(otherPlan)]).toEqual(['open', 'open']);
  await stripe.deliveries.settled();
  await press(laterPage, 'pay');
  const template = { kind: 'template', amount: 2900, refundedAmount: 0 };
  expect((await ordersOf(visitor)).filter(({ kind }) => kind === 'template')).toEqual([
    { ...template, state: 'paid' },
    { ...template, state: 'failed' },
  ]);
});

test('what was paid and not told yet is found out before somebody pays for it on another page', async () => {
  const { visitor } = await newPerson(server);
  const purchase = { uuid: await saveNew(visitor, 'Farm'), price: 29 };
  stripe.deliveries.isHeld = true;
  await press(await buy(visitor, purchase), 'pay');
  expect(await ordersOf(visitor)).toMatchObject([{ state: 'pending' }]);
  for (const each of [clock, server.clock]) each.time += 31 * 60 * 1000;
  const again = await buy(visitor, purchase);
  await expect.poll(() => statusOf(again)).toBe('expired');
  stripe.deliveries.isHeld = false;
  const states = (await ordersOf(visitor)).map(({ state }) => state);
  expect(states).toContain('paid');
  const body = { ...purchase, cancelUrl };
  expect((await visitor.failure('generateCheckoutSession', { body })).error.code).toBe('already-paid');
});

test('a copy and what it is a copy of are one purchase', async () => {
  const editor = await newPerson(server);
  await withDatabase({ place: database }, (opened) =>
    grantRole({ database: opened, clock: server.clock }, editor.email, 'entitled'),
  );
  const original = await editor.visitor.call('getDefaultTemplate');
  await editor.visitor.call('saveToGallery', { body: { template: original } });
  await setPrice({ place: database }, original.uuid, 9900);
  const { visitor } = await newPerson(server);
  // Of the time when a plan opened everything.
  const uuids = [await saveNew(visitor, 'Copy'), await saveNew(visitor, 'Other copy')];
  await withDatabase({ place: database }, ({ query }) =>
    query
      .updateTable('template')
      .set({ price_cents: 9900, copied_from: original.uuid })
      .where('uuid', 'in', uuids)
      .execute(),
  );
  const [uuid = '', other = ''] = uuids;
  const page = await buy(visitor, { staticId: original.uuid, uuid: original.uuid });
  const pageOfCopy = await buy(visitor, { uuid, price: 99 });
  await expect.poll(() => statusOf(page)).toBe('expired');
  await press(pageOfCopy, 'pay');
  for (const templateId of [uuid, other, original.uuid]) {
    await visitor.call('buildModel', { body: { templateId, isPreview: true } });
    await visitor.call('buildModel', { body: { templateId } });
  }
  const again = { staticId: original.uuid, uuid: original.uuid, cancelUrl };
  expect((await visitor.failure('generateCheckoutSession', { body: again })).error.code).toBe('already-paid');
});

test('whoever has another address by now gets the next receipts there', async () => {
  const { visitor, email } = await newPerson(server);
  await press(await buy(visitor, { planId: 'essential' }), 'pay');
  const newAddress = `new-${email}`;
  await withDatabase({ place: database }, ({ query }) =>
    query
      .updateTable('account')
      .set({ email: newAddress, email_verified_at: server.clock.time })
      .where('email', '=', email)
      .execute(),
  );
  const subscription = [...stripe.store.subscriptions.values()].at(-1);
  renew(stripe.store, String(subscription?.id), true);
  await stripe.deliveries.settled();
  await press(String((await visitor.request('openBillingPortal')).headers.get('location')), 'end');
  // Stripe knows its customer by the first address.
  await press(await buy(visitor, { uuid: await saveNew(visitor, 'Pub'), price: 29 }), 'pay');
  const sentTo = (await visitor.call('getUser')).orders.map((order) => [order.kind, order.email]);
  expect(sentTo.sort()).toEqual([
    ['plan', newAddress],
    ['plan', email],
    ['template', newAddress],
  ]);
});

test('what was paid while the server was off is found out when it starts', async () => {
  const { visitor } = await newPerson(server);
  const page = await buy(visitor, { uuid: await saveNew(visitor, 'Hotel'), price: 29 });
  await server.stop();
  stripe.deliveries.isHeld = true;
  await press(page, 'pay');
  stripe.deliveries.isHeld = false;
  await startServer();
  const again = Object.assign(Object.create(visitor), { origin: server.origin });
  expect(await ordersOf(again)).toEqual([
    { kind: 'template', state: 'paid', amount: 2900, refundedAmount: 0 },
  ]);
  // The webhook comes at last, twice, and is nothing new.
  for (const event of [...stripe.store.events].reverse()) {
    expect(await stripe.deliveries.deliver(event)).toBe(200);
  }
  expect(await ordersOf(again)).toHaveLength(1);
});

test('while Stripe fails, nothing is sold and nothing is charged', async () => {
  const { visitor } = await newPerson(server);
  const uuid = await saveNew(visitor, 'Café');
  stripe.faults.push('500', '500', '500');
  const { status, error } = await visitor.failure('generateCheckoutSession', {
    body: { uuid, price: 29, cancelUrl },
  });
  expect([status, error.code]).toEqual([503, 'payments-unavailable']);
  expect(server.log.join('')).toContain('Stripe: StripeAPIError, 500');
  expect(server.log.join('')).not.toContain(stripe.environment.STRIPE_SECRET_KEY);
  await press(await buy(visitor, { uuid, price: 29 }), 'pay');
  expect((await ordersOf(visitor)).map(({ state }) => state).sort()).toEqual(['failed', 'paid']);
});

test('a stranger who makes up a payment is not believed', async () => {
  const body = JSON.stringify({ id: 'evt_x', type: 'checkout.session.completed', created: 1, data: {} });
  const forged = await fetch(`${server.origin}/api/checkout/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=1,v1=${'0'.repeat(64)}` },
    body,
  });
  expect(forged.status).toBe(400);
});
