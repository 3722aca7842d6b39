// Checks what an operator typed as proof: a code of the app, or a recovery code; each is taken once.
import type { Kysely } from 'kysely';
import { takeRecoveryCode, takeStep } from '#server/database/rows/operators/second-factor-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { SecondFactor } from '#server/ports/database/tables/second-factor-tables.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import { hashOfRecoveryCode } from '#server/second-factor/recovery-codes.ts';
import { stepOfCode, timeCodeIn } from '#server/second-factor/time-codes.ts';

/** Refuses what is not the code of the app at the moment, or was taken before. */
export async function takeTimeCode(
  query: Kysely<Tables>,
  { account_id: accountId, secret }: SecondFactor,
  typed: string,
  now: number,
): Promise<void> {
  const code = timeCodeIn(typed);
  const step = code === null ? null : stepOfCode(secret, code, now);
  if (step === null || !(await takeStep(query, accountId, step))) throw new AppError('wrong-code');
}

/** Returns whether it was a recovery code. */
export async function takeAnyCode(
  query: Kysely<Tables>,
  factor: SecondFactor,
  typed: string,
  now: number,
): Promise<boolean> {
  if (timeCodeIn(typed) !== null) {
    await takeTimeCode(query, factor, typed, now);
    return false;
  }
  if (!(await takeRecoveryCode(query, factor.account_id, hashOfRecoveryCode(typed), now))) {
    throw new AppError('wrong-code');
  }
  return true;
}
