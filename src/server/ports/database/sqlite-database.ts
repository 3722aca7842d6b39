// The embedded database: one SQLite file in which every committed change is on disk.
import { closeSync, openSync } from 'node:fs';
import BetterSqlite from 'better-sqlite3';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { closeToOthers, fileMode } from '../files/owner-alone.ts';
import type { SqliteDatabase } from './database.ts';
import type { Tables } from './tables.ts';

const busyTimeoutMs = 5000;
const pauseMs = 10;

export function openSqlite(file: string): SqliteDatabase {
  keepForOwner(file);
  const connection = new BetterSqlite(file, { timeout: busyTimeoutMs });
  try {
    untilNotBusy(() => connection.pragma('journal_mode = WAL'));
    // WAL alone could lose the last commits in a power failure; FULL syncs each one.
    connection.pragma('synchronous = FULL');
    connection.pragma('foreign_keys = ON');
  } catch (error) {
    connection.close();
    throw error;
  }
  const query = new Kysely<Tables>({ dialect: new SqliteDialect({ database: connection }) });
  return {
    kind: 'sqlite',
    query,
    unhurried: query,
    isAnswering: () =>
      sql`select 1`.execute(query).then(
        () => true,
        () => false,
      ),
    close: () => query.destroy(),
  };
}

/** SQLite gives the files beside a database the permissions that it finds on the database. */
function keepForOwner(file: string): void {
  try {
    // Fails if there is one: opening and closing that one would end the locks this process has on it.
    closeSync(openSync(file, 'wx', fileMode));
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!isThere) throw error;
    for (const suffix of ['', '-wal', '-shm']) closeToOthers(file + suffix);
  }
}

/** SQLite itself does not wait for another process that changes the journal mode at the same moment. */
function untilNotBusy(step: () => void): void {
  const deadlineMs = performance.now() + busyTimeoutMs;
  for (;;) {
    try {
      step();
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadlineMs) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof BetterSqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
}
