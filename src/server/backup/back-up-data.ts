// Copies the embedded data into a folder as a consistent snapshot, while the server keeps running.
import { closeSync, existsSync, openSync } from 'node:fs';
import { open, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import type { DatabaseLocation } from '#server/database/open-database.ts';
import type { Clock } from '#server/ports/clock/clock.ts';
import { createFolder } from '#server/ports/files/create-folder.ts';
import { isMissing } from '#server/ports/files/is-missing.ts';
import { closeToOthers, copyForOwner, fileMode } from '#server/ports/files/owner-alone.ts';
import type { FilesLocation } from '#server/ports/shared-files/open-files.ts';
import type { S3Settings } from '#server/ports/shared-files/s3-settings.ts';
import { CommandError } from '../errors/command-error.ts';
import { databaseFile, fileFolders } from './data-folder.ts';
import { describeFile, type Manifest, manifestName } from './manifest.ts';

/** Returns the line that reports what was done. */
export async function backUpData(
  { filesS3, ...place }: DatabaseLocation & FilesLocation,
  folder: string,
  clock: Clock,
): Promise<string> {
  if (place.databaseUrl !== null) {
    throw new CommandError(
      'DATABASE_URL is set: back that database up with pg_dump; this copies embedded data only.',
    );
  }
  if (!existsSync(join(place.dataDir, databaseFile))) {
    throw new CommandError(`There is nothing to back up in DATA_DIR ${place.dataDir}.`);
  }
  const target = resolve(folder);
  createFolder(target);
  if ((await readdir(target)).length > 0)
    throw new CommandError(`${target} is not empty: give a new folder.`);
  closeToOthers(target);
  try {
    const { files } = await copyAll(place.dataDir, target, clock);
    return `Backed up to ${target}: the database, ${count(files, 'files', 'workbook')} and ${count(files, 'outbox', 'mail')}.${leftOutOf(filesS3)}`;
  } catch (error) {
    // A partial backup would only mislead; the folder was empty before.
    for (const name of await readdir(target)) await rm(join(target, name), { recursive: true, force: true });
    throw error;
  }
}

/** Nobody shall take a backup for more than it is. */
const leftOutOf = (store: S3Settings | null): string =>
  store === null ? '' : ` The files in the store at ${store.endpoint.host} are not in it.`;

function count(files: Manifest['files'], folder: (typeof fileFolders)[number], word: string): string {
  const number = files.filter(({ path }) => path.startsWith(`${folder}/`)).length;
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}

async function copyAll(source: string, target: string, clock: Clock): Promise<Manifest> {
  const schemaVersion = await copyDatabase(join(source, databaseFile), join(target, databaseFile));
  const paths: string[] = [databaseFile];
  for (const name of fileFolders) paths.push(...(await copyFiles(source, target, name)));
  const files: Manifest['files'] = [];
  for (const path of paths) files.push(await describeFile(target, path));
  const madeAt = new Date(clock.now()).toISOString();
  const manifest: Manifest = { program: 'modelwright', format: 1, schemaVersion, madeAt, files };
  await writeSynced(join(target, manifestName), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** Copied in one step, because an incremental copy restarts whenever the server saves. Returns the schema version. */
async function copyDatabase(source: string, target: string): Promise<number> {
  const everything = 0x7fffffff;
  // SQLite gives the files beside a database the permissions that it finds on the database.
  closeSync(openSync(target, 'wx', fileMode));
  const original = new BetterSqlite(source, { fileMustExist: true });
  try {
    await original.backup(target, { progress: () => everything });
  } finally {
    original.close();
  }
  const copy = new BetterSqlite(target, { fileMustExist: true });
  try {
    // A single file, without the two that SQLite keeps beside an open database.
    copy.pragma('journal_mode = DELETE');
    if (copy.pragma('integrity_check', { simple: true }) !== 'ok') {
      throw new CommandError(`The database ${source} is damaged; nothing was backed up.`);
    }
    return Number(copy.prepare('select max(version) from schema_version').pluck().get());
  } finally {
    copy.close();
  }
}

async function copyFiles(source: string, target: string, folder: string): Promise<string[]> {
  const names = (await readdir(join(source, folder))).filter((name) => !name.endsWith('.part'));
  createFolder(join(target, folder));
  const copied: string[] = [];
  for (const name of names) {
    const path = join(folder, name);
    try {
      await copyForOwner(join(source, path), join(target, path));
      copied.push(path);
    } catch (error) {
      // The server deleted it in the meantime because it had expired.
      if (!isMissing(error)) throw error;
    }
  }
  return copied;
}

async function writeSynced(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', fileMode);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}
