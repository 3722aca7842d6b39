// Signs in with an email address and a password, and moves what the visitor made before to the account.
import { findAccountByEmail, lockAccount, updateAccount } from '#server/database/rows/account-rows.ts';
import { claimVisitor } from '#server/database/rows/claim-visitor.ts';
import { AppError } from '#server/errors/app-error.ts';
import { claimPurchases } from '#server/money/claim-purchases.ts';
import { isSignedIn } from '#server/policy/may-call.ts';
import { type Device, exchangeSession, type Session } from '#server/sessions/sessions.ts';
import { ipDataOf } from '#server/visitors/ip-data-of.ts';
import type { ServerParts } from '../server-parts.ts';
import type { PasswordParts } from './password-parts.ts';
import type { Credentials, NewSession } from './register.ts';
import { tellOfPurchases } from './tell-of-purchases.ts';

export async function logIn(
  { ports, emails }: Pick<ServerParts, 'ports' | 'emails'>,
  { passwords, tries }: PasswordParts,
  session: Session,
  { email, password }: Credentials,
  { device, origin }: { readonly device: Device; readonly origin: string },
): Promise<NewSession> {
  const { database, clock, geoIp } = ports;
  if (isSignedIn(session.account)) throw new AppError('loggedin');
  await tries.count(email, device.ip);
  const account = await findAccountByEmail(database.query, email);
  const isRight = await passwords.matches(account?.password_hash ?? null, password);
  if (account === undefined || !isRight) throw new AppError('wrong-login');
  await tries.forget(email, device.ip);
  // Said only to someone who knows the password, so that nobody else learns that the account exists.
  if (account.status !== 'active') throw new AppError('account-archived');
  const now = clock.now();
  const token = await database.query.transaction().execute(async (transaction) => {
    const current = await lockAccount(transaction, account.id);
    // A new password set while this one was being checked has ended all sessions; none may start with the old one after
    // that.
    if (current?.password_hash !== account.password_hash) throw new AppError('wrong-login');
    if (current.status !== 'active') throw new AppError('account-archived');
    await claimVisitor(transaction, session.account.id, account.id, now);
    await claimPurchases(transaction, account.id, now);
    await tellOfPurchases(transaction, emails, account.id, { origin, now });
    await updateAccount(transaction, account.id, { ip_data: ipDataOf(geoIp, device.ip), updated_at: now });
    return exchangeSession(transaction, session.token, account.id, device, now);
  });
  return { accountId: account.id, token };
}
