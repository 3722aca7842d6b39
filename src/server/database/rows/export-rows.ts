// Reads everything stored about one account, for the person's data export.
import type { Kysely } from 'kysely';
import type { Tables } from '../../ports/database/tables.ts';

/** Everything except the templates, which may be too many and too large to hold in memory at once. */
export async function readRecordsOf(query: Kysely<Tables>, accountId: string) {
  const [orders, providers, feedback, sessions, log, builtFiles, links, gallery] = await Promise.all([
    query.selectFrom('purchase_order').selectAll().where('account_id', '=', accountId).execute(),
    query.selectFrom('provider').selectAll().where('account_id', '=', accountId).execute(),
    query.selectFrom('feedback').selectAll().where('account_id', '=', accountId).execute(),
    query
      .selectFrom('session')
      .select(['id', 'created_at', 'last_seen_at', 'expires_at', 'ip', 'user_agent'])
      .where('account_id', '=', accountId)
      .execute(),
    query.selectFrom('log_entry').selectAll().where('account_id', '=', accountId).execute(),
    query.selectFrom('built_file').selectAll().where('account_id', '=', accountId).execute(),
    query
      .selectFrom('one_time_token')
      .select(['purpose', 'payload', 'created_at', 'expires_at', 'used_at'])
      .where('account_id', '=', accountId)
      .execute(),
    query
      .selectFrom('gallery_template')
      .select(['uuid', 'card', 'created_at', 'updated_at'])
      .where('saved_by', '=', accountId)
      .execute(),
  ]);
  return { orders, providers, feedback, sessions, log, builtFiles, links, gallery };
}

/** Deleted ones too, until they are purged. */
export async function listTemplateUuids(query: Kysely<Tables>, accountId: string): Promise<string[]> {
  const rows = await query
    .selectFrom('template')
    .select('uuid')
    .where('account_id', '=', accountId)
    .where('document', '!=', '')
    .orderBy('created_at')
    .orderBy('uuid')
    .execute();
  return rows.map(({ uuid }) => uuid);
}

export function readTemplateOf(query: Kysely<Tables>, accountId: string, uuid: string) {
  return query
    .selectFrom('template')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('account_id', '=', accountId)
    .where('document', '!=', '')
    .executeTakeFirst();
}
