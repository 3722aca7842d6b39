// The job queue as the server uses it: jobs are added in transactions and run by a background worker.
import { randomUUID } from 'node:crypto';
import { insertJob } from '../database/rows/job-rows.ts';
import type { JobTable } from '../ports/database/tables.ts';
import type { Jobs, NewJob } from './jobs.ts';
import { type JobSettings, QueueWorker } from './queue-worker.ts';

export interface RunningJobs extends Jobs {
  /** Starts working; jobs left by an earlier run come first. */
  start(): void;
  stop(): Promise<void>;
}

export function createJobs(settings: JobSettings): RunningJobs {
  const worker = new QueueWorker(settings);
  return {
    ...jobsToAdd(settings.ports),
    wake: () => worker.wake(),
    start: () => worker.start(),
    stop: () => worker.stop(),
  };
}

/** For a command: a server that runs, or the next one to start, does them. */
export const jobsToAdd = ({ clock }: Pick<JobSettings['ports'], 'clock'>): Pick<Jobs, 'add'> => ({
  add: (query, job) => insertJob(query, rowOf(job, clock.now())),
});

const rowOf = ({ kind, payload, accountId, dueAt }: NewJob, now: number): JobTable => ({
  id: randomUUID(),
  kind,
  payload: JSON.stringify(payload),
  state: 'waiting',
  attempts: 0,
  due_at: dueAt ?? now,
  leased_by: null,
  last_error: null,
  created_at: now,
  finished_at: null,
  account_id: accountId ?? null,
});
