// The databases that suites run on, empty: both of them, or just SQLite.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { DatabaseLocation } from '#server/database/open-database.ts';
import { effort } from '#testing/effort.ts';
import { freshDatabase } from '#testing/postgres/fresh-database.ts';

export interface EmptyDatabase extends DatabaseLocation {
  remove(): Promise<void>;
}

export interface DatabaseKind {
  readonly kind: 'SQLite' | 'PostgreSQL';
  createEmptyDatabase(): Promise<EmptyDatabase>;
}

export const sqlite: DatabaseKind = {
  kind: 'SQLite',
  createEmptyDatabase: async () => {
    const dataDir = temporaryFolder();
    return { databaseUrl: null, dataDir, remove: async () => removeFolder(dataDir) };
  },
};

export const postgres: DatabaseKind = {
  kind: 'PostgreSQL',
  createEmptyDatabase: async () => {
    const dataDir = temporaryFolder();
    const database = await freshDatabase(inject('postgresUrl'));
    const remove = async () => {
      await database.drop();
      removeFolder(dataDir);
    };
    return { databaseUrl: database.url, dataDir, remove };
  },
};

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
