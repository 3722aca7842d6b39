// Answers malformed HTTP requests in the same format as every other error, then closes the connection.
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { errorCodes } from '#contract/error-codes.ts';
import { jsonFile } from './offer-as-file.ts';
import type { SecurityHeaders } from './security-headers.ts';

const code = 'bad-request';

export function answerMalformedRequest(headers: SecurityHeaders): (error: Error, socket: Socket) => void {
  const lines = Object.entries({ ...headers, 'content-disposition': jsonFile, 'cache-control': 'no-store' });
  return (_error, socket) => {
    // A client that has disconnected gets no reply.
    if (!socket.writable || socket.destroyed) {
      socket.destroy();
      return;
    }
    const { status, message, remedy } = errorCodes[code];
    const body = JSON.stringify({ code, message, remedy, requestId: randomUUID() });
    const head = [
      `HTTP/1.1 ${status} Bad Request`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      ...lines.map(([name, value]) => `${name}: ${value}`),
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  };
}
