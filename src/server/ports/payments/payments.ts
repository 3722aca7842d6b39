// The port to card payments: pages to pay on, what they have told since, and money given back.
import type { Language } from '#language/language.ts';
import type { PaymentEvent } from './payment-fact.ts';

export type PlanId = 'essential' | 'growth';

export type Purchase =
  | { readonly kind: 'plan'; readonly planId: PlanId; readonly amount: number }
  | {
      readonly kind: 'template';
      readonly uuid: string;
      /** The gallery template, if it is one. */
      readonly staticId: string | null;
      readonly name: string;
      readonly amount: number;
    };

export interface CheckoutRequest {
  /** Written before the browser is sent anywhere; told with every event, and what makes a repeated request harmless. */
  readonly orderId: string;
  /** Null: the payer is asked for it. */
  readonly email: string | null;
  /** Null: a new one. */
  readonly customerId: string | null;
  readonly language: Language;
  /** In the smallest unit of the currency. */
  readonly purchase: Purchase;
  /** ISO 4217, in lower case. */
  readonly currency: string;
  /** What the payer reads beside the amount. */
  readonly title: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

export interface OpenedCheckout {
  /** Of the page that asks for the card. */
  readonly url: string;
  readonly sessionId: string;
}

export interface PortalRequest {
  readonly customerId: string;
  readonly language: Language;
  readonly returnUrl: string;
}

export interface Refund {
  readonly orderId: string;
  readonly paymentId: string;
  readonly amount: number;
  readonly currency: string;
}

/** What a webhook brought: what it tells, or why it is not believed. */
export type ToldEvents =
  | { readonly isGenuine: true; readonly events: readonly PaymentEvent[] }
  | { readonly isGenuine: false; readonly reason: string };

/** What a payment service would charge each month for a plan; nothing about one that it does not know yet. */
export interface KnownPlanPrice {
  readonly planId: PlanId;
  /** In the smallest unit of the currency. */
  readonly amount: number;
  readonly isActive: boolean;
}

export interface Payments {
  /** Stored with everything that it tells; empty if nothing is set up. */
  readonly provider: '' | 'test' | 'stripe';
  /** False if nothing is set up: callers are told so before anything is done. */
  readonly isAvailable: boolean;
  openCheckout(request: CheckoutRequest): Promise<OpenedCheckout>;
  /** Nobody can pay on its page any more; nothing changes if somebody has, which is told, or if it is closed already. */
  closeCheckout(sessionId: string): Promise<'closed' | 'paid'>;
  /** Returns the address where a customer changes or cancels the subscription. */
  openPortal(request: PortalRequest): Promise<string>;
  /** Reads the raw body of a webhook. */
  readWebhook(body: Buffer, signature: string | undefined): Promise<ToldEvents>;
  /** All that happened since then, by the service's clock, oldest first as far as it can tell, in pages. */
  listEvents(since: number): AsyncIterable<readonly PaymentEvent[]>;
  /** Asks for it; an event tells that it was done. A repeated request gives nothing more. */
  refund(refund: Refund): Promise<void>;
  /** As the service knows them; nothing is made or changed. */
  listPlanPrices(): Promise<readonly KnownPlanPrice[]>;
  /** At the end of the current period, or at once. */
  cancelSubscription(subscriptionId: string, when: 'now' | 'at-period-end'): Promise<void>;
}
