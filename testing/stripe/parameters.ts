// Which parameters each call knows, and which it needs; any other one is refused, as Stripe does.
import { missingParameter, unknownParameter } from './api-error.ts';
import type { Form } from './form.ts';

interface Parameters {
  /** With * for the number of an entry or the key of a record. */
  readonly known: readonly string[];
  readonly needed?: readonly string[];
}

const page = ['limit', 'starting_after', 'ending_before', 'expand[*]'];

const portalFeatures = [
  ...['features[customer_update][enabled]', 'features[customer_update][allowed_updates][*]'],
  ...['features[invoice_history][enabled]', 'features[payment_method_update][enabled]'],
  ...['features[subscription_cancel][enabled]', 'features[subscription_cancel][mode]'],
  ...['features[subscription_cancel][proration_behavior]', 'features[subscription_update][enabled]'],
  'features[subscription_update][default_allowed_updates][*]',
  'features[subscription_update][proration_behavior]',
  'features[subscription_update][products][*][product]',
  'features[subscription_update][products][*][prices][*]',
  'features[subscription_update][schedule_at_period_end][conditions][*][type]',
];

const lineItem = [
  ...['line_items[*][price]', 'line_items[*][quantity]', 'line_items[*][price_data][currency]'],
  ...['line_items[*][price_data][unit_amount]', 'line_items[*][price_data][tax_behavior]'],
  ...['line_items[*][price_data][product]', 'line_items[*][price_data][product_data][name]'],
  'line_items[*][price_data][product_data][description]',
];

const session = [
  ...['mode', 'success_url', 'cancel_url', 'client_reference_id', 'customer', 'customer_email'],
  ...['customer_creation', 'customer_update[address]', 'customer_update[name]', 'locale', 'metadata[*]'],
  ...['allow_promotion_codes', 'automatic_tax[enabled]', 'payment_intent_data[metadata][*]'],
  ...['subscription_data[metadata][*]', 'expires_at', ...lineItem],
];

const price = [
  ...['product', 'currency', 'unit_amount', 'recurring[interval]', 'recurring[interval_count]'],
  ...['lookup_key', 'transfer_lookup_key', 'tax_behavior', 'metadata[*]', 'nickname', 'active'],
];

export const parameters = {
  'POST checkout/sessions': { known: session, needed: ['mode', 'line_items'] },
  'GET checkout/sessions/*': { known: ['expand[*]'] },
  'POST checkout/sessions/*/expire': { known: [] },
  'GET products/*': { known: ['expand[*]'] },
  'POST products': {
    known: ['id', 'name', 'active', 'description', 'metadata[*]', 'tax_code'],
    needed: ['name'],
  },
  'POST products/*': { known: ['name', 'active', 'description', 'metadata[*]', 'tax_code'] },
  'GET prices': { known: [...page, 'lookup_keys[*]', 'active', 'product', 'currency', 'type'] },
  'POST prices': { known: price, needed: ['currency', 'product'] },
  'GET billing_portal/configurations': { known: [...page, 'active', 'is_default'] },
  'POST billing_portal/configurations': {
    known: ['default_return_url', 'metadata[*]', ...portalFeatures],
    needed: ['features'],
  },
  'POST billing_portal/configurations/*': {
    known: ['active', 'default_return_url', 'metadata[*]', ...portalFeatures],
  },
  'POST billing_portal/sessions': {
    known: ['customer', 'configuration', 'locale', 'return_url'],
    needed: ['customer'],
  },
  'GET subscriptions/*': { known: ['expand[*]'] },
  'POST subscriptions/*': { known: ['cancel_at_period_end', 'metadata[*]', 'proration_behavior'] },
  'DELETE subscriptions/*': { known: ['invoice_now', 'prorate'] },
  'GET invoice_payments': { known: [...page, 'invoice', 'status'] },
  'POST refunds': {
    known: ['payment_intent', 'charge', 'amount', 'reason', 'metadata[*]'],
  },
  'GET events': {
    known: [...page, 'created[gte]', 'created[gt]', 'created[lt]', 'created[lte]', 'types[*]', 'type'],
  },
} as const satisfies Readonly<Record<string, Parameters>>;

export type CallName = keyof typeof parameters;

export function checkParameters(call: CallName, form: Form): void {
  const { known, needed = [] }: Parameters = parameters[call];
  const patterns = known.map(
    (name) => new RegExp(`^${name.replace(/[[\]]/g, '\\$&').replace(/\*/g, '[^\\]]+')}$`),
  );
  const stranger = form.names.find((name) => !patterns.some((pattern) => pattern.test(name)));
  if (stranger !== undefined) throw unknownParameter(stranger);
  const absent = needed.find((name) => !form.has(name));
  if (absent !== undefined) throw missingParameter(absent);
}
