// Tests that the payment calls only sell what can be sold, and report when payments are not set up.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { pricedPlans } from '#server/money/prices/priced-plans.ts';
import { sqlite } from '#testing/server/databases.ts';
import { newPerson, saveNew, withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';

const server = suiteServer(sqlite, { PAYWALL: 'on', PAYMENTS: 'off' });
const cancelUrl = 'http://127.0.0.1/builder/#/templates';

const refusal = async (visitor: Visitor, body: unknown) => {
  const { status, error } = await visitor.failure('generateCheckoutSession', { body });
  return [status, error.code, error.faults?.map(({ path }) => path).join()];
};

test.each([
  ['a plan', async () => ({ planId: 'essential', cancelUrl })],
  ['an own template', async (visitor: Visitor) => ({ uuid: await saveNew(visitor), cancelUrl, price: 29 })],
])('%s reports that payments are not set up', async (_, bodyOf) => {
  const visitor = await server.newVisitor();
  expect(await refusal(visitor, await bodyOf(visitor))).toEqual([409, 'not-available', undefined]);
});

test("nobody can buy somebody else's template, nor one that is not in the gallery", async () => {
  const [visitor, other] = [await server.newVisitor(), await server.newVisitor()];
  const uuid = await saveNew(other);
  for (const body of [
    { uuid, cancelUrl, price: 29 },
    { staticId: randomUUID(), uuid: randomUUID(), cancelUrl },
  ]) {
    expect(await refusal(visitor, body)).toEqual([404, 'template-not-found', undefined]);
  }
});

test('free templates are not sold', async () => {
  const visitor = await server.newVisitor();
  const uuid = await saveNew(visitor);
  await withDatabase(server, ({ query }) =>
    query.updateTable('template').set({ price_cents: 0 }).where('uuid', '=', uuid).execute(),
  );
  const body = { uuid, cancelUrl, price: 0 };
  expect(await refusal(visitor, body)).toEqual([400, 'bad-request', 'body.uuid']);
});

test.each([
  { planId: 'free', cancelUrl },
  { planId: 'essential' },
  { planId: 'essential', cancelUrl: 'javascript:alert(1)' },
  { planId: 'essential', cancelUrl, price: 1 },
  { uuid: randomUUID(), cancelUrl },
  { uuid: randomUUID(), cancelUrl, price: -1 },
  { cancelUrl },
])('%j is not a valid purchase', async (body) => {
  const { error } = await (await server.newVisitor()).failure('generateCheckoutSession', { body });
  expect(error.code).toBe('bad-request');
});

test('the portal link always ends at a page that explains why it goes no further', async () => {
  const landing = async (visitor: Visitor) => {
    const response = await visitor.request('openBillingPortal');
    return [response.status, response.headers.get('location')];
  };
  expect(await landing(await server.newVisitor())).toEqual([
    302,
    '/builder/?billing=sign-in-required#/settings',
  ]);
  const { visitor, email } = await newPerson(server);
  expect(await landing(visitor)).toEqual([302, '/builder/?billing=no-subscription#/settings']);
  await withDatabase(server, ({ query }) =>
    query.updateTable('account').set({ plan: 1 }).where('email', '=', email).execute(),
  );
  expect(await landing(visitor)).toEqual([302, '/builder/?billing=not-available#/settings']);
});

const withoutAi = suiteServer(sqlite, { PAYWALL: 'on' });

test('the plan that adds help from an AI is sold, and can be changed to, only where there is one', async () => {
  const { visitor } = await newPerson(withoutAi);
  expect(await refusal(visitor, { planId: 'growth', cancelUrl })).toEqual([409, 'not-available', undefined]);
  const changedTo = (hasAI: boolean) => pricedPlans(hasAI).map(({ planId }) => planId);
  expect([changedTo(false), changedTo(true)]).toEqual([['essential'], ['essential', 'growth']]);
});
