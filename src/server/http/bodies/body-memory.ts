// Limits the memory that the bodies of requests take together, in the whole process and by network.
import { AppError } from '#server/errors/app-error.ts';

export interface BodyMemoryLimits {
  readonly maxBytes: number;
  readonly maxBytesPerNetwork: number;
}

const retryAfterSeconds = 2;

export class BodyMemory {
  readonly #limits: BodyMemoryLimits;
  readonly #heldByNetwork = new Map<string, number>();
  #held = 0;

  constructor(limits: BodyMemoryLimits) {
    this.#limits = limits;
  }

  /** Sets the bytes aside before they arrive, or refuses; returns a function that frees them. */
  hold(network: string, bytes: number): () => void {
    const { maxBytes, maxBytesPerNetwork } = this.#limits;
    if (this.#ofNetwork(network) + bytes > maxBytesPerNetwork) {
      throw new AppError('rate-limited', { retryAfterSeconds });
    }
    if (this.#held + bytes > maxBytes) throw new AppError('server-busy', { retryAfterSeconds });
    this.#add(network, bytes);
    let isHeld = true;
    return () => {
      if (isHeld) this.#add(network, -bytes);
      isHeld = false;
    };
  }

  #ofNetwork(network: string): number {
    return this.#heldByNetwork.get(network) ?? 0;
  }

  #add(network: string, bytes: number): void {
    this.#held += bytes;
    const left = this.#ofNetwork(network) + bytes;
    if (left === 0) this.#heldByNetwork.delete(network);
    else this.#heldByNetwork.set(network, left);
  }
}
