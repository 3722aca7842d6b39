// Stores the messages that people send to the operators.
import type { Kysely } from 'kysely';
import type { FeedbackTable, Tables } from '../../ports/database/tables.ts';

export async function insertFeedback(query: Kysely<Tables>, feedback: FeedbackTable): Promise<void> {
  await query.insertInto('feedback').values(feedback).execute();
}
