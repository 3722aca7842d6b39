// Whose data a job holds, so that what is queued for a person is dropped with their account.
import { sql } from 'kysely';
import type { Migration } from './migrate.ts';

export const ownersOfJobs: Migration = {
  name: '016-owners-of-jobs',
  up: async (query) => {
    await query.schema
      .alterTable('job')
      .addColumn('account_id', 'text', (column) => column.references('account.id').onDelete('set null'))
      .execute();
    await query.schema.createIndex('job_by_account').on('job').column('account_id').execute();
    // The visitors of an account are deleted with it; most accounts have none.
    await query.schema
      .createIndex('account_by_merged_into')
      .on('account')
      .column('merged_into')
      .where(sql.ref('merged_into'), 'is not', null)
      .execute();
  },
};
