// Asks a user by email what they think of the product, in their language, and not again for a month.
import type { Kysely } from 'kysely';
import { noteFeedbackRequest } from '#server/database/rows/operators/operated-account-rows.ts';
import { readCountedUsers } from '#server/database/rows/operators/user-count-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { OperatorDesk } from '#server/operator-desk/operator-desk.ts';
import { isOperator } from '#server/policy/may-call.ts';
import type { Account, Tables } from '#server/ports/database/tables.ts';
import { chosenBy } from '#server/visitors/settings-of.ts';
import type { ServerParts } from '../server-parts.ts';
import { addressOf } from './address-of.ts';
import { lockUser } from './find-user.ts';

const askedAgainAfterMs = 30 * 24 * 60 * 60 * 1000;

/** Opens the dialog to write it in. */
const feedbackLink = (origin: string): string => `${origin}/builder/?feedback=open#/templates`;

/** Returns when they were asked last. */
export async function requestFeedback(
  { emails, jobs, origin, ports: { clock } }: Pick<ServerParts, 'emails' | 'jobs' | 'origin' | 'ports'>,
  { place, record }: Pick<OperatorDesk, 'place' | 'record'>,
  id: string,
): Promise<number> {
  const now = clock.now();
  const requestedAt = await place.database.query.transaction().execute(async (query) => {
    const account = await lockUser(query, id);
    if (isOperator(account)) throw new AppError('operator-protected');
    if (account.status !== 'active') throw new AppError('user-archived');
    const { feedback_requested_at: before } = account;
    const to = await addressToAsk(query, account);
    if (before !== null && before > now - askedAgainAfterMs) return before;
    const { language } = chosenBy(account);
    const content = { kind: 'feedback-request', url: feedbackLink(origin()) } as const;
    await emails.send(query, id, { to, language, content });
    await noteFeedbackRequest(query, id, now);
    await record(query, { act: 'feedback-requested', whom: id, before, after: now });
    return now;
  });
  jobs.wake();
  return requestedAt;
}

async function addressToAsk(query: Kysely<Tables>, { id, email }: Account): Promise<string> {
  const [user] = await readCountedUsers(query, [id]);
  const address = addressOf(email, user?.counts.firstOrderEmail ?? null);
  if (address === null) throw new AppError('no-email-address');
  return address;
}
