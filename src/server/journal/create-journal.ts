// Keeps the application log in the database: gathered for a moment and written together, beside the requests.
import type { Logger } from 'pino';
import { isDatabaseDown } from '#server/ports/database/is-database-down.ts';
import type { Ports } from '#server/ports/ports.ts';
import { insertLogEntries } from '../database/rows/log-entry-rows.ts';
import type { LogEntryTable } from '../ports/database/tables.ts';
import { entryRow } from './entry-row.ts';
import type { Journal } from './journal.ts';

const gatherMs = 200;
const retryMs = 2000;
const maxTogether = 200;
/** While the database is away no more than this is kept in memory. */
const maxWaiting = 5000;
const notKept = 'the application log cannot be kept';

export function createJournal(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  logger: Logger,
): Journal {
  let waiting: LogEntryTable[] = [];
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();

  const writeAll = async (isLast: boolean): Promise<void> => {
    while (waiting.length > 0) {
      const together = waiting.slice(0, maxTogether);
      try {
        await insertLogEntries(database.query, together);
      } catch (error) {
        const isDown = isDatabaseDown(error);
        if (isDown && !isLast) return beginIn(retryMs);
        // With the database gone all the rest would only fail one by one.
        const lost = isDown ? waiting : together;
        logger.warn({ err: error, entries: lost }, notKept);
        waiting = waiting.slice(lost.length);
        continue;
      }
      waiting = waiting.slice(together.length);
    }
  };
  const begin = (isLast: boolean): void => {
    clearTimeout(timer);
    timer = undefined;
    underWay = underWay.then(() => writeAll(isLast));
  };
  const beginIn = (delayMs: number): void => {
    timer ??= setTimeout(() => begin(false), delayMs).unref();
  };

  return {
    write: (entry) => {
      const row = entryRow(entry, clock.now());
      if (waiting.length >= maxWaiting) return logger.warn({ entries: [row] }, notKept);
      waiting.push(row);
      beginIn(gatherMs);
    },
    flush: async () => {
      begin(true);
      await underWay;
    },
  };
}
