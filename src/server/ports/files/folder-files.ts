// Files in a folder of this machine; a file is either complete and on disk, or not there.
import { randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolder } from './create-folder.ts';
import { type Files, unfinishedSuffix } from './files.ts';
import { isMissing } from './is-missing.ts';
import { closeToOthers, fileMode } from './owner-alone.ts';
import { plainName } from './plain-name.ts';

export async function folderFiles(folder: string): Promise<Files> {
  createFolder(folder);
  // What an older version wrote may be readable by everybody; the folder then keeps it.
  closeToOthers(folder);
  const place = (name: string): string => join(folder, plainName(name));
  return {
    put: async (name, content) => writeWhole(folder, place(name), content),
    get: async (name) => {
      try {
        return await readFile(place(name));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    has: async (name) => (await writtenAt(place(name))) !== undefined,
    delete: async (name) => rm(place(name), { force: true }),
    isAnswering: async () => (await writtenAt(folder)) !== undefined,
    listOlderThan: async function* (time) {
      for (const name of await readdir(folder)) {
        if (((await writtenAt(join(folder, name))) ?? time) < time) yield name;
      }
    },
  };
}

async function writeWhole(folder: string, path: string, content: Uint8Array): Promise<void> {
  const temporary = join(folder, `${randomUUID()}${unfinishedSuffix}`);
  try {
    const file = await open(temporary, 'wx', fileMode);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

/** The new name only reaches the disk when the folder does. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writtenAt(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
