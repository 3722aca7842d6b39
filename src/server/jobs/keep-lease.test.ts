// Tests that a leased job runs on one worker at a time: extended while the work goes on, free for others once it
// expires.
import { describe, expect, test } from 'vitest';
import { databases } from '#testing/server/databases.ts';
import { areAll, gate, jobWorkers } from '#testing/server/job-workers.ts';
import type { JobHandler } from './job-handler.ts';

const minuteMs = 60_000;
const started = Date.UTC(2026, 0, 15, 12);

describe.each(databases)('on $kind', (database) => {
  const workers = jobWorkers(database, started);

  test('the job of a dead worker is free once its lease expires, and a late result of the first is ignored', async () => {
    const [first, second] = [gate(), gate()];
    const [begun, again] = [gate(), gate()];
    const dead = await workers.open({
      work: async () => {
        begun.open();
        await first.passed;
      },
    });
    await dead.jobs.add(dead.database.query, { kind: 'work', payload: {} });
    dead.jobs.start();
    await begun.passed;
    workers.clock.time += minuteMs - 1;
    const heir = await workers.open({
      work: async () => {
        again.open();
        await second.passed;
      },
    });
    heir.jobs.start();
    await heir.jobs.stop();
    expect(await heir.rows()).toMatchObject([{ state: 'leased', attempts: 1 }]);
    workers.clock.time += 1;
    heir.jobs.start();
    await again.passed;
    first.open();
    await dead.jobs.stop();
    expect(await heir.rows()).toMatchObject([{ state: 'leased', attempts: 2 }]);
    second.open();
    expect(await heir.until(areAll('done'))).toMatchObject([{ attempts: 2 }]);
  });

  test('a clock that jumps forward makes no worker start a running job twice', async () => {
    const done = gate();
    let calls = 0;
    const work: JobHandler = () => {
      calls += 1;
      return done.passed;
    };
    const worker = await workers.open({ work, other: async () => undefined });
    await worker.jobs.add(worker.database.query, { kind: 'work', payload: {} });
    worker.jobs.start();
    await worker.until(areAll('leased'));
    workers.clock.time += 60 * minuteMs;
    await worker.jobs.add(worker.database.query, { kind: 'other', payload: {} });
    worker.jobs.wake();
    await worker.until((rows) => rows.some(({ state }) => state === 'done'));
    done.open();
    await worker.until(areAll('done'));
    expect(calls).toBe(1);
  });

  test('a lease is extended while the work goes on', async () => {
    const done = gate();
    const worker = await workers.open({ work: () => done.passed }, { leaseMs: 300 });
    await worker.jobs.add(worker.database.query, { kind: 'work', payload: {} });
    worker.jobs.start();
    await worker.until(areAll('leased'));
    for (const step of [1, 2, 3, 4]) {
      workers.clock.time = started + step * 250;
      await worker.until(([job]) => job?.due_at === workers.clock.time + 300);
    }
    done.open();
    expect(await worker.until(areAll('done'))).toMatchObject([{ attempts: 1 }]);
  });

  test('work that lost its lease is told to end', async () => {
    const notified = gate();
    const work: JobHandler = (_payload, _job, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          notified.open();
          reject(signal.reason);
        });
      });
    const worker = await workers.open({ work }, { leaseMs: 300 });
    await worker.jobs.add(worker.database.query, { kind: 'work', payload: {} });
    worker.jobs.start();
    await worker.until(areAll('leased'));
    await worker.database.query.updateTable('job').set({ leased_by: 'another' }).execute();
    await notified.passed;
    await worker.jobs.stop();
    expect(await worker.rows()).toMatchObject([{ state: 'leased', leased_by: 'another' }]);
  });
});
