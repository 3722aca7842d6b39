// Whether the data's disk has room left; the last of it is kept for the database's own work and for deleting.
import type { Logger } from 'pino';
import { AppError } from '../errors/app-error.ts';
import type { Disk } from '../ports/disk/disk.ts';

/** Asking the system costs little, but not as little as a call. */
const askEveryMs = 1000;

export interface DiskSpace {
  /** Whether less is free than what is kept back. */
  isFull(): Promise<boolean>;
  refuseIfFull(): Promise<void>;
}

export function createDiskSpace(disk: Disk, minFreeBytes: number, logger: Logger): DiskSpace {
  let asked: { readonly atMs: number; readonly isFull: Promise<boolean> } | null = null;
  let wasFull = false;
  const ask = async (): Promise<boolean> => {
    const freeBytes = await disk.freeBytes();
    const isFull = freeBytes < minFreeBytes;
    if (isFull && !wasFull)
      logger.warn({ freeBytes, minFreeBytes }, 'the disk is full: nothing more is saved');
    if (!isFull && wasFull) logger.info({ freeBytes, minFreeBytes }, 'the disk has room again');
    wasFull = isFull;
    return isFull;
  };
  const isFull = (): Promise<boolean> => {
    const nowMs = performance.now();
    if (asked === null || nowMs - asked.atMs >= askEveryMs) asked = { atMs: nowMs, isFull: ask() };
    return asked.isFull;
  };
  return {
    isFull,
    refuseIfFull: async () => {
      if (await isFull()) throw new AppError('disk-full');
    },
  };
}
