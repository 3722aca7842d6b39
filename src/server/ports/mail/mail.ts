// The port to outgoing mail.

export interface EmailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same for every try to send the same letter, so that a repeat is recognised as one. */
  readonly id: string;
  /** Who gets an answer, where that is not the sender. */
  readonly replyTo?: string;
}

/** The mail said no for good: another try would be refused the same way. */
export class EmailRejected extends Error {}

export interface Mail {
  /** Gives up when the signal aborts; whether the letter went out is then not known. */
  send(email: EmailMessage, signal?: AbortSignal): Promise<void>;
  /** Removes what is kept here of letters from before a time. */
  deleteCopies(before: number): Promise<void>;
  close(): Promise<void>;
}
