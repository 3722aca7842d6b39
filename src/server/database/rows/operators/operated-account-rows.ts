// What operators change of an account; none of it counts as something that the user did.
import type { Kysely } from 'kysely';
import type { Tables } from '#server/ports/database/tables.ts';

export async function setAccountStatus(
  query: Kysely<Tables>,
  id: string,
  status: 'archived' | 'active',
): Promise<void> {
  await query.updateTable('account').set({ status }).where('id', '=', id).execute();
}

export async function noteFeedbackRequest(query: Kysely<Tables>, id: string, now: number): Promise<void> {
  await query.updateTable('account').set({ feedback_requested_at: now }).where('id', '=', id).execute();
}
