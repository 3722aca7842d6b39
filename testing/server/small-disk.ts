// A disk of a few megabytes, where this user may mount one.
import { execFileSync } from 'node:child_process';
import { chownSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unprivilegedUser } from '#testing/postgres/unprivileged-user.ts';
import { removeFolder, temporaryFolder } from './databases.ts';

export interface SmallDisk {
  readonly folder: string;
  /** Takes all that is free. */
  fill(): void;
  empty(): void;
  remove(): void;
}

const stepBytes = 4096;

function mount(folder: string, megabytes: number): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Null where this user may not mount one; only the system's administrator may. */
export function smallDisk(megabytes: number): SmallDisk | null {
  const folder = temporaryFolder();
  if (!mount(folder, megabytes)) {
    removeFolder(folder);
    return null;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => {
      for (let isFull = false; !isFull; ) {
        try {
          writeFileSync(filler, Buffer.alloc(stepBytes), { flag: 'a' });
        } catch {
          isFull = true;
        }
      }
    },
    empty: () => rmSync(filler),
    remove: () => {
      execFileSync('umount', ['--lazy', folder]);
      removeFolder(folder);
    },
  };
}

/** For a folder that PostgreSQL is to write to. */
export function giveToPostgres(folder: string): void {
  const { uid, gid } = unprivilegedUser();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
}
