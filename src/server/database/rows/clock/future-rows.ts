// Puts right what was stored while the clock was ahead, which would be valid, or kept, until its time has come.
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/ports/database/tables.ts';

/** Moments after `latest` become `now`: whatever ages from them has its full time. */
export async function redateFuture(query: Kysely<Tables>, now: number, latest: number): Promise<void> {
  await redateSessions(query, now, latest);
  await redateTemplates(query, now, latest);
  await query.updateTable('account').set({ updated_at: now }).where('updated_at', '>', latest).execute();
  // The person asks for another one.
  await query.deleteFrom('one_time_token').where('created_at', '>', latest).execute();
  // Nobody waits for years.
  await query.deleteFrom('rate_limit').where('expire', '>', latest).execute();
  await query.deleteFrom('password_try').where('last_at', '>', latest).execute();
  await query.updateTable('job').set({ finished_at: now }).where('finished_at', '>', latest).execute();
  await query.updateTable('log_entry').set({ at: now }).where('at', '>', latest).execute();
  await query.deleteFrom('build').where('touched_at', '>', latest).execute();
  // They are built again.
  await query.updateTable('built_file').set({ expires_at: now }).where('created_at', '>', latest).execute();
  await redateSpreadsheets(query, now, latest);
  await query
    .updateTable('google_drive')
    .set({ connected_at: now })
    .where('connected_at', '>', latest)
    .execute();
}

/** A visitor has no other way to their templates, so a session stays, but lives no longer than one that was seen now. */
async function redateSessions(query: Kysely<Tables>, now: number, latest: number): Promise<void> {
  await query
    .updateTable('session')
    .set((row) => ({
      expires_at: sql<number>`${row.ref('expires_at')} - ${row.ref('last_seen_at')} + ${sql.lit(now)}`,
      last_seen_at: now,
    }))
    .where('last_seen_at', '>', latest)
    .execute();
  await query.updateTable('session').set({ created_at: now }).where('created_at', '>', latest).execute();
}

const spreadsheetTimes = [
  ...(['created_at', 'tried_at', 'published_at', 'made_at'] as const),
  ...(['last_viewed_at', 'revoked_at', 'removed_at'] as const),
];

/** Each lives as long as it would have, counted from now; a try that is under way from then on is taken for dead. */
async function redateSpreadsheets(query: Kysely<Tables>, now: number, latest: number): Promise<void> {
  const livesFrom = sql<number>`case when is_readonly = 1 then made_at else coalesce(last_viewed_at, made_at) end`;
  await query
    .updateTable('spreadsheet')
    .set({ expires_at: sql<number>`expires_at - ${livesFrom} + ${sql.lit(now)}` })
    .where(livesFrom, '>', latest)
    .execute();
  for (const column of spreadsheetTimes) {
    await query
      .updateTable('spreadsheet')
      .set({ [column]: now })
      .where(column, '>', latest)
      .execute();
  }
}

async function redateTemplates(query: Kysely<Tables>, now: number, latest: number): Promise<void> {
  for (const column of ['created_at', 'updated_at', 'deleted_at'] as const) {
    await query
      .updateTable('template')
      .set({ [column]: now })
      .where(column, '>', latest)
      .execute();
  }
  // In one history, those of the same moment are in the order of their revisions.
  await query.updateTable('template_version').set({ saved_at: now }).where('saved_at', '>', latest).execute();
}
