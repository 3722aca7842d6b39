// Decides about a request's body before and while it is read: whether the call takes so much, and whether there is room.
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '#server/configuration/read-configuration.ts';
import { AppError } from '#server/errors/app-error.ts';
import { ClientGone } from '#server/errors/client-gone.ts';
import type { Caller } from '#server/model-processes/make-room.ts';
import { type BodyHold, BodyMemory } from './body-memory.ts';
import { receiveBody } from './receive-body.ts';

type Limits = Pick<
  Configuration,
  'maxBodyBytes' | 'maxBodiesBytes' | 'maxBodiesBytesPerNetwork' | 'slowBodyMs'
>;

type CallerOf = (request: FastifyRequest) => Caller;

export function admitBodies(app: FastifyInstance, limits: Limits, callerOf: CallerOf): void {
  const memory = new BodyMemory(limits);
  // Instead of Node, which would say yes before anything was checked.
  app.server.on('checkContinue', (request, answer) => app.server.emit('request', request, answer));
  // Runs after every check that needs the headers alone.
  app.addHook('preParsing', async (request, reply) => {
    const bytes = announcedBytes(request);
    if (bytes === 0) return;
    if (isCompressed(request)) throw new AppError('media-type');
    if (bytes > request.routeOptions.bodyLimit) throw new AppError('template-too-large');
    const refuse = (error: AppError) => body.destroy(error);
    const hold = memory.begin(callerOf(request), bytes, refuse);
    const terms = { maxBytes: request.routeOptions.bodyLimit, slowBodyMs: limits.slowBodyMs };
    const body = receiveBody(request.raw, terms, hold);
    beginReceiving(request, reply, hold, body);
    return body;
  });
}

function beginReceiving(request: FastifyRequest, reply: FastifyReply, hold: BodyHold, body: Readable): void {
  // Held until it is answered: the body, or what it was parsed to, may wait for a thread.
  reply.raw.once('close', () => {
    hold.free();
    // If it has not arrived whole, and nobody has refused it.
    body.destroy(new ClientGone());
  });
  // A client that asks first sends nothing that would be refused.
  if (isAskedToContinue(request)) reply.raw.writeContinue();
}

/** A body of a type that the call does not take is refused next, whatever is in it. */
function isAskedToContinue({ raw, mediaType, server }: FastifyRequest): boolean {
  if (raw.httpVersion !== '1.1' || raw.headers.expect?.toLowerCase() !== '100-continue') return false;
  return mediaType !== undefined && server.hasContentTypeParser(mediaType);
}

const isCompressed = ({ headers }: FastifyRequest): boolean =>
  (headers['content-encoding']?.toLowerCase() ?? 'identity') !== 'identity';

/** A body in chunks may turn out as long as the limit. */
export function announcedBytes({
  headers,
  routeOptions,
}: Pick<FastifyRequest, 'headers' | 'routeOptions'>): number {
  if (headers['transfer-encoding'] !== undefined) return routeOptions.bodyLimit;
  return Number(headers['content-length'] ?? 0);
}
