// Leaves out of the cards of templates what no list shows.
import { type Kysely, sql } from 'kysely';
import { readSummary, shortenedSummary } from '#server/cards/stored-summary.ts';
import type { Tables } from '#server/ports/database/tables.ts';

/** Of a summary that is not long nothing has to be left out. */
const mostSummaryBytes = 1000;

export async function shortenSummaries(query: Kysely<Tables>): Promise<void> {
  const long = await query
    .selectFrom('template')
    .select('uuid')
    .where(sql<number>`octet_length(summary)`, '>', mostSummaryBytes)
    .execute();
  for (const { uuid } of long) {
    const rows = query.selectFrom('template').select('summary').where('uuid', '=', uuid);
    const stored = readSummary((await rows.executeTakeFirst())?.summary ?? '');
    if (stored === null) continue;
    const summary = JSON.stringify(shortenedSummary(stored));
    await query.updateTable('template').set({ summary }).where('uuid', '=', uuid).execute();
  }
}
