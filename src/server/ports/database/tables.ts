// The tables as kysely sees them: portable columns only, times in milliseconds since 1970, documents as JSON text.
import type { Generated, Insertable, Selectable } from 'kysely';
import type { AccountStatus } from '#contract/account-statuses.ts';
import type { EnvironmentName } from '#contract/environments.ts';
import type { DocumentPieceTable, DocumentTable, TemplateFacts } from './tables/document-tables.ts';
import type { GalleryTables } from './tables/gallery-tables.ts';
import type { MoneyTables } from './tables/money-tables.ts';
import type { OperatorTables } from './tables/operator-tables.ts';
import type { SecondFactorTables } from './tables/second-factor-tables.ts';
import type { SpreadsheetTables } from './tables/spreadsheet-tables.ts';
import type { StoredFilePieceTable, StoredFileTable } from './tables/stored-file-tables.ts';
import type { TestPaymentTables } from './tables/test-payment-tables.ts';
import type {
  AiUsageTable,
  CountedOnceTable,
  DailyCountTable,
  UsageCountTable,
} from './tables/usage-tables.ts';

export interface AccountTable {
  id: string;
  kind: 'anonymous' | 'user';
  language: string;
  /** JSON: whatever is stored about the account without being searched for. */
  settings: string;
  created_at: number;
  updated_at: number;
  /** In lower case; null for a visitor without an account. */
  email: string | null;
  /** Null for an account that only signs in with Google. */
  password_hash: string | null;
  first_name: string | null;
  last_name: string | null;
  display_name: string | null;
  /** What is not active gives no access; other words than archived come from a database that was filled elsewhere. */
  status: Generated<AccountStatus>;
  /** Null: pay as you go; 1: essential; 2: growth. */
  plan: number | null;
  /** Stored is 'operator' or nothing; 'unproved-operator' is one in a session without the second factor. */
  role: 'operator' | 'unproved-operator' | null;
  is_entitled: Generated<0 | 1>;
  /** JSON: continent_code, country, city and ip of the last sign-in. */
  ip_data: Generated<string>;
  email_verified_at: number | null;
  feedback_requested_at: number | null;
  /** The account that a visitor signed in to, which now has their templates. */
  merged_into: string | null;
  /** Where its first session began; empty if that is not known any more. */
  network: Generated<string>;
  /** Its part of the room that strangers share; never less than what it keeps, but for what it was given. */
  room_bytes: Generated<number>;
  /** Operators have it in their list: a person's, or that of a visitor who has ever kept a template or begun to buy. */
  is_listed: Generated<0 | 1>;
}

export interface SessionTable {
  /** SHA-256 of the token in the cookie; the token itself is stored nowhere. */
  token_hash: string;
  account_id: string;
  created_at: number;
  last_seen_at: number;
  expires_at: number;
  /** Its id in the list of sessions; empty for a session that predates the list. */
  id: Generated<string>;
  ip: Generated<string>;
  user_agent: Generated<string>;
  /** Its account got or lost a role since: it goes on under a new token. */
  is_stale: Generated<0 | 1>;
  /** The id of the session it goes on from, which ends once this one is first used; null after that. */
  replaces: Generated<string | null>;
  /** The environment that an operator looks into; null: that of the server. */
  environment: Generated<EnvironmentName | null>;
  /** When a second factor was proved in it; null if it was not. */
  second_factor_at: Generated<number | null>;
}

export interface ProviderTable {
  id: string;
  account_id: string;
  provider: 'google';
  /** Issuer and subject: they identify the person, whatever their address becomes. */
  subject: string;
  /** JSON: displayName, givenName, familyName, email, emailVerified, photo. */
  profile: string;
  created_at: number;
}

export interface OneTimeTokenTable {
  token_hash: string;
  account_id: string;
  purpose: 'reset-password' | 'change-email';
  /** JSON; for change-email the new address. */
  payload: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

/** Passwords typed for an address, from one network or from anywhere, since the last right one. */
export interface PasswordTryTable {
  /** A hash, because the address may be nobody's here. */
  key: string;
  tries: number;
  last_at: number;
  /** 0 if the next try may follow at once. */
  blocked_until: number;
}

export interface TemplateTable extends TemplateFacts {
  uuid: string;
  account_id: string;
  name: string;
  /** JSON of what a card shows, so that a list never reads whole documents. */
  summary: string;
  revision: number;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
  /** What it costs, whatever its document says: 0 is free; null is the price of a plan, not paid. */
  price_cents: number | null;
  /** The gallery template it is a copy of, or a copy of a copy: bought once, all of them are. */
  copied_from: string | null;
  /** In UTF-8; 0 once it is purged. */
  document_bytes: Generated<number>;
  /** The revision, a colon and the SHA-256 of its document; of another revision or empty: not known. */
  document_digest: Generated<string>;
  /** Of all its versions as stored. */
  version_bytes: Generated<number>;
  /** The session that saved it last; null if saved before sessions were recorded. */
  saved_in: string | null;
}

/** The revision a session last read of a template that another one had saved. */
export interface TemplateReadingTable {
  session_id: string;
  template_uuid: string;
  revision: number;
}

/** A build as other instances of the server see it. */
export interface BuildTable {
  id: string;
  account_id: string;
  state: 'queued' | 'building' | 'done' | 'failed' | 'cancelled';
  percent: number;
  /** When its instance last reported. */
  touched_at: number;
}

export interface TemplateVersionTable {
  id: string;
  template_uuid: string;
  kind: 'saved' | 'conflict';
  revision: number;
  name: string;
  saved_at: number;
  /** The JSON, deflated, in base64: histories are long and repetitive. */
  document: string;
}

export interface JobTable {
  id: string;
  kind: string;
  /** JSON. */
  payload: string;
  state: 'waiting' | 'leased' | 'done' | 'failed';
  attempts: number;
  /** While it is leased: when the lease expires and any worker may take the job. */
  due_at: number;
  leased_by: string | null;
  last_error: string | null;
  created_at: number;
  finished_at: number | null;
  /** Whose data it holds; null for a job that concerns nobody. */
  account_id: string | null;
}

export interface LogEntryTable {
  id: string;
  at: number;
  level: 'error' | 'warn' | 'info' | 'debug';
  /** Which kind of event, such as index-server-started. */
  lmid: string;
  account_id: string | null;
  ip: string;
  verb: string;
  path: string;
  content: string;
  /** JSON with secrets removed; null without a body. */
  body: string | null;
}

export interface FeedbackTable {
  id: string;
  at: number;
  account_id: string | null;
  email: string | null;
  message: string;
  /** When an operator was done with it; null: nobody is yet. */
  done_at: Generated<number | null>;
}

export interface BuiltFileTable {
  name: string;
  account_id: string;
  /** SHA-256 of the document and the options. */
  content_key: string;
  kind: 'xlsx' | 'preview';
  /** The file's name when downloaded. */
  title: string;
  created_at: number;
  expires_at: number;
  bytes: Generated<number>;
  /** What it was built from; null if built before that was noted. */
  template_uuid: string | null;
}

/** Calls counted by several instances on one PostgreSQL; the library that counts them writes it. */
export interface RateLimitTable {
  key: string;
  points: Generated<number>;
  expire: number | null;
}

/** A single row; as in the decision whether the clock can be believed. */
export interface ClockCheckTable {
  id: number;
  trusted_at: number;
  doubted_since: number | null;
  doubted_at: number | null;
}

/** The room that the strangers of a network have taken, and that of all. */
export interface SharedRoomTable {
  network: string;
  bytes: number;
}

export interface SchemaVersionTable {
  version: number;
  name: string;
  applied_at: number;
}

export interface Tables
  extends MoneyTables,
    TestPaymentTables,
    SpreadsheetTables,
    OperatorTables,
    GalleryTables,
    SecondFactorTables {
  account: AccountTable;
  session: SessionTable;
  provider: ProviderTable;
  one_time_token: OneTimeTokenTable;
  password_try: PasswordTryTable;
  template: TemplateTable;
  template_document: DocumentTable;
  template_version: TemplateVersionTable;
  document_piece: DocumentPieceTable;
  template_reading: TemplateReadingTable;
  build: BuildTable;
  gallery_document: DocumentTable;
  job: JobTable;
  log_entry: LogEntryTable;
  feedback: FeedbackTable;
  usage_count: UsageCountTable;
  daily_count: DailyCountTable;
  counted_once: CountedOnceTable;
  ai_usage: AiUsageTable;
  built_file: BuiltFileTable;
  rate_limit: RateLimitTable;
  clock_check: ClockCheckTable;
  stored_file: StoredFileTable;
  stored_file_piece: StoredFilePieceTable;
  shared_room: SharedRoomTable;
  schema_version: SchemaVersionTable;
}

export type Account = Selectable<AccountTable>;
export type StoredSession = Selectable<SessionTable>;
export type BuiltFile = Selectable<BuiltFileTable>;
export type NewBuiltFile = Insertable<BuiltFileTable>;
export type NewTemplateRow = Insertable<TemplateTable>;
export type Job = Selectable<JobTable>;
