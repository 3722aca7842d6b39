// Whom the work for a request counts against while it waits for its turn.
import type { FastifyRequest } from 'fastify';
import type { Caller } from '#server/model-processes/make-room.ts';
import { networkOf } from '#server/networks/network-of.ts';

type Asking = Pick<FastifyRequest, 'session' | 'ip'> & Partial<Pick<FastifyRequest, 'view'>>;

/** Not against whom an operator views. */
export const callerOf = ({ session, view, ip }: Asking): Caller => ({
  accountId: (view?.operator ?? session?.account)?.id ?? '',
  network: networkOf(ip),
});
