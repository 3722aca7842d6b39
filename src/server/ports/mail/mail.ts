// The port to outgoing email.

export interface EmailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same for every attempt to send the same email, so that duplicates are recognised. */
  readonly id: string;
  /** Who receives replies, if not the sender. */
  readonly replyTo?: string;
}

/** The mail server rejected the email permanently: another attempt would be rejected too. */
export class EmailRejected extends Error {}

export interface Mail {
  /** Gives up when the signal aborts; whether the email was sent is then unknown. */
  send(email: EmailMessage, signal?: AbortSignal): Promise<void>;
  /** Deletes local copies of emails from before the given time. */
  deleteCopies(before: number): Promise<void>;
  /** Deletes the local copies of emails by the id of their message. */
  deleteCopiesOf(ids: readonly string[]): Promise<void>;
  close(): Promise<void>;
}
