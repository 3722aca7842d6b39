// Changes the password of someone who is signed in and knows it, and ends every other session and link.
import { lockAccount, updateAccount } from '#server/database/rows/account-rows.ts';
import { deleteOneTimeTokensOf } from '#server/database/rows/one-time-token-rows.ts';
import { deleteSessionsOf } from '#server/database/rows/session-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import { confirmPassword } from '#server/passwords/confirm-password.ts';
import { hashToken } from '#server/sessions/session-tokens.ts';
import { type Device, exchangeSession, type Session } from '#server/sessions/sessions.ts';
import { chosenBy } from '#server/visitors/settings-of.ts';
import type { ServerParts } from '../server-parts.ts';
import type { PasswordParts } from './password-parts.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import type { NewSession } from './register.ts';

export async function changePassword(
  { ports, emails, jobs }: Pick<ServerParts, 'ports' | 'emails' | 'jobs'>,
  parts: PasswordParts,
  { token: oldToken, account: { id, email, kind, password_hash } }: Session,
  input: { readonly currentPassword: string; readonly newPassword: string },
  device: Device,
): Promise<NewSession> {
  const { database, clock } = ports;
  refuseWeakPassword(parts.weak, input.newPassword, email);
  await confirmPassword(parts, { email, kind, password_hash }, input.currentPassword, device.ip);
  const passwordHash = await parts.passwords.hash(input.newPassword);
  const now = clock.now();
  const token = await database.query.transaction().execute(async (transaction) => {
    const account = await lockAccount(transaction, id);
    // Another tab may have changed it, or an emailed link, while this one was being checked.
    if (account?.password_hash !== password_hash) throw new AppError('wrong-password');
    await updateAccount(transaction, id, { password_hash: passwordHash, updated_at: now });
    await deleteSessionsOf(transaction, id, hashToken(oldToken));
    // A stranger who was signed in may have requested a change of address.
    await deleteOneTimeTokensOf(transaction, id);
    const { language } = chosenBy(account);
    const message = { to: account.email ?? '', language, content: { kind: 'password-changed' } } as const;
    await emails.send(transaction, account.id, message);
    return exchangeSession(transaction, oldToken, id, device, now);
  });
  jobs.wake();
  return { accountId: id, token };
}
