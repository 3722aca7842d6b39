// Sets a new password with the token of a link, ends every other session and link, and signs in.
import { findAccount, updateAccount } from '#server/database/rows/account-rows.ts';
import { claimVisitor } from '#server/database/rows/claim-visitor.ts';
import { deleteOneTimeTokensOf, findOneTimeToken } from '#server/database/rows/one-time-token-rows.ts';
import { deleteSessionsOf } from '#server/database/rows/session-rows.ts';
import { leaveDrives } from '#server/drives/leave-drive.ts';
import { AppError } from '#server/errors/app-error.ts';
import { claimPurchases } from '#server/money/claim-purchases.ts';
import { isSignedIn } from '#server/policy/may-call.ts';
import { hashToken } from '#server/sessions/session-tokens.ts';
import { type Device, exchangeSession, type Session } from '#server/sessions/sessions.ts';
import { chosenBy } from '#server/visitors/settings-of.ts';
import type { ServerParts } from '../server-parts.ts';
import { consumeLink } from './consume-link.ts';
import type { PasswordParts } from './password-parts.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import type { NewSession } from './register.ts';

const purpose = 'reset-password';

export async function updatePassword(
  { ports, emails, jobs }: Pick<ServerParts, 'ports' | 'emails' | 'jobs'>,
  { passwords, tries, weak }: PasswordParts,
  session: Session,
  input: { readonly token: string; readonly password: string },
  device: Device,
): Promise<NewSession> {
  const { database, clock } = ports;
  const now = clock.now();
  // Checked first, so that an invalid token does not cost a password hash.
  const link = await findOneTimeToken(database.query, hashToken(input.token), purpose, now);
  if (link === undefined) throw new AppError('tokenUsedOrExpired');
  // Its address stays the same until the link is used: a change of address ends all links.
  const holder = await findAccount(database.query, link.account_id);
  refuseWeakPassword(weak, input.password, holder?.email ?? null);
  const passwordHash = await passwords.hash(input.password);
  const signedIn = await database.query.transaction().execute(async (transaction) => {
    const { account } = await consumeLink(transaction, input.token, purpose, now);
    await updateAccount(transaction, account.id, {
      password_hash: passwordHash,
      // Opening the link proves that they read this address.
      email_verified_at: account.email_verified_at ?? now,
      updated_at: now,
    });
    await deleteSessionsOf(transaction, account.id, null);
    // A stranger who was signed in may have requested a change of address.
    await deleteOneTimeTokensOf(transaction, account.id);
    // Before the address was proved, somebody else may have connected theirs, to get what is made from then on.
    if (account.email_verified_at === null) await leaveDrives(transaction, jobs, [account.id], now);
    if (!isSignedIn(session.account)) await claimVisitor(transaction, session.account.id, account.id, now);
    await claimPurchases(transaction, account.id, now);
    const { language } = chosenBy(account);
    const message = { to: account.email ?? '', language, content: { kind: 'password-changed' } } as const;
    await emails.send(transaction, account.id, message);
    const token = await exchangeSession(transaction, session.token, account.id, device, now);
    return { accountId: account.id, email: account.email ?? '', token };
  });
  jobs.wake();
  await tries.forget(signedIn.email, device.ip);
  return signedIn;
}
