// The table of spreadsheets behind links, whichever provider has them.

import type { Insertable, Selectable } from 'kysely';
import type { Language } from '#language/language.ts';

export interface SpreadsheetTable {
  /** Unguessable; for our own page it is in the address. */
  id: string;
  /** Null once its account is deleted: it is removed as soon as its provider can be reached. */
  account_id: string | null;
  provider: 'embedded' | 'google';
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

export interface SpreadsheetTables {
  spreadsheet: SpreadsheetTable;
}

export type Spreadsheet = Selectable<SpreadsheetTable>;
export type NewSpreadsheet = Insertable<SpreadsheetTable>;
