// Opens the database of another environment as it is: nothing of it is created or upgraded from here.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Configuration } from '#server/configuration/read-configuration.ts';
import type { EnvironmentLocation } from '#server/configuration/read-environments.ts';
import { readSchemaVersion } from '#server/database/migrations/migrate.ts';
import { migrations } from '#server/database/migrations/migrations.ts';
import { sqliteFileName } from '#server/database/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Clock } from '#server/ports/clock/clock.ts';
import type { Database } from '#server/ports/database/database.ts';
import { openPostgres } from '#server/ports/database/postgres-database.ts';
import { openSqlite } from '#server/ports/database/sqlite-database.ts';
import { outboxFolder } from '#server/ports/mail/outbox-folder.ts';
import { openFiles } from '#server/ports/shared-files/open-files.ts';

type Settings = Pick<Configuration, 'dataDir' | 'databaseTimeoutMs' | 'mailFrom'>;

/** Copies of emails are with the server of that environment, which deletes them when their time is over. */
const noCopies = { deleteCopies: async () => undefined, deleteCopiesOf: async () => undefined };

export async function openOther(
  location: EnvironmentLocation,
  settings: Settings,
  clock: Clock,
  logger: Logger,
) {
  const database = await openAsItIs(location, settings, logger);
  try {
    // With PostgreSQL, files are in the database too; with a store of its own, that server sweeps what has no row.
    const dataDir = 'dataDir' in location ? location.dataDir : settings.dataDir;
    const files = await openFiles({ dataDir, filesS3: null }, database, clock, logger);
    const outbox =
      'dataDir' in location
        ? await outboxFolder(join(location.dataDir, 'outbox'), settings.mailFrom, clock)
        : null;
    return {
      database,
      files,
      mail: outbox ?? noCopies,
      close: async () => {
        await outbox?.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openAsItIs(
  location: EnvironmentLocation,
  { databaseTimeoutMs }: Settings,
  logger: Logger,
): Promise<Database> {
  const onError = (error: Error) => logger.warn({ err: error }, 'a connection to another environment broke');
  let database: Database | undefined;
  try {
    database = connect(location, onError, databaseTimeoutMs);
    const version = await readSchemaVersion(database.query);
    if (version !== migrations.length) throw new AppError('environment-schema');
    return database;
  } catch (error) {
    await database?.close();
    if (error instanceof AppError) throw error;
    logger.warn({ err: error }, 'another environment cannot be reached');
    throw new AppError('environment-unreachable');
  }
}

function connect(
  location: EnvironmentLocation,
  onError: (error: Error) => void,
  timeoutMs: number,
): Database {
  if ('databaseUrl' in location) return openPostgres(location.databaseUrl, onError, timeoutMs);
  const file = join(location.dataDir, sqliteFileName);
  if (!existsSync(file)) throw new AppError('environment-unreachable');
  return openSqlite(file, timeoutMs);
}
