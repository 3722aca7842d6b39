// Subscriptions of the account, with an invoice for each of their months.
import { invalid, missing } from './api-error.ts';
import { takeMoney } from './charges.ts';
import type { Form } from './form.ts';
import { type ListPage, listPage } from './list-page.ts';
import { type Invoice, type InvoicePayment, listOf, type Price, type Subscription } from './objects.ts';
import { find, type Store } from './store.ts';

const monthSeconds = 30 * 24 * 3600;

export function subscribe(
  store: Store,
  customer: string,
  price: Price,
  metadata: Record<string, string>,
): Subscription {
  const { seconds } = store;
  const id = store.newId('sub');
  const subscription: Subscription = {
    ...{ id, object: 'subscription', cancel_at: null, cancel_at_period_end: false, canceled_at: null },
    ...{ collection_method: 'charge_automatically', created: seconds, currency: price.currency, customer },
    ...{ ended_at: null, latest_invoice: null, livemode: false, metadata, start_date: seconds },
    status: 'incomplete',
    items: listOf(`/v1/subscription_items?subscription=${id}`, [
      {
        ...{ id: store.newId('si'), object: 'subscription_item', created: seconds, metadata: {}, price },
        ...{ quantity: 1, subscription: id },
        ...{ current_period_start: seconds, current_period_end: seconds + monthSeconds },
      },
    ]),
  };
  store.subscriptions.set(id, subscription);
  store.emit('customer.subscription.created', subscription);
  return subscription;
}

interface Bill {
  readonly reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  /** Without tax. */
  readonly amount: number;
  readonly tax: number;
  readonly isPaid: boolean;
}

/** The invoice of the current period, with its payment if there is one. */
export function bill(
  store: Store,
  subscription: Subscription,
  { reason, amount, tax, isPaid }: Bill,
): Invoice {
  const [item] = subscription.items.data;
  const period = { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 };
  const total = amount + tax;
  const id = store.newId('in');
  const invoice: Invoice = {
    ...{ id, object: 'invoice', amount_due: total, amount_paid: isPaid ? total : 0 },
    ...{ amount_remaining: isPaid ? 0 : total, attempt_count: 1, attempted: true, billing_reason: reason },
    ...{ created: store.seconds, currency: subscription.currency, customer: subscription.customer as string },
    ...{ customer_email: null, livemode: false, metadata: {}, period_start: period.start },
    ...{ period_end: period.start, status: isPaid ? 'paid' : 'open', subtotal: amount, total },
    total_excluding_tax: amount,
    total_taxes:
      tax === 0
        ? []
        : [{ amount: tax, tax_behavior: 'exclusive', taxable_amount: amount, type: 'tax_rate_details' }],
    parent: {
      ...{ quote_details: null, type: 'subscription_details' },
      subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
    },
    lines: listOf(`/v1/invoices/${id}/lines`, [
      { id: store.newId('il'), object: 'line_item', amount, period },
    ]),
  };
  store.invoices.set(id, invoice);
  subscription.latest_invoice = id;
  if (isPaid) payInvoice(store, invoice);
  return invoice;
}

function payInvoice(store: Store, invoice: Invoice): void {
  if (invoice.total === 0) return;
  const { total, currency } = invoice;
  const customer = invoice.customer as string;
  const charge = takeMoney(store, { amount: total, currency, customer, metadata: {} });
  const payment: InvoicePayment = {
    ...{ id: store.newId('inpay'), object: 'invoice_payment', amount_paid: total, amount_requested: total },
    ...{ created: store.seconds, currency, invoice: invoice.id, is_default: true, livemode: false },
    payment: { type: 'payment_intent', payment_intent: charge.payment_intent as string },
    ...{ status: 'paid', status_transitions: { canceled_at: null, paid_at: store.seconds } },
  };
  store.invoicePayments.set(payment.id, payment);
}

export function listInvoicePayments(store: Store, form: Form): ListPage<InvoicePayment> {
  const [invoice, status] = [form.text('invoice'), form.text('status')];
  const payments = [...store.invoicePayments.values()].filter(
    (one) => (invoice === null || one.invoice === invoice) && (status === null || one.status === status),
  );
  return listPage('/v1/invoice_payments', payments, form);
}

/** A month is over: the next one is paid, or is not. */
export function renew(store: Store, id: string, isPaid: boolean): Invoice {
  const subscription = find(store.subscriptions, 'subscription', id);
  const [item] = subscription.items.data;
  if (item === undefined) throw missing('subscription_item', id);
  item.current_period_start = item.current_period_end;
  item.current_period_end += monthSeconds;
  const invoice = bill(store, subscription, {
    ...{ reason: 'subscription_cycle', amount: item.price.unit_amount ?? 0, tax: 0, isPaid },
  });
  subscription.status = isPaid ? 'active' : 'past_due';
  store.emit(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice);
  store.emit('customer.subscription.updated', subscription);
  return invoice;
}

export function updateSubscription(store: Store, id: string, form: Form): Subscription {
  const subscription = find(store.subscriptions, 'subscription', id);
  if (subscription.status === 'canceled') {
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  }
  const atEnd = form.flag('cancel_at_period_end');
  if (atEnd !== null) setEnd(store, subscription, atEnd);
  Object.assign(subscription.metadata, form.record('metadata'));
  store.emit('customer.subscription.updated', subscription);
  return subscription;
}

function setEnd(store: Store, subscription: Subscription, atEnd: boolean): void {
  subscription.cancel_at_period_end = atEnd;
  subscription.cancel_at = atEnd ? (subscription.items.data[0]?.current_period_end ?? null) : null;
  subscription.canceled_at = atEnd ? store.seconds : null;
}

/** In the portal: to another of the prices that it offers. */
export function changePrice(store: Store, subscription: Subscription, price: Price): void {
  const [item] = subscription.items.data;
  if (item === undefined) throw missing('subscription_item', subscription.id);
  item.price = price;
  store.emit('customer.subscription.updated', subscription);
}

export function cancelSubscription(store: Store, id: string): Subscription {
  const subscription = find(store.subscriptions, 'subscription', id);
  if (subscription.status === 'canceled') throw missing('subscription', id);
  subscription.status = 'canceled';
  subscription.canceled_at ??= store.seconds;
  subscription.ended_at = store.seconds;
  store.emit('customer.subscription.deleted', subscription);
  return subscription;
}
