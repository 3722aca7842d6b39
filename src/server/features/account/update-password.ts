// Sets a new password with the token of a link, ends every other session and link, and signs in.
import { updateAccount } from '#server/database/rows/account-rows.ts';
import { claimVisitor } from '#server/database/rows/claim-visitor.ts';
import { deleteOneTimeTokensOf, findOneTimeToken } from '#server/database/rows/one-time-token-rows.ts';
import { deleteSessionsOf } from '#server/database/rows/session-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Passwords } from '#server/passwords/passwords.ts';
import { isSignedIn } from '#server/policy/may-call.ts';
import { hashOfToken } from '#server/sessions/session-tokens.ts';
import { type Device, exchangeSession, type Session } from '#server/sessions/sessions.ts';
import { chosenBy } from '#server/visitors/settings-of.ts';
import type { ServerParts } from '../server-parts.ts';
import { openLink } from './open-link.ts';
import { refuseEasyPassword } from './refuse-easy-password.ts';
import type { SignedIn } from './register.ts';

const purpose = 'reset-password';

export async function updatePassword(
  { ports, letters, jobs }: Pick<ServerParts, 'ports' | 'letters' | 'jobs'>,
  passwords: Passwords,
  session: Session,
  given: { readonly token: string; readonly password: string },
  device: Device,
): Promise<SignedIn> {
  const { database, clock } = ports;
  refuseEasyPassword(given.password, null);
  const now = clock.now();
  // Looked at before, so that no made-up token costs a hash.
  const link = await findOneTimeToken(database.query, hashOfToken(given.token), purpose, now);
  if (link === undefined) throw new AppError('tokenUsedOrExpired');
  const passwordHash = await passwords.hash(given.password);
  const signedIn = await database.query.transaction().execute(async (step) => {
    const { account } = await openLink(step, given.token, purpose, now);
    refuseEasyPassword(given.password, account.email);
    await updateAccount(step, account.id, {
      password_hash: passwordHash,
      // Whoever opened the link reads the letters of this address.
      email_verified_at: account.email_verified_at ?? now,
      updated_at: now,
    });
    await deleteSessionsOf(step, account.id, null);
    // A stranger who was signed in may have asked for another address to be used.
    await deleteOneTimeTokensOf(step, account.id);
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
