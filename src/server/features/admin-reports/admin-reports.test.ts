// Tests the messages and the tables that operators read.
import { describe, expect, test } from 'vitest';
import { databases } from '#testing/server/databases.ts';
import { newOperator } from '#testing/server/operators.ts';
import { accountIdOf, addOrderOf } from '#testing/server/orders.ts';
import { newPerson, withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';

const january = Date.UTC(2026, 0, 31, 23, 59);
const february = Date.UTC(2026, 1, 1);

describe.each(databases)('on $kind', (database) => {
  const server = suiteServer(database, { SIGN_INS_PER_MINUTE: '1000' });

  const linesOf = async (operator: Visitor, name: string) => {
    const response = await operator.request('downloadTable', { params: { name } });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="${name}-`),
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    return bytes.subarray(3).toString().split('\r\n');
  };

  test('messages are read, marked as answers to what was asked, and done', async () => {
    const { visitor: operator } = await newOperator(server);
    const { visitor: person, email } = await newPerson(server);
    const id = await accountIdOf(person);
    await person.call('feedback', { body: { message: 'Before' } });
    server.clock.time += 1000;
    await withDatabase(server, ({ query }) =>
      query
        .updateTable('account')
        .set({ feedback_requested_at: server.clock.time })
        .where('id', '=', id)
        .execute(),
    );
    server.clock.time += 1000;
    await person.call('feedback', { body: { message: '<b>After</b>' } });
    const listed = async (show: string) => {
      const { messages } = await operator.call('listMessages', { query: { show } });
      return messages.filter(({ accountId }) => accountId === id);
    };
    const [after, before] = await listed('open');
    expect([after, before]).toMatchObject([
      { message: '<b>After</b>', isAnswer: true, email, doneAt: null },
      { message: 'Before', isAnswer: false },
    ]);
    const done = { id: after?.id ?? '', body: { isDone: true } };
    expect(await operator.call('markMessage', done)).toEqual({ doneAt: server.clock.time });
    expect((await listed('open')).map(({ message }) => message)).toEqual(['Before']);
    expect((await listed('done')).map(({ message }) => message)).toEqual(['<b>After</b>']);
  });

  test('tables name what was earned in each month, and run nothing as a formula', async () => {
    const { visitor: operator } = await newOperator(server);
    const { visitor: buyer, email } = await newPerson(server);
    const of = (change: Parameters<typeof addOrderOf>[2]) =>
      addOrderOf(server, buyer, { provider: 'stripe', ...change });
    await of({ name: '=HYPERLINK("x")', paid_at: january, amount: 2900, tax_amount: 483 });
    await of({ paid_at: january, amount: 1900, tax_amount: 0, refunded_amount: 500, refund_reason: '+1' });
    await of({ paid_at: february, amount: 4900, tax_amount: 0, state: 'disputed' });
    await of({ paid_at: february, amount: 1500, currency: 'jpy', tax_amount: 150 });
    await of({ paid_at: null, state: 'failed' });
    expect((await linesOf(operator, 'revenue')).filter((line) => line.includes('stripe'))).toEqual([
      '2026-01,stripe,usd,2,48,4.83,52.83,5,0,47.83',
      '2026-02,stripe,jpy,1,1500,150,1650,0,0,1650',
      '2026-02,stripe,usd,1,49,0,49,0,49,0',
    ]);
    const orders = await linesOf(operator, 'orders');
    expect(orders[0]).toMatch(/^id,account_id,email,kind,name/);
    expect(orders.some((line) => line.includes(`"'=HYPERLINK(""x"")"`))).toBe(true);
    const refunds = await linesOf(operator, 'refunds');
    expect(refunds.filter((line) => line.includes("'+1"))).toHaveLength(1);
    const users = await linesOf(operator, 'users');
    expect(users.filter((line) => line.includes(email))).toHaveLength(1);
    const acts = await withDatabase(server, ({ query }) =>
      query.selectFrom('operator_act').select('what').where('act', '=', 'table-downloaded').execute(),
    );
    expect(acts.map(({ what }) => what).sort()).toEqual(['orders', 'refunds', 'revenue', 'users']);
  });
});
