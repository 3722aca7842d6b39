// An operator's app that makes codes, as far as the API can tell, and a second factor put straight into the database.
import type { Kysely } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import {
  beginSecondFactor,
  confirmSecondFactor,
  replaceRecoveryCodes,
} from '#server/database/rows/operators/second-factor-rows.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import { hashOfRecoveryCode } from '#server/second-factor/recovery-codes.ts';
import { password as usualPassword } from './people.ts';
import type { SuiteServer } from './suite-server.ts';
import type { Visitor } from './visitor.ts';

/** The code of this moment, or of a step later or earlier. */
export const codeOf = (secret: string, time: number, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time + steps * 30_000 });

export interface SetUpFactor {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Sets up the second factor of an operator, which proves it in this session. */
export async function setUpSecondFactor(
  { clock }: Pick<SuiteServer, 'clock'>,
  visitor: Visitor,
  password = usualPassword,
): Promise<SetUpFactor> {
  const { secret } = await visitor.call('startSecondFactor', { body: { password } });
  const code = codeOf(secret, clock.now());
  const { recoveryCodes } = await visitor.call('confirmSecondFactor', { body: { code } });
  return { secret, recoveryCodes };
}

/** In base 32. */
export const knownSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
export const knownRecoveryCodes: readonly string[] = Array.from(
  { length: 10 },
  (_, index) => `0000-0000-0000-000${index}`,
);

/** The factor with the secret and the codes above, proved in all sessions of the account. */
export async function putSecondFactor(query: Kysely<Tables>, accountId: string, now: number): Promise<void> {
  await beginSecondFactor(query, { account_id: accountId, secret: knownSecret, created_at: now });
  await confirmSecondFactor(query, accountId, now);
  await replaceRecoveryCodes(query, accountId, knownRecoveryCodes.map(hashOfRecoveryCode), now);
  await query
    .updateTable('session')
    .set({ second_factor_at: now })
    .where('account_id', '=', accountId)
    .execute();
}
