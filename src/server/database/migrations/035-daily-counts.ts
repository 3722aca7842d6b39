// What happened on each day, of nobody in particular, with what is known of the days before; and lists of jobs by age.
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/ports/database/tables.ts';
import type { Migration } from './migrate.ts';

export const dailyCounts: Migration = {
  name: '035-daily-counts',
  up: async (query) => {
    await query.schema
      .createTable('daily_count')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('what', 'text', (column) => column.notNull())
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('daily_count_key', ['day', 'what'])
      .execute();
    await query.schema
      .createTable('counted_once')
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('account.id').onDelete('cascade'),
      )
      .addColumn('what', 'text', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('counted_once_key', ['account_id', 'what'])
      .execute();
    await query.schema.createIndex('counted_once_by_until').on('counted_once').column('until').execute();
    await query.schema.createIndex('job_by_created_at').on('job').columns(['created_at', 'id']).execute();
    await query.schema
      .createIndex('purchase_order_by_paid_at')
      .on('purchase_order')
      .column('paid_at')
      .where(sql.ref('paid_at'), 'is not', null)
      .execute();
    await countBefore(query);
  },
};

const dayMs = 24 * 60 * 60 * 1000;

/** As far as rows know: visitors without a template were deleted, and the log is kept for some time only. */
async function countBefore(query: Kysely<Tables>): Promise<void> {
  const sources = [
    ['visit', sql`select created_at as at from account`],
    ['sign-up', sql`select created_at as at from account where kind = 'user'`],
    ['template-made', sql`select created_at as at from template`],
    ['download', sql`select at from log_entry where lmid = 'model-downloaded'`],
    ['build-failed', sql`select at from log_entry where lmid = 'model-build-excel-error'`],
    ['error', sql`select at from log_entry where level = 'error'`],
  ] as const;
  for (const [what, rows] of sources) {
    const counted = await sql<{ day: number; amount: number }>`
      select at / ${sql.lit(dayMs)} as day, count(*) as amount from (${rows}) as happened
      where at >= 0 and at < 253402300800000 group by at / ${sql.lit(dayMs)}`.execute(query);
    for (const { day, amount } of counted.rows) {
      const row = { day: new Date(Number(day) * dayMs).toISOString().slice(0, 10), what, amount };
      await query.insertInto('daily_count').values(row).execute();
    }
  }
}
