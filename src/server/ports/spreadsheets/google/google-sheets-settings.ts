// How spreadsheets are made at Google, as the configuration says it.

export interface GoogleSheetsSettings {
  /** Of the service account. */
  readonly email: string;
  readonly privateKey: string;
  readonly keyId: string | null;
  /** The shared drive that files are in; null: the drive of the person in whose name they are made. */
  readonly driveId: string | null;
  /** The person in whose name the service account works; null: its own. */
  readonly subject: string | null;
  /** Null: Google itself. */
  readonly apiUrl: URL | null;
}
