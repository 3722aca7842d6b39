// Sets up the second factor of an operator: a secret first, and with its first code the recovery codes.
import type { Kysely } from 'kysely';
import { lockAccount } from '#server/database/rows/account-rows.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  findSecondFactor,
  markProved,
  replaceRecoveryCodes,
} from '#server/database/rows/operators/second-factor-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { SecondFactor } from '#server/ports/database/tables/second-factor-tables.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from '#server/second-factor/recovery-codes.ts';
import { addressOfSecret, newSecret } from '#server/second-factor/time-codes.ts';
import { hashToken } from '#server/sessions/session-tokens.ts';
import type { Session } from '#server/sessions/sessions.ts';
import { chosenBy } from '#server/visitors/settings-of.ts';
import type { ServerParts } from '../server-parts.ts';
import { takeTimeCode } from './check-code.ts';

type Parts = Pick<ServerParts, 'ports' | 'emails' | 'jobs'>;

export interface NewSecret {
  readonly secret: string;
  /** Of the picture that an app reads the secret from. */
  readonly address: string;
}

export async function startSecondFactor(
  { ports: { database, clock } }: Pick<ServerParts, 'ports'>,
  { account }: Session,
): Promise<NewSecret> {
  const secret = newSecret();
  await database.query.transaction().execute(async (transaction) => {
    await lockAccount(transaction, account.id);
    const existing = await findSecondFactor(transaction, account.id);
    if (typeof existing?.confirmed_at === 'number') throw new AppError('second-factor-exists');
    await beginSecondFactor(transaction, { account_id: account.id, secret, created_at: clock.now() });
  });
  return { secret, address: addressOfSecret(secret, account.email ?? account.id) };
}

/** Returns the recovery codes, which nobody can read afterwards. */
export async function confirmFirstCode(
  { ports: { database, clock }, emails, jobs }: Parts,
  { token, account: { id } }: Session,
  code: string,
): Promise<readonly string[]> {
  const now = clock.now();
  const codes = await database.query.transaction().execute(async (transaction) => {
    const account = await lockAccount(transaction, id);
    const factor = await findSecondFactor(transaction, id);
    if (account === undefined || factor === undefined) throw new AppError('second-factor-missing');
    if (factor.confirmed_at !== null) throw new AppError('second-factor-exists');
    await takeTimeCode(transaction, factor, code, now);
    await confirmSecondFactor(transaction, id, now);
    await markProved(transaction, hashToken(token), now);
    const { language } = chosenBy(account);
    const message = { to: account.email ?? '', language, content: { kind: 'second-factor-set-up' } } as const;
    await emails.send(transaction, id, message);
    return saveNewCodes(transaction, id, now);
  });
  jobs.wake();
  return codes;
}

/** Returns them; the database has what they are recognised by alone. */
export async function saveNewCodes(
  query: Kysely<Tables>,
  accountId: string,
  now: number,
): Promise<readonly string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(query, accountId, codes.map(hashOfRecoveryCode), now);
  return codes;
}

export async function confirmedFactor(query: Kysely<Tables>, accountId: string): Promise<SecondFactor> {
  const factor = await findSecondFactor(query, accountId);
  if (typeof factor?.confirmed_at !== 'number') throw new AppError('second-factor-missing');
  return factor;
}
