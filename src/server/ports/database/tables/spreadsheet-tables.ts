// The tables of spreadsheets behind links, whichever provider has them, and of people's own drives.

import type { Insertable, Selectable } from 'kysely';
import type { Language } from '#language/language.ts';

export interface SpreadsheetTable {
  /** Unguessable; for our own page it is in the address. */
  id: string;
  /** Null once its account is deleted: it is removed as soon as its provider can be reached. */
  account_id: string | null;
  /** `drive`: the drive of its own that the account has connected. */
  provider: 'embedded' | 'google' | 'drive';
  external_id: string | null;
  /** Null until it is made. */
  url: string | null;
  /** The same template, options and program give the same spreadsheet to the same account. */
  content_key: string;
  title: string;
  /** Of its texts. */
  language: Language;
  template_uuid: string;
  /** The order that it was made for. */
  order_id: string | null;
  is_readonly: 0 | 1;
  created_at: number;
  /** Null while it is being made. */
  made_at: number | null;
  /** The try that makes it, which nobody else takes part in while it reports. */
  made_by: string | null;
  /** When that try last reported. */
  tried_at: number;
  /** Since when there may be something of it at its provider. */
  published_at: number | null;
  expires_at: number | null;
  revoked_at: number | null;
  /** Null until nothing is left of it at its provider. */
  removed_at: number | null;
  /** Of its files here and of its saved changes. */
  bytes: number;
  views: number;
  last_viewed_at: number | null;
  /** Null: nobody may save changes. */
  edit_key: string | null;
  /** JSON: a list of sheet, line, column and content. */
  edits: string;
  edits_revision: number;
}

/** The drive at Google that somebody let spreadsheets be made in. */
export interface GoogleDriveTable {
  account_id: string;
  /** Google's own id of whose it is, whatever their address becomes. */
  person_id: string;
  email: string;
  /** What opens it, for this account alone. */
  sealed_token: string;
  connected_at: number;
  /** Since when Google does not take it any more. */
  ended_at: number | null;
}

export interface SpreadsheetTables {
  spreadsheet: SpreadsheetTable;
  google_drive: GoogleDriveTable;
}

export type Spreadsheet = Selectable<SpreadsheetTable>;
export type NewSpreadsheet = Insertable<SpreadsheetTable>;
export type GoogleDrive = Selectable<GoogleDriveTable>;
