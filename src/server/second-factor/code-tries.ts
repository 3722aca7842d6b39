// Makes whoever guesses the codes of an operator wait, longer each time, as for passwords.
import type { Ports } from '#server/ports/ports.ts';
import { countTry, forgetTries, type TryRules } from '../database/rows/password-try-rows.ts';
import { AppError } from '../errors/app-error.ts';
import { networkOf } from '../networks/network-of.ts';
import {
  type TryLimits,
  triesFromAnywhere,
  triesFromNetwork,
  triesKeptMs,
  waitAfterTries,
} from '../policy/wait-after-tries.ts';
import { hashToken } from '../sessions/session-tokens.ts';

const rulesOf = (limits: TryLimits): TryRules => ({
  keptMs: triesKeptMs,
  longestWaitMs: limits.longestWaitMs,
  waitAfter: (tries) => waitAfterTries(limits, tries),
});

const networkKey = (accountId: string, ip: string): string =>
  hashToken(`second factor ${networkOf(ip)} ${accountId}`);
const anywhereKey = (accountId: string): string => hashToken(`second factor ${accountId}`);

type TryPorts = Pick<Ports, 'database' | 'clock'>;

/** Counted before the code is checked, so that tries at once do not get past the limit. */
export async function countCodeTry(
  { database, clock }: TryPorts,
  accountId: string,
  ip: string,
): Promise<void> {
  const now = clock.now();
  const counted = [
    [networkKey(accountId, ip), triesFromNetwork],
    [anywhereKey(accountId), triesFromAnywhere],
  ] as const;
  for (const [key, limits] of counted) {
    const waitMs = await countTry(database.query, key, rulesOf(limits), now);
    if (waitMs > 0) throw new AppError('too-many-codes', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  }
}

/** The code was right. */
export const forgetCodeTries = ({ database }: TryPorts, accountId: string, ip: string): Promise<void> =>
  forgetTries(database.query, [networkKey(accountId, ip), anywhereKey(accountId)]);
