// Chooses where files are kept: a store that is configured, the database that instances share, or a folder of the only
// instance.
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { folderFiles } from '../files/folder-files.ts';
import { databaseFiles } from './database-files.ts';
import { type GatheredFiles, gatheredFiles } from './gathered-files.ts';
import { s3Files } from './s3-files.ts';
import type { S3Settings } from './s3-settings.ts';
import { watchedFiles } from './watched-files.ts';

export interface FilesLocation {
  readonly dataDir: string;
  /** Null without a store. */
  readonly filesS3: S3Settings | null;
}

export async function openFiles(
  { dataDir, filesS3 }: FilesLocation,
  database: Database,
  clock: Clock,
  logger: Logger,
): Promise<GatheredFiles> {
  const inFolder = await folderFiles(join(dataDir, 'files'));
  const places = database.kind === 'sqlite' ? [inFolder] : [databaseFiles(database, clock), inFolder];
  if (filesS3 !== null) places.unshift(watchedFiles(s3Files(filesS3), logger));
  const [files = inFolder, ...earlier] = places;
  return gatheredFiles(files, earlier);
}
