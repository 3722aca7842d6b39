// Adds what happened to the counts of its day, a little later and in one step, so that nobody waits for it.
import type { Logger } from 'pino';
import { addDailyCounts, markCounted } from '#server/database/rows/operators/daily-count-rows.ts';
import { isDatabaseDown } from '#server/ports/database/is-database-down.ts';
import type { DailyCountTable } from '#server/ports/database/tables/usage-tables.ts';
import { isDiskFull } from '#server/ports/is-disk-full.ts';
import type { Ports } from '#server/ports/ports.ts';
import type { DiskSpace } from '#server/storage/disk-space.ts';
import { type CountedOnce, type DailyCounts, dayOf } from './daily-counts.ts';

const delayMs = 500;
const retryMs = 5000;
const maxAtOnce = 200;
/** While the database is down or the disk full, no more accounts than these are remembered. */
const maxPending = 5000;

type Once = ReadonlyMap<string, CountedOnce>;

export function createDailyCounts(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  diskSpace: Pick<DiskSpace, 'isFull'>,
  logger: Logger,
): DailyCounts {
  let sums = new Map<string, DailyCountTable>();
  const once = new Map<string, CountedOnce>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  const writeAll = async (isLast: boolean): Promise<void> => {
    while (sums.size > 0 || once.size > 0) {
      const batch: Once = new Map([...once].slice(0, maxAtOnce));
      const added = sums;
      sums = new Map();
      for (const key of batch.keys()) once.delete(key);
      try {
        const isFull = !isLast && (await diskSpace.isFull());
        if (!isFull) await store(database, [...added.values()], batch);
        else throw new DiskFull();
      } catch (error) {
        const mayGo = error instanceof DiskFull || isDatabaseDown(error) || isDiskFull(error);
        if (!mayGo || isLast) logger.warn({ err: error }, 'daily counts cannot be kept');
        if (isLast) return;
        // An account that was deleted at that moment takes no count of others along.
        putBack(batch.size > 0 || mayGo ? added : new Map(), mayGo ? batch : new Map());
        if (mayGo) return schedule(retryMs);
      }
    }
  };
  const putBack = (added: ReadonlyMap<string, DailyCountTable>, batch: Once): void => {
    for (const count of added.values()) sum(sums, count);
    for (const [key, one] of batch) if (once.size < maxPending) once.set(key, one);
  };
  const start = (isLast: boolean): void => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(() => writeAll(isLast));
  };
  const schedule = (ms: number): void => {
    timer ??= setTimeout(() => start(false), ms).unref();
  };
  return {
    add: (what) => {
      sum(sums, { day: dayOf(clock.now()), what, amount: 1 });
      schedule(delayMs);
    },
    addOnce: (counted) => {
      if (once.size >= maxPending) return;
      once.set(`${counted.accountId} ${counted.mark}`, counted);
      schedule(delayMs);
    },
    flush: async () => {
      start(true);
      await writing;
    },
  };
}

class DiskFull extends Error {}

function sum(sums: Map<string, DailyCountTable>, { day, what, amount }: DailyCountTable): void {
  const key = `${day} ${what}`;
  sums.set(key, { day, what, amount: (sums.get(key)?.amount ?? 0) + amount });
}

/** In one step: an account is marked exactly when it is counted. */
async function store(
  { query }: Ports['database'],
  added: readonly DailyCountTable[],
  batch: Once,
): Promise<void> {
  await query.transaction().execute(async (transaction) => {
    const sums = new Map<string, DailyCountTable>();
    for (const count of added) sum(sums, count);
    const marks = [...batch.values()].map(({ accountId, mark, until }) => ({
      ...{ account_id: accountId, what: mark, until },
    }));
    for (const { account_id: id, what: mark } of await markCounted(transaction, marks)) {
      const counted = batch.get(`${id} ${mark}`);
      if (counted !== undefined) sum(sums, { day: counted.day, what: counted.what, amount: 1 });
    }
    await addDailyCounts(transaction, [...sums.values()]);
  });
}
