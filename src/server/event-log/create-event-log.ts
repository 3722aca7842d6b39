// Writes the application log to the database in small batches without delaying requests, and a line about each event to
// the process log.
import type { Logger } from 'pino';
import { isDatabaseDown } from '#server/ports/database/is-database-down.ts';
import { isDiskFull } from '#server/ports/is-disk-full.ts';
import type { Ports } from '#server/ports/ports.ts';
import type { DiskSpace } from '#server/storage/disk-space.ts';
import { insertLogEntries } from '../database/rows/log-entry-rows.ts';
import type { LogEntryTable } from '../ports/database/tables.ts';
import { entryRow } from './entry-row.ts';
import type { EventLog } from './event-log.ts';

const batchDelayMs = 200;
const retryMs = 2000;
const maxBatch = 200;
/** While the database is down or the disk full, no more entries than this are kept in memory. */
const maxPending = 5000;
const notWritten = 'the application log cannot be kept';

export function createEventLog(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  diskSpace: Pick<DiskSpace, 'isFull'>,
  logger: Logger,
): EventLog {
  let pending: LogEntryTable[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  /** After a batch that was refused: one of these is at fault, and takes none of the others along. */
  let oneByOne = 0;

  const writeAll = async (isLast: boolean): Promise<void> => {
    while (pending.length > 0) {
      const batch = pending.slice(0, oneByOne > 0 ? 1 : maxBatch);
      try {
        if (!isLast && (await diskSpace.isFull())) return scheduleWriting(retryMs);
        await insertLogEntries(database.query, batch);
        remove(batch);
      } catch (error) {
        const isDown = isDatabaseDown(error) || isDiskFull(error);
        if (isDown && !isLast) return scheduleWriting(retryMs);
        // While the database is down every other entry would fail as well.
        if (isDown) giveUp(pending, error);
        else if (batch.length === 1) giveUp(batch, error);
        else oneByOne = batch.length;
      }
    }
  };
  const remove = (done: readonly LogEntryTable[]): void => {
    pending = pending.slice(done.length);
    oneByOne = Math.max(0, oneByOne - done.length);
  };
  const giveUp = (lost: readonly LogEntryTable[], error: unknown): void => {
    logger.warn({ err: error, entries: lost }, notWritten);
    remove(lost);
  };
  const startWriting = (isLast: boolean): void => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(() => writeAll(isLast));
  };
  const scheduleWriting = (delayMs: number): void => {
    timer ??= setTimeout(() => startWriting(false), delayMs).unref();
  };

  return {
    write: (entry) => {
      const row = entryRow(entry, clock.now());
      const { id, lmid, level, account_id: accountId, ip } = row;
      // Whoever could change the database cannot change what a collector of the process log already has.
      logger[level]({ event: lmid, entry: id, accountId, ip }, 'event');
      if (pending.length >= maxPending) return logger.warn({ entries: [row] }, notWritten);
      pending.push(row);
      scheduleWriting(batchDelayMs);
    },
    flush: async () => {
      startWriting(true);
      await writing;
    },
  };
}
