// The emails that the product sends, each with the data it needs; the job queue sends them.
import type { Kysely } from 'kysely';
import type { Language } from '#language/language.ts';
import type { Tables } from '../ports/database/tables.ts';

export type EmailContent =
  | { readonly kind: 'welcome'; readonly url: string }
  | { readonly kind: 'reset-password'; readonly url: string }
  /** Sent instead of a password link, which would be of no use. */
  | { readonly kind: 'archived' }
  | { readonly kind: 'confirm-email'; readonly url: string }
  /** Sent to the previous address, so that a stolen account is noticed. */
  | { readonly kind: 'email-changed'; readonly newEmail: string }
  | { readonly kind: 'password-changed' }
  | { readonly kind: 'feedback'; readonly message: string; readonly from: string | null }
  | { readonly kind: 'spreadsheet-link'; readonly url: string; readonly templateName: string };

export interface QueuedEmail {
  readonly to: string;
  readonly language: Language;
  readonly content: EmailContent;
}

export interface EmailQueue {
  /** For an account, with which the email is dropped. */
  send(query: Kysely<Tables>, accountId: string, message: QueuedEmail): Promise<void>;
}
