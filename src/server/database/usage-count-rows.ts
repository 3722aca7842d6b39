// Counts events by day: how often, never by whom.
import type { Kysely } from 'kysely';
import type { Tables, UsageCountTable } from './tables.ts';

export async function addUsageCount(query: Kysely<Tables>, count: UsageCountTable): Promise<void> {
  await query
    .insertInto('usage_count')
    .values(count)
    .onConflict((conflict) =>
      conflict.columns(['day', 'event', 'screen']).doUpdateSet((row) => ({
        amount: row('usage_count.amount', '+', row.ref('excluded.amount')),
      })),
    )
    .execute();
}
