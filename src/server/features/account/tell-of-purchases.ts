// Whoever signs in with an address that is not proved, and with which something was bought without an account, gets a link that
// proves it; what was bought is theirs once they open it.
import type { Kysely } from 'kysely';
import { lockAccount } from '#server/database/rows/account-rows.ts';
import { isPurchaseWaiting } from '#server/database/rows/money/subscription-rows.ts';
import { hasOneTimeTokenSince, insertOneTimeToken } from '#server/database/rows/one-time-token-rows.ts';
import type { EmailQueue } from '#server/emails/email-queue.ts';
import { linkLifetimeMs, linkWithToken } from '#server/emails/link-with-token.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import { hashToken, newSessionToken } from '#server/sessions/session-tokens.ts';
import { chosenBy } from '#server/visitors/settings-of.ts';

/** A link to set the password: whoever merely registered the address first, and knows its password, gets nothing. */
const purpose = 'reset-password';

export async function tellOfPurchases(
  query: Kysely<Tables>,
  emails: EmailQueue,
  accountId: string,
  { origin, now }: { readonly origin: string; readonly now: number },
): Promise<void> {
  const account = await lockAccount(query, accountId);
  if (account === undefined || account.email === null || account.email_verified_at !== null) return;
  if (!(await isPurchaseWaiting(query, account.email))) return;
  // The link that they got last still works.
  if (await hasOneTimeTokenSince(query, accountId, purpose, now - linkLifetimeMs, now)) return;
  const token = newSessionToken();
  await insertOneTimeToken(query, {
    ...{ token_hash: hashToken(token), account_id: accountId, purpose, payload: '{}' },
    ...{ created_at: now, expires_at: now + linkLifetimeMs, used_at: null },
  });
  const content = { kind: 'purchases-waiting', url: linkWithToken(origin, 'passwordReset', token) } as const;
  await emails.send(query, accountId, {
    to: account.email,
    language: chosenBy(account).language,
    content,
  });
}
