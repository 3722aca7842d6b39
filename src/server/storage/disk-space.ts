// Whether the data's disk has room left; the last of it is kept for the database's own work and for deleting.
import type { Logger } from 'pino';
import { AppError } from '../errors/app-error.ts';
import type { Disk } from '../ports/disk/disk.ts';

/** Asking the system costs little, but not as little as a call. */
const askEveryMs = 1000;
/** A disk that hangs, such as one of a network, keeps nobody waiting. */
const answerWithinMs = 1000;
/** For so long a write that found no room says something of the disk. */
const refusalHoldsMs = 60_000;

export type DiskWarning = 'disk-full' | 'disk-unavailable';

export interface DiskSpace {
  /** Whether less is free than what is kept back; what does not answer is not full. */
  isFull(): Promise<boolean>;
  refuseIfFull(): Promise<void>;
  /** For whoever watches the server; it also knows of the disk of a database elsewhere. */
  warning(): Promise<DiskWarning | null>;
  /** A write found no room. */
  noteRefusal(): void;
  /** A large write found room. */
  noteStored(): void;
}

export function createDiskSpace(disk: Disk, minFreeBytes: number, logger: Logger): DiskSpace {
  const readState = stateReader(disk, minFreeBytes, logger);
  let asked: { readonly atMs: number; readonly state: Promise<DiskWarning | null> } | null = null;
  let refusedAtMs: number | null = null;
  const state = (): Promise<DiskWarning | null> => {
    const nowMs = performance.now();
    if (asked === null || nowMs - asked.atMs >= askEveryMs) asked = { atMs: nowMs, state: readState() };
    return asked.state;
  };
  const isFull = async () => (await state()) === 'disk-full';
  return {
    isFull,
    refuseIfFull: async () => {
      if (await isFull()) throw new AppError('disk-full');
    },
    warning: async () => {
      const isRefused = refusedAtMs !== null && performance.now() - refusedAtMs < refusalHoldsMs;
      return isRefused ? 'disk-full' : state();
    },
    noteRefusal: () => {
      refusedAtMs = performance.now();
    },
    noteStored: () => {
      refusedAtMs = null;
    },
  };
}

/** Each change is logged once. */
function stateReader(disk: Disk, minFreeBytes: number, logger: Logger): () => Promise<DiskWarning | null> {
  let before: DiskWarning | null = null;
  return async () => {
    const freeBytes = await freeBytesInTime(disk);
    const state =
      freeBytes instanceof Error ? 'disk-unavailable' : freeBytes < minFreeBytes ? 'disk-full' : null;
    if (state !== before) {
      if (freeBytes instanceof Error) logger.warn({ err: freeBytes }, 'the disk does not say what is free');
      else if (state === null) logger.info({ freeBytes, minFreeBytes }, 'the disk has room again');
      else logger.warn({ freeBytes, minFreeBytes }, 'the disk is full: nothing more is saved');
    }
    before = state;
    return state;
  };
}

async function freeBytesInTime(disk: Disk): Promise<number | Error> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Error>((resolve) => {
    timer = setTimeout(() => resolve(new Error('no answer in time')), answerWithinMs);
  });
  const answer = disk.freeBytes().catch((error: unknown) => new Error('no answer', { cause: error }));
  const first = await Promise.race([answer, late]);
  clearTimeout(timer);
  return first;
}
