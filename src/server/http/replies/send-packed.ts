// Sends stored gzipped JSON as it is, or decompressed to clients that do not accept gzip.
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';

const takesGzip = (acceptEncoding: string): boolean =>
  acceptEncoding.split(',').some((one) => /^\s*gzip\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/i.test(one));

export async function sendPacked(reply: FastifyReply, gzipped: Buffer): Promise<FastifyReply> {
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  if (!takesGzip(String(reply.request.headers['accept-encoding'] ?? ''))) {
    return reply.send(await promisify(gunzip)(gzipped));
  }
  return reply.header('content-encoding', 'gzip').send(gzipped);
}
