// All that Stripe has told since a moment, as it keeps it for 30 days.
import type Stripe from 'stripe';
import type { PaymentEvent } from '../payment-fact.ts';
import { eventTypes } from './event-shapes.ts';
import { paymentEventsOf, UnreadableEvent } from './payment-events-of.ts';
import { stripeFailure } from './stripe-failure.ts';

const perPage = 100;

/** Stripe begins with the newest, and can be asked for no other order: the list is read to its end first. */
export async function* toldSince(stripe: Stripe, since: number): AsyncGenerator<readonly PaymentEvent[]> {
  const told: Stripe.Event[] = [];
  const unreadable: UnreadableEvent[] = [];
  try {
    const created = { gte: Math.floor(since / 1000) };
    for await (const event of stripe.events.list({ created, types: [...eventTypes], limit: perPage })) {
      told.push(event);
    }
    told.reverse();
    for (let from = 0; from < told.length; from += perPage) {
      yield await readPage(stripe, told.slice(from, from + perPage), unreadable);
    }
  } catch (error) {
    throw stripeFailure(error);
  }
  // It holds up none of the others, and is told of whenever it is met.
  const [first] = unreadable;
  if (first !== undefined) throw first;
}

async function readPage(
  stripe: Stripe,
  told: readonly Stripe.Event[],
  unreadable: UnreadableEvent[],
): Promise<PaymentEvent[]> {
  const page: PaymentEvent[] = [];
  for (const event of told) {
    try {
      page.push(...(await paymentEventsOf(stripe, event)));
    } catch (error) {
      if (!(error instanceof UnreadableEvent)) throw error;
      unreadable.push(error);
    }
  }
  return page;
}
