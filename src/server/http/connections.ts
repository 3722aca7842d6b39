// Follows the server's connections: what each still asks and what it was answered, so that none stays open for nothing.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
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
  /** Why nothing more is read from it, while those before are still to be answered. */
  refusal: AppError | undefined;
}

/**
 * An answer's event: its client sends nothing more. It may have left, as a browser that closes a page, or still read: which
 * of both shows only when it is written to.
 */
const clientEnded = 'client ended';

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
    // Whoever has sent all that it asks may end its sending side and still read.
    Object.assign(server, { httpAllowHalfOpen: true });
    server.on('connection', (socket: Socket) => {
      const connection: Connection = {
        unanswered: new Set(),
        readBytes: 0,
        drainTimer: undefined,
        refusal: undefined,
      };
      this.#connections.set(socket, connection);
      socket.once('end', () => {
        for (const { answer } of connection.unanswered) answer.emit(clientEnded);
      });
      socket.once('close', () => {
        // The request does not end with its connection once it has been answered.
        clearTimeout(connection.drainTimer);
        this.#connections.delete(socket);
        process.nextTick(closeWaiting, connection);
      });
    });
    server.on('request', (request: IncomingMessage, answer: ServerResponse) => {
      const connection = this.#connections.get(request.socket);
      if (connection === undefined) return;
      const exchange = { request, answer };
      connection.unanswered.add(exchange);
      answer.prependOnceListener('finish', () => this.#refuseAfterLast(connection, exchange));
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

  /** Cuts off all whose answer has begun, and is not read. */
  dropUnread(): void {
    for (const [socket, { unanswered }] of this.#connections) {
      if ([...unanswered].some(({ answer }) => answer.headersSent)) socket.destroy();
    }
  }

  /** For a request that never became one, after the answers to those before it. */
  refuse(socket: Socket, error: AppError): void {
    const connection = this.#connections.get(socket);
    const unanswered = [...(connection?.unanswered ?? [])];
    if (connection !== undefined && unanswered.some(isToBeAnswered)) {
      connection.refusal ??= error;
      return;
    }
    const isAmidAnswer = unanswered.some(({ answer }) => answer.headersSent);
    if (connection?.drainTimer !== undefined || isAmidAnswer) socket.destroy();
    else this.#answer(socket, error);
  }

  /** Instead of Node, which leaves a connection alone once it has been asked for a tunnel. */
  sendMore(socket: Socket): void {
    const [first] = this.#connections.get(socket)?.unanswered ?? [];
    first?.answer.emit('drain');
  }

  /** Before Node ends the connection, as it does after the last answer to a client that has ended its own side. */
  #refuseAfterLast(connection: Connection, { request }: Exchange): void {
    const { refusal, unanswered } = connection;
    if (refusal === undefined || unanswered.size > 1 || !request.complete) return;
    connection.refusal = undefined;
    this.#answer(request.socket, refusal);
  }

  #onAnswered(connection: Connection, exchange: Exchange): void {
    const { request } = exchange;
    const { socket } = request;
    connection.unanswered.delete(exchange);
    connection.readBytes = socket.bytesRead;
    if (connection.refusal !== undefined) {
      // If the request itself was to be refused, this was its answer.
      if (request.complete) this.refuse(socket, connection.refusal);
      else socket.destroySoon();
    } else if (this.#isStopping() && connection.unanswered.size === 0) socket.destroySoon();
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

/** Node closes only the answer whose turn it was, and what is held for the others would be held for ever. */
function closeWaiting({ unanswered }: Connection): void {
  for (const { answer } of unanswered) {
    answer.destroy();
    answer.emit('close');
  }
}

const isIdle = (socket: Socket, { unanswered, readBytes }: Connection): boolean =>
  unanswered.size === 0 && socket.bytesRead === readBytes;

/** Whatever is wrong with the connection, it is not about this one. */
const isToBeAnswered = ({ request, answer }: Exchange): boolean => request.complete || answer.writableEnded;

/**
 * A reply closes when it has been sent, or earlier if the connection breaks. A browser that closes a page only ends its
 * side, and so a client that does and would still read is taken for one that has left.
 */
export function disconnectSignalOf(
  { raw: asked }: Pick<FastifyRequest, 'raw'>,
  { raw }: Pick<FastifyReply, 'raw'>,
): AbortSignal {
  const disconnected = new AbortController();
  const abort = (): void => disconnected.abort();
  if (raw.destroyed || asked.socket.readableEnded) abort();
  raw.once('close', abort).once(clientEnded, abort);
  return disconnected.signal;
}
