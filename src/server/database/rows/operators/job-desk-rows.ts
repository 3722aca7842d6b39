// Reads the job queue for operators, and repeats, hastens and drops what is in it.
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Job, JobTable, Tables } from '#server/ports/database/tables.ts';

export interface JobFilter {
  readonly state?: JobTable['state'] | undefined;
  readonly kind?: string | undefined;
  /** How the payload begins. */
  readonly start?: string | undefined;
}

type JobQuery<Row> = SelectQueryBuilder<Tables, 'job', Row>;

const matching = <Row>(rows: JobQuery<Row>, { state, kind, start }: JobFilter): JobQuery<Row> =>
  rows
    .$if(state !== undefined, (some) => some.where('state', '=', state ?? 'waiting'))
    .$if(kind !== undefined, (some) => some.where('kind', '=', kind ?? ''))
    .$if(start !== undefined, (some) => some.where(beginsWith(start ?? '')));

/** In whole characters, as both databases count. */
const beginsWith = (start: string) =>
  sql<boolean>`substr(payload, 1, ${sql.lit([...start].length)}) = ${start}`;

/** Newest first. */
export const listJobRows = (
  query: Kysely<Tables>,
  filter: JobFilter,
  { skip, limit }: { readonly skip: number; readonly limit: number },
): Promise<Job[]> =>
  matching(query.selectFrom('job').selectAll(), filter)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(skip)
    .limit(limit)
    .execute();

export async function countJobRows(query: Kysely<Tables>, filter: JobFilter): Promise<number> {
  const counted = query.selectFrom('job').select((row) => row.fn.countAll<number>().as('amount'));
  const { amount } = await matching(counted, filter).executeTakeFirstOrThrow();
  return Number(amount);
}

export interface JobCount {
  readonly kind: string;
  readonly state: JobTable['state'];
  readonly count: number;
}

export async function countJobsByState(query: Kysely<Tables>): Promise<JobCount[]> {
  const rows = await query
    .selectFrom('job')
    .select(['kind', 'state'])
    .select((row) => row.fn.countAll<number>().as('count'))
    .groupBy(['kind', 'state'])
    .orderBy('kind')
    .orderBy('state')
    .execute();
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }));
}

export const findJob = (query: Kysely<Tables>, id: string): Promise<Job | undefined> =>
  query.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirst();

/** Returns false if it is not given up any more. */
export async function retryJobRow(query: Kysely<Tables>, id: string, now: number): Promise<boolean> {
  const row = await query
    .updateTable('job')
    .set({ state: 'waiting', attempts: 0, due_at: now, finished_at: null })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns false if it does not wait any more. */
export async function hastenJobRow(query: Kysely<Tables>, id: string, now: number): Promise<boolean> {
  const row = await query
    .updateTable('job')
    .set({ due_at: now })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns false if somebody works at it. */
export async function dropJobRow(query: Kysely<Tables>, id: string): Promise<boolean> {
  const row = await query
    .deleteFrom('job')
    .where('id', '=', id)
    .where('state', '<>', 'leased')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Of the accounts that have one. */
export async function listAddresses(
  query: Kysely<Tables>,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (accountIds.length === 0) return new Map();
  const rows = await query
    .selectFrom('account')
    .select(['id', 'email'])
    .where('id', 'in', accountIds)
    .execute();
  return new Map(rows.flatMap(({ id, email }) => (email === null ? [] : [[id, email] as const])));
}

/** Of jobs of a kind, by how their payload begins; returns their ids. */
export async function deleteJobsBeginning(
  query: Kysely<Tables>,
  kind: string,
  start: string,
): Promise<readonly string[]> {
  const rows = await query
    .deleteFrom('job')
    .where('kind', '=', kind)
    .where(beginsWith(start))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
