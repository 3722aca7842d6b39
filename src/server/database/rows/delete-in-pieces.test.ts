// Tests in which pieces versions are deleted, and what an interruption leaves.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#server/ports/database/database.ts';
import { databases, type TestDatabase } from '#testing/server/databases.ts';
import { openDatabase } from '../open-database.ts';
import { deleteContent, emptyAccount, inPieces } from './delete-in-pieces.ts';
import { purgeTemplate, purgeTemplates } from './template-rows.ts';
import { readStorageUse } from './template-storage-rows.ts';

const versionsOf = (...sizes: number[]) => sizes.map((size, index) => ({ id: `${index}`, size }));

test('a piece is at most about a megabyte, or a single version', () => {
  expect(inPieces([])).toEqual([]);
  expect(inPieces(versionsOf(5_000_000, 400_000, 600_000, 1, 999_999, 1))).toEqual([
    ['0'],
    ['1', '2'],
    ['3', '4'],
    ['5'],
  ]);
});

test('a piece is at most a hundred versions', () => {
  const pieces = inPieces(versionsOf(...Array.from({ length: 250 }, () => 10)));
  expect(pieces.map((ids) => ids.length)).toEqual([100, 100, 50]);
  expect(pieces.flat()).toEqual(Array.from({ length: 250 }, (_, index) => `${index}`));
});

const clock = { now: () => 1000 };
const times = { created_at: 1, updated_at: 1 };

describe.each(databases)('on $kind', ({ createDatabase }) => {
  let place: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    place = await createDatabase();
    database = await openDatabase(place, clock, () => undefined);
    const { query } = database;
    const account = { id: 'ann', kind: 'user' as const, language: 'en', settings: '{}', ...times };
    await query.insertInto('account').values(account).execute();
    for (const uuid of ['kept', 'deleted']) {
      const deletedAt = uuid === 'kept' ? null : 500;
      const template = { uuid, account_id: 'ann', name: 'Mine', summary: '{"a":1}', revision: 3, ...times };
      const bytes = { document_bytes: 2, version_bytes: 6 };
      await query
        .insertInto('template')
        .values({ ...template, ...bytes, deleted_at: deletedAt, saved_in: 's' })
        .execute();
      await query.insertInto('template_document').values({ uuid, document: '{}' }).execute();
      for (const revision of [1, 2, 3]) {
        const version = { id: `${uuid} ${revision}`, template_uuid: uuid, kind: 'saved' as const, revision };
        await query
          .insertInto('template_version')
          .values({ ...version, name: 'Mine', saved_at: 1, document: 'xx' })
          .execute();
      }
    }
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  const left = async () => ({
    documents: await database.query.selectFrom('template_document').select('uuid').execute(),
    versions: (await database.query.selectFrom('template_version').select('id').orderBy('id').execute()).map(
      ({ id }) => id,
    ),
  });
  const onlyKept = { documents: [{ uuid: 'kept' }], versions: ['kept 1', 'kept 2', 'kept 3'] };

  test('the content of one template goes, that of others stays', async () => {
    await deleteContent(database.query, 'deleted');
    expect(await left()).toEqual(onlyKept);
  });

  test('after an interruption the next sweep finds what is left by its document', async () => {
    const { query } = database;
    expect(await purgeTemplate(query, 'deleted', 'ann', 400)).toBe(true);
    await query.deleteFrom('template_version').where('id', '=', 'deleted 2').execute();
    expect(await readStorageUse(query, 'ann')).toEqual({ templates: 1, bytes: 8 });
    const unfinished = await purgeTemplates(query, 100);
    expect(unfinished).toEqual(['deleted']);
    for (const uuid of unfinished) await deleteContent(query, uuid);
    expect(await left()).toEqual(onlyKept);
    expect(await purgeTemplates(query, 100)).toEqual([]);
  });

  test('a sweep empties what was deleted before, and nothing else', async () => {
    const { query } = database;
    expect(await purgeTemplates(query, 499)).toEqual([]);
    expect(await purgeTemplates(query, 500)).toEqual(['deleted']);
    const row = await query.selectFrom('template').selectAll().where('uuid', '=', 'deleted').execute();
    expect(row).toMatchObject([
      { name: '', summary: '{}', document_bytes: 0, version_bytes: 0, saved_in: null },
    ]);
  });

  describe('what the log says of an account', () => {
    const addEntries = async (accountId: string, count: number) => {
      const entries = Array.from({ length: count }, (_, index) => ({
        ...{ id: `${accountId} ${index}`, at: index, level: 'info' as const, lmid: 'template-saved' },
        ...{ account_id: accountId, ip: '203.0.113.9', verb: 'POST', path: '/api/x', content: accountId },
        body: null,
      }));
      await database.query.insertInto('log_entry').values(entries).execute();
    };

    /** Ends, as a process would, before the given change of the log. */
    const endingAt = (change: number) => {
      let changes = 0;
      return database.query.withPlugin({
        transformQuery: ({ node }) => {
          if (node.kind === 'UpdateQueryNode' && JSON.stringify(node.table).includes('log_entry'))
            changes += 1;
          if (changes === change) throw new Error('ended');
          return node;
        },
        transformResult: async ({ result }) => result,
      });
    };

    const personsIn = async () => {
      const rows = await database.query
        .selectFrom('log_entry')
        .select(['account_id', 'content', 'ip'])
        .execute();
      return rows.filter((row) => row.account_id !== null || row.content !== '' || row.ip !== '').length;
    };

    test('is cleared two hundred entries at a time, and the rest by the next deletion if that ends in the middle', async () => {
      await addEntries('ann', 450);
      await addEntries('ben', 3);
      await expect(emptyAccount(endingAt(3), 'ann')).rejects.toThrow('ended');
      expect(await personsIn()).toBe(50 + 3);
      // Whoever asked is told that it failed, and asks again: the account is still there.
      expect(await database.query.selectFrom('account').select('id').execute()).toEqual([{ id: 'ann' }]);
      await emptyAccount(database.query, 'ann');
      expect(await personsIn()).toBe(3);
      expect(await database.query.selectFrom('log_entry').select('id').execute()).toHaveLength(453);
    });
  });
});
