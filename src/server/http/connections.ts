// Follows the server's connections: what each still asks and what it was answered, so that none stays open for nothing.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { AppError } from '../errors/app-error.ts';
import type { AnswerOnSocket } from './answer-on-socket.ts';

interface Exchange {
  readonly request: IncomingMessage;
  readonly answer: ServerResponse;
}

interface Connection {
  readonly unanswered: Set<Exchange>;
  /** What had been read when its last answer had been sent; more is a request that is still arriving. */
  readBytes: number;
  /** Runs while its last request, which was answered before it had arrived whole, still arrives. */
  drainTimer: NodeJS.Timeout | undefined;
}

/** A client that still sends reads the refusal afterwards; one that sends for ever is cut off. */
const drainMs = 10_000;

export class Connections {
  readonly #connections = new Map<Socket, Connection>();
  readonly #isStopping: () => boolean;
  readonly #answer: AnswerOnSocket;

  constructor(isStopping: () => boolean, answer: AnswerOnSocket) {
    this.#isStopping = isStopping;
    this.#answer = answer;
  }

  follow(server: Server): void {
    server.on('connection', (socket: Socket) => {
      const connection: Connection = { unanswered: new Set(), readBytes: 0, drainTimer: undefined };
      this.#connections.set(socket, connection);
      socket.once('close', () => {
        // The request does not end with its connection once it has been answered.
        clearTimeout(connection.drainTimer);
        this.#connections.delete(socket);
      });
    });
    server.on('request', (request: IncomingMessage, answer: ServerResponse) => {
      const connection = this.#connections.get(request.socket);
      if (connection === undefined) return;
      const exchange = { request, answer };
      connection.unanswered.add(exchange);
      answer.once('close', () => this.#onAnswered(connection, exchange));
    });
  }

  /** Whether a connection waits for this answer alone. */
  isLastAnswer(socket: Socket): boolean {
    return this.#connections.get(socket)?.unanswered.size === 1;
  }

  /** Closes those that browsers open in advance or keep open after an answer, or whose request is refused already. */
  closeIdle(): void {
    for (const [socket, connection] of this.#connections) {
      if (isIdle(socket, connection) || connection.drainTimer !== undefined) socket.destroy();
    }
  }

  /** Refuses all requests that have not arrived whole. */
  dropUnfinished(error: AppError): void {
    for (const [socket, { unanswered, readBytes }] of this.#connections) {
      const isArriving =
        unanswered.size === 0
          ? socket.bytesRead !== readBytes
          : [...unanswered].some(({ request }) => !request.complete);
      if (isArriving) this.refuse(socket, error);
    }
  }

  /** For a request that never became one; without a word if that would end up amid another answer. */
  refuse(socket: Socket, error: AppError): void {
    const { unanswered = new Set<Exchange>(), drainTimer } = this.#connections.get(socket) ?? {};
    const isAmidAnswers = unanswered.size > 1 || [...unanswered].some(({ answer }) => answer.headersSent);
    if (drainTimer !== undefined || isAmidAnswers) socket.destroy();
    else this.#answer(socket, error);
  }

  #onAnswered(connection: Connection, exchange: Exchange): void {
    const { request } = exchange;
    const { socket } = request;
    connection.unanswered.delete(exchange);
    connection.readBytes = socket.bytesRead;
    if (this.#isStopping() && connection.unanswered.size === 0) socket.destroySoon();
    else if (!request.complete && !socket.destroyed) this.#drain(connection, request);
  }

  /** Node reads on and forgets what comes, for as long as it comes. */
  #drain(connection: Connection, request: IncomingMessage): void {
    const { socket } = request;
    connection.drainTimer = setTimeout(() => socket.destroy(), drainMs);
    request.once('close', () => {
      clearTimeout(connection.drainTimer);
      connection.drainTimer = undefined;
      connection.readBytes = socket.bytesRead;
    });
  }
}

const isIdle = (socket: Socket, { unanswered, readBytes }: Connection): boolean =>
  unanswered.size === 0 && socket.bytesRead === readBytes;
