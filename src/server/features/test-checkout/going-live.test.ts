// Tests that what was bought without money opens nothing once money is taken.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginReceipt, updateReceipt } from '#server/database/rows/money/receipt-rows.ts';
import { newReceiptFileName, newToken } from '#server/receipts/receipt-links.ts';
import { silentAi } from '#testing/ai/silent-ai.ts';
import { featureDatabases, type TestDatabase } from '#testing/server/databases.ts';
import { addOrderOf } from '#testing/server/orders.ts';
import { newPerson, saveNew, withDatabase } from '#testing/server/people.ts';
import { subscribe } from '#testing/server/standing.ts';
import { startTestServer, type TestServer } from '#testing/server/test-server.ts';
import { Visitor } from '#testing/server/visitor.ts';
import { StripePlace } from '#testing/stripe/stripe-place.ts';

const cancelUrl = 'http://127.0.0.1/builder/#/templates';
const dayMs = 24 * 60 * 60 * 1000;

describe.each(featureDatabases)('on $kind', ({ createDatabase }) => {
  let place: TestDatabase;
  let server: TestServer;
  let stripe: StripePlace;

  beforeAll(async () => {
    place = await createDatabase();
    server = await startTestServer(place, { PAYWALL: 'on', ...silentAi });
    stripe = await StripePlace.start(server.clock);
  });

  afterAll(async () => {
    await server.stop();
    await stripe.stop();
    await place.remove();
  });

  const restart = async (environment: Readonly<Record<string, string>>) => {
    await server.stop();
    server = await startTestServer(place, { PAYWALL: 'on', ...silentAi, ...environment }, server.clock.time);
  };
  const onNew = (visitor: Visitor): Visitor => {
    const again = new Visitor(server.origin);
    for (const [name, value] of visitor.cookies) again.cookies.set(name, value);
    return again;
  };
  const sessionFor = (visitor: Visitor, body: object) =>
    visitor.call('generateCheckoutSession', { body: { ...body, cancelUrl } });

  test('a template and a plan of the test checkout are sold anew through Stripe', async () => {
    const buyer = await newPerson(server);
    const uuid = await saveNew(buyer.visitor);
    const orderId = await addOrderOf({ ...server, place }, buyer.visitor, { template_uuid: uuid });
    await withDatabase({ place }, async ({ query }) => {
      const begun = { order_id: orderId, token: newToken(), created_at: server.clock.time };
      await beginReceipt(query, { ...begun, file_state: 'ready' });
      await updateReceipt(query, orderId, { file_name: newReceiptFileName(), file_token: newToken() });
    });
    const subscriber = await newPerson(server);
    const other = await saveNew(subscriber.visitor);
    await subscribe({ place }, subscriber.email, { periodEnd: server.clock.time + 30 * dayMs });
    await buyer.visitor.call('buildModel', { body: { templateId: uuid } });
    await subscriber.visitor.call('buildModel', { body: { templateId: other } });

    await restart(stripe.environment);
    const { file_name: fileName } = await withDatabase({ place }, ({ query }) =>
      query
        .selectFrom('receipt')
        .select('file_name')
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow(),
    );
    expect(fileName).toBeNull();
    const [one, two] = [onNew(buyer.visitor), onNew(subscriber.visitor)];
    for (const [visitor, templateId] of [
      [one, uuid],
      [two, other],
    ] as const) {
      const { error } = await visitor.failure('buildModel', { body: { templateId } });
      expect(error.code).toBe('payment-required');
    }
    expect((await two.call('getUser')).settings).toMatchObject({ plan: 'free', subscription: null });
    for (const planId of ['essential', 'growth']) {
      expect((await sessionFor(two, { planId })).data).toMatch(`${stripe.origin}/c/pay/`);
    }
    expect((await sessionFor(one, { uuid, price: 29 })).data).toMatch(`${stripe.origin}/c/pay/`);
  });

  test('a plan that another service sells is not changed here', async () => {
    const { visitor, email } = await newPerson(server);
    const periodEnd = server.clock.time + 30 * dayMs;
    await subscribe({ place }, email, { periodEnd, provider: 'stripe' });
    await restart({});
    const body = { planId: 'growth', cancelUrl };
    expect((await onNew(visitor).failure('generateCheckoutSession', { body })).error.code).toBe(
      'not-available',
    );
  });
});
