// Metrics for monitoring, for whoever has their token: durations by route, the event loop, memory.
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Configuration } from '#server/configuration/read-configuration.ts';
import { AppError } from '../errors/app-error.ts';

export function serveMetrics(app: FastifyInstance, configuration: Configuration): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(request, configuration.metricsToken)) throw new AppError('not-found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function mayReadMetrics(request: FastifyRequest, token: string | null): boolean {
  // The address of the client says nothing: behind a proxy on this machine every client appears to be local.
  return token !== null && isEqual(request.headers.authorization ?? '', `Bearer ${token}`);
}

function isEqual(actual: string, expected: string): boolean {
  const [one, other] = [Buffer.from(actual), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
