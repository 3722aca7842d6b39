// The operators' call for how the server is.
import type { FastifyInstance } from 'fastify';
import { registerOperatorCall } from '#server/operator-desk/register-operator-call.ts';
import type { ServerParts } from '../server-parts.ts';
import { judgeHealth } from './judge-health.ts';
import { readHealth } from './read-health.ts';

export function adminHealthRoutes(app: FastifyInstance, parts: ServerParts): void {
  registerOperatorCall(app, parts, 'getHealth', async (desk) => {
    const facts = await readHealth(parts, desk);
    return { ...facts, levels: judgeHealth(facts) };
  });
}
