// Tests how operators read the log on both databases: newest first, from any entry on, by LMID, of one user, and body by body.
import { describe, expect, test } from 'vitest';
import { insertLogEntries } from '#server/database/rows/log-entry-rows.ts';
import type { LogEntryTable } from '#server/ports/database/tables.ts';
import { databases } from '#testing/server/databases.ts';
import { newOperator } from '#testing/server/operators.ts';
import { newPerson, withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';

/** Later than anything the server writes itself. */
const later = Date.UTC(2100, 0, 1);

const entry = (id: string, change: Partial<LogEntryTable> = {}): LogEntryTable => ({
  ...{ id, at: later, level: 'info', lmid: 'template-saved', account_id: null, ip: '203.0.113.7' },
  ...{ verb: 'POST', path: '/api/x', content: id, body: null, ...change },
});

const numbered = (prefix: string, count: number, change: (number: number) => Partial<LogEntryTable>) =>
  Array.from({ length: count }, (_, number) =>
    entry(`${prefix}-${String(number).padStart(4, '0')}`, change(number)),
  );

/** All that follows, a hundred at a time. */
async function readOn(operator: Visitor, query: Record<string, string>): Promise<string[][]> {
  const pages: string[][] = [];
  let next: string | null = null;
  do {
    const asked: Record<string, string> = { ...query, ...(next !== null && { after: next }) };
    const page = await operator.call('listLogs', { query: asked });
    pages.push(page.logs.map(({ _id }) => _id));
    next = page.next;
  } while (next !== null);
  return pages;
}

describe.each(databases)('on $kind', (database) => {
  const server = suiteServer(database);
  const add = (entries: readonly LogEntryTable[]) =>
    withDatabase(server, ({ query }) => insertLogEntries(query, entries));
  const newReader = async () => (await newOperator(server)).visitor;

  /** The account of somebody new, once the log, which is written a little later, says that they registered. */
  const newPersonInLog = async (): Promise<string> => {
    const { email } = await newPerson(server);
    return await withDatabase(server, async ({ query }) => {
      const registered = query
        .selectFrom('log_entry')
        .innerJoin('account', 'account.id', 'log_entry.account_id')
        .select('account.id')
        .where('email', '=', email)
        .where('lmid', '=', 'user-registered');
      await expect.poll(() => registered.execute(), { timeout: 20_000 }).toHaveLength(1);
      return (await registered.executeTakeFirstOrThrow()).id;
    });
  };

  test('a hundred at a time, newest first, though many are of one moment; and from any one on', async () => {
    const at = later + 1000;
    // Of the same moment: by id, last first.
    await add(
      numbered('page', 250, (number) => ({ at: at + (number < 240 ? 0 : number), lmid: 'of-pages' })),
    );
    const operator = await newReader();
    const pages = await readOn(operator, { lmid: 'of-pages' });
    expect(pages.map(({ length }) => length)).toEqual([100, 100, 50]);
    const ids = pages.flat();
    expect([ids[0], ids[9], ids[10], ids[249]]).toEqual(['page-0249', 'page-0240', 'page-0239', 'page-0000']);
    const skipped = await operator.call('listLogs', { query: { lmid: 'of-pages', skip: '240' } });
    expect(skipped.logs.map(({ _id }) => _id)).toEqual(ids.slice(240));
    const all = await operator.call('listLogs', { query: { skip: '1' } });
    expect(all.logs.map(({ _id }) => _id)).toEqual(ids.slice(1, 101));
    const beyond = await operator.call('listLogs', { query: { skip: '99999' } });
    expect(beyond).toEqual({ logs: [], next: null });
  });

  test('part of an LMID finds all kinds that have it, in one order; many kinds at once too', async () => {
    const kinds = ['model-build-excel-error', 'index-server-started', 'Odd-ERROR', 'error'];
    const parts = numbered('kind', 12, (number) => ({ at: later + number, lmid: kinds[number % 4] ?? '' }));
    const more = numbered('many', 30, (number) => ({
      at: later + 100 + number,
      lmid: `many-${number % 10}`,
    }));
    await add([...parts, ...more]);
    const operator = await newReader();
    const found = async (lmid: string) =>
      (await operator.call('listLogs', { query: { lmid } })).logs.map(({ _id }) => Number(_id.slice(-4)));
    expect(await found(' ERROR ')).toEqual([11, 10, 8, 7, 6, 4, 3, 2, 0]);
    expect(await found('model-build-excel-error')).toEqual([8, 4, 0]);
    expect(await found('many-')).toEqual(Array.from({ length: 30 }, (_, number) => 29 - number));
    for (const none of ['%', '_any-', "' or 1=1 --", '\0', '🙂']) expect(await found(none)).toEqual([]);
  });

  test('a row says who did what from where, and its body comes by itself', async () => {
    const id = await newPersonInLog();
    const odd = '<b>=1+1</b> "–" \u202eאב 🙂';
    const body = JSON.stringify({ message: odd });
    await add([
      entry('whole', {
        at: later + 5000,
        level: 'error',
        account_id: id,
        content: odd,
        path: `/${odd}`,
        body,
      }),
      entry('bare', { at: later + 4000, account_id: id }),
    ]);
    const operator = await newReader();
    const { logs } = await operator.call('listLogs');
    expect(logs[0]).toEqual({
      ...{ _id: 'whole', timestamp: later + 5000, level: 'error', lmid: 'template-saved', userId: id },
      ...{ ip: '203.0.113.7', method: 'POST', path: `/${odd}`, content: odd, hasBody: true },
    });
    expect(await operator.call('getLogBody', { id: 'whole' })).toEqual({ body: { message: odd } });
    expect(await operator.call('getLogBody', { id: 'bare' })).toEqual({ body: null });
    const own = await operator.call('listUserLogs', { id });
    expect(own.pagination).toEqual({ hasMore: false, total: 3, page: 1 });
    expect(own.logs.map(({ message }) => message.lmid)).toEqual([
      ...['template-saved', 'template-saved', 'user-registered'],
    ]);
    expect(own.logs[1]).toEqual({
      ...{ _id: 'bare', timestamp: later + 4000, level: 'info' },
      message: {
        ...{ lmid: 'template-saved', verb: 'POST', path: '/api/x', ip: '203.0.113.7', content: 'bare' },
        hasBody: false,
      },
    });
  });

  test('what one user did comes page by page, fifty or up to a thousand at a time', async () => {
    const id = await newPersonInLog();
    const entries = numbered('own', 1100, (number) => ({ at: later + number, account_id: id }));
    for (const start of [0, 550]) await add(entries.slice(start, start + 550));
    const operator = await newReader();
    const page = async (query: Record<string, string>) => {
      const { logs, pagination } = await operator.call('listUserLogs', { id, query });
      return [logs.length, logs[0]?._id, logs.at(-1)?._id, pagination];
    };
    expect(await page({})).toEqual([50, 'own-1099', 'own-1050', { hasMore: true, total: 1101, page: 1 }]);
    const second = { hasMore: false, total: 1101, page: 2 };
    const [length, first, , pagination] = await page({ page: '2', limit: '1000' });
    expect([length, first, pagination]).toEqual([101, 'own-0099', second]);
    expect((await page({ page: '3', limit: '1000' }))[0]).toBe(0);
    const elsewhere = await operator.call('listUserLogs', { id: 'elsewhere|5f' });
    expect(elsewhere.pagination).toEqual({ hasMore: false, total: 0, page: 1 });
  });

  test('each reading is in the record, with counts and kinds alone', async () => {
    const operator = await newReader();
    await operator.call('listLogs', { query: { skip: '7', lmid: 'server-start' } });
    await operator.call('listUserLogs', { id: 'nobody' });
    await operator.call('getLogBody', { id: 'whole' });
    const { acts } = await operator.call('listActs');
    expect(acts.map(({ act, whom, what, after }) => [act, whom, what, after])).toEqual(
      expect.arrayContaining([
        ['log-body-read', null, 'whole', null],
        ['user-log-read', 'nobody', null, { page: 1, limit: 50, count: 0 }],
        ['log-read', null, null, { skip: 7, kinds: ['index-server-started'], count: 0 }],
      ]),
    );
  });

  test.each([
    { skip: '-1' },
    { skip: '1.5' },
    { skip: 'x' },
    { after: 'x' },
    { after: '1.a b' },
    { after: '99999999999999999.a' },
    { lmid: 'x'.repeat(201) },
  ])('a list of %o is refused', async (query) => {
    const operator = await newReader();
    expect(await operator.failure('listLogs', { query })).toMatchObject({ status: 400 });
  });
});
