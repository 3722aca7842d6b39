// The health checks: whether the server is alive, and whether it is ready for requests.
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Ports } from '#server/ports/ports.ts';
import type { DiskSpace } from '#server/storage/disk-space.ts';
import type { Stopping } from './stopping.ts';

/** Whoever asks waits a few seconds at most, and takes no answer for a server that is down itself. */
const answerWithinMs = 1500;

export function answerHealth(
  app: FastifyInstance,
  { database, files }: Pick<Ports, 'database' | 'files'>,
  diskSpace: DiskSpace,
  stopping: Stopping,
): void {
  const isDatabaseUp = answersInTime(database.isAnswering);
  const areFilesUp = answersInTime(files.isAnswering);
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'alive' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const [hasDatabase, hasFiles, diskWarning] = await Promise.all([
      isDatabaseUp(),
      areFilesUp(),
      diskSpace.warning(),
    ]);
    const status = stopping.isStopping ? 'stopping' : hasDatabase ? 'ready' : 'no database';
    // Everything but workbooks and pictures goes on.
    const warnings = [
      ...(diskWarning === null ? [] : [diskWarning]),
      ...(hasFiles ? [] : ['files-unavailable']),
    ];
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, ...(warnings.length > 0 && { warnings }) });
  });
}

/** What is frozen gets one question, however often it is asked for. */
function answersInTime(isAnswering: () => Promise<boolean>): () => Promise<boolean> {
  let asked: Promise<boolean> | null = null;
  return async () => {
    asked ??= isAnswering().finally(() => {
      asked = null;
    });
    const waited = new AbortController();
    const isLate = pause(answerWithinMs, false, { signal: waited.signal }).catch(() => false);
    const isUp = await Promise.race([asked, isLate]);
    waited.abort();
    return isUp;
  };
}
