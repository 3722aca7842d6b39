// The call for resources that a business of a kind may have.
import type { FastifyInstance } from 'fastify';
import type { ServerParts } from '#server/server-parts.ts';

export function suggestionRoutes(_app: FastifyInstance, _parts: ServerParts): void {}
