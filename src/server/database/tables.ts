// The tables as kysely sees them: portable columns only, times in milliseconds since 1970, documents as JSON text.
import type { Insertable, Selectable } from 'kysely';

export interface AccountTable {
  id: string;
  kind: 'anonymous';
  language: string;
  /** JSON; holds what is kept about the account without being searched for. */
  settings: string;
  created_at: number;
  updated_at: number;
}

export interface SessionTable {
  /** SHA-256 of the token in the cookie; the token itself is kept nowhere. */
  token_hash: string;
  account_id: string;
  created_at: number;
  last_seen_at: number;
  expires_at: number;
}

export interface TemplateTable {
  uuid: string;
  account_id: string;
  name: string;
  /** JSON of what a card shows, so that a list never reads whole documents. */
  summary: string;
  revision: number;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
  document: string;
}

export interface BuiltFileTable {
  name: string;
  account_id: string;
  template_uuid: string;
  revision: number;
  scenario: number;
  /** What the file is called on the visitor's disk. */
  title: string;
  created_at: number;
  expires_at: number;
}

export interface SchemaVersionTable {
  version: number;
  name: string;
  applied_at: number;
}

export interface Tables {
  account: AccountTable;
  session: SessionTable;
  template: TemplateTable;
  built_file: BuiltFileTable;
  schema_version: SchemaVersionTable;
}

export type Account = Selectable<AccountTable>;
export type BuiltFile = Selectable<BuiltFileTable>;
export type NewTemplate = Insertable<TemplateTable>;
