// Checkouts as they are asked for: what does not go together is refused, as Stripe does.
import { invalid } from './api-error.ts';
import type { Form } from './form.ts';
import type { Price, Session } from './objects.ts';
import { find, type Order, type Store } from './store.ts';

const leastAmount = 50;
const daySeconds = 24 * 3600;
const locales = ['auto', 'de', 'en', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt', 'ru', 'zh'];

export function createSession(store: Store, origin: string, form: Form): Session {
  refuseMisfits(form);
  const customer = form.text('customer');
  if (customer !== null) find(store.customers, 'customer', customer, 'customer');
  const price = recurringPrice(store, form);
  const amount = price?.unit_amount ?? form.whole('line_items[0][price_data][unit_amount]') ?? 0;
  if (amount < leastAmount) {
    throw invalid(
      'The Checkout Session’s total amount due must add up to at least $0.50 usd',
      undefined,
      'amount_too_small',
    );
  }
  const currency = price?.currency ?? form.text('line_items[0][price_data][currency]');
  const session = newSession(store, origin, form, { amount, currency });
  const order: Order = {
    ...{ session, price },
    paymentMetadata: form.record('payment_intent_data[metadata]'),
    subscriptionMetadata: form.record('subscription_data[metadata]'),
  };
  store.orders.set(session.id, order);
  return session;
}

interface Sum {
  readonly amount: number;
  readonly currency: string | null;
}

function newSession(store: Store, origin: string, form: Form, { amount, currency }: Sum): Session {
  const id = store.newId('cs_test');
  return {
    ...{ id, object: 'checkout.session', allow_promotion_codes: form.flag('allow_promotion_codes') },
    ...{ amount_subtotal: amount, amount_total: amount, cancel_url: form.text('cancel_url') },
    automatic_tax: {
      ...{ enabled: form.flag('automatic_tax[enabled]') ?? false, liability: null, provider: null },
      status: null,
    },
    ...{ client_reference_id: form.text('client_reference_id'), created: store.seconds, currency },
    ...{ customer: form.text('customer'), customer_creation: form.text('customer_creation') },
    ...{ customer_details: null, customer_email: form.text('customer_email') },
    expires_at: form.whole('expires_at') ?? store.seconds + daySeconds,
    ...{ invoice: null, livemode: false, locale: form.text('locale'), metadata: form.record('metadata') },
    ...{ mode: form.text('mode') ?? '', payment_intent: null, payment_status: 'unpaid', status: 'open' },
    ...{ subscription: null, success_url: form.text('success_url') },
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    url: `${origin}/c/pay/${id}`,
  };
}

function recurringPrice(store: Store, form: Form): Price | null {
  const isSubscription = form.text('mode') === 'subscription';
  const id = form.text('line_items[0][price]');
  if (id === null) {
    if (isSubscription)
      throw invalid('You must provide at least one recurring price in `subscription` mode.');
    return null;
  }
  const price = find(store.prices, 'price', id, 'line_items[0][price]');
  if (!price.active) throw invalid('The price specified is inactive.', 'line_items[0][price]');
  if (!isSubscription) {
    throw invalid('You specified `payment` mode but passed a recurring price.', 'line_items[0][price]');
  }
  return price;
}

/** The first that is so is refused. */
const misfits: readonly (readonly [(form: Form) => boolean, string, string])[] = [
  [
    (form) => !['payment', 'subscription'].includes(form.text('mode') ?? ''),
    ...(['Invalid mode', 'mode'] as const),
  ],
  [(form) => !locales.includes(form.text('locale') ?? 'auto'), ...(['Invalid locale', 'locale'] as const)],
  [(form) => !URL.canParse(form.text('success_url') ?? ''), ...(['Not a valid URL', 'success_url'] as const)],
  [
    (form) => form.has('customer') && form.has('customer_email'),
    'You may only specify one of these parameters: customer, customer_email.',
    'customer_email',
  ],
  [
    (form) => form.has('customer_creation') && (form.has('customer') || form.text('mode') !== 'payment'),
    '`customer_creation` can only be used in `payment` mode, without a customer.',
    'customer_creation',
  ],
  [
    (form) => form.has('customer_update') && !form.has('customer'),
    '`customer_update` can only be used with `customer`.',
    'customer_update',
  ],
  [
    (form) =>
      form.flag('automatic_tax[enabled]') === true &&
      form.has('customer') &&
      form.text('customer_update[address]') !== 'auto',
    'Automatic tax calculation in Checkout requires a valid address on the Customer.',
    'automatic_tax',
  ],
  [
    (form) => form.has('payment_intent_data') && form.text('mode') !== 'payment',
    'You can not pass `payment_intent_data` in `subscription` mode.',
    'payment_intent_data',
  ],
  [
    (form) => form.has('subscription_data') && form.text('mode') !== 'subscription',
    'You can not pass `subscription_data` in `payment` mode.',
    'subscription_data',
  ],
];

function refuseMisfits(form: Form): void {
  for (const [isSo, message, param] of misfits) if (isSo(form)) throw invalid(message, param);
}
