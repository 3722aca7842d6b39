// Decides about a reply before it is written: whether there is room for it until its client has read it.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '#server/configuration/read-configuration.ts';
import type { Caller } from '#server/model-processes/make-room.ts';
import { ClientGone } from '../../errors/client-gone.ts';
import { BodyMemory } from '../bodies/body-memory.ts';
import { WrittenPieces } from './written-pieces.ts';

type Limits = Pick<
  Configuration,
  'maxBodyBytes' | 'maxRepliesBytes' | 'maxRepliesBytesPerNetwork' | 'slowReplyMs'
>;

/** The system keeps what is shorter for the client, and nothing stays here. */
const mostUncountedBytes = 16 * 1024;
/** Of a file that is read while it is sent. */
const filePieceBytes = 64 * 1024;
/** Of it, after which a reply gives way to those of others. */
const shareOfSlowness = 1 / 6;

export function admitReplies(
  app: FastifyInstance,
  limits: Limits,
  callerOf: (request: FastifyRequest) => Caller,
): void {
  const memory = new BodyMemory({
    maxBodyBytes: limits.maxRepliesBytesPerNetwork,
    maxBodiesBytes: limits.maxRepliesBytes,
    maxBodiesBytesPerNetwork: limits.maxRepliesBytesPerNetwork,
  });
  // Before the reply is compressed, since what it is compressed from stays as long as it does.
  app.addHook('onSend', async (request, reply, payload) => {
    const source = payload instanceof Readable ? payload : null;
    // Fastify does not, if the answer has not had its turn on a connection that broke: a file would stay open.
    if (source !== null) reply.raw.once('close', () => source.destroy());
    if (request.raw.socket.destroyed || reply.raw.destroyed) {
      source?.destroy();
      throw new ClientGone();
    }
    if (hasNoContent(request, reply)) return payload;
    const length = lengthBefore(payload);
    // Whatever compresses it knows better.
    if (length !== null) reply.header('content-length', length);
    const bytes = bytesOf(payload, limits);
    if (bytes <= mostUncountedBytes) return payload;
    const hold = memory.begin(callerOf(request), bytes, () => request.raw.socket.destroy());
    reply.raw.once('close', hold.free);
    try {
      hold.grow(bytes);
    } catch (error) {
      hold.free();
      source?.destroy();
      throw error;
    }
    hold.keep();
    const timer = setTimeout(hold.giveWay, limits.slowReplyMs * shareOfSlowness);
    reply.raw.once('close', () => clearTimeout(timer));
    cutOffWhoReadsNothing(reply, limits.slowReplyMs);
    return payload instanceof Uint8Array ? new WrittenPieces([payload]) : payload;
  });
}

/** Of which the headers alone are sent, whatever the route gives. */
const hasNoContent = ({ method }: FastifyRequest, { statusCode }: FastifyReply): boolean =>
  method === 'HEAD' || statusCode === 304;

/** One alone is always sent, whatever its length. */
const bytesOf = (payload: unknown, limits: Limits): number =>
  Math.min(lengthOf(payload, limits.maxBodyBytes), limits.maxRepliesBytesPerNetwork);

function lengthOf(payload: unknown, maxBodyBytes: number): number {
  if (typeof payload === 'string' || payload instanceof Uint8Array) return Buffer.byteLength(payload);
  if (payload instanceof WrittenPieces) return payload.bytes;
  if (!(payload instanceof Readable)) return 0;
  // Pieces worked out one after the other are as long as the longest document, and one waits while one is sent.
  return payload.readableObjectMode ? 2 * maxBodyBytes : filePieceBytes;
}

/** Of bytes that are given as a stream in the end: what compresses or sends them would copy all of them at once. */
function lengthBefore(payload: unknown): number | null {
  if (payload instanceof WrittenPieces) return payload.bytes;
  return payload instanceof Uint8Array ? payload.length : null;
}

/** A reply that is still worked on is not to blame on its client. */
function cutOffWhoReadsNothing({ raw }: FastifyReply, withinMs: number): void {
  raw.setTimeout(withinMs, () => {
    if (raw.socket !== null && raw.socket.writableLength > 0) raw.socket.destroy();
    else raw.setTimeout(withinMs);
  });
  // Before Node sets how long the connection waits for the next request.
  raw.prependOnceListener('finish', () => raw.setTimeout(0));
}
