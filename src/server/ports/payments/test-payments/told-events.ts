// Reads what was told since a time, in pages, as a payment service lists its events.
import { z } from 'zod';
import { type PaymentEvent, paymentFact } from '../payment-fact.ts';
import type { Till } from './till.ts';

const pageLength = 100;

const storedEvent = z.object({
  id: z.string(),
  happenedAt: z.int(),
  orderId: z.string().nullable(),
  paymentId: z.string().nullable(),
  subscriptionId: z.string().nullable(),
  fact: paymentFact,
});

export async function* toldEvents(
  { query, clock }: Pick<Till, 'query' | 'clock'>,
  since: number,
): AsyncGenerator<readonly PaymentEvent[]> {
  const now = clock.now();
  for (let last = { happened_at: since, id: '' }; ; ) {
    const { happened_at: time, id } = last;
    const rows = await query
      .selectFrom('test_event')
      .selectAll()
      .where('due_at', '<=', now)
      .where((row) =>
        row.or([row('happened_at', '>', time), row.and([row('happened_at', '=', time), row('id', '>', id)])]),
      )
      .orderBy('happened_at')
      .orderBy('id')
      .limit(pageLength)
      .execute();
    if (rows.length > 0) yield rows.map(({ event }) => storedEvent.parse(JSON.parse(event)));
    if (rows.length < pageLength) return;
    last = rows.at(-1) ?? last;
  }
}
