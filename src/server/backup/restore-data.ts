// Replaces the embedded data of a stopped server with a backup; the previous data is moved aside and kept.
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { DatabaseLocation } from '#server/database/open-database.ts';
import type { Clock } from '#server/ports/clock/clock.ts';
import { closeDataFolder } from '#server/ports/files/close-data-folder.ts';
import { createFolder } from '#server/ports/files/create-folder.ts';
import {
  closeAllToOthers,
  closeToOthers,
  copyForOwner,
  fileMode,
  folderMode,
} from '#server/ports/files/owner-alone.ts';
import { migrations } from '../database/migrations/migrations.ts';
import { CommandError } from '../errors/command-error.ts';
import { databaseFile, fileFolders, replacedByRestore } from './data-folder.ts';
import { noteName } from './last-backup.ts';
import { checkFiles, type Manifest, readManifest } from './manifest.ts';
import { refuseIfInUse } from './refuse-if-in-use.ts';

/** While this file exists the data is half old and half new, and no server may start on it. */
const markerName = 'restore-under-way';
const stagingName = 'restoring';

/** Returns the line that reports what was done. */
export async function restoreData(place: DatabaseLocation, folder: string, clock: Clock): Promise<string> {
  if (place.databaseUrl !== null) {
    throw new CommandError(
      'DATABASE_URL is set: restore that database with pg_restore; this restores embedded data only.',
    );
  }
  const source = resolve(folder);
  const manifest = await readManifest(source);
  if (manifest.schemaVersion > migrations.length) {
    throw new CommandError(
      `The backup has schema ${manifest.schemaVersion}, this program knows up to ${migrations.length}: use the newer program.`,
    );
  }
  await checkFiles(source, manifest);
  createFolder(place.dataDir);
  const warning = closeDataFolder(place.dataDir);
  refuseIfInUse(join(place.dataDir, databaseFile), place.dataDir);
  await stage(source, join(place.dataDir, stagingName), manifest);
  const aside = await swapIn(place.dataDir, clock);
  const before = aside === null ? '' : ` What was there before is in ${aside}.`;
  const done = `Restored the backup of ${manifest.madeAt} to ${place.dataDir}.${before}`;
  return warning === null ? done : `${done}\n${warning}`;
}

export function refuseInterruptedRestore({ databaseUrl, dataDir }: DatabaseLocation): void {
  if (databaseUrl === null && existsSync(join(dataDir, markerName))) {
    throw new CommandError(
      `A restore to DATA_DIR ${dataDir} was interrupted: run it again, then start the server.`,
    );
  }
}

/** Copies into the data folder first, so that putting it in place is a rename that needs no disk space. */
async function stage(source: string, staging: string, manifest: Manifest): Promise<void> {
  await rm(staging, { recursive: true, force: true });
  for (const folder of fileFolders) createFolder(join(staging, folder));
  for (const { path } of manifest.files) {
    createFolder(dirname(join(staging, path)));
    await copyForOwner(join(source, path), join(staging, path));
  }
  await checkFiles(staging, manifest);
}

/** Returns the folder with the previous data, or null if there was none. */
async function swapIn(dataDir: string, clock: Clock): Promise<string | null> {
  const marker = join(dataDir, markerName);
  await writeFile(marker, '', { mode: fileMode });
  const present = replacedByRestore.filter((name) => existsSync(join(dataDir, name)));
  const aside = join(dataDir, `replaced-${new Date(clock.now()).toISOString().replace(/[:.]/g, '-')}`);
  if (present.length > 0) await mkdir(aside, folderMode);
  for (const name of present) await rename(join(dataDir, name), join(aside, name));
  if (present.length > 0) await closeAllToOthers(aside);
  for (const name of [databaseFile, ...fileFolders])
    await rename(join(dataDir, stagingName, name), join(dataDir, name));
  await rm(join(dataDir, stagingName), { recursive: true, force: true });
  await rm(marker);
  // It stays: what was restored is as old as some backup.
  closeToOthers(join(dataDir, noteName));
  return present.length > 0 ? aside : null;
}
