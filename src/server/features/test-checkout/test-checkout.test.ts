// Tests the pages of the test checkout over HTTP: what they ask, what they do once, and whom they refuse.

import { describe, expect, test } from 'vitest';
import { silentAi } from '#testing/ai/silent-ai.ts';
import { sqlite } from '#testing/server/databases.ts';
import { newPerson, saveNew, withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';

const server = suiteServer(sqlite, { PAYWALL: 'on', ...silentAi });
const cancelUrl = 'http://127.0.0.1/builder/#/templates';

const checkoutOf = async (visitor: Visitor, purchase: object): Promise<string> =>
  (await visitor.call('generateCheckoutSession', { body: { ...purchase, cancelUrl } })).data;

const send = (visitor: Visitor, path: string, fields: Record<string, string>, headers = {}) =>
  visitor.fetch(path, {
    method: 'POST',
    headers: { origin: server.origin, 'x-xsrf-token': '', ...headers },
    body: new URLSearchParams(fields),
  });

const pay = (visitor: Visitor, path: string, card = 'succeeds') =>
  send(visitor, path, { action: 'pay', card, email: 'ann@example.com' });

/** The queue tells what was paid; the page asks again and again until it has. */
async function orders(visitor: Visitor, isSo: (states: readonly string[]) => boolean) {
  for (;;) {
    const found = (await visitor.call('getUser')).orders;
    if (isSo(found.map(({ state }) => state))) return found;
  }
}

const arePaid = (states: readonly string[]): boolean =>
  states.length > 0 && states.every((state) => state === 'paid');

test('a template is paid for with one charge, however often the form is sent', async () => {
  const visitor = await server.newVisitor();
  const path = await checkoutOf(visitor, { uuid: await saveNew(visitor), price: 29 });
  const page = await visitor.fetch(path);
  expect([page.status, page.headers.get('content-type'), page.headers.get('cache-control')]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-store',
  ]);
  const text = await page.text();
  expect(text).toContain("Test payment: no card needed, you won't be charged");
  expect(text).toContain('Pay $29</button>');
  expect(text).not.toContain('<script');
  expect(text).not.toContain('style="');
  const replies = await Promise.all([1, 2, 3].map(() => pay(visitor, path)));
  const [order, ...others] = await orders(visitor, arePaid);
  expect(replies.map(({ status, headers }) => [status, headers.get('location')])).toEqual(
    replies.map(() => [303, `/builder/#/checkout/success?orderId=${order?.orderId}`]),
  );
  expect([order?.amount, order?.currency, others]).toEqual([2900, 'usd', []]);
  const charges = await withDatabase(server, ({ query }) =>
    query
      .selectFrom('test_charge')
      .select('amount')
      .where('order_id', '=', order?.orderId ?? '')
      .execute(),
  );
  expect(charges).toEqual([{ amount: 2900 }]);
  expect((await visitor.fetch(path)).headers.get('location')).toContain('/checkout/success');
});

/** The page that a form leads to. */
async function landing(visitor: Visitor, reply: Response): Promise<string> {
  expect(reply.status).toBe(303);
  return (await visitor.fetch(reply.headers.get('location') ?? '')).text();
}

test('a declined card says so, keeps what was typed, and another one pays', async () => {
  const visitor = await server.newVisitor();
  const path = await checkoutOf(visitor, { uuid: await saveNew(visitor), price: 29 });
  const declined = await landing(visitor, await pay(visitor, path, 'declined'));
  expect(declined).toContain('The payment was declined. Nothing was paid; choose another way to pay.');
  expect(declined).toContain('value="ann@example.com"');
  expect(declined).toContain('value="declined" checked');
  const code = await send(visitor, path, { action: 'coupon', coupon: '"><b>', card: 'succeeds' });
  const refused = await landing(visitor, code);
  expect(refused).toContain('There is no such discount code.');
  expect(refused).toContain('value="&quot;&gt;&lt;b&gt;"');
  const half = await landing(visitor, await send(visitor, path, { action: 'coupon', coupon: 'HALF' }));
  expect(half).toContain('Pay $14.50</button>');
  const noEmail = await send(visitor, path, { action: 'pay', card: 'succeeds' });
  expect(await landing(visitor, noEmail)).toContain('Enter your email address');
  expect((await pay(visitor, path)).status).toBe(303);
  expect(await orders(visitor, arePaid)).toHaveLength(1);
});

test('a bank that asks is answered on a page of its own', async () => {
  const visitor = await server.newVisitor();
  const path = await checkoutOf(visitor, { uuid: await saveNew(visitor), price: 29 });
  const asked = await pay(visitor, path, 'confirmed');
  expect(asked.headers.get('location')).toBe(path);
  expect(await landing(visitor, asked)).toContain('Confirm the payment');
  const refusal = await send(visitor, `${path}/confirm`, { action: 'refuse' });
  expect(refusal.headers.get('location')).toBe(`${path}?error=declined`);
  expect(await landing(visitor, refusal)).toContain('The payment was declined.');
  await pay(visitor, path, 'confirmed');
  await send(visitor, `${path}/confirm`, { action: 'confirm' });
  expect(await orders(visitor, arePaid)).toHaveLength(1);
});

test('whoever refuses what the bank asks may pay with another address', async () => {
  const visitor = await server.newVisitor();
  const path = await checkoutOf(visitor, { uuid: await saveNew(visitor), price: 29 });
  await pay(visitor, path, 'confirmed');
  const refused = await landing(visitor, await send(visitor, `${path}/confirm`, { action: 'refuse' }));
  expect(refused).toMatch(/<input id="email" [^>]*value="ann@example.com"/);
  await send(visitor, path, { action: 'pay', card: 'succeeds', email: 'bea@example.com' });
  const [order] = await orders(visitor, arePaid);
  expect(order?.email).toBe('bea@example.com');
});

test('the enter key pays, unless the price with what is typed as a code was not shown yet', async () => {
  const visitor = await server.newVisitor();
  const path = await checkoutOf(visitor, { uuid: await saveNew(visitor), price: 29 });
  const text = await (await visitor.fetch(path)).text();
  // A browser presses the first button of a form.
  expect(/<button [^>]*>/.exec(text)?.[0]).toContain('value="enter"');
  const typed = { action: 'enter', card: 'succeeds', email: 'ann@example.com', coupon: 'HALF' };
  expect(await landing(visitor, await send(visitor, path, { ...typed, shownCoupon: '' }))).toContain(
    'Pay $14.50</button>',
  );
  await send(visitor, path, { ...typed, shownCoupon: 'HALF' });
  expect((await orders(visitor, arePaid)).map(({ amount }) => amount)).toEqual([1450]);
});

test('a page speaks the language of who buys, and one that is nowhere that of who asks', async () => {
  const visitor = await server.newVisitor();
  await visitor.call('saveSettings', { body: { language: 'ru' } });
  const path = await checkoutOf(visitor, { uuid: await saveNew(visitor), price: 29 });
  const text = await (await visitor.fetch(path)).text();
  expect(text).toContain('<html lang="ru">');
  expect(text).toContain('Тестовый платёж: карта не нужна, деньги не списываются');
  expect(text).toContain('Оплатить 29\u00a0$</button>');
  for (const [asked, shown] of [
    ['ru-RU,ru;q=0.9,en;q=0.8', 'Такой страницы нет'],
    ['de, en', 'There is no such page'],
    ['', 'There is no such page'],
  ] as const) {
    const none = await fetch(`${server.origin}/builder/test-checkout/test_cs_none`, {
      headers: { 'accept-language': asked },
    });
    expect([none.status, await none.text()]).toEqual([404, expect.stringContaining(shown)]);
  }
});

describe('a plan', () => {
  const portalOf = async (visitor: Visitor): Promise<string> =>
    (await visitor.request('openBillingPortal')).headers.get('location') ?? '';
  const hasPlan = async (visitor: Visitor, plan: string) => {
    while ((await visitor.call('getUser')).settings.plan !== plan);
  };
  const subscribed = async () => {
    const { visitor } = await newPerson(server);
    await pay(visitor, await checkoutOf(visitor, { planId: 'essential' }));
    await orders(visitor, arePaid);
    await hasPlan(visitor, 'essential');
    return visitor;
  };
  const act = async (visitor: Visitor, path: string, action: string) => {
    const text = await (await visitor.fetch(path)).text();
    const [, subscription = ''] = /name="subscription" value="([^"]+)"/.exec(text) ?? [];
    const reply = await send(visitor, path, { action, subscription });
    expect([reply.status, reply.headers.get('location')]).toEqual([303, path]);
    return (await visitor.fetch(path)).text();
  };

  test('is changed, cancelled, kept and renewed through the portal', async () => {
    const visitor = await subscribed();
    const path = await portalOf(visitor);
    expect(path).toMatch(/^\/builder\/test-checkout\/portal\/test_bps_[\w-]{32}$/);
    expect(await (await visitor.fetch(path)).text()).toContain('It renews on February 15, 2026 for $19.');
    expect(await act(visitor, path, 'plan-growth')).toContain('It renews on February 15, 2026 for $49.');
    expect(await act(visitor, path, 'cancel')).toContain(
      'It is cancelled and works until February 15, 2026.',
    );
    expect(await act(visitor, path, 'keep')).toContain('It renews on February 15, 2026 for $49.');
    expect(await act(visitor, path, 'next')).toContain('It renews on March 15, 2026 for $49.');
    const found = await orders(visitor, (states) => states.length === 2 && arePaid(states));
    expect(found.map(({ amount }) => amount).toSorted()).toEqual([1900, 4900]);
    await hasPlan(visitor, 'growth');
  });

  test('nobody changes the subscription of somebody else, and the link ends after an hour', async () => {
    const [one, other] = [await subscribed(), await subscribed()];
    const [own, theirs] = [await portalOf(one), await portalOf(other)];
    const text = await (await other.fetch(theirs)).text();
    const [, subscription = ''] = /name="subscription" value="([^"]+)"/.exec(text) ?? [];
    await send(one, own, { action: 'cancel', subscription });
    expect(await (await other.fetch(theirs)).text()).toContain('It renews on');
    server.clock.time += 60 * 60 * 1000;
    expect((await one.fetch(own)).status).toBe(404);
    expect((await send(one, own, { action: 'cancel', subscription })).status).toBe(404);
  });
});

test('the style sheet is served, and with the mark of the product all that a page loads', async () => {
  const page = await (await fetch(`${server.origin}/builder/test-checkout/test_cs_none`)).text();
  expect([...page.matchAll(/(?:src|<link [^>]*href)="([^"]+)"/g)].map(([, address]) => address)).toEqual([
    '/builder/mark.svg',
    '/builder/test-checkout/style.css',
  ]);
  const style = await fetch(`${server.origin}/builder/test-checkout/style.css`);
  expect([style.status, style.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
});

test.each([
  ['en', { planId: 'essential' }, 'Subscription: Essential'],
  ['ru', { planId: 'essential' }, 'Подписка: Базовый'],
  ['en', null, 'A model: financial model as a spreadsheet'],
  ['ru', null, 'A model: финансовая модель в виде таблицы'],
] as const)(
  'the page in %s for %j says who sells once, and what is bought: %s',
  async (language, plan, title) => {
    const visitor = await server.newVisitor();
    await visitor.call('saveSettings', { body: { language } });
    const purchase = plan ?? { uuid: await saveNew(visitor, 'A model'), price: 29 };
    const page = await (await visitor.fetch(await checkoutOf(visitor, purchase))).text();
    expect(page).toContain(`<h1>${title}</h1>`);
    const [, shown = ''] = page.split('<body>');
    expect(shown.split('Modelwright').length).toBe(2);
  },
);
