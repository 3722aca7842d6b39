// Reads everything that is kept about one account, for the person to take away.
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export async function readAllOf(query: Kysely<Tables>, accountId: string) {
  const [templates, versions, orders, providers, feedback, sessions, log] = await Promise.all([
    query.selectFrom('template').selectAll().where('account_id', '=', accountId).execute(),
    query
      .selectFrom('template_version')
      .innerJoin('template', 'template.uuid', 'template_version.template_uuid')
      .selectAll('template_version')
      .where('template.account_id', '=', accountId)
      .execute(),
    query.selectFrom('purchase_order').selectAll().where('account_id', '=', accountId).execute(),
    query.selectFrom('provider').selectAll().where('account_id', '=', accountId).execute(),
    query.selectFrom('feedback').selectAll().where('account_id', '=', accountId).execute(),
    query
      .selectFrom('session')
      .select(['id', 'created_at', 'last_seen_at', 'expires_at', 'ip', 'user_agent'])
      .where('account_id', '=', accountId)
      .execute(),
    query.selectFrom('log_entry').selectAll().where('account_id', '=', accountId).execute(),
  ]);
  return { templates, versions, orders, providers, feedback, sessions, log };
}
