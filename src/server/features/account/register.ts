// Makes the visitor someone with an account: the templates made so far stay where they are.
import { becomeUser, findAccountByEmail } from '#server/database/account-rows.ts';
import { AppError } from '#server/http/app-error.ts';
import { isCommonPassword } from '#server/passwords/common-passwords.ts';
import type { Passwords } from '#server/passwords/passwords.ts';
import { isSignedIn } from '#server/policy/may-call.ts';
import type { ServerParts } from '#server/server-parts.ts';
import { type Device, exchangeSession, type Session } from '#server/sessions/sessions.ts';
import { ipDataOf } from '#server/visitors/ip-data-of.ts';
import { chosenBy } from '#server/visitors/settings-of.ts';
import { isTaken } from './is-taken.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface SignedIn {
  readonly accountId: string;
  readonly token: string;
}

export function refuseCommon(password: string): void {
  if (!isCommonPassword(password)) return;
  const message = 'is one of the passwords that everyone tries first; pick another one';
  throw new AppError('bad-request', { faults: [{ path: 'body.password', message }] });
}

export async function register(
  { ports, letters }: Pick<ServerParts, 'ports' | 'letters'>,
  passwords: Passwords,
  session: Session,
  { email, password }: Credentials,
  { device, url }: { readonly device: Device; readonly url: string },
): Promise<SignedIn> {
  const { account } = session;
  if (isSignedIn(account)) throw new AppError('loggedin');
  refuseCommon(password);
  const query = ports.database.query;
  if ((await findAccountByEmail(query, email)) !== undefined) throw new AppError('user-exists');
  const passwordHash = await passwords.hash(password);
  const now = ports.clock.now();
  try {
    const token = await query.transaction().execute(async (step) => {
      const person = { email, password_hash: passwordHash, updated_at: now };
      const ipData = ipDataOf(ports.geoIp, device.ip);
      if (!(await becomeUser(step, account.id, { ...person, ip_data: ipData }))) {
        throw new AppError('user-exists');
      }
      const { language } = chosenBy(account);
      await letters.send(step, { to: email, language, content: { kind: 'welcome', url } });
      return exchangeSession(step, session.token, account.id, device, now);
    });
    return { accountId: account.id, token };
  } catch (error) {
    throw isTaken(error) ? new AppError('user-exists') : error;
  }
}
