// The parts of a data folder that a backup copies and a restore replaces.
import { sqliteFileName } from '#server/database/open-database.ts';

export const databaseFile = sqliteFileName;

/** Folders of complete files beside the database. */
export const fileFolders = ['files', 'outbox'] as const;

/** Everything a restore moves aside; SQLite keeps two extra files beside the database. */
export const replacedByRestore = [
  databaseFile,
  `${databaseFile}-wal`,
  `${databaseFile}-shm`,
  ...fileFolders,
] as const;
