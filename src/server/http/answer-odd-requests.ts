// Answers as every other error what Node would answer by itself, without our headers: no host, a path
// that cannot be decoded, CONNECT, an unknown expectation.
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import type { Connections } from './connections.ts';

/** Node leaves it to the hook below to refuse those without a host. */
export const oddRequests = { requireHostHeader: false };

const unreadablePath = '/api/unreadable-path';
const sheetsPath = '/builder/sheets/';
/** No spreadsheet has such an id. */
const unreadableSheet = `${sheetsPath}unreadable`;

/** Of one that cannot be decoded the router would answer by itself: without a line in the log, a figure or a proxy's word. */
export function readablePath({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  try {
    decodeURI(url.split(/[?#;]/, 1)[0] ?? '');
    return url;
  } catch {
    // A link that was cut amid a letter is opened in a browser, which would save an error as a file.
    return url.startsWith(sheetsPath) ? unreadableSheet : unreadablePath;
  }
}

export function answerOddRequests(app: FastifyInstance, connections: Connections): void {
  app.addHook('onRequest', async ({ raw: { url, httpVersion, headers } }) => {
    if (url === unreadablePath) throw new AppError('bad-request');
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
