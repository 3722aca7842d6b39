// Answers as every other error what Node would answer by itself, without our headers: no host, CONNECT, an unknown expectation.
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import type { Connections } from './connections.ts';

/** Node leaves it to the hook below to refuse those without a host. */
export const oddRequests = { requireHostHeader: false };

export function answerOddRequests(app: FastifyInstance, connections: Connections): void {
  app.addHook('onRequest', async ({ raw: { httpVersion, headers } }) => {
    if (httpVersion === '1.1' && headers.host === undefined) throw new AppError('bad-request');
  });
  // It asks for a tunnel to somewhere else.
  app.server.on('connect', (_request, socket: Socket) => {
    socket.on('error', () => socket.destroy());
    socket.on('drain', () => connections.sendMore(socket));
    socket.resume();
    connections.refuse(socket, new AppError('not-found'));
  });
  app.server.on('checkExpectation', (request, answer) => app.server.emit('request', request, answer));
}
