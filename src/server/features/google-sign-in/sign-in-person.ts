// Signs a person whom Google vouches for in to their account, and gives it what they made before as a visitor.
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { findAccount, updateAccount } from '#server/database/rows/account-rows.ts';
import { claimVisitor } from '#server/database/rows/claim-visitor.ts';
import { isTaken } from '#server/database/rows/is-taken.ts';
import { saveProvider } from '#server/database/rows/provider-rows.ts';
import { isSignedIn } from '#server/policy/may-call.ts';
import type { Account, Tables } from '#server/ports/database/tables.ts';
import type { GooglePerson } from '#server/ports/sign-in/google-sign-in.ts';
import { type Device, exchangeSession, type Session } from '#server/sessions/sessions.ts';
import { ipDataOf } from '#server/visitors/ip-data-of.ts';
import { chosenBy } from '#server/visitors/settings-of.ts';
import type { ServerParts } from '../server-parts.ts';
import { findAccountOf, makeAccount, provedEmailOf, takeOver } from './account-of-person.ts';
import { Overtaken } from './overtaken.ts';

type Parts = Pick<ServerParts, 'ports' | 'letters'>;

/** The browser that came back: its session if it has one, and what a new account is made with. */
export interface Browser {
  readonly session: Session | null;
  readonly device: Device;
  readonly language: string;
  /** Where the letter of welcome leads. */
  readonly url: string;
}

export interface SignedIn {
  readonly token: string;
  readonly accountId: string;
  readonly isNew: boolean;
  readonly isPasswordRemoved: boolean;
}

export type SignInEnd = SignedIn | 'unverified' | 'archived' | 'loggedin';

const mostTries = 3;

/** Of two first sign-ins at once the database refuses one, which then finds the account that the other made. */
export async function signInPerson(parts: Parts, browser: Browser, person: GooglePerson): Promise<SignInEnd> {
  const { query } = parts.ports.database;
  for (let tries = 1; ; tries += 1) {
    try {
      return await query.transaction().execute((step) => signInOnce(parts, step, browser, person));
    } catch (error) {
      const isOvertaken = error instanceof Overtaken || isTaken(error);
      if (!isOvertaken || tries === mostTries) throw error;
    }
  }
}

async function signInOnce(
  parts: Parts,
  step: Kysely<Tables>,
  browser: Browser,
  person: GooglePerson,
): Promise<SignInEnd> {
  const now = parts.ports.clock.now();
  const visitor = await visitorOf(step, browser);
  const known = await findAccountOf(step, person);
  const email = provedEmailOf(person);
  if (known !== undefined && known.status !== 'active') return 'archived';
  if (visitor !== null && isElsewhere(visitor, known)) return 'loggedin';
  if (known === undefined && email === null) return 'unverified';
  const account =
    known ?? (await makeAccount(step, visitor, { email: email ?? '', language: browser.language }, now));
  if (visitor !== null) await claimVisitor(step, visitor.id, account.id, now);
  const isUnproved = account.email_verified_at === null;
  if (isUnproved) await takeOver(step, account, now);
  await keepPerson(step, account, person, ipDataOf(parts.ports.geoIp, browser.device.ip), now);
  if (known === undefined) await welcome(parts, step, account, browser.url);
  const token = await exchangeSession(step, browser.session?.token ?? null, account.id, browser.device, now);
  const isPasswordRemoved = isUnproved && account.password_hash !== null;
  return { token, accountId: account.id, isNew: known === undefined, isPasswordRemoved };
}

/** Read again: while the browser was away, or Google answered, another tab may have signed in. */
async function visitorOf(step: Kysely<Tables>, { session }: Browser): Promise<Account | null> {
  if (session === null) return null;
  return (await findAccount(step, session.account.id)) ?? null;
}

/** Signed in already, and to another account than the one that Google names. */
function isElsewhere(visitor: Account, known: Account | undefined): boolean {
  if (isSignedIn(visitor)) return visitor.id !== known?.id;
  return visitor.merged_into !== null && visitor.merged_into !== known?.id;
}

async function keepPerson(
  step: Kysely<Tables>,
  account: Account,
  person: GooglePerson,
  ipData: string,
  now: number,
): Promise<void> {
  const { subject, isEmailVerified: emailVerified, ...rest } = person;
  const holder = await saveProvider(step, {
    id: randomUUID(),
    account_id: account.id,
    provider: 'google',
    subject,
    profile: JSON.stringify({ ...rest, emailVerified }),
    created_at: now,
  });
  if (holder !== account.id) throw new Overtaken();
  await updateAccount(step, account.id, {
    first_name: account.first_name ?? (person.givenName || null),
    last_name: account.last_name ?? (person.familyName || null),
    display_name: account.display_name ?? (person.displayName || null),
    ip_data: ipData,
    updated_at: now,
  });
}

async function welcome({ letters }: Parts, step: Kysely<Tables>, account: Account, url: string) {
  const { language } = chosenBy(account);
  await letters.send(step, { to: account.email ?? '', language, content: { kind: 'welcome', url } });
}
