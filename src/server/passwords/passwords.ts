// Hashes and checks passwords with argon2id; checking an unknown account takes as long as checking a wrong password.
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../errors/app-error.ts';

/** 19 MiB and two passes, as OWASP recommends for argon2id and as the package does by default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A hash of no password, verified for unknown accounts so that they take just as long. */
const { memoryCost, timeCost, parallelism } = cost;
const decoy = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Each uses a core and 19 MiB for some tens of milliseconds. */
const maxConcurrent = 2;
const maxWaiting = 40;
const retryAfterSeconds = 5;

export class Passwords {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(normal(password), cost));
  }

  /** With null, for an account without a password or no account at all, it takes as long and returns false. */
  async matches(storedHash: string | null, password: string): Promise<boolean> {
    const isSame = await this.#inTurn(() => verify(storedHash ?? decoy, normal(password)));
    return storedHash !== null && isSame;
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= maxConcurrent) {
      if (this.#waiting.length >= maxWaiting) throw new AppError('rate-limited', { retryAfterSeconds });
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // The next in line takes over the slot, so that no new caller gets in between.
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}

/** The same characters typed on another keyboard are the same password. */
const normal = (password: string): string => password.normalize('NFKC');
