// Upgrades one database of each kind before a run: tests begin with copies, since each would upgrade an empty one anew.
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase, sqliteFileName } from '#server/database/open-database.ts';
import { systemClock } from '#server/ports/clock/system-clock.ts';
import { freshDatabase } from '#testing/postgres/fresh-database.ts';
import { removeFolder, temporaryFolder } from './databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A file. */
    migratedSqlite: string;
    /** The name of a database beside those of the tests. */
    migratedPostgres: string;
  }
}

/** Comes after the setup of PostgreSQL. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = temporaryFolder();
  const postgres = await freshDatabase(project.getProvidedContext().postgresUrl);
  for (const databaseUrl of [null, postgres.url]) {
    const database = await openDatabase({ databaseUrl, dataDir }, systemClock, () => undefined);
    await database.close();
  }
  project.provide('migratedSqlite', join(dataDir, sqliteFileName));
  project.provide('migratedPostgres', postgres.name);
  return async () => {
    await postgres.drop();
    removeFolder(dataDir);
  };
}
