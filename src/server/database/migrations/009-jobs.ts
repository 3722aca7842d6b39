// Background work that outlives a request: each job is leased to one worker at a time and retried when it fails.
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/ports/database/tables.ts';
import type { Migration } from './migrate.ts';

export const jobs: Migration = {
  name: '009-jobs',
  up: async (query) => {
    await query.schema
      .createTable('job')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('leased_by', 'text')
      .addColumn('last_error', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('finished_at', 'bigint')
      .execute();
    await addUnfinishedJobsIndex(query);
  },
};

/** Covers unfinished jobs only, so that looking for work never scans finished ones. */
export async function addUnfinishedJobsIndex(query: Kysely<Tables>): Promise<void> {
  await query.schema
    .createIndex('job_by_due_at')
    .on('job')
    .columns(['due_at', 'id'])
    .where(sql.ref('finished_at'), 'is', null)
    .execute();
}
