// Everything that an account at Stripe has, and all that has happened there.
import Stripe from 'stripe';
import { missing } from './api-error.ts';
import type {
  AccountEvent,
  Charge,
  Customer,
  Dispute,
  Invoice,
  InvoicePayment,
  PortalConfiguration,
  PortalSession,
  Price,
  Product,
  Refund,
  Session,
  Subscription,
} from './objects.ts';

/** What is asked for beside the object, and stays with Stripe. */
export interface Order {
  readonly session: Session;
  readonly price: Price | null;
  readonly paymentMetadata: Record<string, string>;
  readonly subscriptionMetadata: Record<string, string>;
}

export class Store {
  readonly products = new Map<string, Product>();
  readonly prices = new Map<string, Price>();
  readonly customers = new Map<string, Customer>();
  readonly orders = new Map<string, Order>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly invoices = new Map<string, Invoice>();
  readonly invoicePayments = new Map<string, InvoicePayment>();
  readonly charges = new Map<string, Charge>();
  readonly refunds = new Map<string, Refund>();
  readonly disputes = new Map<string, Dispute>();
  readonly portals = new Map<string, PortalConfiguration>();
  readonly portalSessions = new Map<string, PortalSession>();
  /** The oldest first. */
  readonly events: AccountEvent[] = [];
  /** Of the whole price, added to it where tax is on. */
  taxPercent = 20;
  /** What each code takes off. */
  readonly percentOff = new Map([['HALF', 50]]);
  #ids = 0;
  readonly #clock: { now(): number };
  readonly #onEvent: (event: AccountEvent) => void;

  constructor(clock: { now(): number }, onEvent: (event: AccountEvent) => void) {
    this.#clock = clock;
    this.#onEvent = onEvent;
  }

  get seconds(): number {
    return Math.floor(this.#clock.now() / 1000);
  }

  newId(prefix: string): string {
    this.#ids += 1;
    return `${prefix}_${String(this.#ids).padStart(14, '0')}`;
  }

  /** As things are now, whatever becomes of them later. */
  emit(type: string, object: object): AccountEvent {
    const event: AccountEvent = {
      ...{ id: this.newId('evt'), object: 'event', api_version: Stripe.API_VERSION, created: this.seconds },
      data: { object: structuredClone(object) },
      ...{ livemode: false, pending_webhooks: 1, request: { id: null, idempotency_key: null }, type },
    };
    this.events.push(event);
    this.#onEvent(event);
    return event;
  }
}

export function find<Thing>(
  things: ReadonlyMap<string, Thing>,
  kind: string,
  id: string,
  param?: string,
): Thing {
  const thing = things.get(id);
  if (thing === undefined) throw missing(kind, id, param);
  return thing;
}
