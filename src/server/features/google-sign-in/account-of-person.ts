// Which account a person whom Google vouches for has, or may have: linked before, of the same address, or a new one.
import type { Kysely } from 'kysely';
import {
  findAccountByEmail,
  insertAccount,
  lockAccount,
  promoteToUser,
  updateAccount,
} from '#server/database/rows/account-rows.ts';
import { deleteOneTimeTokensOf } from '#server/database/rows/one-time-token-rows.ts';
import { deleteProvidersOf, findProvider } from '#server/database/rows/provider-rows.ts';
import { deleteSessionsOf, replaceSessionsOf } from '#server/database/rows/session-rows.ts';
import type { Account, Tables } from '#server/ports/database/tables.ts';
import type { GooglePerson } from '#server/ports/sign-in/google-sign-in.ts';
import { newVisitor } from '#server/sessions/new-visitor.ts';
import { ConcurrentChange } from './concurrent-change.ts';

/** The address that Google has made sure of. */
export const verifiedEmailOf = ({ email, isEmailVerified }: GooglePerson): string | null =>
  isEmailVerified ? email : null;

/** A link holds whatever the address becomes; a first one needs an address that Google has made sure of. Locks the account. */
export async function findAccountOfPerson(
  query: Kysely<Tables>,
  person: GooglePerson,
): Promise<Account | undefined> {
  const linked = await findProvider(query, person.subject);
  const email = verifiedEmailOf(person);
  const id =
    linked?.account_id ?? (email === null ? undefined : (await findAccountByEmail(query, email))?.id);
  if (id === undefined) return undefined;
  const account = await lockAccount(query, id);
  // Deleted, or given another address, in the same moment.
  if (account === undefined || (linked === undefined && account.email !== email))
    throw new ConcurrentChange();
  return account;
}

/** The visitor becomes the new account; a browser that came back without its visitor gets one. */
export async function createAccountOfPerson(
  query: Kysely<Tables>,
  visitor: Account | null,
  { email, language }: { readonly email: string; readonly language: string },
  now: number,
): Promise<Account> {
  const base = visitor ?? newVisitor(language, now);
  if (visitor === null) await insertAccount(query, base);
  const person = { email, password_hash: null, ip_data: base.ip_data, updated_at: now };
  if (!(await promoteToUser(query, base.id, person))) throw new ConcurrentChange();
  await updateAccount(query, base.id, { email_verified_at: now, updated_at: now });
  // Whoever had the visitor's session shall not have the account's.
  await replaceSessionsOf(query, base.id, now);
  return { ...base, ...person, kind: 'user', email_verified_at: now };
}

/**
 * Whoever registered with an address that was never proved may be somebody else, waiting for its owner to come. All that
 * would let them in again ends: the password, the sessions, links under way to another address, and other Google accounts.
 */
export async function revokeEarlierAccess(
  query: Kysely<Tables>,
  { id }: Account,
  now: number,
): Promise<void> {
  await updateAccount(query, id, { password_hash: null, email_verified_at: now, updated_at: now });
  await deleteSessionsOf(query, id, null);
  await deleteOneTimeTokensOf(query, id);
  await deleteProvidersOf(query, id);
}
