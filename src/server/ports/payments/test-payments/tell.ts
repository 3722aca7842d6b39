// Stores what has happened as events, together with the job that has them read.
import type { Kysely } from 'kysely';
import type { Tables } from '#server/ports/database/tables.ts';
import type { PaymentEvent, PaymentFact } from '../payment-fact.ts';
import { newId, type Till } from './till.ts';

export type Subject = Pick<PaymentEvent, 'orderId' | 'paymentId' | 'subscriptionId'>;

/** In the caller's transaction; nobody hears of it before it is due. */
export async function tell(
  { announce }: Pick<Till, 'announce'>,
  query: Kysely<Tables>,
  { happenedAt, dueAt = happenedAt }: { readonly happenedAt: number; readonly dueAt?: number },
  subject: Subject,
  facts: readonly PaymentFact[],
): Promise<void> {
  const events = facts.map((fact): PaymentEvent => ({ id: newId('evt'), happenedAt, ...subject, fact }));
  const rows = events.map((event) => ({
    id: event.id,
    happened_at: happenedAt,
    due_at: dueAt,
    event: JSON.stringify(event),
  }));
  await query.insertInto('test_event').values(rows).execute();
  await announce(query, { since: happenedAt, dueAt });
}
