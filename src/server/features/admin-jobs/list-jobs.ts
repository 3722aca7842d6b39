// The queue of jobs as operators see it, without what the jobs hold.
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { jobCalls } from '#contract/calls/admin/job-calls.ts';
import {
  countJobRows,
  countJobsByState,
  listAddresses,
  listJobRows,
} from '#server/database/rows/operators/job-desk-rows.ts';
import { emailIn, opensAccount } from '#server/emails/queued-email.ts';
import { emailJob } from '#server/emails/send-email.ts';
import { maxAttempts } from '#server/jobs/retry-delays.ts';
import type { Clock } from '#server/ports/clock/clock.ts';
import type { Job, Tables } from '#server/ports/database/tables.ts';
import { redactSecretsInText } from '#server/secrets/redact-secrets.ts';

type Query = z.output<typeof jobCalls.listJobs.query>;
type Reply = z.input<typeof jobCalls.listJobs.reply>;

export async function listJobs(
  query: Kysely<Tables>,
  { now }: Clock,
  { skip, limit, ...filter }: Query,
): Promise<Reply> {
  const rows = await listJobRows(query, filter, { skip, limit });
  const owners = await listAddresses(
    query,
    rows.flatMap(({ account_id: id }) => id ?? []),
  );
  const total = await countJobRows(query, filter);
  return {
    jobs: rows.map((job) => ({ ...jobOf(job), confirmWith: owners.get(job.account_id ?? '') ?? job.id })),
    counts: await countJobsByState(query),
    total,
    hasMore: skip + rows.length < total,
    now: now(),
  };
}

const jobOf = (job: Job): Omit<Reply['jobs'][number], 'confirmWith'> => ({
  ...{ id: job.id, kind: job.kind, state: job.state, attempts: job.attempts, mostAttempts: maxAttempts },
  ...{ createdAt: job.created_at, dueAt: job.due_at, finishedAt: job.finished_at },
  ...{ lastError: shownError(job), accountId: job.account_id, mayRetry: mayRetry(job) },
});

export const shownError = ({ last_error: error }: Pick<Job, 'last_error'>): string | null =>
  error === null ? null : redactSecretsInText(error);

/** Of an email that opened an account, the link is gone; of what earlier programs gave up, everything. */
export function mayRetry({ state, kind, payload }: Pick<Job, 'state' | 'kind' | 'payload'>): boolean {
  if (state !== 'failed' || payload === '{}') return false;
  if (kind !== emailJob) return true;
  const email = emailIn(payload);
  return email !== null && !opensAccount(email);
}
