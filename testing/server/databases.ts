// Both databases, empty, for suites that must hold on each: one table of the two, to run a suite over.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { DatabasePlace } from '#server/database/open-database.ts';
import { freshDatabase } from '#testing/postgres/fresh-database.ts';

export interface EmptyPlace extends DatabasePlace {
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

export const databases: readonly DatabaseKind[] = [sqlite, postgres];

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'modelwright-test-'));
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
