// Hashes and checks passwords with argon2id; an address nobody has costs the same time as a wrong password.
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../errors/app-error.ts';

/** 19 MiB and two passes, as OWASP advises for argon2id, which is what the package makes by default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Salt and hash of no password at all, to be worked on as long as on anybody's. */
const { memoryCost, timeCost, parallelism } = cost;
const decoy = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Each takes a core and 19 MiB for some tens of milliseconds. */
const maxConcurrent = 2;
const maxWaiting = 40;
const retryAfterSeconds = 5;

export class Passwords {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(normal(password), cost));
  }

  /** With null, for an account without a password or no account at all, it works as long and says no. */
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
      // Whoever waited takes the place over, so that nobody slips in between.
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}

/** The same characters typed on another keyboard are the same password. */
const normal = (password: string): string => password.normalize('NFKC');
