// The port to outgoing mail.

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mail {
  send(letter: Letter): Promise<void>;
}
