// Opens the configured database and upgrades it to the program's schema.
import { join } from 'node:path';
import type { Clock } from '#server/ports/clock/clock.ts';
import type { Database } from '#server/ports/database/database.ts';
import { tlsAdvice } from '#server/ports/database/database-tls.ts';
import { openPostgres } from '#server/ports/database/postgres-database.ts';
import { openSqlite } from '#server/ports/database/sqlite-database.ts';
import { createFolder } from '#server/ports/files/create-folder.ts';
import { CommandError } from '../errors/command-error.ts';
import { reasonOf } from '../errors/reason-of.ts';
import { migrate } from './migrations/migrate.ts';
import { migrations } from './migrations/migrations.ts';

export const sqliteFileName = 'modelwright.sqlite';

export interface DatabaseLocation {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** How long one statement of PostgreSQL may take, or another process may keep SQLite locked. */
  readonly databaseTimeoutMs?: number;
}

export async function openDatabase(
  place: DatabaseLocation,
  clock: Clock,
  onError: (error: Error) => void,
): Promise<Database> {
  const database =
    place.databaseUrl === null
      ? openEmbedded(place)
      : openPostgres(place.databaseUrl, onError, place.databaseTimeoutMs);
  try {
    await migrate(database, migrations, clock);
    return database;
  } catch (error) {
    await database.close();
    throw error instanceof CommandError ? error : unusable(place, error);
  }
}

function openEmbedded(place: DatabaseLocation): Database {
  try {
    createFolder(place.dataDir);
    return openSqlite(join(place.dataDir, sqliteFileName), place.databaseTimeoutMs);
  } catch (error) {
    throw unusable(place, error);
  }
}

/** Names the database without the password in its URL. */
function unusable(place: DatabaseLocation, error: unknown): CommandError {
  const reason = reasonOf(error);
  if (place.databaseUrl === null) {
    return new CommandError(`The database in DATA_DIR ${place.dataDir} cannot be used: ${reason}.`);
  }
  const { host, pathname } = new URL(place.databaseUrl);
  const what = `The PostgreSQL at ${host}${pathname} (DATABASE_URL) cannot be used: ${reason}.`;
  const advice = tlsAdvice(error);
  return new CommandError(advice === null ? what : `${what} ${advice}`);
}
