// Tests the prices that operators see, compare and set.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { silentAi } from '#testing/ai/silent-ai.ts';
import { databases } from '#testing/server/databases.ts';
import { onOperatedServer } from '#testing/server/operator-errors.ts';
import { newOperator } from '#testing/server/operators.ts';
import { newPerson, saveNew, withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import { createPrice, createProduct } from '#testing/stripe/catalog.ts';
import { Form } from '#testing/stripe/form.ts';
import { StripePlace } from '#testing/stripe/stripe-place.ts';
import { comparedPlans } from './compared-plans.ts';

describe.each(databases)('on $kind', (database) => {
  const server = suiteServer(database);

  test('plans and templates cost what is sold', async () => {
    const { visitor: operator } = await newOperator(server);
    const { plans, templateCents, currency, provider } = await operator.call('getPrices');
    expect([currency, provider]).toEqual(['usd', 'test']);
    expect(plans.map(({ planId, monthlyCents }) => [planId, monthlyCents])).toEqual([
      ['free', 0],
      ['essential', 1900],
      ['growth', 4900],
    ]);
    expect(templateCents).toContainEqual({ continent: 'AF', cents: 1200 });
    expect((await operator.failure('comparePlanPrices')).error.code).toBe('not-available');
  });

  test('a price is set and told before and after; nonsense is refused; free makes copies free', async () => {
    const { visitor: operator } = await newOperator(server);
    const document = await operator.call('getDefaultTemplate');
    await operator.call('saveToGallery', { body: { template: document } });
    const id = document.uuid;
    const { visitor: buyer } = await newPerson(server);
    const copy = await saveNew(buyer);
    await withDatabase(server, ({ query }) =>
      query
        .updateTable('template')
        .set({ copied_from: id, price_cents: 4950 })
        .where('uuid', '=', copy)
        .execute(),
    );
    const set = (price: unknown) => operator.request('setTemplatePrice', { id, body: { price } });
    expect(await (await set(49.5)).json()).toEqual({ beforeCents: 0, afterCents: 4950 });
    for (const nonsense of [-1, 0.2, 0.49, 1.005, 1_000_000, '49', null, Number.NaN]) {
      expect([nonsense, (await set(nonsense)).status]).toEqual([nonsense, 400]);
    }
    server.clock.time += 1000;
    expect(await (await set(0)).json()).toEqual({ beforeCents: 4950, afterCents: 0 });
    const { changes } = await operator.call('listPriceChanges', { id });
    expect(changes.map(({ beforeCents, afterCents }) => [beforeCents, afterCents])).toEqual([
      [4950, 0],
      [0, 4950],
    ]);
    expect((await buyer.call('getUserTemplate', { id: copy })).price).toBe(0);
    const gone = { id: randomUUID(), body: { price: 1 } };
    expect((await operator.failure('setTemplatePrice', gone)).error.code).toBe('template-not-found');
  });
});

test('what Stripe knows is compared with what plans cost', async () => {
  const plan = (planId: 'essential' | 'growth', amount: number) => ({
    ...{ planId, name: planId, amount, currency: 'usd' },
  });
  const stripe = (
    known: readonly { planId: 'essential' | 'growth'; amount: number; isActive: boolean }[],
  ) => ({
    provider: 'stripe' as const,
    listPlanPrices: async () => known,
  });
  const plans = [plan('essential', 1900), plan('growth', 4900)];
  const differences = async (known: Parameters<typeof stripe>[0]) =>
    (await comparedPlans(stripe(known), plans)).map(({ difference }) => difference);
  expect(await differences([])).toEqual(['unknown', 'unknown']);
  expect(
    await differences([
      { planId: 'essential', amount: 1900, isActive: true },
      { planId: 'growth', amount: 3900, isActive: true },
    ]),
  ).toEqual(['none', 'amount']);
  expect(await differences([{ planId: 'essential', amount: 1900, isActive: false }])).toEqual([
    'inactive',
    'unknown',
  ]);
});

test('what a running server charges is compared with what Stripe knows, and nothing is made there', async () => {
  const stripe = await StripePlace.start({ now: Date.now });
  await onOperatedServer(
    () => ({ ...silentAi, ...stripe.environment }),
    async ({ operator }) => {
      const compare = () => operator.call('comparePlanPrices');
      const unknown = { known: null, difference: 'unknown' };
      expect(await compare()).toEqual({
        plans: [
          { planId: 'essential', monthlyCents: 1900, ...unknown },
          { planId: 'growth', monthlyCents: 4900, ...unknown },
        ],
      });
      expect(stripe.store.prices.size).toBe(0);
      createProduct(stripe.store, new Form('id=modelwright-growth&name=Growth'));
      createPrice(
        stripe.store,
        new Form(
          'product=modelwright-growth&currency=usd&unit_amount=3900&lookup_key=modelwright-growth-month-usd',
        ),
      );
      expect((await compare()).plans[1]).toEqual({
        ...{ planId: 'growth', monthlyCents: 4900, known: { cents: 3900, isActive: true } },
        difference: 'amount',
      });
      stripe.faults.push('500', '500', '500');
      expect((await operator.failure('comparePlanPrices')).error.code).toBe('payments-unavailable');
    },
  );
  await stripe.stop();
});
