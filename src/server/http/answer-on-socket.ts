// Answers a connection whose request never became one, in the same format as every other error, then closes it.
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { errorCodes } from '#contract/error-codes.ts';
import type { AppError } from '../errors/app-error.ts';
import { jsonFile } from './offer-as-file.ts';
import type { SecurityHeaders } from './security-headers.ts';

export type AnswerOnSocket = (socket: Socket, error: AppError) => void;

export function answerOnSocket(headers: SecurityHeaders, log: FastifyBaseLogger): AnswerOnSocket {
  const lines = Object.entries({ ...headers, 'content-disposition': jsonFile, 'cache-control': 'no-store' });
  return (socket, { code }) => {
    // A client that has disconnected gets no reply.
    if (!socket.writable || socket.destroyed) {
      socket.destroy();
      return;
    }
    const { status, message, remedy } = errorCodes[code];
    const requestId = randomUUID();
    const body = JSON.stringify({ code, message, remedy, requestId });
    log.info({ requestId, status, code, ip: socket.remoteAddress }, 'a request that could not be read');
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      `x-request-id: ${requestId}`,
      ...lines.map(([name, value]) => `${name}: ${value}`),
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
    // A client that goes on sending would keep it open.
    socket.destroySoon();
  };
}
