// What the database knows of how it is: its size, its schema, what waits and what went wrong.
import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/ports/database/database.ts';
import type { Tables } from '#server/ports/database/tables.ts';

export async function readDatabaseBytes(
  { kind }: Pick<Database, 'kind'>,
  query: Kysely<Tables>,
): Promise<number> {
  const size =
    kind === 'sqlite'
      ? sql<{
          bytes: number;
        }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
      : sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`;
  const { rows } = await size.execute(query);
  return Number(rows[0]?.bytes ?? 0);
}

export async function readSchemaVersion(query: Kysely<Tables>): Promise<number> {
  const { version } = await query
    .selectFrom('schema_version')
    .select((row) => row.fn.max('version').as('version'))
    .executeTakeFirstOrThrow();
  return version ?? 0;
}

export interface QueueState {
  /** Not done yet, due or not. */
  readonly waiting: number;
  /** Of those that nobody works at. */
  readonly oldestDueAt: number | null;
  readonly failedInDay: number;
}

export async function readQueueState(
  query: Kysely<Tables>,
  { now, dayAgo }: { readonly now: number; readonly dayAgo: number },
): Promise<QueueState> {
  const left = await query
    .selectFrom('job')
    .select((row) => row.fn.countAll<number>().as('waiting'))
    .where('finished_at', 'is', null)
    .executeTakeFirstOrThrow();
  const { due } = await query
    .selectFrom('job')
    .select((row) => row.fn.min('due_at').as('due'))
    .where('finished_at', 'is', null)
    .where('due_at', '<=', now)
    .executeTakeFirstOrThrow();
  const failed = await query
    .selectFrom('job')
    .select((row) => row.fn.countAll<number>().as('amount'))
    .where('state', '=', 'failed')
    .where('finished_at', '>', dayAgo)
    .executeTakeFirstOrThrow();
  return { waiting: Number(left.waiting), oldestDueAt: due ?? null, failedInDay: Number(failed.amount) };
}

export async function countErrorsSince(query: Kysely<Tables>, since: number): Promise<number> {
  const { amount } = await query
    .selectFrom('log_entry')
    .select((row) => row.fn.countAll<number>().as('amount'))
    .where('at', '>', since)
    .where('level', '=', 'error')
    .executeTakeFirstOrThrow();
  return Number(amount);
}
