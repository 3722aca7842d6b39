// Tests the migrations on both databases: each runs once, also with concurrent starts, and never on a newer schema.
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '#server/ports/clock/system-clock.ts';
import { databases, sqlite, type TestDatabase } from '#testing/server/databases.ts';
import { migrateInProcess } from '#testing/server/migrate-in-process.ts';
import { openDatabase } from '../open-database.ts';
import { type Migration, migrate } from './migrate.ts';
import { migrations } from './migrations.ts';

const ignore = () => undefined;

describe.each(databases)('on $kind', ({ createEmptyDatabase }) => {
  let place: TestDatabase;
  beforeEach(async () => {
    place = await createEmptyDatabase();
  });
  afterEach(() => place.remove());

  const appliedNames = async () => {
    const database = await openDatabase(place, systemClock, ignore);
    const rows = await database.query
      .selectFrom('schema_version')
      .select('name')
      .orderBy('version')
      .execute();
    await database.close();
    return rows.map(({ name }) => name);
  };
  const allNames = migrations.map(({ name }) => name);

  test('an empty database gets every migration, and a second start none', async () => {
    expect(await appliedNames()).toEqual(allNames);
    expect(await appliedNames()).toEqual(allNames);
  });

  test('has the same tables as the other database', async () => {
    const database = await openDatabase(place, systemClock, ignore);
    const tables = await database.query.introspection.getTables();
    await database.close();
    expect(tables.map(({ name, columns }) => [name, columns.length]).sort()).toEqual([
      ['account', 22],
      ['ai_usage', 4],
      ['build', 5],
      ['built_file', 9],
      ['clock_check', 4],
      ['counted_once', 3],
      ['daily_count', 3],
      ['document_piece', 6],
      ['feedback', 6],
      ['gallery_document', 2],
      ['gallery_template', 6],
      ['google_drive', 6],
      ['job', 11],
      ['log_entry', 10],
      ['one_time_token', 7],
      ['operator_act', 12],
      ['operator_view', 6],
      ['password_try', 4],
      ['payment_customer', 3],
      ['payment_event', 9],
      ['payment_reading', 2],
      ['provider', 6],
      ['purchase_order', 28],
      ['rate_limit', 3],
      ['receipt', 10],
      ['recovery_code', 4],
      ['schema_version', 3],
      ['second_factor', 5],
      ['session', 12],
      ['shared_room', 2],
      ['shipped_template', 2],
      ['spreadsheet', 25],
      ['stored_file', 3],
      ['stored_file_piece', 3],
      ['subscription', 10],
      ['template', 17],
      ['template_document', 2],
      ['template_listing', 6],
      ['template_reading', 3],
      ['template_report', 7],
      ['template_version', 7],
      ['test_charge', 9],
      ['test_checkout', 8],
      ['test_event', 4],
      ['test_portal', 5],
      ['test_subscription', 13],
      ['usage_count', 4],
    ]);
  });

  test('six instances that start at once all succeed', async () => {
    const results = await Promise.all(Array.from({ length: 6 }, () => migrateInProcess(place)));
    expect(results).toEqual(results.map(() => ({ code: 0, stderr: '' })));
    expect(await appliedNames()).toEqual(allNames);
  }, 60_000);

  test('a database of a newer program is refused in one line', async () => {
    const database = await openDatabase(place, systemClock, ignore);
    const row = { version: migrations.length + 1, name: 'from-the-future', applied_at: 0 };
    await database.query.insertInto('schema_version').values(row).execute();
    await database.close();
    await expect(openDatabase(place, systemClock, ignore)).rejects.toThrow(
      `The database has schema ${migrations.length + 1}, this program knows up to ${migrations.length}: start the newer program, or restore a backup.`,
    );
  });

  test('a failed migration leaves nothing behind', async () => {
    const database = await openDatabase(place, systemClock, ignore);
    const half: Migration = {
      name: '099-half',
      up: async (query) => {
        await query.schema.createTable('half_done').addColumn('id', 'integer').execute();
        throw new Error('broken on purpose');
      },
    };
    await expect(migrate(database, [...migrations, half], systemClock)).rejects.toThrow('broken on purpose');
    await expect(sql`select * from half_done`.execute(database.query)).rejects.toThrow(/half_done/);
    await database.close();
    expect(await appliedNames()).toEqual(allNames);
  });
});

test('whatever refers to another row is found by an index, so that deleting that row reads no table', async () => {
  const place = await sqlite.createEmptyDatabase();
  const database = await openDatabase(place, systemClock, ignore);
  const { rows } = await sql<{ reference: string }>`
    select m.name || '.' || f."from" as reference
    from sqlite_master as m join pragma_foreign_key_list(m.name) as f
    where m.type = 'table' and not exists (
      select 1 from pragma_index_list(m.name) as i join pragma_index_info(i.name) as c
      where c.seqno = 0 and c.name = f."from")`.execute(database.query);
  await database.close();
  await place.remove();
  expect(rows).toEqual([]);
});

test('migrations are numbered from 001 without gaps', () => {
  const numbers = migrations.map(({ name }) => Number(name.slice(0, 3)));
  expect(numbers).toEqual(migrations.map((_, index) => index + 1));
});
