// In whose name a spreadsheet is made at Google, and in which drive.
import type { OAuth2Client } from 'google-auth-library';

export interface GoogleAccess {
  readonly auth: OAuth2Client;
  /** Null: the drive of that person. */
  readonly driveId: string | null;
  /** Google counts requests for each of these apart. */
  readonly countedAs: string;
}

/** Asked for before each spreadsheet, since the clients of Google are loaded only then. */
export type OpenAccess = () => Promise<GoogleAccess>;
