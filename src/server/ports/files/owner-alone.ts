// Keeps stored data for its owner alone: nobody else on the machine may read it, whatever the umask of the process.
import { chmodSync, createWriteStream, statSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isMissing } from './is-missing.ts';

export const folderMode = 0o700;
export const fileMode = 0o600;
const ofOthers = 0o077;

/** Copies to a new file; the system's own copy would take over the permissions of the original. */
export async function copyForOwner(source: string, target: string): Promise<void> {
  // Opened first, so that nothing is left where there is no original.
  const original = await open(source);
  const copy = createWriteStream(target, { flags: 'wx', mode: fileMode, flush: true });
  await pipeline(original.createReadStream(), copy);
}

/** Takes away what others may do with something that is there already; one that belongs to somebody else stays. */
export function closeToOthers(path: string): void {
  try {
    const { mode } = statSync(path);
    if ((mode & ofOthers) !== 0) chmodSync(path, mode & 0o777 & ~ofOthers);
  } catch (error) {
    if (!isMissing(error) && !isNotOurs(error)) throw error;
  }
}

/** The same for everything in a folder. */
export async function closeAllToOthers(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) closeToOthers(join(folder, name));
}

const isNotOurs = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EPERM' || error.code === 'EROFS');
