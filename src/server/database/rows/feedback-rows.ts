// Stores the messages that people send to the operators, who read them.
import { type Insertable, type Kysely, sql } from 'kysely';
import type { FeedbackTable, Tables } from '../../ports/database/tables.ts';
import type { Page } from './money/operator-order-rows.ts';

export async function insertFeedback(
  query: Kysely<Tables>,
  feedback: Insertable<FeedbackTable>,
): Promise<void> {
  await query.insertInto('feedback').values(feedback).execute();
}

const messages = (query: Kysely<Tables>, show: 'open' | 'done' | 'all') =>
  query
    .selectFrom('feedback')
    .$if(show !== 'all', (rows) => rows.where('done_at', show === 'open' ? 'is' : 'is not', null));

/** Newest first, each with when its sender was asked for feedback. */
export async function listMessages(
  query: Kysely<Tables>,
  show: 'open' | 'done' | 'all',
  { skip, limit }: Page,
) {
  const rows = await messages(query, show)
    .leftJoin('account', 'account.id', 'feedback.account_id')
    .select(['feedback.id', 'feedback.at', 'feedback.account_id', 'feedback.message', 'feedback.done_at'])
    .select(['feedback.email', 'account.feedback_requested_at'])
    .orderBy('feedback.at', 'desc')
    .orderBy('feedback.id', 'desc')
    .offset(skip)
    .limit(limit)
    .execute();
  const { count } = await messages(query, show)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(count) };
}

/** Returns whose message it is, and when an operator was done with it before; undefined if there is none. */
export async function markMessage(query: Kysely<Tables>, id: string, done_at: number | null) {
  const before = await query
    .updateTable('feedback')
    .set((row) => ({ at: row.ref('at') }))
    .where('id', '=', id)
    .returning(['account_id', 'done_at'])
    .executeTakeFirst();
  if (before !== undefined)
    await query.updateTable('feedback').set({ done_at }).where('id', '=', id).execute();
  return before;
}
