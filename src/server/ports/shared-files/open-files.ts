// Chooses where files are kept: in the folder of the only instance, or in the database that several share.
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { folderFiles } from '../files/folder-files.ts';
import { databaseFiles } from './database-files.ts';
import { type GatheredFiles, gatheredFiles } from './gathered-files.ts';

export async function openFiles(folder: string, database: Database, clock: Clock): Promise<GatheredFiles> {
  const inFolder = await folderFiles(folder);
  if (database.kind === 'sqlite') return gatheredFiles(inFolder, []);
  return gatheredFiles(databaseFiles(database, clock), [inFolder]);
}
