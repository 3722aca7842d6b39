// Sends a link for setting a new password, which works once and for one hour.
import { findAccountByEmail, lockAccount } from '#server/database/rows/account-rows.ts';
import { hasOneTimeTokenSince, insertOneTimeToken } from '#server/database/rows/one-time-token-rows.ts';
import { linkLifetimeMs, linkWithToken } from '#server/emails/link-with-token.ts';
import { AppError } from '#server/errors/app-error.ts';
import { hashToken, newSessionToken } from '#server/sessions/session-tokens.ts';
import { chosenBy } from '#server/visitors/settings-of.ts';
import type { ServerParts } from '../server-parts.ts';

/** Prevents anyone from flooding somebody else's inbox, or invalidating each link at once. */
const emailIntervalMs = 60 * 1000;
const purpose = 'reset-password';

export async function requestPasswordReset(
  { ports, emails, jobs }: Pick<ServerParts, 'ports' | 'emails' | 'jobs'>,
  email: string,
  origin: string,
): Promise<void> {
  const { database, clock } = ports;
  const account = await findAccountByEmail(database.query, email);
  if (account === undefined) throw new AppError('nouser');
  const token = newSessionToken();
  const now = clock.now();
  const url = linkWithToken(origin, 'passwordReset', token);
  await database.query.transaction().execute(async (transaction) => {
    await lockAccount(transaction, account.id);
    if (await hasOneTimeTokenSince(transaction, account.id, purpose, now - emailIntervalMs, now)) return;
    await insertOneTimeToken(transaction, {
      token_hash: hashToken(token),
      account_id: account.id,
      purpose,
      payload: '{}',
      created_at: now,
      expires_at: now + linkLifetimeMs,
      used_at: null,
    });
    const { language } = chosenBy(account);
    // The same work and the same reply either way: only the owner of the inbox learns that an account is archived.
    const content =
      account.status === 'active'
        ? ({ kind: 'reset-password', url } as const)
        : ({ kind: 'archived' } as const);
    await emails.send(transaction, account.id, { to: email, language, content });
  });
  jobs.wake();
}
