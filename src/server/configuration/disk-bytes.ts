// The size of the disk that a folder is on, or will be on once it is created.
import { existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';

export function diskBytes(folder: string): number {
  const parent = dirname(folder);
  if (!existsSync(folder) && parent !== folder) return diskBytes(parent);
  const { blocks, bsize } = statfsSync(folder);
  return blocks * bsize;
}
