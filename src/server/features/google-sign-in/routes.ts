// The way to Google and back.
import type { FastifyInstance } from 'fastify';
import type { ServerParts } from '#server/server-parts.ts';

export function googleSignInRoutes(_app: FastifyInstance, _parts: ServerParts): void {}
