// Decides about a request's body before it is read: whether the call takes so much, and whether there is room for it.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Configuration } from '#server/configuration/read-configuration.ts';
import { AppError } from '#server/errors/app-error.ts';
import { BodyMemory } from './body-memory.ts';

type Limits = Pick<Configuration, 'maxBodyBytes' | 'maxBodiesBytes' | 'maxBodiesBytesPerNetwork'>;

/** The largest body always fits, or else it could never be sent. */
const memoryOf = ({ maxBodyBytes, maxBodiesBytes, maxBodiesBytesPerNetwork }: Limits): BodyMemory =>
  new BodyMemory({
    maxBytes: Math.max(maxBodiesBytes, maxBodyBytes),
    maxBytesPerNetwork: Math.max(maxBodiesBytesPerNetwork, maxBodyBytes),
  });

export function admitBodies(
  app: FastifyInstance,
  limits: Limits,
  networkOf: (address: string) => string,
): void {
  const memory = memoryOf(limits);
  // Instead of Node, which would say yes before anything was checked.
  app.server.on('checkContinue', (request, answer) => app.server.emit('request', request, answer));
  // Runs after every check that needs the headers alone.
  app.addHook('preParsing', async (request, reply) => {
    const bytes = announcedBytes(request);
    if (bytes === 0) return;
    if (bytes > request.routeOptions.bodyLimit) throw new AppError('template-too-large');
    // Held until it is answered: the body, or what it was parsed to, may wait for a thread.
    reply.raw.once('close', memory.hold(networkOf(request.ip), bytes));
    // A client that asks first sends nothing that would be refused.
    if (request.headers.expect !== undefined) reply.raw.writeContinue();
  });
}

/** A body in chunks may turn out as long as the limit. */
export function announcedBytes({
  headers,
  routeOptions,
}: Pick<FastifyRequest, 'headers' | 'routeOptions'>): number {
  if (headers['transfer-encoding'] !== undefined) return routeOptions.bodyLimit;
  return Number(headers['content-length'] ?? 0);
}
