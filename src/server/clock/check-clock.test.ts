// Tests what follows from a check of the clock: the log says it once, the server's time goes on, and what is from the future is put right.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import type { EventLogEntry } from '#server/event-log/event-log.ts';
import { createLogger } from '#server/http/logger.ts';
import type { Database } from '#server/ports/database/database.ts';
import { databases, type TestDatabase } from '#testing/server/databases.ts';
import { clockChecks } from './check-clock.ts';
import { steadyClock } from './steady-clock.ts';

const hourMs = 3_600_000;
const yearMs = 365 * 24 * hourMs;
const today = Date.UTC(2026, 0, 15, 12);

describe.each(databases)('on $kind', ({ createDatabase }) => {
  const machine = { time: today, now: () => machine.time };
  let place: TestDatabase;
  let database: Database;
  let entries: EventLogEntry[];
  beforeEach(async () => {
    machine.time = today;
    place = await createDatabase();
    database = await openDatabase(place, machine, () => undefined);
    entries = [];
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  const begin = () => {
    const steady = steadyClock(machine, () => 0);
    const eventLog = {
      write: (entry: EventLogEntry) => void entries.push(entry),
      flush: async () => undefined,
    };
    const logger = createLogger('silent');
    return { steady, check: clockChecks({ database, machine, steady, eventLog, logger }) };
  };
  const count = (key: string, expire: number) =>
    database.query.insertInto('rate_limit').values({ key, points: 99, expire }).execute();
  const counted = async () =>
    (await database.query.selectFrom('rate_limit').select('key').orderBy('key').execute()).map(
      ({ key }) => key,
    );

  test('a jump is in the log once, however often the server starts meanwhile, and the next one is again', async () => {
    expect(await begin().check()).toBe(true);
    machine.time = today + 10 * yearMs;
    for (const { check } of [begin(), begin()]) {
      expect(await check()).toBe(false);
      expect(await check()).toBe(false);
    }
    expect(entries).toEqual([
      expect.objectContaining({ level: 'warn', lmid: 'clock-doubted', verb: '', account_id: null }),
    ]);
    expect(entries[0]?.content).toBe(
      'The clock reads 2036-01-13T12:00:00.000Z, but the last time was 2026-01-15T12:00:00.000Z. Nothing that has aged is deleted until the clock is set, or has gone on like this for 7 days.',
    );
    machine.time = 9e15;
    await begin().check();
    expect(entries.slice(1).map(({ content }) => content)).toEqual([
      expect.stringContaining('The clock reads 9000000000000000, but'),
    ]);
  });

  test('from a clock that is believed the server counts on, from one that is doubted it does not', async () => {
    const { steady, check } = begin();
    await check();
    machine.time = today + 10 * yearMs;
    await check();
    machine.time = 1000;
    expect(steady.now()).toBe(today);
  });

  test('what is from the future is put right as soon as the clock is believed, and after each doubt', async () => {
    const { check } = begin();
    await count('current', today + 60_000);
    await count('ahead', today + yearMs);
    expect(await check()).toBe(true);
    expect(await counted()).toEqual(['current']);
    machine.time = today + 10 * yearMs;
    await count('later', machine.time);
    expect(await check()).toBe(false);
    expect(await counted()).toEqual(['current', 'later']);
    machine.time = today + hourMs;
    expect(await check()).toBe(true);
    expect(await counted()).toEqual(['current']);
  });
});
