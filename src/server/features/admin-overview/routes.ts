// The operators' call for what happened on each day.
import type { FastifyInstance } from 'fastify';
import { registerOperatorCall } from '#server/operator-desk/register-operator-call.ts';
import type { ServerParts } from '../server-parts.ts';
import { readOverview } from './read-overview.ts';

export function adminOverviewRoutes(app: FastifyInstance, parts: ServerParts): void {
  registerOperatorCall(app, parts, 'getOverview', async (desk, request) => {
    await desk.record(desk.place.database.query, { act: 'overview-read' });
    return readOverview(desk.place.database.aside, parts.ports.clock.now(), Number(request.query.days));
  });
}
