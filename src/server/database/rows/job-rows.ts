// Reads and writes the queue: a job is leased to one worker at a time, whichever instance it is in.
import type { Kysely } from 'kysely';
import type { Job, JobTable, Tables } from '../../ports/database/tables.ts';

export async function insertJob(query: Kysely<Tables>, job: JobTable): Promise<void> {
  await query.insertInto('job').values(job).execute();
}

export interface Lease {
  readonly by: string;
  readonly now: number;
  readonly until: number;
}

export interface LeaseRequest extends Lease {
  /** What this worker is doing already: a clock that is set forward must not have it begun twice. */
  readonly underWay: readonly string[];
}

/**
 * Takes the job that is due longest: one that waits, or one whose worker let its lease run out. SQLite has one writer at a
 * time; on PostgreSQL workers skip the rows that others are just taking.
 */
export function leaseJob(
  query: Kysely<Tables>,
  isPostgres: boolean,
  { by, now, until, underWay }: LeaseRequest,
): Promise<Job | undefined> {
  const due = query
    .selectFrom('job')
    .select('id')
    .where('finished_at', 'is', null)
    .where('due_at', '<=', now)
    .$if(underWay.length > 0, (rows) => rows.where('id', 'not in', underWay))
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .$if(isPostgres, (rows) => rows.forUpdate().skipLocked());
  return query
    .updateTable('job')
    .set((row) => ({ state: 'leased', leased_by: by, due_at: until, attempts: row('attempts', '+', 1) }))
    .where('id', '=', due)
    .returningAll()
    .executeTakeFirst();
}

/** The attempt as well, because a worker may take the same job again after it lost it. */
const ofLease = (query: Kysely<Tables>, { id, attempts }: Pick<Job, 'id' | 'attempts'>, by: string) =>
  query
    .updateTable('job')
    .where('id', '=', id)
    .where('state', '=', 'leased')
    .where('leased_by', '=', by)
    .where('attempts', '=', attempts);

/** False where somebody else has the job by now. */
export async function extendLease(
  query: Kysely<Tables>,
  job: Pick<Job, 'id' | 'attempts'>,
  { by, until }: Lease,
): Promise<boolean> {
  const row = await ofLease(query, job, by).set({ due_at: until }).returning('id').executeTakeFirst();
  return row !== undefined;
}

export type JobOutcome =
  | { readonly state: 'waiting'; readonly dueAt: number; readonly error: string }
  | { readonly state: 'done' | 'failed'; readonly at: number; readonly error: string | null };

/** False where somebody else has the job by now, who then says what became of it. */
export async function finishJob(
  query: Kysely<Tables>,
  job: Pick<Job, 'id' | 'attempts'>,
  by: string,
  end: JobOutcome,
): Promise<boolean> {
  const values = { state: end.state, leased_by: null, last_error: end.error };
  // What was to be done may hold an address or the token of a link: it goes when the work is over.
  const rest = end.state === 'waiting' ? { due_at: end.dueAt } : { finished_at: end.at, payload: '{}' };
  const row = await ofLease(query, job, by)
    .set({ ...values, ...rest })
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteFinishedJobs(query: Kysely<Tables>, before: number): Promise<void> {
  await query.deleteFrom('job').where('finished_at', '<', before).execute();
}
