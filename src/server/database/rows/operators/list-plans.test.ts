// Tests that lists for operators are read by indexes on both databases: no row is read that is skipped, and nothing is sorted.
import { join } from 'node:path';
import { type CompiledQuery, type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, sqliteFileName } from '#server/database/open-database.ts';
import { systemClock } from '#server/ports/clock/system-clock.ts';
import type { Database } from '#server/ports/database/database.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import { fillPostgres, fillSqlite } from '#testing/many-rows/fill-database.ts';
import { databases, type TestDatabase } from '#testing/server/databases.ts';
import {
  countLogEntriesOf,
  listLogKinds,
  listLogPositions,
  listLogPositionsOf,
  listLogPositionsOfKinds,
  readLogEntries,
} from './listed-log-rows.ts';
import {
  countTemplates,
  listTemplateNames,
  listTemplateOwners,
  listWithoutFacts,
  readWantedTemplates,
} from './listed-template-rows.ts';

/** As many as make one plan better than another. */
const sizes = { users: 300, templates: 3000, entries: 5000 };

const after = { at: 7, id: 'x', createdAt: 7 };
const skipped = { skip: 2_500_000, limit: 101, after: null };
const goingOn = { skip: 0, limit: 101, after };

const sorted = /TEMP B-TREE|^Sort|-> +(?:Incremental )?Sort/m;

type Reading = (query: Kysely<Tables>) => Promise<unknown>;

/** Each with the only indexes it reads. */
const readings: readonly (readonly [string, Reading, readonly string[]])[] = [
  ['any page of the log', (query) => listLogPositions(query, skipped), ['log_entry_by_at']],
  ['the log from an entry on', (query) => listLogPositions(query, goingOn), ['log_entry_by_at']],
  ['the kinds in the log', listLogKinds, ['log_entry_by_lmid']],
  ['the log of a kind', (query) => listLogPositionsOfKinds(query, ['a'], skipped), ['log_entry_by_lmid']],
  [
    'the log of some kinds, far on',
    (query) => listLogPositionsOfKinds(query, ['a', 'b', 'c'], skipped),
    ['log_entry_by_at'],
  ],
  [
    'the merged log of some kinds',
    (query) => listLogPositionsOfKinds(query, ['a', 'b', 'c'], { ...skipped, skip: 20_000 }),
    ['log_entry_by_lmid'],
  ],
  [
    'the merged log of some kinds from an entry on',
    (query) => listLogPositionsOfKinds(query, ['a', 'b'], goingOn),
    ['log_entry_by_lmid'],
  ],
  [
    'the log of many kinds',
    (query) => listLogPositionsOfKinds(query, [...'abcdefghij'], skipped),
    ['log_entry_by_at'],
  ],
  ['the log of a user', (query) => listLogPositionsOf(query, 'x', skipped), ['log_entry_by_account']],
  ['how much a user did', (query) => countLogEntriesOf(query, 'x'), ['log_entry_by_account']],
  ['the entries of a page', (query) => readLogEntries(query, [after]), ['primary key of log_entry']],
  [
    'whoever has a template',
    (query) => listTemplateOwners(query, { kind: 'all' }, after, 101),
    ['account_by_listing', 'template_by_owner'],
  ],
  [
    'whoever has one with a context',
    (query) => listTemplateOwners(query, { kind: 'with-context' }, after, 101),
    ['account_by_listing', 'template_with_context'],
  ],
  [
    'the templates of some with a context',
    (query) => readWantedTemplates(query, { kind: 'with-context' }, ['x'], 100),
    ['template_with_context'],
  ],
  [
    'templates with a context',
    (query) => countTemplates(query, { kind: 'with-context' }),
    ['template_with_context'],
  ],
  ['names', (query) => listTemplateNames(query, 0, 1001), ['template_by_search_name']],
  ['what was not looked at', (query) => listWithoutFacts(query, '', 100), ['template_without_facts']],
];

/** The statements of a reading, which is given no rows. */
async function statementsOf(reading: Reading, { query }: Database): Promise<CompiledQuery[]> {
  const statements: CompiledQuery[] = [];
  const executor = query.getExecutor();
  const nodes = new Map<unknown, Parameters<typeof executor.compileQuery>[0]>();
  const listening = query.withPlugin({
    transformQuery: ({ node, queryId }) => {
      nodes.set(queryId.queryId, node);
      return node;
    },
    // Of what is executed, and not of what is part of another.
    transformResult: async ({ result, queryId }) => {
      const node = nodes.get(queryId.queryId);
      if (node !== undefined) statements.push(executor.compileQuery(node, queryId));
      return result;
    },
  });
  await reading(listening);
  return statements;
}

/** SQLite and PostgreSQL each in their words, as what the plan reads by which index. */
async function planOf({ query, kind }: Database, statement: CompiledQuery): Promise<string> {
  const explain = kind === 'sqlite' ? 'explain query plan ' : 'explain ';
  const { rows } = await query.executeQuery<Record<string, unknown>>({
    ...statement,
    sql: `${explain}${statement.sql}`,
  });
  return rows.map((row) => String(row.detail ?? row['QUERY PLAN'])).join('\n');
}

const indexesIn = (plan: string): string[] => {
  const named = [...plan.matchAll(/(?:INDEX|using|on) (?:"?)(\w+_(?:by|with|without)_\w+)/gi)].map(
    ([, name]) => name,
  );
  const keys = [...plan.matchAll(/sqlite_autoindex_(\w+)_1|using (\w+)_pkey/gi)];
  return [...named, ...keys.map(([, one, other]) => `primary key of ${one ?? other}`)].flatMap(
    (name) => name ?? [],
  );
};

describe.each(databases)('on $kind', ({ createDatabase }) => {
  let place: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    place = await createDatabase();
    if (place.databaseUrl === null) fillSqlite(join(place.dataDir, sqliteFileName), sizes);
    else await fillPostgres(place.databaseUrl, sizes);
    database = await openDatabase(place, systemClock, () => undefined);
  });
  afterAll(async () => {
    await database.close();
    await place.remove();
  });

  /** PostgreSQL reads a table with few rows as a whole, and sorts few rows. */
  const withoutTables = <Result>(work: (on: Database) => Promise<Result>): Promise<Result> =>
    database.query.connection().execute(async (query) => {
      if (database.kind === 'postgres') {
        await sql`set enable_seqscan = off`.execute(query);
        await sql`set enable_bitmapscan = off`.execute(query);
        await sql`set enable_sort = off`.execute(query);
      }
      return work({ ...database, query });
    });

  test.each(readings)('%s', async (what, reading, indexes) => {
    const plans = await withoutTables(async (on) => {
      const statements = await statementsOf(reading, on);
      return Promise.all(statements.map((statement) => planOf(on, statement)));
    });
    const plan = plans.join('\n');
    // SQLite sorts what is merged, of each kind no more than the page reaches.
    const isInOrder = what.includes('log') && !(what.includes('merged') && database.kind === 'sqlite');
    if (isInOrder) expect(plan).not.toMatch(sorted);
    expect([...new Set(indexesIn(plan))].sort(), plan).toEqual([...indexes].sort());
  });
});
