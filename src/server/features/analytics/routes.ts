// Counts product usage: events by day and screen, anonymous, and not from people who opted out.
import type { FastifyInstance } from 'fastify';
import { analyticsEvents, analyticsScreens } from '#contract/calls/analytics-calls.ts';
import { addUsageCounts } from '#server/database/rows/usage-count-rows.ts';
import { registerCall } from '#server/http/register-call.ts';
import { isCounted } from '#server/visitors/is-counted.ts';
import type { ServerParts } from '../server-parts.ts';

export function analyticsRoutes(app: FastifyInstance, { ports }: ServerParts): void {
  const { database, clock } = ports;

  registerCall(app, 'getAnalytics', async (request) => ({
    analytics: { isOn: isCounted(request), events: [...analyticsEvents], screens: [...analyticsScreens] },
  }));

  registerCall(app, 'recordAnalytics', async (request) => {
    if (!isCounted(request)) return { counted: 0 };
    const day = new Date(clock.now()).toISOString().slice(0, 10);
    const { events } = request.body;
    await database.query.transaction().execute((transaction) => addUsageCounts(transaction, day, events));
    return { counted: events.length };
  });
}
