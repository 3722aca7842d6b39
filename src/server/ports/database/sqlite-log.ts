// What has to wait for the disk because of SQLite's write-ahead log, none of it on the thread that answers everybody.
import { type FileHandle, open } from 'node:fs/promises';
import { LogMover } from './log-mover.ts';

export class SqliteLog {
  readonly #file: string;
  readonly #mover: LogMover;
  #handle: Promise<FileHandle> | null = null;
  #lastSync: Promise<void> = Promise.resolve();
  #nextSync: Promise<void> | null = null;

  /** `file` is the database. */
  constructor(file: string) {
    this.#file = `${file}-wal`;
    this.#mover = new LogMover(file);
  }

  /** Ends when all that is committed by now is on disk. Those who ask while the disk is at work share the next time. */
  sync(): Promise<void> {
    if (this.#nextSync !== null) return this.#nextSync;
    const sync = this.#lastSync.then(() => {
      this.#nextSync = null;
      return this.syncFile();
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

  /** SQLite keeps the file as long as the database is open. */
  protected async syncFile(): Promise<void> {
    this.#handle ??= open(this.#file, 'r+');
    await (await this.#handle).datasync();
  }
}
