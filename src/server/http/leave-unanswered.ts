// Ends a request whose client has gone, without an answer and without a word of a failure.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ClientGone } from '../errors/client-gone.ts';

export function refuseGone({ raw }: Pick<FastifyRequest, 'raw'>): void {
  if (raw.socket.destroyed) throw new ClientGone();
}

export function leaveUnanswered(request: FastifyRequest, reply: FastifyReply): void {
  const { method, ip, routeOptions } = request;
  request.log.info({ method, route: routeOptions.url ?? 'none', ip }, 'the client has gone');
  reply.hijack();
  reply.raw.destroy();
}
