// Changes an account's email address: a confirmation link goes to the new address, and the old one is notified.
import { findAccountByEmail, lockAccount, updateAccount } from '#server/database/rows/account-rows.ts';
import { isUniqueViolation } from '#server/database/rows/is-unique-violation.ts';
import {
  deleteOneTimeTokensOf,
  hasOneTimeTokenSince,
  insertOneTimeToken,
} from '#server/database/rows/one-time-token-rows.ts';
import { linkLifetimeMs, linkWithToken } from '#server/emails/link-with-token.ts';
import { AppError } from '#server/errors/app-error.ts';
import { claimPurchases } from '#server/money/claim-purchases.ts';
import type { Account } from '#server/ports/database/tables.ts';
import { hashToken, newSessionToken } from '#server/sessions/session-tokens.ts';
import { chosenBy } from '#server/visitors/settings-of.ts';
import type { ServerParts } from '../server-parts.ts';
import { consumeLink } from './consume-link.ts';

/** Prevents anyone from flooding a stranger's address through this server. */
const emailIntervalMs = 60_000;

type EmailChangeParts = Pick<ServerParts, 'ports' | 'emails' | 'jobs'>;

/** The reply is the same whether or not the new address is taken; only its owner learns that from the email. */
export async function requestEmailChange(
  { ports, emails, jobs }: EmailChangeParts,
  account: Account,
  email: string,
  origin: string,
): Promise<void> {
  const { database, clock } = ports;
  const token = newSessionToken();
  const now = clock.now();
  const url = linkWithToken(origin, 'emailChange', token);
  await database.query.transaction().execute(async (transaction) => {
    await lockAccount(transaction, account.id);
    if (await hasOneTimeTokenSince(transaction, account.id, 'change-email', now - emailIntervalMs, now)) {
      throw new AppError('rate-limited', { retryAfterSeconds: emailIntervalMs / 1000 });
    }
    await insertOneTimeToken(transaction, {
      token_hash: hashToken(token),
      account_id: account.id,
      purpose: 'change-email',
      payload: JSON.stringify({ email }),
      created_at: now,
      expires_at: now + linkLifetimeMs,
      used_at: null,
    });
    const { language } = chosenBy(account);
    const content = { kind: 'confirm-email', url } as const;
    await emails.send(transaction, account.id, { to: email, language, content });
  });
  jobs.wake();
}

export interface ChangedEmail {
  readonly accountId: string;
  readonly email: string;
}

export async function confirmEmailChange(
  { ports, emails, jobs }: EmailChangeParts,
  token: string,
): Promise<ChangedEmail> {
  const { database, clock } = ports;
  const now = clock.now();
  try {
    const changed = await database.query.transaction().execute(async (transaction) => {
      const { account, payload } = await consumeLink(transaction, token, 'change-email', now);
      const { email: newEmail }: { email: string } = JSON.parse(payload);
      const holder = await findAccountByEmail(transaction, newEmail);
      if (holder !== undefined && holder.id !== account.id) throw new AppError('user-exists');
      const change = { email: newEmail, email_verified_at: now, updated_at: now };
      await updateAccount(transaction, account.id, change);
      await claimPurchases(transaction, account.id, now);
      // A password link sent to the old address must no longer work.
      await deleteOneTimeTokensOf(transaction, account.id);
      if (account.email !== null && account.email !== newEmail) {
        const { language } = chosenBy(account);
        const content = { kind: 'email-changed', newEmail } as const;
        await emails.send(transaction, account.id, { to: account.email, language, content });
      }
      return { accountId: account.id, email: newEmail };
    });
    jobs.wake();
    return changed;
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('user-exists') : error;
  }
}
