// Reads and writes the job queue: each job is leased to one worker at a time, across all instances.
import type { Kysely } from 'kysely';
import type { Job, JobTable, Tables } from '../../ports/database/tables.ts';

export async function insertJob(query: Kysely<Tables>, job: JobTable): Promise<void> {
  await query.insertInto('job').values(job).execute();
}

/** Of the jobs of a kind that wait or run. */
export async function listPayloads(query: Kysely<Tables>, kind: string): Promise<ReadonlySet<string>> {
  const rows = await query
    .selectFrom('job')
    .select('payload')
    .where('kind', '=', kind)
    .where('finished_at', 'is', null)
    .execute();
  return new Set(rows.map(({ payload }) => payload));
}

export interface Lease {
  readonly by: string;
  readonly now: number;
  readonly until: number;
}

export interface LeaseRequest extends Lease {
  /** The jobs this worker is already running: a clock that jumps forward must not start them twice. */
  readonly underWay: readonly string[];
}

/** No lease or pause is nearly as long: what is due later was given its time when the clock was wrong. */
const longestDelayMs = 3 * 24 * 60 * 60 * 1000;

/**
 * Leases the job that has been due longest: a waiting one, or one whose worker let its lease expire. SQLite has a
 * single writer; on PostgreSQL workers skip rows that others are locking.
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
    .where((row) => row.or([row('due_at', '<=', now), row('due_at', '>', now + longestDelayMs)]))
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

/** Compares the attempt too, because a worker may lease the same job again after losing it. */
const ofLease = (query: Kysely<Tables>, { id, attempts }: Pick<Job, 'id' | 'attempts'>, by: string) =>
  query
    .updateTable('job')
    .where('id', '=', id)
    .where('state', '=', 'leased')
    .where('leased_by', '=', by)
    .where('attempts', '=', attempts);

/** Returns false if another worker has the job by now. */
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
  | {
      readonly state: 'done' | 'failed';
      readonly at: number;
      readonly error: string | null;
      /** What of it is kept. */
      readonly payload: string;
    };

/** Returns false if another worker has the job by now; that worker then reports the outcome. */
export async function finishJob(
  query: Kysely<Tables>,
  job: Pick<Job, 'id' | 'attempts'>,
  by: string,
  end: JobOutcome,
): Promise<boolean> {
  const values = { state: end.state, leased_by: null, last_error: end.error };
  const rest =
    end.state === 'waiting' ? { due_at: end.dueAt } : { finished_at: end.at, payload: end.payload };
  const row = await ofLease(query, job, by)
    .set({ ...values, ...rest })
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** With one of these payloads, each as it was when it was queued. */
export const isJobLeft = async (
  query: Kysely<Tables>,
  kind: string,
  payloads: readonly object[],
): Promise<boolean> => (await listPayloadsLeft(query, kind, payloads)).length > 0;

/** Those of the payloads, as they are written down, whose jobs wait or run. */
export async function listPayloadsLeft(
  query: Kysely<Tables>,
  kind: string,
  payloads: readonly object[],
): Promise<string[]> {
  const jobs = await query
    .selectFrom('job')
    .select('payload')
    .where('finished_at', 'is', null)
    .where('kind', '=', kind)
    .where(
      'payload',
      'in',
      payloads.map((payload) => JSON.stringify(payload)),
    )
    .execute();
  return jobs.map(({ payload }) => payload);
}

/** Of jobs that wait or run, what went wrong when each was last tried; by their payloads. */
export async function listJobTroubles(
  query: Kysely<Tables>,
  kind: string,
  payloads: readonly object[],
): Promise<ReadonlyMap<string, string>> {
  if (payloads.length === 0) return new Map();
  const jobs = await query
    .selectFrom('job')
    .select(['payload', 'last_error'])
    .where('finished_at', 'is', null)
    .where('kind', '=', kind)
    .where(
      'payload',
      'in',
      payloads.map((payload) => JSON.stringify(payload)),
    )
    .where('last_error', 'is not', null)
    .orderBy('created_at')
    .execute();
  return new Map(jobs.map(({ payload, last_error: error }) => [payload, error ?? '']));
}

export async function isThereJob(query: Kysely<Tables>, id: string): Promise<boolean> {
  const row = await query.selectFrom('job').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

export async function deleteFinishedJobs(query: Kysely<Tables>, before: number): Promise<void> {
  await query.deleteFrom('job').where('finished_at', '<', before).execute();
}

/** Of jobs of a kind that were done or given up before. */
export async function forgetPayloads(query: Kysely<Tables>, kind: string, before: number): Promise<void> {
  await query
    .updateTable('job')
    .set({ payload: '{}' })
    .where('kind', '=', kind)
    .where('finished_at', '<', before)
    .where('payload', '<>', '{}')
    .execute();
}
