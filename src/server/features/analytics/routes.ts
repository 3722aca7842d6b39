// What is counted of the use of the product.
import type { FastifyInstance } from 'fastify';
import type { ServerParts } from '#server/server-parts.ts';

export function analyticsRoutes(_app: FastifyInstance, _parts: ServerParts): void {}
