// Finds or creates the account of a person whom Google has identified: linked before, with the same email address, or
// new.
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
import { leaveDrives } from '#server/drives/leave-drive.ts';
import { jobsToAdd } from '#server/jobs/create-jobs.ts';
import type { Account, Tables } from '#server/ports/database/tables.ts';
import type { GooglePerson } from '#server/ports/sign-in/google-sign-in.ts';
import { newVisitor } from '#server/sessions/new-visitor.ts';
import { ConcurrentChange } from './concurrent-change.ts';

/** The address, if Google has verified it. */
export const verifiedEmailOf = ({ email, isEmailVerified }: GooglePerson): string | null =>
  isEmailVerified ? email : null;

/**
 * An existing link stays valid whatever the address becomes; a first link needs an address that Google has verified.
 * Locks the account.
 */
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
  // Deleted, or given another address, at the same moment.
  if (account === undefined || (linked === undefined && account.email !== email))
    throw new ConcurrentChange();
  return account;
}

/** Turns the visitor into the new account; a browser that came back without its visitor gets a new one. */
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
  // Anyone who had the visitor's session must not get the account's.
  await replaceSessionsOf(query, base.id, now);
  return { ...base, ...person, kind: 'user', email_verified_at: now };
}

/**
 * Someone who registered with an unverified address may be an attacker waiting for its owner. Everything that would let
 * them back in is revoked: the password, the sessions, pending links to another address, and other Google accounts; and
 * their drive, so that nothing more is made in it.
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
  await leaveDrives(query, jobsToAdd({ clock: { now: () => now } }), [id], now);
}
