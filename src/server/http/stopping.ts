// While the server stops, requests in progress are finished and new ones are turned away.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';

export interface Stopping {
  isStopping: boolean;
}

const stillAnswered = new Set(['/healthz', '/readyz']);

export function refuseWhileStopping(app: FastifyInstance, stopping: Stopping): void {
  app.addHook('onRequest', async (request) => {
    if (stopping.isStopping && !stillAnswered.has(request.url)) throw new AppError('shutting-down');
  });
  closeOnceAnswered(app, stopping);
}

interface Connection {
  unanswered: number;
  /** What had been read when its last answer had been sent; more is a request that is still arriving. */
  readBytes: number;
}

/**
 * Node closes a connection as soon as its answer has been written, whether it has been sent or not. It leaves those
 * open that browsers open in advance, and those whose answer began before the stop and said nothing of closing.
 */
function closeOnceAnswered(app: FastifyInstance, stopping: Stopping): void {
  const connections = new Map<Socket, Connection>();
  app.server.on('connection', (socket: Socket) => {
    connections.set(socket, { unanswered: 0, readBytes: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  app.server.on('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    const connection = connections.get(socket);
    if (connection === undefined) return;
    connection.unanswered += 1;
    answer.once('close', () => {
      connection.unanswered -= 1;
      connection.readBytes = socket.bytesRead;
      if (stopping.isStopping && connection.unanswered === 0) socket.destroySoon();
    });
  });
  app.addHook('onSend', async ({ raw: { socket } }, reply) => {
    if (stopping.isStopping && connections.get(socket)?.unanswered === 1) reply.header('connection', 'close');
  });
  app.server.closeIdleConnections = () => {
    for (const [socket, { unanswered, readBytes }] of connections) {
      if (unanswered === 0 && socket.bytesRead === readBytes) socket.destroy();
    }
  };
}
