// The embedded database: one SQLite file in which every committed change is on disk.
import { closeSync, openSync, realpathSync } from 'node:fs';
import BetterSqlite from 'better-sqlite3';
import { type Driver, Kysely, SqliteAdapter, SqliteIntrospector, sql } from 'kysely';
import { closeToOthers, fileMode } from '../files/owner-alone.ts';
import { AsideDriver } from './aside/aside-driver.ts';
import { asideTimeoutMs, type SqliteDatabase } from './database.ts';
import { isSqliteBusy } from './is-sqlite-busy.ts';
import { createLogCleaner } from './log-cleaner.ts';
import { SqliteCompiler } from './sqlite-compiler.ts';
import { SqliteDriver } from './sqlite-driver.ts';
import { SqliteLog } from './sqlite-log.ts';
import type { Tables } from './tables.ts';

const defaultBusyTimeoutMs = 10_000;
/** Before the server listens, nobody else waits. */
const openTimeoutMs = 5000;
const pauseMs = 10;
/** 64 MB. */
const mostLogPages = 16_384;

export function openSqlite(file: string, busyTimeoutMs = defaultBusyTimeoutMs): SqliteDatabase {
  keepForOwner(file);
  const connection = new BetterSqlite(file, { timeout: openTimeoutMs });
  try {
    untilNotBusy(() => connection.pragma('journal_mode = WAL'));
    // A commit itself does not wait for the disk, which would keep everybody waiting; whoever commits does.
    connection.pragma('synchronous = NORMAL');
    connection.pragma('foreign_keys = ON');
    // What is deleted is overwritten in the file, too.
    connection.pragma('secure_delete = ON');
    // A thread does it much earlier; this is the limit if it could not.
    connection.pragma(`wal_autocheckpoint = ${mostLogPages}`);
    // From here on the driver waits instead of SQLite, which would stop the whole process meanwhile.
    connection.pragma('busy_timeout = 0');
  } catch (error) {
    connection.close();
    throw error;
  }
  // SQLite keeps its log where the file itself is, and not beside a link to it.
  const path = realpathSync(file);
  const log = new SqliteLog(path);
  const driver = new SqliteDriver(connection, log, busyTimeoutMs);
  const writeAheadLog = createLogCleaner(driver.emptyLog);
  const query = kyselyOn(driver);
  const asideDriver = new AsideDriver(path, asideTimeoutMs(busyTimeoutMs));
  const aside = kyselyOn(asideDriver);
  return {
    kind: 'sqlite',
    query,
    unhurried: query,
    aside,
    isAnswering: () =>
      sql`select 1`.execute(query).then(
        () => true,
        () => false,
      ),
    eraseDeleted: writeAheadLog.clean,
    close: async () => {
      writeAheadLog.stop();
      // First: whoever closes the database last moves its log into it.
      await aside.destroy();
      await query.destroy();
      // Kysely closes only what it has used.
      await asideDriver.destroy();
      await driver.destroy();
    },
  };
}

const kyselyOn = (driver: Driver) =>
  new Kysely<Tables>({
    dialect: {
      createDriver: () => driver,
      createAdapter: () => new SqliteAdapter(),
      createIntrospector: (database) => new SqliteIntrospector(database),
      createQueryCompiler: () => new SqliteCompiler(),
    },
  });

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
  const deadlineMs = performance.now() + openTimeoutMs;
  for (;;) {
    try {
      step();
      return;
    } catch (error) {
      if (!isSqliteBusy(error) || performance.now() > deadlineMs) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
    }
  }
}
