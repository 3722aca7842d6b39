// What becomes of a checkout: paid, on its way, declined by the bank later, or expired.
import { invalid } from './api-error.ts';
import { takeMoney } from './charges.ts';
import type { Customer, Session } from './objects.ts';
import { find, type Order, type Store } from './store.ts';
import { bill, subscribe } from './subscriptions.ts';

export interface Payer {
  readonly email: string;
  /** A promotion code. */
  readonly code?: string;
}

export function pay(store: Store, id: string, payer: Payer): Session {
  const order = openOrder(store, id);
  const { session, price } = order;
  settleTotals(store, session, payer.code ?? '');
  const customer = customerOf(store, session, payer.email);
  if (price !== null) begin(store, order, customer);
  else payOnce(store, order);
  session.payment_status = session.amount_total === 0 ? 'no_payment_required' : 'paid';
  complete(session);
  store.emit('checkout.session.completed', session);
  return session;
}

/** By a bank transfer, of which it turns out later whether it comes. */
export function payLater(store: Store, id: string, payer: Payer): Session {
  const { session } = openOrder(store, id);
  settleTotals(store, session, payer.code ?? '');
  customerOf(store, session, payer.email);
  session.payment_intent = store.newId('pi');
  complete(session);
  store.emit('checkout.session.completed', session);
  return session;
}

export function arrives(store: Store, id: string): void {
  const order = find(store.orders, 'checkout.session', id);
  payOnce(store, order);
  order.session.payment_status = 'paid';
  store.emit('checkout.session.async_payment_succeeded', order.session);
}

export function fallsThrough(store: Store, id: string): void {
  const { session } = find(store.orders, 'checkout.session', id);
  store.emit('checkout.session.async_payment_failed', session);
}

export function expire(store: Store, id: string): Session {
  const { session } = openOrder(store, id);
  session.status = 'expired';
  session.url = null;
  store.emit('checkout.session.expired', session);
  return session;
}

function openOrder(store: Store, id: string): Order {
  const order = find(store.orders, 'checkout.session', id);
  if (order.session.status !== 'open') {
    throw invalid('Only Checkout Sessions with a status in ["open"] can be used.');
  }
  return order;
}

function settleTotals(store: Store, session: Session, code: string): void {
  const subtotal = session.amount_subtotal ?? 0;
  const percentOff = session.allow_promotion_codes === true ? (store.percentOff.get(code) ?? 0) : 0;
  const discount = Math.round((subtotal * percentOff) / 100);
  const taxed = subtotal - discount;
  const tax = session.automatic_tax.enabled ? Math.round((taxed * store.taxPercent) / 100) : 0;
  session.total_details = { amount_discount: discount, amount_shipping: 0, amount_tax: tax };
  session.amount_total = taxed + tax;
}

function customerOf(store: Store, session: Session, typed: string): string | null {
  const known = store.customers.get(String(session.customer));
  const email = known?.email ?? session.customer_email ?? typed;
  session.customer_details = { email, name: 'Ada Lovelace', tax_exempt: 'none', tax_ids: [] };
  const isMade = session.mode === 'subscription' || session.customer_creation === 'always';
  if (known === undefined && isMade) session.customer = newCustomer(store, email).id;
  return session.customer as string | null;
}

function newCustomer(store: Store, email: string): Customer {
  const customer: Customer = {
    ...{ id: store.newId('cus'), object: 'customer', created: store.seconds, email, livemode: false },
    ...{ metadata: {}, name: 'Ada Lovelace' },
  };
  store.customers.set(customer.id, customer);
  store.emit('customer.created', customer);
  return customer;
}

function payOnce(store: Store, { session, paymentMetadata }: Order): void {
  if (session.amount_total === 0) return;
  const charge = takeMoney(store, {
    ...{ amount: session.amount_total ?? 0, currency: session.currency ?? '', metadata: paymentMetadata },
    customer: session.customer as string | null,
    ...(typeof session.payment_intent === 'string' && { paymentIntent: session.payment_intent }),
  });
  session.payment_intent = charge.payment_intent;
}

function begin(store: Store, { session, price, subscriptionMetadata }: Order, customer: string | null): void {
  if (price === null || customer === null) return;
  const subscription = subscribe(store, customer, price, subscriptionMetadata);
  const tax = session.total_details.amount_tax;
  const amount = (session.amount_total ?? 0) - tax;
  const invoice = bill(store, subscription, { reason: 'subscription_create', amount, tax, isPaid: true });
  store.emit('invoice.paid', invoice);
  subscription.status = 'active';
  store.emit('customer.subscription.updated', subscription);
  session.subscription = subscription.id;
  session.invoice = invoice.id;
}

function complete(session: Session): void {
  session.status = 'complete';
  session.url = null;
}
