// Reads and writes the views of operators, in which they see the product as somebody else does.
import type { Kysely } from 'kysely';
import type { OperatorView } from '#server/ports/database/tables/second-factor-tables.ts';
import type { Tables } from '#server/ports/database/tables.ts';

export async function insertView(query: Kysely<Tables>, view: OperatorView): Promise<void> {
  await query.insertInto('operator_view').values(view).execute();
}

interface ViewKey {
  readonly tokenHash: string;
  readonly sessionId: string;
  readonly operatorId: string;
}

/** Of this session alone, and not over. */
export function findView(
  query: Kysely<Tables>,
  { tokenHash, sessionId, operatorId }: ViewKey,
  now: number,
): Promise<OperatorView | undefined> {
  return query
    .selectFrom('operator_view')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('session_id', '=', sessionId)
    .where('operator_id', '=', operatorId)
    .where('ends_at', '>', now)
    .executeTakeFirst();
}

/** Returns whose it was, if there was one. */
export async function deleteView(
  query: Kysely<Tables>,
  { tokenHash, sessionId, operatorId }: ViewKey,
): Promise<string | undefined> {
  const deleted = await query
    .deleteFrom('operator_view')
    .where('token_hash', '=', tokenHash)
    .where('session_id', '=', sessionId)
    .where('operator_id', '=', operatorId)
    .returning('account_id')
    .executeTakeFirst();
  return deleted?.account_id;
}

/** The session goes on under another id. */
export async function transferViews(query: Kysely<Tables>, from: string, to: string): Promise<void> {
  await query.updateTable('operator_view').set({ session_id: to }).where('session_id', '=', from).execute();
}

export async function deleteViewsBefore(query: Kysely<Tables>, now: number): Promise<void> {
  await query.deleteFrom('operator_view').where('ends_at', '<=', now).execute();
}
