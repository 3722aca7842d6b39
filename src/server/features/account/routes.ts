// The calls that make, open, change and end accounts.
import type { FastifyInstance } from 'fastify';
import type { ServerParts } from '#server/server-parts.ts';

export function accountRoutes(_app: FastifyInstance, _parts: ServerParts): void {}
