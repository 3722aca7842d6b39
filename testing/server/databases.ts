// The databases that suites run on: both of them, or just SQLite.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type DatabaseLocation, sqliteFileName } from '#server/database/open-database.ts';
import { effort } from '#testing/effort.ts';
import { freshDatabase } from '#testing/postgres/fresh-database.ts';

export interface TestDatabase extends DatabaseLocation {
  remove(): Promise<void>;
}

export interface DatabaseKind {
  readonly kind: 'SQLite' | 'PostgreSQL';
  /** With the program's schema, and nothing in it. */
  createDatabase(): Promise<TestDatabase>;
  /** Without a schema, for what is about upgrades. */
  createEmptyDatabase(): Promise<TestDatabase>;
}

export const sqlite: DatabaseKind = {
  kind: 'SQLite',
  createDatabase: async () => {
    const place = await sqlite.createEmptyDatabase();
    copyFileSync(inject('migratedSqlite'), join(place.dataDir, sqliteFileName));
    return place;
  },
  createEmptyDatabase: async () => {
    const dataDir = temporaryFolder();
    return { databaseUrl: null, dataDir, remove: async () => removeFolder(dataDir) };
  },
};

export const postgres: DatabaseKind = {
  kind: 'PostgreSQL',
  createDatabase: () => postgresDatabase(inject('migratedPostgres')),
  createEmptyDatabase: () => postgresDatabase(),
};

async function postgresDatabase(copied?: string): Promise<TestDatabase> {
  const dataDir = temporaryFolder();
  const database = await freshDatabase(inject('postgresUrl'), copied);
  const remove = async () => {
    await database.drop();
    removeFolder(dataDir);
  };
  return { databaseUrl: database.url, dataDir, remove };
}

/** For row modules, migrations and races, which differ between the databases. */
export const databases: readonly DatabaseKind[] = [sqlite, postgres];

/** For features, whose row modules are tested on both: PostgreSQL is added in long runs. */
export const featureDatabases: readonly DatabaseKind[] = effort.isOnBothDatabases ? databases : [sqlite];

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'modelwright-test-'));
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
