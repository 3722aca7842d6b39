// Messages from people to the operators.
import type { FastifyInstance } from 'fastify';
import type { ServerParts } from '#server/server-parts.ts';

export function feedbackRoutes(_app: FastifyInstance, _parts: ServerParts): void {}
