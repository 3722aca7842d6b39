// Keeps the address of each request from its beginning: a connection that was reset has none any more.
import type { FastifyInstance } from 'fastify';
import { ClientGone } from '#server/errors/client-gone.ts';

/** Comes before every hook that waits for something. */
export function rememberAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const ip: string | undefined = request.ip;
    Object.defineProperty(request, 'ip', { value: ip ?? '' });
    // It was reset before its first request was read.
    if (ip === undefined) throw new ClientGone();
  });
}
