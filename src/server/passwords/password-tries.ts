// Makes whoever guesses the password of an account wait, longer each time, without locking out its owner.

import { networkOf } from '#server/networks/network-of.ts';
import { countTry, forgetTries, listAddressesOf, type TryRules } from '../database/rows/password-try-rows.ts';
import { AppError } from '../errors/app-error.ts';
import {
  type TryLimits,
  triesFromAnywhere,
  triesFromNetwork,
  triesKeptMs,
  waitAfterTries,
} from '../policy/wait-after-tries.ts';
import type { Ports } from '../ports/ports.ts';
import { hashToken } from '../sessions/session-tokens.ts';

export class PasswordTries {
  readonly #ports: Pick<Ports, 'database' | 'clock'>;
  readonly #isLimited: boolean;

  constructor(ports: Pick<Ports, 'database' | 'clock'>, isLimited: boolean) {
    this.#ports = ports;
    this.#isLimited = isLimited;
  }

  /**
   * Counts a try before the password is checked, so that tries at once do not get past the limit; the same for an address
   * that nobody has.
   */
  async count(email: string, ip: string): Promise<void> {
    if (!this.#isLimited) return;
    const { database, clock } = this.#ports;
    const now = clock.now();
    refuse(await countTry(database.query, networkKey(email, ip), rulesOf(triesFromNetwork), now));
    if (await this.#isKnown(email, ip)) return;
    refuse(await countTry(database.query, anywhereKey(email), rulesOf(triesFromAnywhere), now));
  }

  /** The password was right, or is a new one. */
  async forget(email: string, ip: string): Promise<void> {
    if (!this.#isLimited) return;
    await forgetTries(this.#ports.database.query, [networkKey(email, ip), anywhereKey(email)]);
  }

  /** What strangers do elsewhere is nothing to a network where the account is signed in. */
  async #isKnown(email: string, ip: string): Promise<boolean> {
    const known = await listAddressesOf(this.#ports.database.query, email);
    return known.some((address) => networkOf(address) === networkOf(ip));
  }
}

const rulesOf = (limits: TryLimits): TryRules => ({
  keptMs: triesKeptMs,
  longestWaitMs: limits.longestWaitMs,
  waitAfter: (tries) => waitAfterTries(limits, tries),
});

const networkKey = (email: string, ip: string): string => hashToken(`${networkOf(ip)} ${email}`);
const anywhereKey = (email: string): string => hashToken(email);

function refuse(waitMs: number): void {
  if (waitMs > 0) throw new AppError('too-many-tries', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}
