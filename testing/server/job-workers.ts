// Workers on one queue, each with a connection of its own like separate instances, and a clock that tests control.
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { createLogger } from '#server/http/logger.ts';
import { createJobs, type RunningJobs } from '#server/jobs/create-jobs.ts';
import type { JobHandler } from '#server/jobs/job-handler.ts';
import type { JobSettings } from '#server/jobs/queue-worker.ts';
import type { Database } from '#server/ports/database/database.ts';
import type { DatabaseKind, TestDatabase } from './databases.ts';

export type JobRow = Awaited<ReturnType<typeof readJobs>>[number];
const readJobs = ({ query }: Database) => query.selectFrom('job').selectAll().orderBy('created_at').execute();

export interface JobWorker {
  readonly database: Database;
  readonly jobs: RunningJobs;
  readonly failures: string[];
  rows(): Promise<readonly JobRow[]>;
  /** Waits until the job table reaches the expected state. */
  until(isSo: (rows: readonly JobRow[]) => boolean): Promise<readonly JobRow[]>;
}

export interface JobWorkers {
  readonly clock: { time: number; now(): number };
  open(handlers: Record<string, JobHandler>, more?: Partial<JobSettings>): Promise<JobWorker>;
}

export const areAll = (state: JobRow['state']) => (rows: readonly JobRow[]) =>
  rows.every((row) => row.state === state);

/** A moment that a test waits for, or holds back. */
export function gate() {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}

/** An empty queue before each test of a suite; after the suite all workers are stopped. */
export function jobWorkers(
  { createDatabase }: Pick<DatabaseKind, 'createDatabase'>,
  started: number,
): JobWorkers {
  const clock = { time: started, now: () => clock.time };
  let opened: JobWorker[] = [];
  let place: TestDatabase | undefined;
  beforeEach(async () => {
    clock.time = started;
    opened = [];
    place = await createDatabase();
  });
  afterEach(async () => {
    for (const { jobs } of opened) await jobs.stop();
    for (const { database } of opened) await database.close();
    await place?.remove();
  });
  return {
    clock,
    open: async (handlers, more = {}) => {
      if (place === undefined) throw new Error('the queue is there once a test runs');
      const worker = await openWorker(place, clock, handlers, more);
      opened.push(worker);
      return worker;
    },
  };
}

async function openWorker(
  place: TestDatabase,
  clock: JobWorkers['clock'],
  handlers: Record<string, JobHandler>,
  more: Partial<JobSettings>,
): Promise<JobWorker> {
  const database = await openDatabase(place, clock, () => undefined);
  const failures: string[] = [];
  const onFailure: JobSettings['onFailure'] = ({ kind }, reason) => failures.push(`${kind}: ${reason}`);
  const logger = createLogger('silent');
  const jobs = createJobs({ ports: { database, clock }, handlers, logger, onFailure, ...more });
  const rows = () => readJobs(database);
  const until: JobWorker['until'] = async (isSo) => {
    for (;;) {
      const now = await rows();
      if (isSo(now)) return now;
      // SQLite answers synchronously, without yielding to other work.
      await setImmediate();
    }
  };
  return { database, jobs, failures, rows, until };
}
