// Reads and writes which accounts sign in with Google.
import type { Kysely } from 'kysely';
import type { ProviderTable, Tables } from '../../ports/database/tables.ts';

export function findProvider(query: Kysely<Tables>, subject: string): Promise<ProviderTable | undefined> {
  return query
    .selectFrom('provider')
    .selectAll()
    .where('provider', '=', 'google')
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** Links the person to the account or updates an existing link; returns the id of the account they are linked to. */
export async function saveProvider(query: Kysely<Tables>, provider: ProviderTable): Promise<string> {
  const saved = await query
    .insertInto('provider')
    .values(provider)
    .onConflict((conflict) =>
      conflict.columns(['provider', 'subject']).doUpdateSet({ profile: provider.profile }),
    )
    .returning('account_id')
    .executeTakeFirstOrThrow();
  return saved.account_id;
}

export async function deleteProvidersOf(query: Kysely<Tables>, accountId: string): Promise<void> {
  await query.deleteFrom('provider').where('account_id', '=', accountId).execute();
}

/** Newest first. */
export function listProvidersOf(query: Kysely<Tables>, accountId: string): Promise<ProviderTable[]> {
  return query
    .selectFrom('provider')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}
