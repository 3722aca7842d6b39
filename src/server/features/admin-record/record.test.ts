// Tests the record of operators: it only grows, is read page by page with filters, and leaves as a safe file.
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { insertOperatorAct } from '#server/database/rows/operators/operator-act-rows.ts';
import { databases } from '#testing/server/databases.ts';
import { newOperator } from '#testing/server/operators.ts';
import { accountIdOf } from '#testing/server/orders.ts';
import { newPerson, password, withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';

const start = Date.UTC(2026, 0, 15, 12);

describe.each(databases)('on $kind', (database) => {
  const server = suiteServer(database);
  const add = (...changes: readonly Partial<Parameters<typeof insertOperatorAct>[1]>[]) =>
    withDatabase(server, ({ query }) =>
      query.transaction().execute(async (transaction) => {
        for (const change of changes) {
          await insertOperatorAct(transaction, {
            ...{ id: 'id', at: start, act: 'user-archived', operator_id: 'one' },
            ...{ operator_email: 'one@example.com', whom: null, what: null, before: null, after: null },
            ...{ ip: '203.0.113.7', done_from: 'local', request_id: 'request', ...change },
          });
        }
      }),
    );

  test('no row of it can be changed or deleted, by whoever can write to the database', async () => {
    await add({ id: 'kept' });
    await withDatabase(server, async ({ query, kind }) => {
      const change = query.updateTable('operator_act').set({ act: 'nothing' });
      await expect(change.execute()).rejects.toThrow('only grows');
      await expect(query.deleteFrom('operator_act').execute()).rejects.toThrow('only grows');
      if (kind === 'postgres') {
        await expect(sql`truncate operator_act`.execute(query)).rejects.toThrow('only grows');
      }
      const kept = await query.selectFrom('operator_act').select('act').where('id', '=', 'kept').execute();
      expect(kept).toEqual([{ act: 'user-archived' }]);
    });
  });

  test('it is read newest first, a hundred at a time, though many are of one moment', async () => {
    const many = Array.from({ length: 205 }, (_, count) => ({
      ...{ id: `many-${String(count).padStart(3, '0')}`, act: 'many', at: start + (count % 2) },
    }));
    await add(...many);
    const { visitor } = await newOperator(server);
    const ids: string[] = [];
    let after: string | null = null;
    const lengths: number[] = [];
    do {
      const query: Record<string, string> = { act: 'many', ...(after !== null && { after }) };
      const page = await visitor.call('listActs', { query });
      ids.push(...page.acts.map(({ id }) => id));
      lengths.push(page.acts.length);
      after = page.next;
    } while (after !== null);
    expect(lengths).toEqual([100, 100, 5]);
    expect(new Set(ids).size).toBe(205);
    // Those of the later moment are odd.
    expect([ids[0], ids[101], ids[102], ids[204]]).toEqual(['many-203', 'many-001', 'many-204', 'many-000']);
  });

  test('it is filtered by operator, act, user and days', async () => {
    await add({ id: 'of-two', operator_id: 'two', act: 'filtered', whom: 'ann', at: start - 1000 });
    await add({ id: 'of-one', act: 'filtered', whom: 'bob', at: start - 5000 });
    const { visitor } = await newOperator(server);
    const found = async (query: Record<string, string>) =>
      (await visitor.call('listActs', { query })).acts.map(({ id }) => id);
    expect(await found({ act: 'filtered' })).toEqual(['of-two', 'of-one']);
    expect(await found({ operatorId: 'two' })).toEqual(['of-two']);
    expect(await found({ whom: 'bob' })).toEqual(['of-one']);
    const [from, to] = [String(start - 5000), String(start - 1000)];
    expect(await found({ from, to })).toEqual(['of-one']);
    expect((await visitor.failure('listActs', { query: { after: 'nonsense' } })).error.code).toBe(
      'bad-request',
    );
  });

  test('the address that a user has now finds what was done to that account, in any case', async () => {
    const { visitor: operator } = await newOperator(server);
    const { visitor, email } = await newPerson(server);
    const id = await accountIdOf(visitor);
    await add(
      { id: 'to-them', act: 'addressed', whom: id },
      { id: 'to-another', act: 'addressed', whom: 'bob' },
    );
    const found = async (whom: string) => {
      const { acts } = await operator.call('listActs', { query: { act: 'addressed', whom } });
      return acts.map((act) => [act.id, act.whomEmail]);
    };
    expect(await found(` ${email.toUpperCase()} `)).toEqual([['to-them', email]]);
    expect(await found('nobody@example.com')).toEqual([]);
    const file = await operator.request('exportActs', { query: { act: 'addressed', whom: email } });
    expect((await file.text()).trim().split('\r\n')).toHaveLength(2);
    await visitor.call('deleteUser', { body: { password } });
    expect(await found(email)).toEqual([]);
    expect(await found(id)).toEqual([['to-them', null]]);
  });

  test('it leaves as a file in which nothing is calculated, and that is recorded', async () => {
    await add({ id: 'odd', act: 'odd', what: '=1+1', before: '{"status":"active"}', at: start });
    const { visitor } = await newOperator(server);
    const response = await visitor.request('exportActs', { query: { act: 'odd' } });
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="operators-record.csv"');
    const lines = (await response.text()).split('\r\n');
    expect(lines[0]).toContain('time,operator,operator id,act,user');
    expect(lines[1]).toBe(
      `2026-01-15T12:00:00.000Z,one@example.com,one,odd,,,'=1+1,"{""status"":""active""}",,203.0.113.7,local,request`,
    );
    const query = { act: 'record-exported', operatorId: await accountIdOf(visitor) };
    const { acts } = await visitor.call('listActs', { query });
    expect(acts).toHaveLength(1);
  });
});
