// Answers malformed HTTP requests in the same format as every other error, then closes the connection.
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { errorCodes } from '#contract/error-codes.ts';

const code = 'bad-request';

export function answerMalformedRequest(_error: Error, socket: Socket): void {
  // A client that has disconnected gets no reply.
  if (!socket.writable || socket.destroyed) {
    socket.destroy();
    return;
  }
  const { status, message, remedy } = errorCodes[code];
  const body = JSON.stringify({ code, message, remedy, requestId: randomUUID() });
  const head = [
    `HTTP/1.1 ${status} Bad Request`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
