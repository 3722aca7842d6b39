// Keeps the application log in the database: gathered for a moment and written together, beside the requests.
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { insertLogEntries } from '#server/database/log-entry-rows.ts';
import type { LogEntryTable } from '#server/database/tables.ts';
import type { Ports } from '#server/ports/ports.ts';
import type { Journal, JournalEntry } from './journal.ts';
import { withoutSecrets } from './without-secrets.ts';

const gatherMs = 200;
const maxTogether = 200;
/** While the database is away no more than this is kept in memory. */
const maxWaiting = 5000;
const maxTextChars = 2000;

export function createJournal(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  logger: Logger,
): Journal {
  let waiting: LogEntryTable[] = [];
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();

  const writeAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const together = waiting.slice(0, maxTogether);
      waiting = waiting.slice(maxTogether);
      try {
        await insertLogEntries(database.query, together);
      } catch (error) {
        logger.warn({ err: error, entries: together }, 'the application log cannot be kept');
      }
    }
  };
  const begin = (): void => {
    clearTimeout(timer);
    timer = undefined;
    underWay = underWay.then(writeAll);
  };

  return {
    write: (entry) => {
      if (waiting.length >= maxWaiting) return;
      waiting.push(rowOf(entry, clock.now()));
      timer ??= setTimeout(begin, gatherMs).unref();
    },
    flush: async () => {
      begin();
      await underWay;
    },
  };
}

const text = (given: string): string =>
  given
    .replaceAll('\0', '')
    .replace(/\p{Cs}/gu, '\ufffd')
    .slice(0, maxTextChars);

function rowOf(entry: JournalEntry, now: number): LogEntryTable {
  const body = entry.body === null || entry.body === undefined ? null : withoutSecrets(entry.body);
  return {
    ...entry,
    id: randomUUID(),
    at: now,
    path: text(entry.path),
    content: text(entry.content),
    body: body === null ? null : text(JSON.stringify(body)),
  };
}
