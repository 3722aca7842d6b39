// The health checks: whether the server is alive, and whether it is ready for requests.
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/ports/database/database.ts';
import type { DiskSpace } from '#server/storage/disk-space.ts';
import type { Stopping } from './stopping.ts';

/** Whoever asks waits a few seconds at most, and takes no answer for a server that is down itself. */
const answerWithinMs = 1500;

export function answerHealth(
  app: FastifyInstance,
  database: Database,
  diskSpace: DiskSpace,
  stopping: Stopping,
): void {
  const isAnswering = answersInTime(database);
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'alive' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const status = stopping.isStopping ? 'stopping' : (await isAnswering()) ? 'ready' : 'no database';
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, ...((await diskSpace.isFull()) && { warnings: ['disk-full'] }) });
  });
}

/** A database that is frozen gets one question, however often it is asked for. */
function answersInTime(database: Database): () => Promise<boolean> {
  let asked: Promise<boolean> | null = null;
  return async () => {
    asked ??= database.isAnswering().finally(() => {
      asked = null;
    });
    const waited = new AbortController();
    const isLate = pause(answerWithinMs, false, { signal: waited.signal }).catch(() => false);
    const isAnswering = await Promise.race([asked, isLate]);
    waited.abort();
    return isAnswering;
  };
}
