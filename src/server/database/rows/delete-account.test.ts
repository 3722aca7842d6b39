// Tests the deletion of an account: in small pieces, with its visitors, and seen by whoever writes the log meanwhile.
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#server/ports/database/database.ts';
import type { LogEntryTable } from '#server/ports/database/tables.ts';
import { databases, type TestDatabase } from '#testing/server/databases.ts';
import { openDatabase } from '../open-database.ts';
import { claimVisitor } from './claim-visitor.ts';
import { deleteAccount } from './delete-account.ts';
import { emptyAccount } from './delete-in-pieces.ts';
import { insertLogEntries } from './log-entry-rows.ts';

const clock = { now: () => 1000 };
const times = { created_at: 1, updated_at: 1 };
const person = (id: string) => ({ id, kind: 'user' as const, language: 'en', settings: '{}', ...times });
const visitor = (id: string) => ({ ...person(id), kind: 'anonymous' as const });

const entryOf = (id: string, accountId: string | null): LogEntryTable => ({
  id,
  at: 7,
  level: 'info',
  lmid: 'template-saved',
  account_id: accountId,
  ip: '203.0.113.7',
  verb: 'POST',
  path: '/api/user/template/x',
  content: 'Our secret plan',
  body: '{"name":"Our secret plan"}',
});
const cleared = { account_id: null, ip: '', verb: '', path: '', content: '', body: null };

describe.each(databases)('on $kind', ({ createDatabase }) => {
  let place: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    place = await createDatabase();
    database = await openDatabase(place, clock, () => undefined);
    await database.query
      .insertInto('account')
      .values([person('ann'), person('bob'), visitor('v')])
      .execute();
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  const readLog = () => database.query.selectFrom('log_entry').selectAll().orderBy('id').execute();

  test('entries of the account keep only what happened and when, those of others everything', async () => {
    const others = [entryOf('2', 'bob'), entryOf('3', null)];
    await insertLogEntries(database.query, [entryOf('1', 'ann'), ...others]);
    await deleteAccount(database, 'ann');
    expect(await readLog()).toEqual([{ ...entryOf('1', 'ann'), ...cleared }, ...others]);
  });

  test('entries that are written after the deletion say nothing of the person', async () => {
    await deleteAccount(database, 'ann');
    await insertLogEntries(database.query, [entryOf('1', 'ann'), entryOf('2', 'bob')]);
    expect(await readLog()).toEqual([{ ...entryOf('1', 'ann'), ...cleared }, entryOf('2', 'bob')]);
  });

  test('entries that are written while the account is deleted say nothing of the person', async () => {
    for (let round = 0; round < 20; round++) {
      const id = `person ${round}`;
      await database.query.insertInto('account').values(person(id)).execute();
      const writing = Array.from({ length: 5 }, (_, part) =>
        insertLogEntries(database.query, [
          entryOf(`${round} ${part}`, id),
          entryOf(`${round} ${part} bob`, 'bob'),
        ]),
      );
      await Promise.all([deleteAccount(database, id), ...writing]);
    }
    const texts = (await readLog())
      .filter(({ account_id: id }) => id !== 'bob')
      .map(({ content }) => content);
    expect([texts.length, new Set(texts)]).toEqual([100, new Set([''])]);
  });

  test('what a visitor did before signing in is logged for the account, and goes with it', async () => {
    await database.query.transaction().execute((transaction) => claimVisitor(transaction, 'v', 'ann', 5));
    await insertLogEntries(database.query, [entryOf('1', 'v')]);
    expect(await readLog()).toMatchObject([{ account_id: 'ann', content: 'Our secret plan' }]);
    await deleteAccount(database, 'ann');
    expect(await readLog()).toMatchObject([cleared]);
    const left = await database.query.selectFrom('account').select('id').execute();
    expect(left).toEqual([{ id: 'bob' }]);
  });

  test('messages and jobs are deleted; the names of built files and the ids of jobs are returned', async () => {
    const { query } = database;
    const job = {
      kind: 'x',
      payload: '{}',
      state: 'waiting',
      attempts: 0,
      due_at: 1,
      leased_by: null,
      last_error: null,
      created_at: 1,
      finished_at: null,
    } as const;
    const file = { content_key: 'k', kind: 'xlsx', title: 't', created_at: 1, expires_at: 9 } as const;
    for (const id of ['ann', 'bob']) {
      await query
        .insertInto('job')
        .values({ ...job, id: `job of ${id}`, account_id: id })
        .execute();
      await query
        .insertInto('built_file')
        .values({ ...file, name: `file of ${id}`, account_id: id })
        .execute();
      const message = { id, at: 1, account_id: id, email: null, message: `message of ${id}` };
      await query.insertInto('feedback').values(message).execute();
    }
    expect(await deleteAccount(database, 'ann')).toEqual({
      jobs: ['job of ann'],
      builtFiles: ['file of ann'],
      spreadsheets: [],
    });
    expect(await query.selectFrom('job').select('id').execute()).toEqual([{ id: 'job of bob' }]);
    expect(await query.selectFrom('feedback').select('message').execute()).toEqual([
      { message: 'message of bob' },
    ]);
  });

  const keepTemplateOf = async (accountId: string) => {
    const { query } = database;
    const row = { uuid: 'u', account_id: accountId, name: 'n', summary: '{}', revision: 1, ...times };
    await query.insertInto('template').values(row).execute();
    await query.insertInto('template_document').values({ uuid: 'u', document: '{}' }).execute();
  };
  /** With something that happens between the first statement and what follows. */
  const afterFirst = (happens: () => Promise<void>) => {
    let isFirst = true;
    return database.query.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (isFirst) await happens();
        isFirst = false;
        return result;
      },
    });
  };

  test('a template that goes to another account meanwhile keeps its document', async () => {
    await keepTemplateOf('v');
    const signingIn = () =>
      database.query.transaction().execute((transaction) => claimVisitor(transaction, 'v', 'ann', 5));
    await emptyAccount(afterFirst(signingIn), 'v');
    const { query } = database;
    expect(await query.selectFrom('template').select(['uuid', 'account_id']).execute()).toEqual([
      { uuid: 'u', account_id: 'ann' },
    ]);
    expect(await query.selectFrom('template_document').select('uuid').execute()).toEqual([{ uuid: 'u' }]);
  });

  test('after no statement is there a template without its document, wherever it may end', async () => {
    await keepTemplateOf('ann');
    const { query } = database;
    const found: string[] = [];
    const watched = query.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        const rows = await query
          .selectFrom('template')
          .leftJoin('template_document', 'template_document.uuid', 'template.uuid')
          .select('template.uuid')
          .where('template_document.uuid', 'is', null)
          .execute();
        found.push(...rows.map(({ uuid }) => uuid));
        return result;
      },
    });
    await emptyAccount(watched, 'ann');
    expect(found).toEqual([]);
  });

  test('a full account is emptied in small pieces, between which others have their turn', async () => {
    const { query } = database;
    const versionCount = 200;
    await query
      .insertInto('template')
      .values({
        uuid: 'u',
        account_id: 'ann',
        name: 'n',
        summary: '{}',
        revision: 1,
        ...times,
      })
      .execute();
    await query.insertInto('template_document').values({ uuid: 'u', document: '{}' }).execute();
    const version = { template_uuid: 'u', kind: 'saved', name: 'n', saved_at: 1, document: 'x' } as const;
    const versions = Array.from({ length: versionCount }, (_, revision) => ({
      ...version,
      id: `${revision}`,
      revision,
    }));
    await query.insertInto('template_version').values(versions).execute();
    await insertLogEntries(
      query,
      Array.from({ length: 500 }, (_, number) => entryOf(`${number}`, 'ann')),
    );
    let turns = 0;
    let isDone = false;
    const emptying = emptyAccount(query, 'ann').then(() => {
      isDone = true;
    });
    while (!isDone) {
      await turn();
      turns += 1;
    }
    await emptying;
    expect(turns).toBeGreaterThanOrEqual(10);
    for (const table of ['template', 'template_document', 'template_version'] as const)
      expect(await query.selectFrom(table).selectAll().execute()).toEqual([]);
    expect((await readLog()).every(({ content }) => content === '')).toBe(true);
  });
});
