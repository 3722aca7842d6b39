// Whom the work for a request counts against while it waits for its turn.
import type { FastifyRequest } from 'fastify';
import type { Caller } from '#server/model-processes/make-room.ts';
import { networkOf } from '#server/networks/network-of.ts';

export const callerOf = ({ session, ip }: Pick<FastifyRequest, 'session' | 'ip'>): Caller => ({
  accountId: session?.account.id ?? '',
  network: networkOf(ip),
});
