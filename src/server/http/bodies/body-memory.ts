// Limits the memory that the bodies of requests, or of replies, take together, in the whole process and by network.
import type { ErrorCode } from '#contract/error-codes.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/model-processes/make-room.ts';
import { bodyToDisplace, type HeldBody } from './body-to-displace.ts';

export interface BodyMemoryLimits {
  /** The largest body always fits, or else it could never be sent. */
  readonly maxBodyBytes: number;
  readonly maxBodiesBytes: number;
  readonly maxBodiesBytesPerNetwork: number;
}

/** The body of one request or reply. */
export interface BodyHold {
  /** Throws if there is no room for so much more. */
  grow(bytes: number): void;
  /** It gives way to nobody from now on, such as what is worked on and soon gone. */
  keep(): void;
  /** It gives way to others again, as at the beginning. */
  giveWay(): void;
  free(): void;
}

interface Body extends HeldBody {
  readonly isLarge: boolean;
  bytes: number;
  isKept: boolean;
  readonly refuse: (error: AppError) => void;
}

/** Settings, sign-ins and ordinary templates; what is longer leaves them a share. */
export const mostSmallBytes = 64 * 1024;
const shareOfSmall = 1 / 8;
const retryAfterSeconds = 2;

interface Room {
  readonly key: string;
  readonly maxBytes: number;
  readonly code: ErrorCode;
  readonly has: (body: Body) => boolean;
  readonly isOfLarge: boolean;
}

export class BodyMemory {
  readonly #limits: BodyMemoryLimits;
  readonly #bodies = new Set<Body>();
  readonly #heldByRoom = new Map<string, number>();

  constructor(limits: BodyMemoryLimits) {
    this.#limits = limits;
  }

  /** Holds nothing before something arrives; refuses it later if somebody who holds less needs the room. */
  begin(sender: Caller, announcedBytes: number, refuse: (error: AppError) => void): BodyHold {
    const isLarge = announcedBytes > mostSmallBytes;
    const body: Body = { sender, isLarge, bytes: 0, isKept: false, refuse };
    this.#bodies.add(body);
    return {
      grow: (bytes) => this.#grow(body, bytes),
      keep: () => {
        body.isKept = true;
      },
      giveWay: () => {
        body.isKept = false;
      },
      free: () => this.#free(body),
    };
  }

  #grow(body: Body, bytes: number): void {
    // It was refused, and what still comes is not kept.
    if (!this.#bodies.has(body)) return;
    for (const room of this.#roomsOf(body)) {
      while (this.#heldIn(room) + bytes > room.maxBytes) this.#displace(room, body, bytes);
    }
    this.#add(body, bytes);
  }

  #displace(room: Room, asker: Body, bytes: number): void {
    const error = new AppError(room.code, { retryAfterSeconds });
    const displaced = bodyToDisplace([...this.#bodies].filter(room.has), asker, bytes);
    if (displaced === null) throw error;
    this.#free(displaced);
    displaced.refuse(error);
  }

  #free(body: Body): void {
    if (this.#bodies.delete(body)) this.#add(body, -body.bytes);
  }

  #add(body: Body, bytes: number): void {
    body.bytes += bytes;
    for (const room of this.#roomsOf(body)) {
      const held = this.#heldIn(room) + bytes;
      if (held === 0) this.#heldByRoom.delete(room.key);
      else this.#heldByRoom.set(room.key, held);
    }
  }

  #heldIn({ key }: Room): number {
    return this.#heldByRoom.get(key) ?? 0;
  }

  /** Its network's before everybody's. */
  #roomsOf({ sender, isLarge }: Body): readonly Room[] {
    const { maxBodiesBytesPerNetwork, maxBodiesBytes } = this.#limits;
    const isSameNetwork = (other: Body) => other.sender.network === sender.network;
    return [
      ...this.#withShare(`of ${sender.network}`, 'rate-limited', maxBodiesBytesPerNetwork, isSameNetwork),
      ...this.#withShare('all', 'server-busy', maxBodiesBytes, () => true),
    ].filter(({ isOfLarge }) => isLarge || !isOfLarge);
  }

  #withShare(key: string, code: ErrorCode, bytes: number, has: Room['has']): Room[] {
    const smallBytes = bytes * shareOfSmall;
    const largeBytes = Math.max(bytes - smallBytes, this.#limits.maxBodyBytes);
    const hasLarge = (body: Body) => body.isLarge && has(body);
    return [
      { key: `large ${key}`, code, maxBytes: largeBytes, has: hasLarge, isOfLarge: true },
      { key, code, maxBytes: largeBytes + smallBytes, has, isOfLarge: false },
    ];
  }
}
