// Asks the payment service for everything that happened since it was last asked, in case a message got lost.
import type { FastifyBaseLogger } from 'fastify';
import { lockEventsOf, readUntil, saveReadUntil } from '#server/database/rows/money/payment-rows.ts';
import { type MoneyParts, takeToldEvents } from './take-told-events.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** What happened just before it was last asked may not have been listed yet. */
const overlapMs = hourMs;
/** No service keeps them for longer. */
const firstTimeMs = 30 * dayMs;

/** Returns how many there were. */
export async function readMissedEvents(
  parts: MoneyParts,
  logger: Pick<FastifyBaseLogger, 'warn'>,
): Promise<number> {
  const { payments, database, clock } = parts.ports;
  if (!payments.isAvailable) return 0;
  const { provider } = payments;
  const now = clock.now();
  const since = Math.max((await readUntil(database.query, provider)) - overlapMs, now - firstTimeMs);
  let missed = 0;
  for await (const events of payments.listEvents(since)) missed += await takeToldEvents(parts, events);
  // Only now: whoever is killed before asks for all of it again, and takes nothing twice.
  await database.query.transaction().execute(async (query) => {
    await lockEventsOf(query, provider);
    await saveReadUntil(query, provider, now);
  });
  if (missed > 0) logger.warn({ missed, provider }, 'events of payments had not been told');
  return missed;
}
