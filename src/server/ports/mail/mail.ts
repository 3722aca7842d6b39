// The port to outgoing mail.

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same for every try to send the same letter, so that a repeat is recognised as one. */
  readonly id: string;
}

/** The mail said no for good: another try would be refused the same way. */
export class LetterRefused extends Error {}

export interface Mail {
  send(letter: Letter): Promise<void>;
  close(): Promise<void>;
}
