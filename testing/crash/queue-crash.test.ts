// Checks that the queue survives kills: each of a thousand jobs is done, and never by two workers at once.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { createLogger } from '#server/http/logger.ts';
import { createJobs } from '#server/jobs/create-jobs.ts';
import { systemClock } from '#server/ports/clock/system-clock.ts';
import { effort, searchTimeoutMs, seed } from '#testing/effort.ts';
import { seededRandom, wholeNumber } from '#testing/seeded-random.ts';
import { bundledProgram } from '#testing/server/bundled-programs.ts';
import { databases, type TestDatabase } from '#testing/server/databases.ts';

vi.setConfig({ testTimeout: searchTimeoutMs });

const jobCount = effort.jobs;
/** Enough that each worker is killed in the middle of its work. */
const kills = Math.max(3, jobCount / 125);
/** Each job begins and ends. */
const eventsPerKill = Math.floor((2 * jobCount) / (kills + 1));
const lanes = 4;
const pollIntervalMs = 20;

interface JobEvent {
  readonly what: string;
  readonly number: number;
  readonly pid: number;
}

const readEvents = (file: string): JobEvent[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [what = '', number, pid] = line.split(' ');
      return { what, number: Number(number), pid: Number(pid) };
    });

/** Jobs that a worker began while another one that was not killed was still doing them. */
function doneByTwo(events: readonly JobEvent[], killed: ReadonlySet<number>): JobEvent[] {
  const underWay = new Map<number, number>();
  return events.filter(({ what, number, pid }) => {
    const by = underWay.get(number);
    if (what === 'end') underWay.delete(number);
    else underWay.set(number, pid);
    return what === 'begin' && by !== undefined && !killed.has(by);
  });
}

async function fill(place: TestDatabase) {
  const database = await openDatabase(place, systemClock, () => undefined);
  const logger = createLogger('silent');
  const ports = { database, clock: systemClock };
  const jobs = createJobs({ ports, handlers: {}, logger, onFailure: () => undefined });
  await database.query.transaction().execute(async (step) => {
    for (let number = 0; number < jobCount; number += 1)
      await jobs.add(step, { kind: 'count', payload: { number } });
  });
  return database;
}

describe.each(databases)('on $kind', ({ kind, createDatabase }) => {
  test(`${jobCount} of ${jobCount} jobs are done though their workers are killed (seed ${seed})`, async () => {
    const random = seededRandom(seed);
    const place = await createDatabase();
    const database = await fill(place);
    const file = join(place.dataDir, 'events.txt');
    appendFileSync(file, '');
    const given = JSON.stringify({ databaseUrl: place.databaseUrl, dataDir: place.dataDir, file });
    const killed = new Set<number>();
    const start = () =>
      spawn(process.execPath, [bundledProgram('work-off-queue'), given], { stdio: 'inherit' });
    const end = async (worker: ChildProcess) => {
      if (worker.pid !== undefined) killed.add(worker.pid);
      worker.kill('SIGKILL');
      await once(worker, 'close');
    };
    // Several instances share PostgreSQL; SQLite has one.
    const workers = kind === 'SQLite' ? [start()] : [start(), start()];
    for (let kill = 1; kill <= kills; kill += 1) {
      // Somewhere in the kill's own part of the work, which ends before the last job does: however much was done while the
      // kill before was under way, there is always as much.
      const enough = (kill - 1) * eventsPerKill + wholeNumber(random, 1, eventsPerKill);
      while (readEvents(file).length < enough) await pause(pollIntervalMs);
      const [worker] = workers.splice(0, 1, start());
      workers.push(...workers.splice(0, 1));
      if (worker !== undefined) await end(worker);
    }
    const left = database.query.selectFrom('job').select('id').where('state', '!=', 'done');
    while ((await left.limit(1).execute()).length > 0) await pause(pollIntervalMs);
    for (const worker of workers) await end(worker);
    const events = readEvents(file);
    const ended = events.filter(({ what }) => what === 'end').map(({ number }) => number);
    expect(new Set(ended).size).toBe(jobCount);
    expect(ended.length).toBeLessThanOrEqual(jobCount + kills * lanes);
    expect(doneByTwo(events, killed)).toEqual([]);
    await database.close();
    await place.remove();
  });
});
