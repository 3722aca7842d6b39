// Whether SQLite refused something because another connection holds a lock.
import BetterSqlite from 'better-sqlite3';

export function isSqliteBusy(error: unknown): boolean {
  return error instanceof BetterSqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
}
