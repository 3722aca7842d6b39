// The calls for spreadsheets in the cloud.
import type { FastifyInstance } from 'fastify';
import type { ServerParts } from '#server/server-parts.ts';

export function spreadsheetRoutes(_app: FastifyInstance, _parts: ServerParts): void {}
