// Deletes visitors who left nothing and do not come back, a few at a time so that everybody else goes on.
import { setImmediate as letOthers } from 'node:timers/promises';
import type { Ports } from '#server/ports/ports.ts';
import { deleteEmptyVisitors, listVisitorIds } from '../database/rows/empty-visitor-rows.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Programs that keep no cookies are a new visitor at each call. */
const keptWithNothingMs = dayMs;
const keptWithSettingsMs = 30 * dayMs;
const visitorsAtOnce = 100;

/** A browser that comes back later is a new visitor. */
export async function sweepEmptyVisitors({
  database: { query },
  clock,
}: {
  readonly database: Pick<Ports['database'], 'query'>;
  readonly clock: Ports['clock'];
}): Promise<void> {
  const now = clock.now();
  const before = { withNothing: now - keptWithNothingMs, withSettings: now - keptWithSettingsMs };
  let after = '';
  for (;;) {
    const ids = await listVisitorIds(query, after, visitorsAtOnce);
    await deleteEmptyVisitors(query, ids, before);
    if (ids.length < visitorsAtOnce) return;
    after = ids.at(-1) ?? '';
    await letOthers();
  }
}
