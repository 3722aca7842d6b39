// The tables of money as kysely sees them: orders, subscriptions, and what payments have told.
import type { Generated } from 'kysely';

/** An order outlives its account, because accounting records must be kept. */
export interface PurchaseOrderTable {
  id: string;
  /** Null: nobody has claimed it by its address yet, or the account was deleted. */
  account_id: string | null;
  email: string;
  name: string;
  static_id: string | null;
  template_uuid: string | null;
  gs_url: string | null;
  /** In the smallest unit of the currency, without tax. */
  amount: number;
  created_at: number;
  kind: Generated<'template' | 'plan'>;
  state: Generated<'pending' | 'paid' | 'failed' | 'refunded' | 'disputed'>;
  /** ISO 4217, in lower case. */
  currency: Generated<string>;
  /** Who takes the payment; empty if it was recorded before there was one. */
  provider: Generated<string>;
  /** Of the buyer. */
  language: Generated<string>;
  plan_id: string | null;
  session_id: string | null;
  /** Of the page to pay on, for whoever asks for it twice. */
  checkout_url: string | null;
  payment_id: string | null;
  subscription_id: string | null;
  tax_amount: Generated<number>;
  refunded_amount: Generated<number>;
  paid_at: number | null;
  refund_asked_at: number | null;
  /** In the buyer's own words. */
  refund_reason: string | null;
  /** Granted is not given yet: what the payment service tells makes the state. */
  refund_granted_at: number | null;
  refund_denied_at: number | null;
  /** When its account was deleted, and the person taken out of it. */
  forgotten_at: number | null;
  /** Why an operator gave it back, in their own words. */
  refund_note: Generated<string | null>;
}

export interface PaymentCustomerTable {
  account_id: string;
  provider: string;
  customer_id: string;
}

export interface SubscriptionTable {
  id: string;
  account_id: string | null;
  provider: string;
  customer_id: string;
  /** As in the account. */
  plan: number;
  state: 'pending' | 'active' | 'past-due' | 'ended';
  period_end: number;
  cancels_at_end: 0 | 1;
  /** By the provider's clock: of two reports, the later one counts. */
  changed_at: number;
  created_at: number;
}

export interface PaymentEventTable {
  id: string;
  provider: string;
  kind: string;
  order_id: string | null;
  payment_id: string | null;
  subscription_id: string | null;
  /** JSON: what it says in the program's terms. */
  fact: string;
  /** By the provider's clock. */
  happened_at: number;
  received_at: number;
}

/** Until when a provider was asked for all that it has told. */
export interface PaymentReadingTable {
  provider: string;
  read_until: number;
}

/** Of an order that was paid. */
export interface ReceiptTable {
  order_id: string;
  /** In the address of its page. */
  token: string;
  created_at: number;
  /** When the receipt was handed to the queue of emails; null until then. */
  mailed_at: number | null;
  /** None: a plan has no workbook. Gone: the template was deleted before it was built, or the account with it. */
  file_state: 'none' | 'waiting' | 'ready' | 'failed' | 'gone';
  /** In the address of the workbook, which opens for whoever knows it. */
  file_token: string | null;
  /** Where it is kept. */
  file_name: string | null;
  file_title: string;
  /** When the buyer was told of the link, or that there will be none. */
  file_mailed_at: number | null;
  /** When the buyer switched the link off. */
  revoked_at: number | null;
}

export interface MoneyTables {
  purchase_order: PurchaseOrderTable;
  payment_customer: PaymentCustomerTable;
  payment_event: PaymentEventTable;
  payment_reading: PaymentReadingTable;
  subscription: SubscriptionTable;
  receipt: ReceiptTable;
}
