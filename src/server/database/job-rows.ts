// Reads and writes the queue: a job is leased to one worker at a time, whichever instance it is in.
import { type Kysely, sql } from 'kysely';
import type { Job, JobTable, Tables } from './tables.ts';

export async function insertJob(query: Kysely<Tables>, job: JobTable): Promise<void> {
  await query.insertInto('job').values(job).execute();
}

export interface Lease {
  readonly by: string;
  readonly now: number;
  readonly until: number;
}

/**
 * Takes the job that is due longest: one that waits, or one whose worker let its lease run out. SQLite has one writer at a
 * time; on PostgreSQL workers skip the rows that others are just taking.
 */
export function leaseJob(
  query: Kysely<Tables>,
  isPostgres: boolean,
  { by, now, until }: Lease,
): Promise<Job | undefined> {
  const due = query
    .selectFrom('job')
    .select('id')
    .where(({ or, and, eb }) =>
      or([
        and([eb('state', '=', 'waiting'), eb('due_at', '<=', now)]),
        and([eb('state', '=', 'leased'), eb('leased_until', '<', now)]),
      ]),
    )
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .$if(isPostgres, (step) => step.forUpdate().skipLocked());
  return query
    .updateTable('job')
    .set((row) => ({
      state: 'leased',
      leased_by: by,
      leased_until: until,
      attempts: row('attempts', '+', 1),
    }))
    .where('id', '=', due)
    .returningAll()
    .executeTakeFirst();
}

const ofLease = (query: Kysely<Tables>, { id, attempts }: Pick<Job, 'id' | 'attempts'>, by: string) =>
  query
    .updateTable('job')
    .where('id', '=', id)
    .where('leased_by', '=', by)
    .where('state', '=', 'leased')
    .where('attempts', '=', attempts);

/** False where somebody else has the job by now. */
export async function prolongLease(
  query: Kysely<Tables>,
  job: Pick<Job, 'id' | 'attempts'>,
  { by, until }: Lease,
): Promise<boolean> {
  const row = await ofLease(query, job, by).set({ leased_until: until }).returning('id').executeTakeFirst();
  return row !== undefined;
}

export async function finishJob(
  query: Kysely<Tables>,
  job: Pick<Job, 'id' | 'attempts'>,
  by: string,
  end: Pick<Job, 'state' | 'due_at' | 'last_error' | 'finished_at'>,
): Promise<void> {
  await ofLease(query, job, by)
    .set({ ...end, leased_by: null, leased_until: null })
    .execute();
}

/** When there is something to do next; null for never. */
export async function nextDueAt(query: Kysely<Tables>): Promise<number | null> {
  const { due } = await query
    .selectFrom('job')
    .select(sql<number | null>`min(case when state = 'waiting' then due_at else leased_until end)`.as('due'))
    .where('state', 'in', ['waiting', 'leased'])
    .executeTakeFirstOrThrow();
  return due === null ? null : Number(due);
}

export async function deleteFinishedJobs(query: Kysely<Tables>, before: number): Promise<void> {
  await query.deleteFrom('job').where('finished_at', '<', before).execute();
}
