// Tests that buyers ask for their money back in time and once, and that nobody else does.
import { describe, expect, test } from 'vitest';
import { findOrder } from '#server/database/rows/money/payment-rows.ts';
import { grantRole } from '#server/policy/grant-role.ts';
import { databases } from '#testing/server/databases.ts';
import { accountIdOf, addOrderOf } from '#testing/server/orders.ts';
import { awaitEmail, emailsTo } from '#testing/server/outbox.ts';
import { newEmail, newPerson, withDatabase } from '#testing/server/people.ts';
import { setUpSecondFactor } from '#testing/server/second-factor.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';

const fourteenDaysMs = 14 * 24 * 60 * 60 * 1000;
const operatorEmail = 'operators@example.com';

describe.each(databases)('on $kind', (database) => {
  const server = suiteServer(database, { FEEDBACK_EMAIL: operatorEmail });

  const orderIn = (id: string) =>
    withDatabase(server, async ({ query }) => {
      const order = await findOrder(query, id);
      if (order === undefined) throw new Error(id);
      return order;
    });
  const refundsAsked = async (visitor: Visitor) =>
    (await visitor.call('getUser')).orders.map(({ refund, refundAskedAt }) => [refund, refundAskedAt]);
  const asked = async (visitor: Visitor, id: string, reason?: string) =>
    visitor.call('askForRefund', { id, body: reason === undefined ? {} : { reason } });
  const refusal = async (visitor: Visitor, id: string) =>
    (await visitor.failure('askForRefund', { id, body: {} })).error.code;
  const newOperator = async () => {
    const { visitor, email } = await newPerson(server);
    await withDatabase(server, (rows) =>
      grantRole({ database: rows, clock: server.clock }, email, 'operator'),
    );
    await setUpSecondFactor(server, visitor);
    return visitor;
  };
  test('a buyer asks up to fourteen days after paying, and once', async () => {
    const visitor = await server.newVisitor();
    const email = newEmail();
    const id = await addOrderOf(server, visitor, { email, paid_at: server.clock.time - fourteenDaysMs });
    expect(await refundsAsked(visitor)).toEqual([['possible', null]]);
    const now = server.clock.time;
    expect(await asked(visitor, id, ' too hard \0')).toEqual({ refundAskedAt: now });
    expect((await orderIn(id)).refund_reason).toBe('too hard');
    server.clock.time += 1000;
    expect(await asked(visitor, id, 'another reason')).toEqual({ refundAskedAt: now });
    expect((await orderIn(id)).refund_reason).toBe('too hard');
    expect(await refundsAsked(visitor)).toEqual([['asked', now]]);
    const mail = await awaitEmail(server.place, email, 'We have your request: A model');
    expect(mail.text).toContain(`“A model”: $33.83, order ${id}.`);
    const forwarded = await awaitEmail(server.place, operatorEmail, `Refund request: order ${id}`);
    expect(forwarded.text).toContain(
      `A refund of $33.83 for “A model”, order ${id}, was requested by ${email}.\n\ntoo hard\n\n`,
    );
    expect(await emailsTo(server.place, email)).toHaveLength(1);
  });

  test('a millisecond later it is too late', async () => {
    const visitor = await server.newVisitor();
    const id = await addOrderOf(server, visitor, { paid_at: server.clock.time - fourteenDaysMs - 1 });
    expect(await refundsAsked(visitor)).toEqual([['not-possible', null]]);
    expect(await refusal(visitor, id)).toBe('refund-too-late');
    expect((await orderIn(id)).refund_asked_at).toBeNull();
  });

  test('nobody asks for the money of an order that is not theirs, nor of one that is not paid', async () => {
    const [visitor, stranger] = [await server.newVisitor(), (await newPerson(server)).visitor];
    const id = await addOrderOf(server, visitor);
    expect(await refusal(stranger, id)).toBe('order-not-found');
    const unclaimed = await addOrderOf(server, visitor, { account_id: null });
    expect(await refusal(visitor, unclaimed)).toBe('order-not-found');
    for (const state of ['pending', 'failed', 'disputed', 'refunded'] as const) {
      expect(await refusal(visitor, await addOrderOf(server, visitor, { state }))).toBe(
        'refund-not-possible',
      );
    }
    const tooLong = await visitor.failure('askForRefund', { id, body: { reason: 'x'.repeat(1001) } });
    expect(tooLong.error.code).toBe('bad-request');
    await asked(visitor, id, 'x'.repeat(1000));
  });

  test('two requests at the same time are one', async () => {
    const visitor = await server.newVisitor();
    const email = newEmail();
    const id = await addOrderOf(server, visitor, { email });
    await Promise.all([asked(visitor, id), asked(visitor, id), asked(visitor, id)]);
    await awaitEmail(server.place, email, 'We have your request: A model');
    const owner = await accountIdOf(visitor);
    const emails = await withDatabase(server, ({ query }) =>
      query.selectFrom('job').select('kind').where('account_id', '=', owner).execute(),
    );
    // One to the buyer and one to the operators, however often it was asked.
    expect(emails).toHaveLength(2);
  });

  test('operators see who waits, page by page, and nobody else does', async () => {
    const [visitor, operator] = [await server.newVisitor(), await newOperator()];
    expect((await visitor.failure('listRefundRequests')).error.code).toBe('not-found');
    const before = (await operator.call('listRefundRequests')).total;
    // Later than all other requests of this suite.
    server.clock.time += 60_000;
    const ids = [await addOrderOf(server, visitor), await addOrderOf(server, visitor)];
    for (const id of ids) {
      await asked(visitor, id, `because of ${id}`);
      server.clock.time += 1;
    }
    const page = (skip: number) =>
      operator.call('listRefundRequests', { query: { skip: String(skip), limit: '1' } });
    const first = await page(before);
    expect(first).toMatchObject({ total: before + 2, hasMore: true });
    expect(first.requests).toMatchObject([
      { orderId: ids[0], amount: 3383, currency: 'usd', reason: `because of ${ids[0]}`, grantedAt: null },
    ]);
    const second = await page(before + 1);
    expect([second.hasMore, second.requests.map(({ orderId }) => orderId)]).toEqual([false, [ids[1]]]);
  });
});
