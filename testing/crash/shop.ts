// A server that sells through Stripe and is killed over and over, with what its buyers must find in the end.
import { watch } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#server/database/open-database.ts';
import { systemClock } from '#server/ports/clock/system-clock.ts';
import type { Database } from '#server/ports/database/database.ts';
import type { TestDatabase } from '#testing/server/databases.ts';
import { type ServerProcess, startServerProcess } from '#testing/server/server-process.ts';
import type { AccountEvent } from '#testing/stripe/objects.ts';
import { StripePlace } from '#testing/stripe/stripe-place.ts';
import { deliverEvent } from './deliver-event.ts';
import type { StripeAccount } from './stripe-buyer.ts';

/** Where a server ends by its own hand: just before a statement that is so many after the first that begins so. */
export interface Death {
  readonly statement: string;
  readonly after: number;
}

const noLimits = {
  ...{ SAVES_PER_MINUTE: '0', READS_PER_MINUTE: '0', NEW_VISITORS_PER_MINUTE: '0', WORK_PER_MINUTE: '0' },
  ...{ SIGN_INS_PER_MINUTE: '0', BUILDS_PER_MINUTE: '0' },
};

/** Whoever starts after a kill finds that the jobs of the killed server have been let go of. */
const longerThanLeaseMs = 61_000;

/** A job that failed waits for minutes: nobody has to wait longer here. */
const longestPauseMs = 20_000;

export class Shop {
  readonly place: TestDatabase;
  readonly account: StripeAccount;
  readonly database: Database;
  #server: ServerProcess;
  #aheadMs = 0;
  readonly #hurrying = setInterval(() => void this.#hurry(), 1000);

  private constructor(place: TestDatabase, account: StripeAccount, database: Database) {
    this.place = place;
    this.account = account;
    this.database = database;
    this.#server = this.#spawn(null);
  }

  static async open(place: TestDatabase): Promise<Shop> {
    const clock = { time: Date.now(), now: () => clock.time };
    const stripe = await StripePlace.start(clock);
    stripe.deliveries.isHeld = true;
    const database = await openDatabase(place, systemClock, () => undefined);
    return new Shop(place, { stripe, clock }, database);
  }

  get origin(): Promise<string> {
    return this.#server.origin;
  }

  readonly kill = (): void => {
    this.#server.child.kill('SIGKILL');
  };

  /** Once it is dead, which must not have been by a mistake of its own. */
  async restart(death: Death | null): Promise<void> {
    const { signal, stderr } = await this.#server.ended;
    if (signal !== 'SIGKILL') throw new Error(`the server ended by itself: ${stderr}`);
    this.#aheadMs += longerThanLeaseMs;
    this.#server = this.#spawn(death);
  }

  async ended(): Promise<void> {
    await this.#server.ended;
  }

  /** Returns whether it was taken; otherwise Stripe tells it again, if the server lives. */
  async tell(event: AccountEvent, onSent?: () => void): Promise<boolean> {
    const status = await deliverEvent(await this.origin, event, Date.now() + this.#aheadMs, onSent);
    if (status !== 0 && status !== 200) throw new Error(`${event.type} was answered with ${status}`);
    return status === 200;
  }

  /** Returns how to stop waiting for one. */
  killAtEmail(): () => void {
    const watcher = watch(join(this.place.dataDir, 'outbox'), (_, name) => {
      if (name?.endsWith('.eml')) this.kill();
    });
    return () => watcher.close();
  }

  /** When Stripe has ended a subscription, and nobody will ever read its answer; returns how to stop waiting for that. */
  killAtCancellation(): () => void {
    const { deliveries } = this.account.stripe;
    const { happened } = deliveries;
    deliveries.happened = (event) => {
      if (event.type === 'customer.subscription.deleted') this.kill();
    };
    return () => {
      deliveries.happened = happened;
    };
  }

  async #hurry(): Promise<void> {
    const soon = Date.now() + this.#aheadMs + longestPauseMs;
    await this.database.query
      .updateTable('job')
      .set({ due_at: soon })
      .where('state', '=', 'waiting')
      .where('last_error', 'is not', null)
      .where('due_at', '>', soon)
      .execute();
  }

  async close(): Promise<void> {
    clearInterval(this.#hurrying);
    this.kill();
    await this.ended();
    await this.account.stripe.stop();
    await this.database.close();
    await this.place.remove();
  }

  #spawn(death: Death | null): ServerProcess {
    const { dataDir, databaseUrl } = this.place;
    const environment = {
      ...{ ...noLimits, PAYWALL: 'on', DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' },
      ...this.account.stripe.environment,
      ...{ TEST_CLOCK_AHEAD_MS: String(this.#aheadMs), TEST_DIES_AT: death?.statement ?? '' },
      TEST_DIES_AFTER: String(death?.after ?? 0),
    };
    return startServerProcess(environment, 'run-mortal-server');
  }
}
