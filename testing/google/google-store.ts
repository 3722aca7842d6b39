// The files of the local Google, as it keeps them.
import { randomBytes } from 'node:crypto';
import type { ConvertedSheet } from './converted-book.ts';

export interface StoredPermission {
  readonly id: string;
  readonly type: string;
  readonly role: string;
}

export interface StoredFile {
  readonly id: string;
  readonly name: string;
  readonly createdTime: string;
  readonly appProperties: Readonly<Record<string, string>>;
  readonly copyRequiresWriterPermission: boolean;
  readonly parents: readonly string[];
  /** Who made it. */
  readonly owner: string;
  /** The client that it was made by, where that sees no other files. */
  readonly client: string | null;
  isTrashed: boolean;
  readonly permissions: StoredPermission[];
  readonly sheets: ConvertedSheet[];
  readonly settings: { locale: string; timeZone: string };
  /** Each request that was carried out. */
  readonly updates: object[];
}

export const webViewLink = (id: string): string =>
  `https://docs.google.com/spreadsheets/d/${id}/edit?usp=drivesdk`;

export class GoogleStore {
  readonly files = new Map<string, StoredFile>();
  /** Of the people whose storage is full. */
  readonly fullDrives = new Set<string>();
  /** Of the people whose organisation shares nothing with others. */
  readonly closedDrives = new Set<string>();
  #count = 0;

  newId(): string {
    return `1${randomBytes(24).toString('base64url')}`;
  }

  /** Files of the same second have an order too. */
  newTime(): string {
    this.#count += 1;
    return new Date(Date.UTC(2026, 0, 1) + this.#count).toISOString();
  }

  newSheetId(): number {
    this.#count += 1;
    return 100_000_000 + this.#count * 1_000_003;
  }
}
