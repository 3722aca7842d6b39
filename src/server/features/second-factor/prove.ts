// Proves the second factor in a session, and makes new recovery codes in place of the old ones.
import { lockAccount } from '#server/database/rows/account-rows.ts';
import { countRecoveryCodes, markProved } from '#server/database/rows/operators/second-factor-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import { hashToken } from '#server/sessions/session-tokens.ts';
import type { Session } from '#server/sessions/sessions.ts';
import { chosenBy } from '#server/visitors/settings-of.ts';
import type { ServerParts } from '../server-parts.ts';
import { takeAnyCode, takeTimeCode } from './check-code.ts';
import { confirmedFactor, saveNewCodes } from './set-up.ts';

type Parts = Pick<ServerParts, 'ports' | 'emails' | 'jobs'>;

export interface Proof {
  readonly recoveryCodesLeft: number;
  readonly isByRecoveryCode: boolean;
}

export async function proveSecondFactor(
  { ports: { database, clock }, emails, jobs }: Parts,
  { token, account: { id } }: Session,
  code: string,
): Promise<Proof> {
  const now = clock.now();
  const proof = await database.query.transaction().execute(async (transaction) => {
    const account = await lockAccount(transaction, id);
    if (account === undefined) throw new AppError('session-required');
    const factor = await confirmedFactor(transaction, id);
    const isByRecoveryCode = await takeAnyCode(transaction, factor, code, now);
    const recoveryCodesLeft = await countRecoveryCodes(transaction, id);
    await markProved(transaction, hashToken(token), now);
    if (isByRecoveryCode) {
      const content = { kind: 'recovery-code-used', left: recoveryCodesLeft } as const;
      const { language } = chosenBy(account);
      await emails.send(transaction, id, { to: account.email ?? '', language, content });
    }
    return { recoveryCodesLeft, isByRecoveryCode };
  });
  jobs.wake();
  return proof;
}

/** A code of the app is asked for, because a recovery code that somebody found must not make ten others. */
export function renewRecoveryCodes(
  { ports: { database, clock } }: Pick<ServerParts, 'ports'>,
  { account: { id } }: Session,
  code: string,
): Promise<readonly string[]> {
  const now = clock.now();
  return database.query.transaction().execute(async (transaction) => {
    await lockAccount(transaction, id);
    await takeTimeCode(transaction, await confirmedFactor(transaction, id), code, now);
    return saveNewCodes(transaction, id, now);
  });
}
