// Sets a new password with the token of a link, ends every other session and signs in.
import { findAccount, updateAccount } from '#server/database/account-rows.ts';
import { claimVisitor } from '#server/database/claim-visitor.ts';
import { takeOneTimeToken } from '#server/database/one-time-token-rows.ts';
import { deleteSessionsOf } from '#server/database/session-rows.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Passwords } from '#server/passwords/passwords.ts';
import { isSignedIn } from '#server/policy/may-call.ts';
import type { ServerParts } from '#server/server-parts.ts';
import { hashOfToken } from '#server/sessions/session-tokens.ts';
import { type Device, exchangeSession, type Session } from '#server/sessions/sessions.ts';
import { chosenBy } from '#server/visitors/settings-of.ts';
import { refuseCommon, type SignedIn } from './register.ts';

export async function updatePassword(
  { ports, letters, jobs }: Pick<ServerParts, 'ports' | 'letters' | 'jobs'>,
  passwords: Passwords,
  session: Session,
  given: { readonly token: string; readonly password: string },
  device: Device,
): Promise<SignedIn> {
  refuseCommon(given.password);
  const { database, clock } = ports;
  const passwordHash = await passwords.hash(given.password);
  const now = clock.now();
  const signedIn = await database.query.transaction().execute(async (step) => {
    const taken = await takeOneTimeToken(step, hashOfToken(given.token), 'reset-password', now);
    const account = taken && (await findAccount(step, taken.account_id));
    if (account === undefined) throw new AppError('tokenUsedOrExpired');
    if (account.status !== 'active') throw new AppError('account-archived');
    await updateAccount(step, account.id, {
      password_hash: passwordHash,
      // Whoever opened the link reads the letters of this address.
      email_verified_at: account.email_verified_at ?? now,
      updated_at: now,
    });
    await deleteSessionsOf(step, account.id, null);
    if (!isSignedIn(session.account)) await claimVisitor(step, session.account.id, account.id, now);
    const { language } = chosenBy(account);
    const letter = { to: account.email ?? '', language, content: { kind: 'password-changed' } } as const;
    await letters.send(step, letter);
    const token = await exchangeSession(step, session.token, account.id, device, now);
    return { accountId: account.id, token };
  });
  jobs.wake();
  return signedIn;
}
