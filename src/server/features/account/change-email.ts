// Changes the address of an account: a link goes to the new one, and the change is told to the old one.
import { findAccountByEmail, lockAccount, updateAccount } from '#server/database/rows/account-rows.ts';
import { isTaken } from '#server/database/rows/is-taken.ts';
import {
  deleteOneTimeTokensOf,
  hasOneTimeTokenSince,
  insertOneTimeToken,
} from '#server/database/rows/one-time-token-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import { linkLifeMs } from '#server/letters/link-life.ts';
import type { Account } from '#server/ports/database/tables.ts';
import { hashOfToken, newSessionToken } from '#server/sessions/session-tokens.ts';
import { chosenBy } from '#server/visitors/settings-of.ts';
import type { ServerParts } from '../server-parts.ts';
import { openLink } from './open-link.ts';

/** A stranger's address gets no flood of letters through us. */
const betweenLettersMs = 60_000;

type Parts = Pick<ServerParts, 'ports' | 'letters' | 'jobs'>;

/** Answers alike whether the new address is somebody's or not; its owner alone reads the letter. */
export async function requestEmailChange(
  { ports, letters, jobs }: Parts,
  account: Account,
  email: string,
  origin: string,
): Promise<void> {
  const { database, clock } = ports;
  const token = newSessionToken();
  const now = clock.now();
  const url = `${origin}/builder/?token=${token}#/emailChange/`;
  await database.query.transaction().execute(async (step) => {
    await lockAccount(step, account.id);
    if (await hasOneTimeTokenSince(step, account.id, 'change-email', now - betweenLettersMs)) {
      throw new AppError('rate-limited', { retryAfterSeconds: betweenLettersMs / 1000 });
    }
    await insertOneTimeToken(step, {
      token_hash: hashOfToken(token),
      account_id: account.id,
      purpose: 'change-email',
      payload: JSON.stringify({ email }),
      created_at: now,
      expires_at: now + linkLifeMs,
      used_at: null,
    });
    const { language } = chosenBy(account);
    await letters.send(step, { to: email, language, content: { kind: 'confirm-email', url } });
  });
  jobs.wake();
}

export interface ChangedEmail {
  readonly accountId: string;
  readonly email: string;
}

export async function confirmEmailChange(
  { ports, letters, jobs }: Parts,
  token: string,
): Promise<ChangedEmail> {
  const { database, clock } = ports;
  const now = clock.now();
  try {
    const changed = await database.query.transaction().execute(async (step) => {
      const { account, payload } = await openLink(step, token, 'change-email', now);
      const { email: newEmail }: { email: string } = JSON.parse(payload);
      const holder = await findAccountByEmail(step, newEmail);
      if (holder !== undefined && holder.id !== account.id) throw new AppError('user-exists');
      const change = { email: newEmail, email_verified_at: now, updated_at: now };
      await updateAccount(step, account.id, change);
      // A link for a new password that lies in the old letter box opens nothing any more.
      await deleteOneTimeTokensOf(step, account.id);
      if (account.email !== null && account.email !== newEmail) {
        const { language } = chosenBy(account);
        const content = { kind: 'email-changed', newEmail } as const;
        await letters.send(step, { to: account.email, language, content });
      }
      return { accountId: account.id, email: newEmail };
    });
    jobs.wake();
    return changed;
  } catch (error) {
    throw isTaken(error) ? new AppError('user-exists') : error;
  }
}
