// The databases, empty, for suites to run over: both of them, or the one that is enough.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { DatabaseLocation } from '#server/database/open-database.ts';
import { effort } from '#testing/effort.ts';
import { freshDatabase } from '#testing/postgres/fresh-database.ts';

export interface EmptyPlace extends DatabaseLocation {
  remove(): Promise<void>;
}

export interface DatabaseKind {
  readonly kind: 'SQLite' | 'PostgreSQL';
  createPlace(): Promise<EmptyPlace>;
}

export const sqlite: DatabaseKind = {
  kind: 'SQLite',
  createPlace: async () => {
    const dataDir = temporaryFolder();
    return { databaseUrl: null, dataDir, remove: async () => removeFolder(dataDir) };
  },
};

export const postgres: DatabaseKind = {
  kind: 'PostgreSQL',
  createPlace: async () => {
    const dataDir = temporaryFolder();
    const database = await freshDatabase(inject('postgresUrl'));
    const remove = async () => {
      await database.drop();
      removeFolder(dataDir);
    };
    return { databaseUrl: database.url, dataDir, remove };
  },
};

/** For row modules, migrations and races, which each database takes in its own way. */
export const databases: readonly DatabaseKind[] = [sqlite, postgres];

/** For what features do by row modules that are held on both: PostgreSQL joins in when the tests search far. */
export const featureDatabases: readonly DatabaseKind[] = effort.isOnBothDatabases ? databases : [sqlite];

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'modelwright-test-'));
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
