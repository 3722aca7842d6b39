// The port to drives at Google that belong to people, who let spreadsheets of ours be made in them.
import type { Spreadsheets } from './spreadsheets.ts';

/** What has to be remembered while the browser is away. */
export interface PendingConsent {
  readonly state: string;
  readonly codeVerifier: string;
}

export interface ConsentedDrive {
  /** What opens it; opened for the same account alone. */
  readonly sealedToken: string;
  readonly personId: string;
  readonly email: string;
}

export interface OwnDrive {
  readonly accountId: string;
  readonly sealedToken: string;
  readonly personId: string;
}

/** Why somebody comes back from Google without a drive. */
export class ConsentError extends Error {
  readonly reason: 'cancelled' | 'not-permitted' | 'unavailable';

  constructor(reason: ConsentError['reason'], cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** Google does not take any more what it gave, or what is sealed cannot be opened any more. */
export class DriveEnded extends Error {}

/** Its owner has to make room there first, or may not have files opened by whoever has a link. */
export class DriveRefuses extends Error {
  readonly reason: 'full' | 'not-shared';

  constructor(reason: DriveRefuses['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

export interface OwnDrives {
  /** Whether people can connect theirs. */
  readonly isOffered: boolean;
  ask(callbackUrl: string): Promise<{ readonly url: URL; readonly underWay: PendingConsent }>;
  finish(arrivedAt: URL, underWay: PendingConsent, accountId: string): Promise<ConsentedDrive>;
  /** Whatever it does throws `DriveEnded` where the drive does not open any more, and `DriveRefuses` where it takes nothing in this way. */
  spreadsheetsIn(drive: OwnDrive): Spreadsheets;
  /** Google lets nobody in with it from then on; also where it did not any more. */
  leave(drive: OwnDrive): Promise<void>;
}
