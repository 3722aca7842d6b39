// Tests the job queue on both databases: part of its transaction, retried after failures, shared by instances.
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createLogger } from '#server/http/logger.ts';
import type { Database } from '#server/ports/database/database.ts';
import { databases, postgres } from '#testing/server/databases.ts';
import { areAll, gate, jobWorkers } from '#testing/server/job-workers.ts';
import { deleteFinishedJobs } from '../database/rows/job-rows.ts';
import { createJobs } from './create-jobs.ts';
import { type JobHandler, PermanentJobError } from './job-handler.ts';

const minuteMs = 60_000;
const started = Date.UTC(2026, 0, 15, 12);

/** Each reply of it waits for something else. */
function slowed(database: Database, wait: () => Promise<void>): Database {
  const query = database.query.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await wait();
      return result;
    },
  });
  return Object.create(database, { query: { value: query } });
}

describe.each(databases)('on $kind', (database) => {
  const workers = jobWorkers(database, started);

  test('a job runs with its payload, which is then deleted', async () => {
    const given: unknown[] = [];
    const worker = await workers.open({ greet: async (payload) => void given.push(payload) });
    await worker.jobs.add(worker.database.query, {
      kind: 'greet',
      payload: { to: 'Ann', text: '«й»\u0000' },
    });
    worker.jobs.start();
    const [row] = await worker.until(areAll('done'));
    expect(given).toEqual([{ to: 'Ann', text: '«й»\u0000' }]);
    expect(row).toMatchObject({ payload: '{}', attempts: 1, finished_at: started, leased_by: null });
    workers.clock.time += minuteMs;
    await deleteFinishedJobs(worker.database.query, workers.clock.time);
    expect(await worker.rows()).toEqual([]);
  });

  test('a job exists exactly when the transaction that added it was committed', async () => {
    const given: unknown[] = [];
    const worker = await workers.open({ greet: async (payload) => void given.push(payload) });
    worker.jobs.start();
    const add = (name: string) => async (transaction: Database['query']) => {
      await worker.jobs.add(transaction, { kind: 'greet', payload: { name } });
      if (name === 'lost') throw new Error('undone');
    };
    await expect(worker.database.query.transaction().execute(add('lost'))).rejects.toThrow('undone');
    await worker.database.query.transaction().execute(add('kept'));
    worker.jobs.wake();
    await worker.until((rows) => rows.length === 1 && areAll('done')(rows));
    expect(given).toEqual([{ name: 'kept' }]);
  });

  test('a failed job is retried after increasing delays, and then given up', async () => {
    let tries = 0;
    const worker = await workers.open({
      fail: async () => {
        tries += 1;
        throw new Error(`no ${tries}`);
      },
    });
    await worker.jobs.add(worker.database.query, { kind: 'fail', payload: { token: 'secret' } });
    worker.jobs.start();
    for (const [index, pauseMinutes] of [1, 5, 30, 120, 360, 720].entries()) {
      const [row] = await worker.until(([job]) => job?.state === 'waiting' && job.attempts === index + 1);
      expect(row?.due_at).toBe(workers.clock.time + pauseMinutes * minuteMs);
      expect(row?.last_error).toBe(`no ${index + 1}`);
      workers.clock.time += pauseMinutes * minuteMs - 1;
      worker.jobs.wake();
      await worker.jobs.stop();
      expect(tries).toBe(index + 1);
      workers.clock.time += 1;
      worker.jobs.start();
    }
    const [row] = await worker.until(areAll('failed'));
    expect(row).toMatchObject({
      // Kept for whoever has it tried once more.
      payload: '{"token":"secret"}',
      attempts: 7,
      last_error: 'no 7',
      finished_at: workers.clock.time,
    });
    await worker.jobs.stop();
    expect(worker.failures).toEqual(['fail: no 7']);
  });

  test('a job that a slow database has just leased is not begun again, though its lease is over by the clock', async () => {
    let begun = 0;
    const { database: fast, until } = await workers.open({});
    const [leased, held] = [gate(), gate()];
    const slow = slowed(fast, async () => {
      leased.open();
      await held.passed;
    });
    const jobs = createJobs({
      ports: { database: slow, clock: workers.clock },
      handlers: {
        once: async () => {
          begun += 1;
        },
      },
      logger: createLogger('silent'),
      onFailure: () => undefined,
    });
    await jobs.add(fast.query, { kind: 'once', payload: {} });
    jobs.start();
    await leased.passed;
    workers.clock.time += 5 * minuteMs;
    jobs.wake();
    held.open();
    await until(areAll('done'));
    await jobs.stop();
    expect(begun).toBe(1);
  });

  test('a stop while the database is slow asks it for no more jobs', async () => {
    let asked = 0;
    const { database: fast, rows } = await workers.open({});
    const [leasing, held] = [gate(), gate()];
    const slow = slowed(fast, async () => {
      asked += 1;
      leasing.open();
      await held.passed;
    });
    const jobs = createJobs({
      ports: { database: slow, clock: workers.clock },
      handlers: { run: async () => undefined },
      logger: createLogger('silent'),
      onFailure: () => undefined,
    });
    jobs.start();
    await leasing.passed;
    for (let wake = 0; wake < 3; wake += 1) jobs.wake();
    await jobs.add(fast.query, { kind: 'run', payload: {} });
    const stopped = jobs.stop();
    held.open();
    await stopped;
    expect([asked, (await rows()).map(({ state }) => state)]).toEqual([1, ['waiting']]);
  });

  test('a job with a permanent error is given up at once', async () => {
    const refuse: JobHandler = async () => {
      throw new PermanentJobError('never');
    };
    const worker = await workers.open({ refuse });
    await worker.jobs.add(worker.database.query, { kind: 'refuse', payload: {} });
    worker.jobs.start();
    const [row] = await worker.until(areAll('failed'));
    expect(row).toMatchObject({ attempts: 1, last_error: 'never' });
    await worker.jobs.stop();
    expect(worker.failures).toEqual(['refuse: never']);
  });

  test('a job of an unknown kind waits for a newer program', async () => {
    const worker = await workers.open({});
    await worker.jobs.add(worker.database.query, { kind: 'of tomorrow', payload: { a: 1 } });
    worker.jobs.start();
    const [row] = await worker.until(([job]) => job?.attempts === 1 && job.state === 'waiting');
    expect(row).toMatchObject({ payload: '{"a":1}', due_at: started + minuteMs });
  });

  test('a job that was started too often without finishing is given up', async () => {
    const calls: string[] = [];
    const worker = await workers.open({ crash: async () => void calls.push('begun') });
    await worker.jobs.add(worker.database.query, { kind: 'crash', payload: {} });
    await worker.database.query.updateTable('job').set({ attempts: 7, state: 'leased' }).execute();
    worker.jobs.start();
    await worker.until(areAll('failed'));
    await worker.jobs.stop();
    expect([calls, worker.failures]).toEqual([[], ['crash: it was begun too often without an end']]);
  });

  test('what follows a job that is given up is one step with it, and is tried again if it fails', async () => {
    const followed: unknown[] = [];
    let failures = 1;
    const worker = await workers.open(
      { crash: async () => undefined },
      {
        afterGivingUp: {
          crash: async (query, payload, reason) => {
            await worker.jobs.add(query, { kind: 'again', payload: {}, dueAt: started + 3 * 60 * minuteMs });
            if (failures-- > 0) throw new Error('not yet');
            followed.push(payload, reason);
          },
        },
      },
    );
    await worker.jobs.add(worker.database.query, { kind: 'crash', payload: { a: 1 } });
    await worker.database.query.updateTable('job').set({ attempts: 7, state: 'leased' }).execute();
    worker.jobs.start();
    const [kept] = await worker.until((rows) => rows.length === 1 && rows[0]?.state === 'waiting');
    expect(kept).toMatchObject({ payload: '{"a":1}', due_at: started + 60 * minuteMs });
    await worker.jobs.stop();
    workers.clock.time += 60 * minuteMs;
    worker.jobs.start();
    const rows = await worker.until((now) => now.length === 2);
    expect(rows.map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual([
      'again waiting',
      'crash failed',
    ]);
    expect(followed).toEqual([{ a: 1 }, 'it was begun too often without an end']);
    await worker.jobs.stop();
    expect(worker.failures).toEqual(['crash: it was begun too often without an end']);
  });

  test('one slow job does not delay the others', async () => {
    const slow = gate();
    const worker = await workers.open({ slow: () => slow.passed, quick: async () => undefined });
    for (const kind of ['slow', 'quick', 'quick']) {
      await worker.jobs.add(worker.database.query, { kind, payload: {} });
    }
    worker.jobs.start();
    await worker.until((rows) => rows.filter(({ state }) => state === 'done').length === 2);
    slow.open();
    await worker.until(areAll('done'));
  });

  test('a stop waits for the running job, and aborts one that does not end', async () => {
    const begun = gate();
    const hang: JobHandler = (_payload, _job, signal) =>
      new Promise((_resolve, reject) => {
        begun.open();
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    const worker = await workers.open({ hang }, { graceMs: 20 });
    await worker.jobs.add(worker.database.query, { kind: 'hang', payload: { a: 1 } });
    worker.jobs.start();
    await begun.passed;
    await worker.jobs.stop();
    const [row] = await worker.rows();
    expect(row).toMatchObject({ state: 'waiting', due_at: started, payload: '{"a":1}' });
    expect(worker.failures).toEqual([]);
  });
});

describe('two instances on one PostgreSQL', () => {
  const workers = jobWorkers(postgres, started);

  test('share 200 jobs, each run once by one of them', async () => {
    const done = new Map<number, string[]>();
    const underWay = new Set<number>();
    const doneBy = (name: string): JobHandler => {
      return async (payload, _job) => {
        const number = Number(Object.values(Object(payload))[0]);
        if (underWay.has(number)) throw new Error(`${number} is under way`);
        underWay.add(number);
        await setImmediate();
        underWay.delete(number);
        done.set(number, [...(done.get(number) ?? []), name]);
      };
    };
    const one = await workers.open({ count: doneBy('one') });
    const other = await workers.open({ count: doneBy('other') });
    for (let number = 0; number < 200; number += 1) {
      await one.jobs.add(one.database.query, { kind: 'count', payload: { number } });
    }
    one.jobs.start();
    other.jobs.start();
    const rows = await one.until(areAll('done'));
    expect(rows.every(({ attempts }) => attempts === 1)).toBe(true);
    expect([...done.values()].every((by) => by.length === 1)).toBe(true);
    expect(done.size).toBe(200);
    expect(new Set([...done.values()].flat())).toEqual(new Set(['one', 'other']));
  });

  test("one finds the other's jobs by polling", async () => {
    const by: string[] = [];
    const quiet = await workers.open({});
    const busy = await workers.open({ work: async () => void by.push('busy') }, { pollIntervalMs: 10 });
    busy.jobs.start();
    await quiet.jobs.add(quiet.database.query, { kind: 'work', payload: {} });
    await busy.until(areAll('done'));
    expect(by).toEqual(['busy']);
  });
});
