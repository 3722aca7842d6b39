// Turns a visitor into a user with an account; the templates made so far stay where they are.
import type { Kysely } from 'kysely';
import { findAccountByEmail, lockAccount, promoteToUser } from '#server/database/rows/account-rows.ts';
import { isUniqueViolation } from '#server/database/rows/is-unique-violation.ts';
import { replaceSessionsOf } from '#server/database/rows/session-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import { isSignedIn } from '#server/policy/may-call.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import { type Device, exchangeSession, type Session } from '#server/sessions/sessions.ts';
import { ipDataOf } from '#server/visitors/ip-data-of.ts';
import { chosenBy } from '#server/visitors/settings-of.ts';
import type { ServerParts } from '../server-parts.ts';
import type { PasswordParts } from './password-parts.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { tellOfPurchases } from './tell-of-purchases.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface NewSession {
  readonly accountId: string;
  readonly token: string;
}

export async function register(
  { ports, emails }: Pick<ServerParts, 'ports' | 'emails'>,
  { passwords, weak }: PasswordParts,
  session: Session,
  { email, password }: Credentials,
  { device, origin }: { readonly device: Device; readonly origin: string },
): Promise<NewSession> {
  const { account } = session;
  if (isSignedIn(account)) throw new AppError('loggedin');
  refuseWeakPassword(weak, password, email);
  const query = ports.database.query;
  await refuseTakenEmail(query, email, account.id);
  const passwordHash = await passwords.hash(password);
  const now = ports.clock.now();
  try {
    const token = await query.transaction().execute(async (transaction) => {
      await refuseFormerVisitor(transaction, account.id);
      const person = { email, password_hash: passwordHash, updated_at: now };
      const ipData = ipDataOf(ports.geoIp, device.ip);
      if (!(await promoteToUser(transaction, account.id, { ...person, ip_data: ipData }))) {
        throw new AppError('user-exists');
      }
      const { language } = chosenBy(account);
      const content = { kind: 'welcome', url: `${origin}/builder/` } as const;
      await emails.send(transaction, account.id, { to: email, language, content });
      await tellOfPurchases(transaction, emails, account.id, { origin, now });
      await replaceSessionsOf(transaction, account.id, now);
      return exchangeSession(transaction, session.token, account.id, device, now);
    });
    return { accountId: account.id, token };
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('user-exists') : error;
  }
}

/** Someone who pressed the button twice is told that they are signed in, not that their own address is taken. */
async function refuseTakenEmail(query: Kysely<Tables>, email: string, ownId: string): Promise<void> {
  const holder = await findAccountByEmail(query, email);
  if (holder !== undefined) throw new AppError(holder.id === ownId ? 'loggedin' : 'user-exists');
}

/** The visitor may have registered or signed in in another tab in the meantime, or have been deleted. */
async function refuseFormerVisitor(query: Kysely<Tables>, id: string): Promise<void> {
  const visitor = await lockAccount(query, id);
  if (visitor === undefined) throw new AppError('session-required');
  if (isSignedIn(visitor) || visitor.merged_into !== null) throw new AppError('loggedin');
}
