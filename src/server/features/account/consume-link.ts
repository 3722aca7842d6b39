// Consumes the token of an emailed link, which works once, for one hour, and only for an active account.
import type { Kysely } from 'kysely';
import { lockAccount } from '#server/database/rows/account-rows.ts';
import { consumeOneTimeToken, findOneTimeToken } from '#server/database/rows/one-time-token-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Account, OneTimeTokenTable, Tables } from '#server/ports/database/tables.ts';
import { hashToken } from '#server/sessions/session-tokens.ts';

interface ConsumedLink {
  readonly account: Account;
  readonly payload: string;
}

/** Runs in the caller's transaction, so that a link stays unused if its action fails. */
export async function consumeLink(
  query: Kysely<Tables>,
  token: string,
  purpose: OneTimeTokenTable['purpose'],
  now: number,
): Promise<ConsumedLink> {
  const tokenHash = hashToken(token);
  const link = await findOneTimeToken(query, tokenHash, purpose, now);
  // Locks the account's row before the token's, as everywhere else.
  const account = link && (await lockAccount(query, link.account_id));
  if (link === undefined || account === undefined || !(await consumeOneTimeToken(query, tokenHash, now))) {
    throw new AppError('tokenUsedOrExpired');
  }
  if (account.status !== 'active') throw new AppError('account-archived');
  return { account, payload: link.payload };
}
