// Fills an empty database of the program with many rows in minutes: what keeps order is made anew afterwards.
import BetterSqlite from 'better-sqlite3';
import pg from 'pg';
import { fillStatements, postgresDialect, type Sizes, sqliteDialect } from './fill-statements.ts';

const cachePages = -1_000_000;

export function fillSqlite(file: string, sizes: Sizes): void {
  const connection = new BetterSqlite(file);
  connection.pragma(`cache_size = ${cachePages}`);
  connection.pragma('synchronous = off');
  const indexes = connection
    .prepare(
      "select name, sql from sqlite_master where type = 'index' and sql is not null and tbl_name = 'log_entry'",
    )
    .all() as { name: string; sql: string }[];
  connection.transaction(() => {
    for (const { name } of indexes) connection.exec(`drop index ${name}`);
    for (const statement of fillStatements(sqliteDialect, sizes)) connection.exec(statement);
    for (const { sql } of indexes) connection.exec(sql);
  })();
  connection.pragma('wal_checkpoint(truncate)');
  connection.close();
}

export async function fillPostgres(url: string, sizes: Sizes): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string; sql: string }>(
    `select indexname as name, indexdef as sql from pg_indexes where tablename = 'log_entry' and indexname <> 'log_entry_pkey'`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  for (const statement of fillStatements(postgresDialect, sizes)) await client.query(statement);
  for (const { sql } of rows) await client.query(sql);
  await client.query('vacuum analyze');
  await client.end();
}
