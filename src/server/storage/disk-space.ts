// Whether the data's disk has room left; the last of it is kept for the database's own work and for deleting.
import { setImmediate as letAnswersArrive } from 'node:timers/promises';
import type { Logger } from 'pino';
import { AppError } from '../errors/app-error.ts';
import type { Disk } from '../ports/disk/disk.ts';

/** Asking the system costs little, but not as little as a call. */
const askEveryMs = 1000;
/** Whoever asks a disk that hangs, such as one of a network, waits no longer, and from then on nobody does. */
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
}

export function createDiskSpace(disk: Disk, minFreeBytes: number, logger: Logger): DiskSpace {
  const state = new DiskState(disk, minFreeBytes, logger);
  let refusedAtMs: number | null = null;
  const isFull = async () => (await state.read()) === 'disk-full';
  return {
    isFull,
    refuseIfFull: async () => {
      if (await isFull()) throw new AppError('disk-full');
    },
    warning: async () => {
      const isRefused = refusedAtMs !== null && performance.now() - refusedAtMs < refusalHoldsMs;
      return isRefused ? 'disk-full' : state.read();
    },
    noteRefusal: () => {
      refusedAtMs = performance.now();
    },
  };
}

class DiskState {
  readonly #disk: Disk;
  readonly #minFreeBytes: number;
  readonly #logger: Logger;
  #known: DiskWarning | null = null;
  #knownAtMs = Number.NEGATIVE_INFINITY;
  /** A disk that hangs gets one question, or it would take every thread that asks the system. */
  #asked: Promise<void> | null = null;

  constructor(disk: Disk, minFreeBytes: number, logger: Logger) {
    this.#disk = disk;
    this.#minFreeBytes = minFreeBytes;
    this.#logger = logger;
  }

  async read(): Promise<DiskWarning | null> {
    const isOld = performance.now() - this.#knownAtMs >= askEveryMs;
    if (this.#asked === null && isOld) this.#asked = this.#ask();
    if (this.#asked !== null && this.#known !== 'disk-unavailable') await this.#answerInTime(this.#asked);
    return this.#known;
  }

  async #ask(): Promise<void> {
    try {
      const freeBytes = await this.#disk.freeBytes();
      this.#note(freeBytes < this.#minFreeBytes ? 'disk-full' : null, { freeBytes });
    } catch (error) {
      this.#note('disk-unavailable', { err: error });
    } finally {
      this.#asked = null;
    }
  }

  async #answerInTime(asked: Promise<void>): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(async () => {
        // If all stood still meanwhile, the answer is there and comes only after the timers.
        await letAnswersArrive();
        if (this.#asked === asked) this.#note('disk-unavailable', {});
        resolve();
      }, answerWithinMs);
    });
    await Promise.race([asked, late]);
    clearTimeout(timer);
  }

  /** Each change is logged once. */
  #note(state: DiskWarning | null, details: object): void {
    const about = { ...details, minFreeBytes: this.#minFreeBytes };
    if (state !== this.#known) {
      if (state === 'disk-full') this.#logger.warn(about, 'the disk is full: nothing more is saved');
      else if (state === null) this.#logger.info(about, 'the disk has room');
      else this.#logger.warn(about, 'the disk does not say what is free');
    }
    this.#known = state;
    this.#knownAtMs = performance.now();
  }
}
