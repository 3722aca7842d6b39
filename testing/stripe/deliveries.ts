// The events on their way to the endpoint: at once, or kept until a test sends them in an order of its own.
import type { AccountEvent } from './objects.ts';
import { type Endpoint, send, signed } from './webhook-sender.ts';

const mostTries = 3;

export class Deliveries {
  /** Null: nobody listens. */
  endpoint: Endpoint | null = null;
  /** Whether they wait to be sent by hand. */
  isHeld = false;
  /** What the endpoint answered to each try. */
  readonly answers: number[] = [];
  readonly #clock: { now(): number };
  readonly #secret: string;
  #underWay: Promise<unknown> = Promise.resolve();

  constructor(clock: { now(): number }, secret: string) {
    this.#clock = clock;
    this.#secret = secret;
  }

  listenAt(url: string): void {
    this.endpoint = { url, secret: this.#secret };
  }

  happened(event: AccountEvent): void {
    if (this.isHeld || this.endpoint === null) return;
    this.#underWay = this.#underWay.then(() => this.deliver(event));
  }

  /** Again until it is taken, which Stripe does for three days. */
  async deliver(event: AccountEvent): Promise<number> {
    const { endpoint } = this;
    if (endpoint === null) throw new Error('no endpoint');
    for (let tries = 1; ; tries += 1) {
      const sent = signed(event, endpoint.secret, Math.floor(this.#clock.now() / 1000));
      const status = await send(endpoint, sent).catch(() => 0);
      this.answers.push(status);
      if ((status >= 200 && status < 300) || tries === mostTries) return status;
    }
  }

  /** When all that happened so far was sent. */
  async settled(): Promise<void> {
    await this.#underWay;
  }
}
