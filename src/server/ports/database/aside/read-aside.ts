// Runs in a process of its own: reads from SQLite what takes long, on a connection that cannot write.
import BetterSqlite from 'better-sqlite3';

export interface AsideReading {
  /** The database. */
  readonly file: string;
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export type AsideRows =
  | { readonly kind: 'rows'; readonly rows: unknown[] }
  | { readonly kind: 'refused'; readonly message: string; readonly code: string };

/** Reading waits for nobody but the one who opens the database or moves its log at that moment. */
const busyTimeoutMs = 5000;

/** A process reads one; each stays open as long as the process lives. */
const connections = new Map<string, BetterSqlite.Database>();

export function readAside({ file, sql, parameters }: AsideReading): AsideRows {
  try {
    return { kind: 'rows', rows: connectionTo(file).prepare(sql).all(parameters) };
  } catch (error) {
    if (!(error instanceof BetterSqlite.SqliteError)) throw error;
    return { kind: 'refused', message: error.message, code: error.code };
  }
}

function connectionTo(file: string): BetterSqlite.Database {
  const known = connections.get(file);
  if (known !== undefined) return known;
  const opened = new BetterSqlite(file, { readonly: true, fileMustExist: true, timeout: busyTimeoutMs });
  connections.set(file, opened);
  return opened;
}
