// The emails that the product sends, each with the data it needs; the job queue sends them.
import type { Kysely } from 'kysely';
import type { Language } from '#language/language.ts';
import type { Tables } from '../ports/database/tables.ts';

export type EmailContent =
  | { readonly kind: 'welcome'; readonly url: string }
  | { readonly kind: 'reset-password'; readonly url: string }
  /** The same link, for whoever bought with the address before they had an account. */
  | { readonly kind: 'purchases-waiting'; readonly url: string }
  /** Sent instead of a password link, which would be of no use. */
  | { readonly kind: 'archived' }
  | { readonly kind: 'confirm-email'; readonly url: string }
  /** Sent to the previous address, so that a stolen account is noticed. */
  | { readonly kind: 'email-changed'; readonly newEmail: string }
  | { readonly kind: 'password-changed' }
  | { readonly kind: 'second-factor-set-up' }
  | { readonly kind: 'second-factor-reset' }
  /** How many codes are left. */
  | { readonly kind: 'recovery-code-used'; readonly left: number }
  | { readonly kind: 'feedback'; readonly message: string; readonly from: string | null }
  /** Asks somebody what they think of the product; its link opens the dialog to say it in. */
  | { readonly kind: 'feedback-request'; readonly url: string }
  | { readonly kind: 'spreadsheet-link'; readonly url: string; readonly templateName: string }
  | RefundContent
  | WrittenContent;

/** Amounts are written in the language of whoever gets them. */
type RefundContent = { readonly orderId: string; readonly name: string } & (
  | { readonly kind: 'refund-asked'; readonly amount: string }
  /** To the operators, in the buyer's words. */
  | {
      readonly kind: 'refund-request';
      readonly amount: string;
      readonly reason: string;
      readonly from: string | null;
    }
  | { readonly kind: 'refund-denied'; readonly answer: string }
  | { readonly kind: 'refund-done'; readonly amount: string }
);

/** What was put into words when it was queued, because it has as many lines as its subject needs. */
export interface WrittenContent {
  readonly kind: 'written';
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The first one is a button. */
  readonly links: readonly EmailLink[];
}

export interface EmailLink {
  readonly url: string;
  readonly label: string;
}

export interface QueuedEmail {
  readonly to: string;
  readonly language: Language;
  readonly content: EmailContent;
}

export interface EmailQueue {
  /** For an account, with which the email is dropped; null for what outlives it. */
  send(query: Kysely<Tables>, accountId: string | null, message: QueuedEmail): Promise<void>;
}
