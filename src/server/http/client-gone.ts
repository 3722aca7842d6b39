// Tells a client that has gone from a failure of the server: nobody waits for an answer, and there is nothing to repair.
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Ends the work for a client that has gone. */
export class ClientGone extends Error {
  constructor() {
    super('the client has gone');
  }
}

export function refuseGone({ raw }: Pick<FastifyRequest, 'raw'>): void {
  if (raw.socket.destroyed) throw new ClientGone();
}

export function leaveUnanswered(request: FastifyRequest, reply: FastifyReply): void {
  const { method, ip, routeOptions } = request;
  request.log.info({ method, route: routeOptions.url ?? 'none', ip }, 'the client has gone');
  reply.hijack();
  reply.raw.destroy();
}
