// Sends a link with which a new password can be set, once and within an hour.
import { findAccountByEmail, lockAccount } from '#server/database/rows/account-rows.ts';
import { hasOneTimeTokenSince, insertOneTimeToken } from '#server/database/rows/one-time-token-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import { linkLifeMs } from '#server/letters/link-life.ts';
import { hashOfToken, newSessionToken } from '#server/sessions/session-tokens.ts';
import { chosenBy } from '#server/visitors/settings-of.ts';
import type { ServerParts } from '../server-parts.ts';

/** Whoever asks for somebody else's address must not fill their letter box, nor make each link worthless at once. */
const letterEveryMs = 60 * 1000;
const purpose = 'reset-password';

export async function requestReset(
  { ports, letters, jobs }: Pick<ServerParts, 'ports' | 'letters' | 'jobs'>,
  email: string,
  origin: string,
): Promise<void> {
  const { database, clock } = ports;
  const account = await findAccountByEmail(database.query, email);
  if (account === undefined) throw new AppError('nouser');
  const token = newSessionToken();
  const now = clock.now();
  // Before the hash: what stands after it is the page's own address.
  const url = `${origin}/builder/?token=${token}#/passwordReset/`;
  await database.query.transaction().execute(async (step) => {
    await lockAccount(step, account.id);
    if (await hasOneTimeTokenSince(step, account.id, purpose, now - letterEveryMs)) return;
    await insertOneTimeToken(step, {
      token_hash: hashOfToken(token),
      account_id: account.id,
      purpose,
      payload: '{}',
      created_at: now,
      expires_at: now + linkLifeMs,
      used_at: null,
    });
    const { language } = chosenBy(account);
    // The same work and the same answer either way: whether an account is archived is told to its letter box alone.
    const content =
      account.status === 'active'
        ? ({ kind: 'reset-password', url } as const)
        : ({ kind: 'archived' } as const);
    await letters.send(step, { to: email, language, content });
  });
  jobs.wake();
}
