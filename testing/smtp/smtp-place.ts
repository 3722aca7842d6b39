// A real mail server on this machine that accepts emails, rejects them, or misbehaves, as a test requires.
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

export interface TakenLetter {
  readonly from: string;
  readonly to: readonly string[];
  readonly message: Email;
  readonly isSecure: boolean;
  /** Who signed in to send it; empty for nobody. */
  readonly user: string;
}

/** What a stage of the conversation answers: null to go on, a code to refuse, 'hang up' to drop the line. */
export type Answer = number | 'hang up' | null;

type Done = (error?: Error | null) => void;

export class SmtpPlace {
  readonly taken: TakenLetter[] = [];
  /** How often each stage was reached. */
  readonly seen = { recipient: 0, data: 0 };
  recipient: (address: string) => Answer = () => null;
  data: () => Answer = () => null;
  /** Called once an email is stored: a connection lost now leaves its sender in doubt. */
  afterTaking: (taken: TakenLetter) => Answer = () => null;
  readonly #server: SMTPServer;
  readonly #lines = new Map<number, Socket>();
  readonly #looks = new Set<() => void>();

  private constructor(options: SMTPServerOptions) {
    this.#server = new SMTPServer({
      authOptional: true,
      disableReverseLookup: true,
      closeTimeout: 100,
      logger: false,
      onRcptTo: ({ address }, session, done) => {
        this.seen.recipient += 1;
        this.#give(this.recipient(address), session, done);
      },
      onData: (stream, session, done) => {
        this.#take(stream, session, done);
      },
      ...options,
    });
    this.#server.server.on('connection', (socket: Socket) => this.#lines.set(socket.remotePort ?? 0, socket));
    // A client that hangs up in the middle is no fault of this server.
    this.#server.on('error', () => undefined);
  }

  static async start(options: SMTPServerOptions = {}): Promise<SmtpPlace> {
    const place = new SmtpPlace(options);
    await new Promise<void>((resolve) => place.#server.listen(0, '127.0.0.1', resolve));
    return place;
  }

  get port(): number {
    const address = this.#server.server.address();
    return typeof address === 'object' ? (address?.port ?? 0) : 0;
  }

  /** Resolves once what happened here is as it should be. */
  until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!isSo()) return;
        this.#looks.delete(look);
        resolve();
      };
      this.#looks.add(look);
      look();
    });
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
    });
  }

  async #take(stream: Readable, session: SMTPServerSession, done: Done): Promise<void> {
    this.seen.data += 1;
    const content = await buffer(stream);
    const answer = this.data();
    if (answer !== null) return this.#give(answer, session, done);
    const { mailFrom, rcptTo } = session.envelope;
    const taken: TakenLetter = {
      from: mailFrom === false ? '' : mailFrom.address,
      to: rcptTo.map(({ address }) => address),
      message: await PostalMime.parse(content),
      isSecure: session.secure,
      user: session.user || '',
    };
    this.taken.push(taken);
    this.#give(this.afterTaking(taken), session, done);
  }

  #give(answer: Answer, { remotePort }: SMTPServerSession, done: Done): void {
    if (answer === 'hang up') this.#lines.get(remotePort)?.destroy();
    else if (answer === null) done();
    else done(Object.assign(new Error('as the test says'), { responseCode: answer }));
    for (const look of this.#looks) look();
  }
}
