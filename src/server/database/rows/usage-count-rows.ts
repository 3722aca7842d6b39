// Counts events by day, never by person.
import type { Kysely } from 'kysely';
import type { UsageCountTable } from '../../ports/database/tables/usage-tables.ts';
import type { Tables } from '../../ports/database/tables.ts';

export interface CountedEvent {
  readonly name: string;
  readonly screen?: string | undefined;
}

export async function addUsageCounts(
  query: Kysely<Tables>,
  day: string,
  events: readonly CountedEvent[],
): Promise<void> {
  await query
    .insertInto('usage_count')
    .values(countsOf(day, events))
    .onConflict((conflict) =>
      conflict.columns(['day', 'event', 'screen']).doUpdateSet((row) => ({
        amount: row('usage_count.amount', '+', row.ref('excluded.amount')),
      })),
    )
    .execute();
}

function countsOf(day: string, events: readonly CountedEvent[]): UsageCountTable[] {
  const counts = new Map<string, UsageCountTable>();
  for (const { name: event, screen = '' } of events) {
    const key = JSON.stringify([event, screen]);
    const amount = (counts.get(key)?.amount ?? 0) + 1;
    counts.set(key, { day, event, screen, amount });
  }
  // Always in the same order: two transactions that update the same rows in opposite order would deadlock.
  return [...counts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, count]) => count);
}
