// Completes databases of programs whose migrations were changed after they had run: columns, tables and indexes that were added to
// them later, the last save as a version, and ids of sessions.
import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/ports/database/tables.ts';
import { rateLimits } from './004-rate-limits.ts';
import { addUnfinishedJobsIndex } from './009-jobs.ts';
import { keepLastSaves } from './keep-last-saves.ts';
import type { Migration } from './migrate.ts';

export const completeHistories: Migration = {
  name: '013-complete-histories',
  up: async (query) => {
    await completeTables(query);
    for (const uuid of await keepLastSaves(query)) await recountVersionBytes(query, uuid);
    await nameSessions(query);
  },
};

async function completeTables(query: Kysely<Tables>): Promise<void> {
  const tables = await query.introspection.getTables();
  const has = (table: string, column: string) =>
    tables.find(({ name }) => name === table)?.columns.some(({ name }) => name === column) ?? false;
  if (!has('rate_limit', 'key')) await rateLimits.up(query);
  if (!has('account', 'merged_into')) {
    await query.schema.alterTable('account').addColumn('merged_into', 'text').execute();
  }
  if (has('job', 'leased_until')) {
    await query.schema.dropIndex('job_by_state_due_at').execute();
    await query.schema.alterTable('job').dropColumn('leased_until').execute();
    await addUnfinishedJobsIndex(query);
  }
}

/** All of a version was in its row then. */
async function recountVersionBytes(query: Kysely<Tables>, uuid: string): Promise<void> {
  await sql`
    update template set version_bytes = coalesce((select sum(octet_length(version.document))
      from template_version as version where version.template_uuid = template.uuid), 0)
    where uuid = ${uuid} and document_bytes > 0`.execute(query);
}

/** A session without an id could not be ended alone, and all of them would count as the same one. */
async function nameSessions(query: Kysely<Tables>): Promise<void> {
  const sessions = await query.selectFrom('session').select('token_hash').where('id', '=', '').execute();
  for (const { token_hash } of sessions) {
    await query
      .updateTable('session')
      .set({ id: randomUUID() })
      .where('token_hash', '=', token_hash)
      .execute();
  }
}
