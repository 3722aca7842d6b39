// What has to wait for the disk because of SQLite's write-ahead log, none of it on the thread that answers everybody.
import { type FileHandle, open } from 'node:fs/promises';
import { LogMover } from './log-mover.ts';

export class SqliteLog {
  readonly #file: string;
  readonly #mover: LogMover;
  #handle: Promise<FileHandle> | null = null;
  #lastSync: Promise<void> = Promise.resolve();
  #nextSync: Promise<void> | null = null;
  /** The system says only once what it could not write, and takes it for written then. */
  #failure: { readonly error: unknown } | null = null;

  /** `file` is the database. */
  constructor(file: string) {
    this.#file = `${file}-wal`;
    this.#mover = new LogMover(file);
  }

  /**
   * Ends when all that is committed by now is on disk. Those who ask while the disk is at work share the next time.
   * `empty` moves all of the log into the database, and returns whether it could.
   */
  sync(empty: () => Promise<boolean>): Promise<void> {
    if (this.#nextSync !== null) return this.#nextSync;
    const sync = this.#lastSync.then(() => {
      this.#nextSync = null;
      return this.#syncOrEmpty(empty);
    });
    this.#nextSync = sync;
    this.#lastSync = sync.catch(() => undefined);
    return sync;
  }

  prepareToMove(): Promise<void> {
    return this.#mover.prepare();
  }

  /** Into the database, as far as nobody else still reads it; nobody may write meanwhile. */
  move(): Promise<void> {
    return this.#mover.move();
  }

  async close(): Promise<void> {
    await this.#mover.close();
    await this.#lastSync;
    const handle = await this.#handle?.catch(() => null);
    this.#handle = null;
    await handle?.close();
  }

  async #syncOrEmpty(empty: () => Promise<boolean>): Promise<void> {
    try {
      if (this.#failure === null) return await this.syncFile();
    } catch (error) {
      this.#failure = { error };
    }
    // What follows in a log with a gap would be lost with it.
    if (!(await empty().catch(() => false))) throw this.#failure.error;
    this.#failure = null;
  }

  /** SQLite keeps the file as long as the database is open. */
  protected async syncFile(): Promise<void> {
    this.#handle ??= open(this.#file, 'r+').catch((error: unknown) => {
      this.#handle = null;
      throw error;
    });
    await (await this.#handle).datasync();
  }
}
