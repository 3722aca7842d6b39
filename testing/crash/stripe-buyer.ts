// A buyer of a template and of a plan through Stripe, of whose renewal and refund no server has heard yet.
import { eventTypes } from '#server/ports/payments/stripe/event-shapes.ts';
import { newPerson, saveNew } from '#testing/server/people.ts';
import { Visitor } from '#testing/server/visitor.ts';
import { createRefund } from '#testing/stripe/charges.ts';
import { Form } from '#testing/stripe/form.ts';
import type { AccountEvent } from '#testing/stripe/objects.ts';
import type { StripePlace } from '#testing/stripe/stripe-place.ts';
import { renew } from '#testing/stripe/subscriptions.ts';

export type GivenBack = 'template' | 'renewal';

export interface StripeAccount {
  readonly stripe: StripePlace;
  /** Of what happens at Stripe. */
  readonly clock: { time: number };
}

const minuteMs = 60_000;
const price = 29;

export class StripeBuyer {
  readonly email: string;
  readonly givenBack: GivenBack;
  readonly bought: string;
  /** A template of theirs that only a plan opens. */
  readonly unpaid: string;
  /** In the order in which Stripe has them. */
  readonly events: readonly AccountEvent[];
  readonly #cookies: Visitor['cookies'];

  private constructor(
    visitor: Visitor,
    buyer: Pick<StripeBuyer, 'email' | 'givenBack' | 'bought' | 'unpaid' | 'events'>,
  ) {
    this.email = buyer.email;
    this.givenBack = buyer.givenBack;
    this.bought = buyer.bought;
    this.unpaid = buyer.unpaid;
    this.events = buyer.events;
    this.#cookies = visitor.cookies;
  }

  /** Pays on Stripe’s pages, lives through a month there, and gets the money of one thing back. */
  static async create(origin: string, account: StripeAccount, givenBack: GivenBack): Promise<StripeBuyer> {
    const newVisitor = async () => {
      const visitor = new Visitor(origin);
      await visitor.call('getUser');
      return visitor;
    };
    const { visitor, email } = await newPerson({ newVisitor });
    const [bought, unpaid] = [await saveNew(visitor, 'Bakery'), await saveNew(visitor, 'Mill')];
    const { store } = account.stripe;
    await pay(visitor, account, { uuid: bought, price });
    const [charge] = [...store.charges.values()].slice(-1);
    await pay(visitor, account, { planId: 'essential' });
    const [subscription] = [...store.subscriptions.values()].slice(-1);
    account.clock.time += minuteMs;
    const invoice = renew(store, String(subscription?.id), true);
    account.clock.time += minuteMs;
    const paid = [...store.invoicePayments.values()].find((one) => one.invoice === invoice.id);
    const payment = givenBack === 'template' ? charge?.payment_intent : paid?.payment.payment_intent;
    createRefund(store, new Form(`payment_intent=${payment}`));
    const told = takeEvents(account);
    return new StripeBuyer(visitor, { email, givenBack, bought, unpaid, events: told });
  }

  /** The server is at another address after each start. */
  at(origin: string): Visitor {
    const visitor = new Visitor(origin);
    for (const [name, value] of this.#cookies) visitor.cookies.set(name, value);
    return visitor;
  }
}

async function pay(visitor: Visitor, { clock }: StripeAccount, purchase: object): Promise<void> {
  const body = { ...purchase, cancelUrl: `${visitor.origin}/builder/#/templates` };
  const { data: page } = await visitor.call('generateCheckoutSession', { body });
  clock.time += minuteMs;
  const pressed = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams({ do: 'pay' }),
    redirect: 'manual',
  });
  if (pressed.status !== 303) throw new Error(`Stripe’s page answered ${pressed.status}`);
}

/** What has happened since the last time, of what is told; it is taken off Stripe’s list, so that a server has to be told. */
export function takeEvents({ stripe }: StripeAccount): AccountEvent[] {
  const types: readonly string[] = eventTypes;
  return stripe.store.events.splice(0).filter(({ type }) => types.includes(type));
}
