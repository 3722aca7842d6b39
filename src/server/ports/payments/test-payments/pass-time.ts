// What happens at the test checkout as time passes: pages are closed, subscriptions renewed, old things forgotten.
import { expireTestCheckouts } from './checkouts.ts';
import { renewTestSubscriptions } from './subscriptions.ts';
import type { Till } from './till.ts';

/** As long as payment services keep their events. */
const keptMs = 30 * 24 * 60 * 60 * 1000;

export async function passTime(till: Till): Promise<void> {
  await expireTestCheckouts(till);
  await renewTestSubscriptions(till);
  const { query, clock } = till;
  const now = clock.now();
  await query
    .deleteFrom('test_event')
    .where('happened_at', '<', now - keptMs)
    .execute();
  await query
    .deleteFrom('test_checkout')
    .where('state', 'in', ['completed', 'expired'])
    .where('created_at', '<', now - keptMs)
    .execute();
  await query.deleteFrom('test_portal').where('expires_at', '<=', now).execute();
}
