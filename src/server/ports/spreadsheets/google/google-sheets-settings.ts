// How spreadsheets are made at Google, as the configuration says it.

export interface ServiceKey {
  readonly kind: 'service account';
  readonly email: string;
  readonly privateKey: string;
  readonly keyId: string | null;
  /** The person in whose name the service account works; null: its own. */
  readonly subject: string | null;
}

/** What a person agreed to for their own drive, until they withdraw it. */
export interface Consent {
  readonly kind: 'consent';
  readonly clientId: string;
  readonly clientSecret: string;
  readonly refreshToken: string;
}

export interface GoogleSheetsSettings {
  readonly credentials: ServiceKey | Consent;
  /** The shared drive that files are in; null: the drive of the person in whose name they are made. */
  readonly driveId: string | null;
  /** Null: Google itself. */
  readonly apiUrl: URL | null;
}
