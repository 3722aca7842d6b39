// Signs in a person whom Google has identified, and moves what they made as a visitor to their account.
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { findAccount, updateAccount } from '#server/database/rows/account-rows.ts';
import { claimVisitor } from '#server/database/rows/claim-visitor.ts';
import { isUniqueViolation } from '#server/database/rows/is-unique-violation.ts';
import { saveProvider } from '#server/database/rows/provider-rows.ts';
import { claimPurchases } from '#server/money/claim-purchases.ts';
import { isSignedIn } from '#server/policy/may-call.ts';
import type { Account, Tables } from '#server/ports/database/tables.ts';
import type { GooglePerson } from '#server/ports/sign-in/google-sign-in.ts';
import { type Device, exchangeSession, type Session } from '#server/sessions/sessions.ts';
import { ipDataOf } from '#server/visitors/ip-data-of.ts';
import { chosenBy } from '#server/visitors/settings-of.ts';
import type { ServerParts } from '../server-parts.ts';
import {
  createAccountOfPerson,
  findAccountOfPerson,
  revokeEarlierAccess,
  verifiedEmailOf,
} from './account-of-person.ts';
import { ConcurrentChange } from './concurrent-change.ts';

type SignInParts = Pick<ServerParts, 'ports' | 'emails'>;

/** The browser that came back: its session if it has one, and what a new account is created with. */
export interface ReturningBrowser {
  readonly session: Session | null;
  readonly device: Device;
  readonly language: string;
  /** Where the welcome email links to. */
  readonly url: string;
}

export interface GoogleSignedIn {
  readonly token: string;
  readonly accountId: string;
  readonly isNew: boolean;
  readonly isPasswordRemoved: boolean;
}

export type GoogleSignInResult = GoogleSignedIn | 'unverified' | 'archived' | 'loggedin';

const maxAttempts = 3;

/** Of two concurrent first sign-ins the database refuses one, which then finds the account that the other created. */
export async function signInPerson(
  parts: SignInParts,
  browser: ReturningBrowser,
  person: GooglePerson,
): Promise<GoogleSignInResult> {
  const { query } = parts.ports.database;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await query
        .transaction()
        .execute((transaction) => signInOnce(parts, transaction, browser, person));
    } catch (error) {
      const isConcurrentChange = error instanceof ConcurrentChange || isUniqueViolation(error);
      if (!isConcurrentChange || attempt === maxAttempts) throw error;
    }
  }
}

async function signInOnce(
  parts: SignInParts,
  transaction: Kysely<Tables>,
  browser: ReturningBrowser,
  person: GooglePerson,
): Promise<GoogleSignInResult> {
  const now = parts.ports.clock.now();
  const visitor = await visitorOf(transaction, browser);
  const known = await findAccountOfPerson(transaction, person);
  const email = verifiedEmailOf(person);
  if (known !== undefined && known.status !== 'active') return 'archived';
  if (visitor !== null && isSignedInToAnotherAccount(visitor, known)) return 'loggedin';
  if (known === undefined && email === null) return 'unverified';
  const account =
    known ??
    (await createAccountOfPerson(
      transaction,
      visitor,
      { email: email ?? '', language: browser.language },
      now,
    ));
  if (visitor !== null) await claimVisitor(transaction, visitor.id, account.id, now);
  const isUnverified = account.email_verified_at === null;
  if (isUnverified) await revokeEarlierAccess(transaction, account, now);
  await saveGooglePerson(transaction, account, person, ipDataOf(parts.ports.geoIp, browser.device.ip), now);
  await claimPurchases(transaction, account.id, now);
  if (known === undefined) await sendWelcomeEmail(parts, transaction, account, browser.url);
  const token = await exchangeSession(
    transaction,
    browser.session?.token ?? null,
    account.id,
    browser.device,
    now,
  );
  const isPasswordRemoved = isUnverified && account.password_hash !== null;
  return { token, accountId: account.id, isNew: known === undefined, isPasswordRemoved };
}

/** Read again: another tab may have signed in while the browser was away. */
async function visitorOf(
  transaction: Kysely<Tables>,
  { session }: ReturningBrowser,
): Promise<Account | null> {
  if (session === null) return null;
  return (await findAccount(transaction, session.account.id)) ?? null;
}

/** Already signed in, to a different account than the one Google names. */
function isSignedInToAnotherAccount(visitor: Account, known: Account | undefined): boolean {
  if (isSignedIn(visitor)) return visitor.id !== known?.id;
  return visitor.merged_into !== null && visitor.merged_into !== known?.id;
}

async function saveGooglePerson(
  transaction: Kysely<Tables>,
  account: Account,
  person: GooglePerson,
  ipData: string,
  now: number,
): Promise<void> {
  const { subject, isEmailVerified: emailVerified, ...rest } = person;
  const linkedAccountId = await saveProvider(transaction, {
    id: randomUUID(),
    account_id: account.id,
    provider: 'google',
    subject,
    profile: JSON.stringify({ ...rest, emailVerified }),
    created_at: now,
  });
  if (linkedAccountId !== account.id) throw new ConcurrentChange();
  await updateAccount(transaction, account.id, {
    first_name: account.first_name ?? (person.givenName || null),
    last_name: account.last_name ?? (person.familyName || null),
    display_name: account.display_name ?? (person.displayName || null),
    ip_data: ipData,
    updated_at: now,
  });
}

async function sendWelcomeEmail(
  { emails }: SignInParts,
  transaction: Kysely<Tables>,
  account: Account,
  url: string,
) {
  const { language } = chosenBy(account);
  const content = { kind: 'welcome', url } as const;
  await emails.send(transaction, account.id, { to: account.email ?? '', language, content });
}
