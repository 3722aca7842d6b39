// Tests what operators see of payments, how events are replayed, and how money is given back.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { PaymentFact } from '#server/ports/payments/payment-fact.ts';
import { databases } from '#testing/server/databases.ts';
import { newOperator } from '#testing/server/operators.ts';
import { accountIdOf, addOrderOf } from '#testing/server/orders.ts';
import { newPerson, withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';

describe.each(databases)('on $kind', (database) => {
  const server = suiteServer(database, { SIGN_INS_PER_MINUTE: '1000' });

  const addEvent = (orderId: string, happenedAt: number, fact: PaymentFact) =>
    withDatabase(server, async ({ query }) => {
      const id = `evt_${randomUUID()}`;
      const names = { order_id: orderId, payment_id: `payment-of-${orderId}`, subscription_id: null };
      const row = { id, provider: 'test', kind: fact.kind, fact: JSON.stringify(fact), ...names };
      const times = { happened_at: happenedAt, received_at: happenedAt + 5 };
      await query
        .insertInto('payment_event')
        .values({ ...row, ...times })
        .execute();
      return id;
    });
  const completed = (orderId: string): PaymentFact => ({
    ...{ kind: 'checkout-completed', sessionId: `cs_${orderId}`, isPaid: true, email: null },
    ...{ customerId: null, paymentId: `payment-of-${orderId}`, subscriptionId: null },
    ...{ total: 3383, tax: 483, currency: 'usd' },
  });

  test('orders are found by id, address, name and state, and their events newest first', async () => {
    const { visitor: operator } = await newOperator(server);
    const { visitor: buyer } = await newPerson(server);
    const name = `50%_off ${randomUUID()}`;
    const id = await addOrderOf(server, buyer, { name, email: 'Ann@example.com' });
    const first = await addEvent(id, 10, completed(id));
    const second = await addEvent(id, 20, { kind: 'disputed', state: 'open' });
    const found = async (query: Record<string, string>) =>
      (await operator.call('listAllOrders', { query })).orders.map((order) => order.id);
    expect(await found({ query: id.slice(0, 30) })).toEqual([id]);
    expect(await found({ query: name.toUpperCase() })).toEqual([id]);
    expect(await found({ query: name.replace('%', 'x') })).toEqual([]);
    expect(await found({ query: 'ann@EXAMPLE.com', state: 'paid' })).toContain(id);
    expect(await found({ query: id, state: 'refunded' })).toEqual([]);
    const [order] = (await operator.call('listAllOrders', { query: { query: id } })).orders;
    expect(order).toMatchObject({ amount: 2900, tax: 483, refunded: 0, refundable: 3383, provider: 'test' });
    const told = await operator.call('listPaymentEvents', { query: { orderId: id } });
    expect(told.events.map((event) => [event.id, event.kind, event.happenedAt])).toEqual([
      [second, 'disputed', 20],
      [first, 'checkout-completed', 10],
    ]);
    expect(told.events[0]?.fact).toEqual({ kind: 'disputed', state: 'open' });
    const ofKind = { orderId: id, kind: 'disputed', limit: '1' };
    expect(await operator.call('listPaymentEvents', { query: ofKind })).toMatchObject({
      total: 1,
      hasMore: false,
    });
  });

  test('a replay works out what is known once more, says what changed, and changes nothing the second time', async () => {
    const { visitor: operator } = await newOperator(server);
    const { visitor: buyer } = await newPerson(server);
    const id = await addOrderOf(server, buyer, { state: 'pending', paid_at: null, payment_id: null });
    const event = await addEvent(id, 1000, completed(id));
    const payment = `payment-of-${id}`;
    const replayed = await operator.call('replayPaymentEvents', { body: { eventId: event } });
    expect(replayed).toEqual({
      events: 1,
      changes: [
        { what: 'order', id, field: 'state', before: 'pending', after: 'paid' },
        { what: 'order', id, field: 'paid_at', before: null, after: 1000 },
        { what: 'order', id, field: 'payment_id', before: null, after: payment },
      ],
    });
    const again = await operator.call('replayPaymentEvents', { body: { orderId: id } });
    expect(again).toEqual({ events: 1, changes: [] });
    const receipts = await withDatabase(server, ({ query }) =>
      query.selectFrom('receipt').select('order_id').where('order_id', '=', id).execute(),
    );
    expect(receipts.length).toBeLessThanOrEqual(1);
    const none = { body: { orderId: randomUUID() } };
    expect((await operator.failure('replayPaymentEvents', none)).error.code).toBe('order-not-found');
    expect(await operator.call('readMissedEvents')).toEqual({ missed: 0 });
  });

  test('what was granted unasked is shown as on its way, with its note and what went wrong', async () => {
    const { visitor: operator } = await newOperator(server);
    const { visitor: buyer } = await newPerson(server);
    const id = await addOrderOf(server, buyer, { provider: 'test' });
    await operator.call('grantRefund', { id, body: { note: 'Paid twice.' } });
    await withDatabase(server, ({ query }) =>
      query
        .updateTable('job')
        .set({ state: 'waiting', finished_at: null, payload: JSON.stringify({ orderId: id }) })
        .set({ last_error: 'the service is away', due_at: server.clock.time + 3_600_000 })
        .where('kind', '=', 'refund')
        .execute(),
    );
    const { requests } = await operator.call('listRefundRequests');
    expect(requests.find(({ orderId }) => orderId === id)).toMatchObject({
      ...{ wasAsked: false, note: 'Paid twice.', amount: 3383, trouble: 'the service is away' },
    });
    const acts = await withDatabase(server, ({ query }) =>
      query.selectFrom('operator_act').select(['act', 'whom', 'after']).where('what', '=', id).execute(),
    );
    expect(acts).toEqual([{ act: 'refund-granted', whom: await accountIdOf(buyer), after: null }]);
    expect(JSON.stringify(acts)).not.toContain('Paid twice');
  });
});
