// Tests the test checkout as a payment service, on both databases: what it tells, once each, and what time brings.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import type { Database } from '#server/ports/database/database.ts';
import { databases, type TestDatabase } from '#testing/server/databases.ts';
import type { PaymentEvent } from '../payment-fact.ts';
import type { CheckoutRequest, Payments } from '../payments.ts';
import { passTime } from './pass-time.ts';
import { confirmTestCheckout, payTestCheckout } from './pay-checkout.ts';
import { findTestPortal } from './portals.ts';
import { changeTestSubscription } from './subscriptions.ts';
import { testPayments } from './test-payments.ts';
import type { Till } from './till.ts';

const started = Date.UTC(2026, 0, 31, 12);
const dayMs = 24 * 60 * 60 * 1000;
const home = 'http://localhost/builder/#';

const template: CheckoutRequest = {
  ...{ orderId: 'o1', email: 'ann@example.com', customerId: null, language: 'en', currency: 'usd' },
  ...{ title: 'Bakery', successUrl: `${home}/done`, cancelUrl: `${home}/x` },
  purchase: { kind: 'template', uuid: 'u', staticId: null, name: 'Bakery', amount: 2900 },
};
const plan: CheckoutRequest = {
  ...template,
  orderId: 'o2',
  purchase: { kind: 'plan', planId: 'essential', amount: 1900 },
};
const paying = { card: 'succeeds', email: '', coupon: '' } as const;

describe.each(databases)('on $kind', ({ createDatabase }) => {
  const clock = { time: started, now: () => clock.time };
  let place: TestDatabase;
  let database: Database;
  let till: Till;
  let payments: Payments;
  let announced: { readonly since: number; readonly dueAt: number }[];
  beforeEach(async () => {
    clock.time = started;
    announced = [];
    place = await createDatabase();
    database = await openDatabase(place, clock, () => undefined);
    till = { query: database.query, clock, announce: async (_, told) => void announced.push(told) };
    payments = testPayments(till);
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  const told = async (since = 0): Promise<PaymentEvent[]> => {
    const events: PaymentEvent[] = [];
    for await (const page of payments.listEvents(since)) events.push(...page);
    return events;
  };
  const kinds = async () => (await told()).map(({ fact }) => fact.kind).toSorted();
  const states = async () =>
    (await told()).flatMap(({ fact }) =>
      fact.kind === 'subscription-changed' ? [[fact.planId, fact.state, fact.cancelsAtEnd]] : [],
    );
  const open = async (request: CheckoutRequest) => (await payments.openCheckout(request)).sessionId;
  const subscribed = async (card: 'succeeds' | 'declined-later' = 'succeeds') => {
    await payTestCheckout(till, await open(plan), { ...paying, card });
    return database.query.selectFrom('test_subscription').selectAll().executeTakeFirstOrThrow();
  };

  test('an order has one page, however often it is opened, and its address cannot be guessed', async () => {
    const [one, other] = [await payments.openCheckout(template), await payments.openCheckout(template)];
    expect(other).toEqual(one);
    expect(one.url).toMatch(/^\/builder\/test-checkout\/test_cs_[\w-]{32}$/);
    expect((await payments.openCheckout(plan)).url).not.toBe(one.url);
  });

  test('two clicks at the same moment are one payment', async () => {
    const id = await open(template);
    const outcomes = await Promise.all([1, 2, 3].map(() => payTestCheckout(till, id, paying)));
    expect(outcomes).toEqual(['paid', 'paid', 'paid']);
    expect(await told()).toMatchObject([
      {
        ...{ orderId: 'o1', subscriptionId: null, happenedAt: started },
        fact: {
          ...{ kind: 'checkout-completed', sessionId: id, isPaid: true, email: 'ann@example.com' },
          ...{ subscriptionId: null, total: 2900, tax: 0, currency: 'usd' },
        },
      },
    ]);
    expect(announced).toEqual([{ since: started, dueAt: started }]);
  });

  test('a page is closed once, and not if somebody has paid on it', async () => {
    const [id, paid] = [await open(template), await open(plan)];
    await payTestCheckout(till, paid, paying);
    const closed: string[] = [];
    for (const page of [id, id, paid]) closed.push(await payments.closeCheckout(page));
    expect(closed).toEqual(['closed', 'closed', 'paid']);
    expect(await payTestCheckout(till, id, paying)).toBe('closed');
    expect((await kinds()).filter((kind) => kind === 'checkout-failed')).toHaveLength(1);
  });

  test('a declined card leaves the page open, and tells nothing', async () => {
    const id = await open(template);
    expect(await payTestCheckout(till, id, { ...paying, card: 'declined' })).toBe('declined');
    expect(await kinds()).toEqual([]);
    expect(await payTestCheckout(till, id, paying)).toBe('paid');
    expect(await kinds()).toEqual(['checkout-completed']);
  });

  test('a bank that asks is answered with yes or no', async () => {
    const id = await open(template);
    expect(await payTestCheckout(till, id, { ...paying, card: 'confirmed', coupon: 'half' })).toBe('confirm');
    expect(await confirmTestCheckout(till, id, false)).toBe('declined');
    expect(await payTestCheckout(till, id, { ...paying, card: 'confirmed', coupon: 'half' })).toBe('confirm');
    expect(await kinds()).toEqual([]);
    expect(await Promise.all([1, 2].map(() => confirmTestCheckout(till, id, true)))).toEqual([
      'paid',
      'paid',
    ]);
    expect((await told()).map(({ fact }) => fact)).toMatchObject([{ isPaid: true, total: 1450 }]);
  });

  test('an odd amount is halved to the buyer’s disadvantage of one cent, and other codes are none', async () => {
    const id = await open({ ...template, purchase: { ...template.purchase, amount: 2901 } });
    expect(await payTestCheckout(till, id, { ...paying, coupon: 'THIRD' })).toBe('no-coupon');
    expect(await payTestCheckout(till, id, { ...paying, coupon: ' half ' })).toBe('paid');
    expect((await told()).map(({ fact }) => fact)).toMatchObject([{ total: 1451 }]);
  });

  test('who has no address is asked for one, and who has one keeps it', async () => {
    const id = await open({ ...template, email: null });
    for (const email of ['', 'ann', 'ann@example', 'a b@example.com', `${'a'.repeat(250)}@example.com`]) {
      expect(await payTestCheckout(till, id, { ...paying, email })).toBe('no-email');
    }
    await payTestCheckout(till, id, { ...paying, email: ' bob@example.com ' });
    await payTestCheckout(till, await open(plan), { ...paying, email: 'bob@example.com' });
    const emails = (await told()).flatMap(({ orderId, fact }) =>
      fact.kind === 'checkout-completed' ? [[orderId, fact.email]] : [],
    );
    expect(new Map(emails.map(([order, email]) => [order, email]))).toEqual(
      new Map([
        ['o1', 'bob@example.com'],
        ['o2', 'ann@example.com'],
      ]),
    );
  });

  test('a transfer arrives, or fails, after a minute, and nobody hears of it before', async () => {
    await payTestCheckout(till, await open(template), { ...paying, card: 'slow-transfer' });
    await payTestCheckout(till, await open({ ...template, orderId: 'o3' }), {
      ...paying,
      card: 'failed-transfer',
    });
    expect((await told()).map(({ fact }) => fact)).toMatchObject([{ isPaid: false }, { isPaid: false }]);
    clock.time += 59_999;
    expect(await kinds()).toHaveLength(2);
    clock.time += 1;
    expect((await told(started + 1)).map(({ orderId, fact }) => [orderId, fact.kind]).toSorted()).toEqual([
      ['o1', 'checkout-completed'],
      ['o3', 'checkout-failed'],
    ]);
    expect(announced.map(({ dueAt }) => dueAt - started).toSorted()).toEqual([0, 0, 60_000, 60_000]);
  });

  test('a page that nobody paid on expires after a day', async () => {
    const id = await open(template);
    clock.time += dayMs - 1;
    await passTime(till);
    expect(await kinds()).toEqual([]);
    clock.time += 1;
    expect(await payTestCheckout(till, id, paying)).toBe('closed');
    await passTime(till);
    await passTime(till);
    expect(await told()).toMatchObject([
      { orderId: 'o1', fact: { kind: 'checkout-failed', reason: 'expired' } },
    ]);
  });

  test('a plan renews each month on its day, and what was missed is caught up with', async () => {
    const { customer_id: customerId } = await subscribed();
    expect((await told()).map(({ fact }) => fact.kind).toSorted()).toEqual([
      'checkout-completed',
      'invoice-paid',
      'subscription-changed',
    ]);
    // From the 31st of January: the 28th of February, then the 31st of March, then the 30th of April.
    const renewals = async () => {
      await passTime(till);
      return (await told()).flatMap(({ fact, orderId }) =>
        fact.kind === 'invoice-paid' && !fact.isFirst ? [[orderId, fact.total, fact.periodEnd]] : [],
      );
    };
    clock.time = Date.UTC(2026, 1, 28, 12) - 1;
    expect(await renewals()).toEqual([]);
    clock.time += 1;
    const march = ['o2', 1900, Date.UTC(2026, 2, 31, 12)];
    expect(await renewals()).toEqual([march]);
    clock.time = Date.UTC(2026, 4, 1);
    expect(await renewals()).toEqual([
      ['o2', 1900, Date.UTC(2026, 3, 30, 12)],
      ['o2', 1900, Date.UTC(2026, 4, 31, 12)],
    ]);
    const path = await payments.openPortal({ customerId, language: 'en', returnUrl: template.cancelUrl });
    const portal = await findTestPortal(till, path.split('/').at(-1) ?? '');
    expect(portal?.charges.map(({ amount }) => amount)).toEqual([1900, 1900, 1900, 1900]);
    clock.time += 60 * 60 * 1000;
    expect(await findTestPortal(till, path.split('/').at(-1) ?? '')).toBeNull();
  });

  test('what is cancelled ends with its period, and may be kept until then', async () => {
    const { id } = await subscribed();
    await payments.cancelSubscription(id, 'at-period-end');
    await payments.cancelSubscription(id, 'at-period-end');
    await changeTestSubscription(till, id, { kind: 'keep' });
    await changeTestSubscription(till, id, { kind: 'plan', planId: 'growth', amount: 4900 });
    await changeTestSubscription(till, id, { kind: 'cancel' });
    expect(await states()).toEqual([
      ['essential', 'active', false],
      ['essential', 'active', true],
      ['essential', 'active', false],
      ['growth', 'active', false],
      ['growth', 'active', true],
    ]);
    clock.time = Date.UTC(2026, 1, 28, 12);
    await passTime(till);
    await changeTestSubscription(till, id, { kind: 'keep' });
    expect((await states()).slice(5)).toEqual([['growth', 'ended', true]]);
  });

  test('a changed plan is paid for at its price from the next renewal on', async () => {
    const { id } = await subscribed();
    await changeTestSubscription(till, id, { kind: 'plan', planId: 'growth', amount: 4900 });
    clock.time = Date.UTC(2026, 1, 28, 12);
    await passTime(till);
    const paid = (await told()).flatMap(({ fact }) => (fact.kind === 'invoice-paid' ? [fact.total] : []));
    expect(paid).toEqual([1900, 4900]);
  });

  test('a renewal that is declined is paid late, or ends the subscription after a week', async () => {
    const { id } = await subscribed('declined-later');
    clock.time = Date.UTC(2026, 1, 28, 12);
    await passTime(till);
    expect((await kinds()).filter((kind) => kind.startsWith('invoice'))).toEqual([
      'invoice-failed',
      'invoice-paid',
    ]);
    await changeTestSubscription(till, id, { kind: 'pay' });
    await changeTestSubscription(till, id, { kind: 'pay' });
    expect((await states()).slice(1)).toEqual([
      ['essential', 'past-due', false],
      ['essential', 'active', false],
    ]);
    await database.query.updateTable('test_subscription').set({ card: 'declined-later' }).execute();
    clock.time = Date.UTC(2026, 2, 31, 12);
    await passTime(till);
    expect((await states()).at(-1)).toEqual(['essential', 'past-due', false]);
    clock.time += 7 * dayMs - 1;
    await passTime(till);
    expect((await states()).at(-1)).toEqual(['essential', 'past-due', false]);
    clock.time += 1;
    await passTime(till);
    expect((await states()).at(-1)).toEqual(['essential', 'ended', false]);
  });

  test('what is asked back twice is given once, and never more than was paid', async () => {
    await payTestCheckout(till, await open(template), paying);
    const [{ paymentId } = { paymentId: null }] = await told();
    const back = (amount: number) =>
      payments.refund({ orderId: 'o1', paymentId: paymentId ?? '', amount, currency: 'usd' });
    await back(1000);
    await back(1000);
    await back(99_999);
    const facts = (await told()).flatMap(({ fact }) => (fact.kind === 'refunded' ? [fact] : []));
    expect(facts.map(({ refunded, of }) => [refunded, of]).toSorted()).toEqual([
      [1000, 2900],
      [2900, 2900],
    ]);
  });

  test('events are listed in pages, each once', async () => {
    for (let number = 0; number < 205; number += 1) {
      await payTestCheckout(till, await open({ ...template, orderId: `o${number}` }), paying);
    }
    const lengths: number[] = [];
    for await (const page of payments.listEvents(started)) lengths.push(page.length);
    expect(lengths).toEqual([100, 100, 5]);
    expect(new Set((await told()).map(({ id }) => id)).size).toBe(205);
    clock.time += 31 * dayMs;
    await passTime(till);
    expect(await told()).toEqual([]);
  });

  test('what cannot be announced is not told, and was not paid', async () => {
    const failing: Till = { ...till, announce: () => Promise.reject(new Error('killed')) };
    const id = await open(template);
    await expect(payTestCheckout(failing, id, paying)).rejects.toThrow('killed');
    expect(await kinds()).toEqual([]);
    expect(await database.query.selectFrom('test_charge').selectAll().execute()).toEqual([]);
    expect(await payTestCheckout(till, id, paying)).toBe('paid');
    expect(await kinds()).toEqual(['checkout-completed']);
  });
});
