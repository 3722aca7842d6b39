// Counts product usage: events by day and screen, anonymous, and not from people who opted out.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { analyticsEvents, analyticsScreens } from '#contract/calls/analytics-calls.ts';
import { addUsageCounts } from '#server/database/rows/usage-count-rows.ts';
import { registerCall } from '#server/http/register-call.ts';
import { chosenBy } from '#server/visitors/settings-of.ts';
import type { ServerParts } from '../server-parts.ts';

/** A browser's do-not-track signal is respected, whatever the settings say. */
function isCounted({ headers, session }: Pick<FastifyRequest, 'headers' | 'session'>): boolean {
  if (headers.dnt === '1' || headers['sec-gpc'] === '1') return false;
  return session === null || chosenBy(session.account).analytics;
}

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
