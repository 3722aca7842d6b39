// What operators do to a job, each recorded in the step that does it: have it done once more, or now, or not at all.
import type { Kysely } from 'kysely';
import type { OperatorActName } from '#contract/operator-acts.ts';
import { findAccount } from '#server/database/rows/account-rows.ts';
import {
  dropJobRow,
  findJob,
  hastenJobRow,
  retryJobRow,
} from '#server/database/rows/operators/job-desk-rows.ts';
import { emailJob } from '#server/emails/send-email.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { type OperatorDesk, refuseUnconfirmed } from '#server/operator-desk/operator-desk.ts';
import type { Clock } from '#server/ports/clock/clock.ts';
import type { Job, Tables } from '#server/ports/database/tables.ts';
import { mayRetry } from './list-jobs.ts';

export interface Changing {
  readonly jobs: Jobs;
  readonly clock: Clock;
}

interface Changed {
  readonly id: string;
}

export async function retryJob({ jobs, clock }: Changing, desk: OperatorDesk, id: string): Promise<Changed> {
  await change(desk, id, 'job-retried', async (query, job) => {
    if (job.state !== 'failed') throw new AppError('job-changed');
    if (!mayRetry(job)) throw new AppError('job-not-kept');
    return retryJobRow(query, id, clock.now());
  });
  jobs.wake();
  return { id };
}

export async function hastenJob({ jobs, clock }: Changing, desk: OperatorDesk, id: string): Promise<Changed> {
  await change(desk, id, 'job-run', (query) => hastenJobRow(query, id, clock.now()));
  jobs.wake();
  return { id };
}

export async function dropJob(desk: OperatorDesk, id: string, confirm: string | undefined): Promise<Changed> {
  const kind = await change(desk, id, 'job-dropped', async (query, job) => {
    const owner = job.account_id === null ? undefined : await findAccount(query, job.account_id);
    refuseUnconfirmed(desk, { id, email: owner?.email ?? null }, confirm);
    return dropJobRow(query, id);
  });
  if (kind === emailJob) await desk.place.mail.deleteCopiesOf([id]);
  return { id };
}

/** Returns the kind of the job. */
async function change(
  desk: OperatorDesk,
  id: string,
  act: OperatorActName,
  step: (query: Kysely<Tables>, job: Job) => Promise<boolean>,
): Promise<string> {
  return desk.place.database.query.transaction().execute(async (query) => {
    const job = await findJob(query, id);
    if (job === undefined) throw new AppError('job-not-found');
    if (!(await step(query, job))) throw new AppError('job-changed');
    const { kind, state, attempts, account_id: whom } = job;
    await desk.record(query, {
      act,
      ...(whom !== null && { whom }),
      what: id,
      before: { kind, state, attempts },
    });
    return kind;
  });
}
