// Refuses to touch a database that a server has open; it relies on the operating system's locks, which end with a
// killed server.
import { existsSync } from 'node:fs';
import BetterSqlite from 'better-sqlite3';
import { CommandError } from '../errors/command-error.ts';

export function refuseIfInUse(file: string, dataDir: string): void {
  if (!existsSync(file)) return;
  const connection = open(file);
  if (connection === null) return;
  try {
    // Leaving WAL mode needs exclusive access, and merges everything into the one file.
    connection.pragma('journal_mode = DELETE');
  } catch (error) {
    if (isLocked(error)) throw new CommandError(`A server is using DATA_DIR ${dataDir}: stop it first.`);
    // Any other error means a damaged database, which is a reason to restore.
  } finally {
    connection.close();
  }
}

function open(file: string): BetterSqlite.Database | null {
  try {
    return new BetterSqlite(file, { fileMustExist: true, timeout: 0 });
  } catch {
    return null;
  }
}

function isLocked(error: unknown): boolean {
  return error instanceof BetterSqlite.SqliteError && /^SQLITE_(BUSY|LOCKED)/.test(error.code);
}
