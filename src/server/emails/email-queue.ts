// The letters the product writes, each with what it needs to know; they are queued and sent by the queue.
import type { Kysely } from 'kysely';
import type { Language } from '#language/language.ts';
import type { Tables } from '../ports/database/tables.ts';

export type EmailContent =
  | { readonly kind: 'welcome'; readonly url: string }
  | { readonly kind: 'reset-password'; readonly url: string }
  /** In place of a new password, which would open nothing. */
  | { readonly kind: 'archived' }
  | { readonly kind: 'confirm-email'; readonly url: string }
  /** To the address that was left, so that a stolen account is noticed. */
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
  send(query: Kysely<Tables>, letter: QueuedEmail): Promise<void>;
}
