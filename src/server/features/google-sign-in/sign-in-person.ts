// Finds or makes the account of a person whom Google vouches for, and signs in to it.
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { becomeUser, findAccount, findAccountByEmail, updateAccount } from '#server/database/account-rows.ts';
import { claimVisitor } from '#server/database/claim-visitor.ts';
import { findProvider, saveProvider } from '#server/database/provider-rows.ts';
import { deleteSessionsOf } from '#server/database/session-rows.ts';
import type { Account, Tables } from '#server/database/tables.ts';
import type { GooglePerson } from '#server/ports/sign-in/google-sign-in.ts';
import type { ServerParts } from '#server/server-parts.ts';
import { type Device, exchangeSession, type Session } from '#server/sessions/sessions.ts';
import { emailKeyOf } from '#server/visitors/email-key-of.ts';
import { ipDataOf } from '#server/visitors/ip-data-of.ts';

export type SignInRefusal = 'unverified' | 'archived';

export type SignInEnd = { readonly token: string; readonly accountId: string } | SignInRefusal;

export function signInPerson(
  { ports }: Pick<ServerParts, 'ports'>,
  session: Session,
  person: GooglePerson,
  device: Device,
): Promise<SignInEnd> {
  const now = ports.clock.now();
  const ipData = ipDataOf(ports.geoIp, device.ip);
  return ports.database.query.transaction().execute(async (step) => {
    const account = await accountOf(step, session, person, ipData, now);
    if (account === 'unverified') return account;
    if (account.status !== 'active') return 'archived';
    await saveProvider(step, providerOf(person, account.id, now));
    await updateAccount(step, account.id, {
      first_name: account.first_name ?? (person.givenName || null),
      last_name: account.last_name ?? (person.familyName || null),
      display_name: account.display_name ?? (person.displayName || null),
      ip_data: ipData,
      updated_at: now,
    });
    await claimVisitor(step, session.account.id, account.id, now);
    const token = await exchangeSession(step, session.token, account.id, device, now);
    return { token, accountId: account.id };
  });
}

async function accountOf(
  query: Kysely<Tables>,
  session: Session,
  person: GooglePerson,
  ipData: string,
  now: number,
): Promise<Account | 'unverified'> {
  const linked = await findProvider(query, person.subject);
  const own = linked && (await findAccount(query, linked.account_id));
  if (own !== undefined) return own;
  if (person.email === null || !person.isEmailVerified) return 'unverified';
  const email = emailKeyOf(person.email);
  const same = await findAccountByEmail(query, email);
  if (same !== undefined) return verified(query, same, now);
  const newcomer = { email, password_hash: null, ip_data: ipData, updated_at: now };
  await becomeUser(query, session.account.id, newcomer);
  await updateAccount(query, session.account.id, { email_verified_at: now, updated_at: now });
  const account = await findAccount(query, session.account.id);
  if (account === undefined) throw new Error('the visitor is gone');
  return account;
}

/**
 * Whoever registered with an address that was never proved may be somebody else, waiting for its owner to come; the password
 * and sessions of that time end, and Google's word proves the address.
 */
async function verified(query: Kysely<Tables>, account: Account, now: number): Promise<Account> {
  if (account.email_verified_at !== null || account.status !== 'active') return account;
  const change = { password_hash: null, email_verified_at: now, updated_at: now };
  await updateAccount(query, account.id, change);
  await deleteSessionsOf(query, account.id, null);
  return { ...account, ...change };
}

const providerOf = (person: GooglePerson, accountId: string, now: number) => ({
  id: randomUUID(),
  account_id: accountId,
  provider: 'google' as const,
  subject: person.subject,
  profile: JSON.stringify({
    displayName: person.displayName,
    givenName: person.givenName,
    familyName: person.familyName,
    email: person.email,
    emailVerified: person.isEmailVerified,
    photo: person.photo,
  }),
  created_at: now,
});
