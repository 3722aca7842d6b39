// Closes the data folder, which may have been there before, to everybody but its owner.
import { chmodSync, statSync } from 'node:fs';
import { folderMode } from './owner-alone.ts';

const permissions = 0o777;
const ofOthers = 0o077;
/** Of a folder that is shared on purpose, such as /tmp: everybody there owns what they put into it. */
const isShared = 0o1000;

/** Returns a line that warns the operator, if others may enter and it is not for this program to change that. */
export function closeDataFolder(folder: string, ownUserId = process.getuid?.()): string | null {
  const { mode, uid } = statSync(folder);
  // Windows has other permissions, which are inherited.
  if (ownUserId === undefined || (mode & ofOthers) === 0) return null;
  if (uid === ownUserId && (mode & isShared) === 0) {
    try {
      chmodSync(folder, mode & permissions & ~ofOthers);
      return null;
    } catch {
      // A file system that is read-only or knows no permissions.
    }
  }
  const shown = (mode & permissions).toString(8);
  return `DATA_DIR ${folder} has mode ${shown}, so that others of this machine may enter it: give the program a folder of its own with mode ${folderMode.toString(8)}.`;
}
