// The health checks: whether the server is alive, and whether it is ready for requests.
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/ports/database/database.ts';
import type { Stopping } from './stopping.ts';

export function answerHealth(app: FastifyInstance, database: Database, stopping: Stopping): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'alive' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const status = stopping.isStopping
      ? 'stopping'
      : (await database.isAnswering())
        ? 'ready'
        : 'no database';
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status });
  });
}
