// The calls about templates that stand in the gallery for everyone.
import type { FastifyInstance } from 'fastify';
import type { ServerParts } from '#server/server-parts.ts';

export function galleryRoutes(_app: FastifyInstance, _parts: ServerParts): void {}
