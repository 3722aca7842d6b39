// The objects of the account, with the fields that Stripe's own types give them.
import type Stripe from 'stripe';

/** All fields can change, as the account's business goes on. */
type Fields<Whole, Name extends keyof Whole> = { -readonly [Field in Name]: Whole[Field] };

export type Product = Fields<
  Stripe.Product,
  'id' | 'object' | 'active' | 'created' | 'default_price' | 'description' | 'livemode' | 'metadata' | 'name'
>;

type PriceField =
  | ('id' | 'object' | 'active' | 'billing_scheme' | 'created' | 'currency' | 'livemode' | 'lookup_key')
  | ('metadata' | 'nickname' | 'product' | 'recurring' | 'tax_behavior' | 'type' | 'unit_amount');
export type Price = Fields<Stripe.Price, PriceField>;

export type Customer = Fields<
  Stripe.Customer,
  'id' | 'object' | 'created' | 'email' | 'livemode' | 'metadata' | 'name'
>;

type SessionField =
  | ('id' | 'object' | 'allow_promotion_codes' | 'amount_subtotal' | 'amount_total' | 'cancel_url')
  | ('automatic_tax' | 'client_reference_id' | 'created' | 'currency' | 'customer' | 'customer_creation')
  | ('customer_email' | 'expires_at' | 'invoice' | 'livemode' | 'locale' | 'metadata' | 'mode')
  | ('payment_intent' | 'payment_status' | 'status' | 'subscription' | 'success_url' | 'url');
export type Session = Fields<Stripe.Checkout.Session, SessionField> & {
  customer_details: { email: string | null; name: string | null; tax_exempt: 'none'; tax_ids: [] } | null;
  total_details: { amount_discount: number; amount_shipping: number; amount_tax: number };
};

type SubscriptionField =
  | ('id' | 'object' | 'cancel_at' | 'cancel_at_period_end' | 'canceled_at' | 'collection_method')
  | ('created' | 'currency' | 'customer' | 'ended_at' | 'latest_invoice' | 'livemode' | 'metadata')
  | ('start_date' | 'status');
export type Subscription = Fields<Stripe.Subscription, SubscriptionField> & {
  items: List<SubscriptionItem>;
};

type ItemField =
  | ('id' | 'object' | 'created' | 'current_period_end' | 'current_period_start' | 'metadata')
  | ('quantity' | 'subscription');
type SubscriptionItem = Fields<Stripe.SubscriptionItem, ItemField> & { price: Price };

type InvoiceField =
  | ('id' | 'object' | 'amount_due' | 'amount_paid' | 'amount_remaining' | 'attempt_count' | 'attempted')
  | ('billing_reason' | 'created' | 'currency' | 'customer' | 'customer_email' | 'livemode' | 'metadata')
  | ('parent' | 'period_end' | 'period_start' | 'status' | 'subtotal' | 'total' | 'total_excluding_tax');
export type Invoice = Fields<Stripe.Invoice, InvoiceField> & {
  total_taxes: {
    amount: number;
    tax_behavior: 'exclusive';
    taxable_amount: number;
    type: 'tax_rate_details';
  }[];
  lines: List<{ id: string; object: 'line_item'; amount: number; period: { start: number; end: number } }>;
};

export type InvoicePayment = Fields<
  Stripe.InvoicePayment,
  | ('id' | 'object' | 'amount_paid' | 'amount_requested' | 'created' | 'currency' | 'invoice')
  | ('is_default' | 'livemode' | 'payment' | 'status' | 'status_transitions')
>;

type ChargeField =
  | ('id' | 'object' | 'amount' | 'amount_captured' | 'amount_refunded' | 'captured' | 'created')
  | ('currency' | 'customer' | 'disputed' | 'livemode' | 'metadata' | 'paid' | 'payment_intent')
  | ('refunded' | 'status');
export type Charge = Fields<Stripe.Charge, ChargeField>;

export type Refund = Fields<
  Stripe.Refund,
  | ('id' | 'object' | 'amount' | 'charge' | 'created' | 'currency' | 'metadata' | 'payment_intent')
  | ('reason' | 'status')
>;

export type Dispute = Fields<
  Stripe.Dispute,
  | ('id' | 'object' | 'amount' | 'charge' | 'created' | 'currency' | 'is_charge_refundable' | 'livemode')
  | ('metadata' | 'payment_intent' | 'reason' | 'status')
>;

export interface PortalConfiguration {
  readonly id: string;
  readonly object: 'billing_portal.configuration';
  active: boolean;
  readonly created: number;
  features: object;
  readonly is_default: false;
  readonly livemode: false;
  metadata: Record<string, string>;
  updated: number;
}

export interface PortalSession {
  readonly id: string;
  readonly object: 'billing_portal.session';
  readonly configuration: string;
  readonly created: number;
  readonly customer: string;
  readonly livemode: false;
  readonly locale: string | null;
  readonly return_url: string;
  readonly url: string;
}

export interface AccountEvent {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  readonly created: number;
  readonly data: { readonly object: object };
  readonly livemode: false;
  readonly pending_webhooks: number;
  readonly request: { readonly id: string | null; readonly idempotency_key: string | null };
  readonly type: string;
}

interface List<Entry> {
  readonly object: 'list';
  readonly data: Entry[];
  readonly has_more: boolean;
  readonly url: string;
}

export const listOf = <Entry>(url: string, data: Entry[]): List<Entry> => ({
  ...{ object: 'list', data, has_more: false, url },
});
