// The disk that a folder is on.
import { statfs } from 'node:fs/promises';
import type { Disk } from './disk.ts';

export const folderDisk = (folder: string): Disk => ({
  freeBytes: async () => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  },
});
