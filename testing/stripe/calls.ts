// Which call is which: method and path, and what answers it.
import { ApiError } from './api-error.ts';
import { createPrice, createProduct, listPrices, updateProduct } from './catalog.ts';
import { createRefund } from './charges.ts';
import type { Form } from './form.ts';
import { listPage } from './list-page.ts';
import { type CallName, parameters } from './parameters.ts';
import { expire } from './pay.ts';
import { createPortal, createPortalSession, listPortals, updatePortal } from './portal.ts';
import { createSession } from './sessions.ts';
import { find, type Store } from './store.ts';
import { cancelSubscription, listInvoicePayments, updateSubscription } from './subscriptions.ts';

interface Call {
  readonly store: Store;
  readonly origin: string;
  readonly form: Form;
  /** Of the path, where it has one. */
  readonly id: string;
}

export const calls: Readonly<Record<CallName, (call: Call) => object>> = {
  'POST checkout/sessions': ({ store, origin, form }) => createSession(store, origin, form),
  'GET checkout/sessions/*': ({ store, id }) => find(store.orders, 'checkout.session', id).session,
  'POST checkout/sessions/*/expire': ({ store, id }) => expire(store, id),
  'GET products/*': ({ store, id }) => find(store.products, 'product', id),
  'POST products': ({ store, form }) => createProduct(store, form),
  'POST products/*': ({ store, id, form }) => updateProduct(store, id, form),
  'GET prices': ({ store, form }) => listPrices(store, form),
  'POST prices': ({ store, form }) => createPrice(store, form),
  'GET billing_portal/configurations': ({ store, form }) => listPortals(store, form),
  'POST billing_portal/configurations': ({ store, form }) => createPortal(store, form),
  'POST billing_portal/configurations/*': ({ store, id, form }) => updatePortal(store, id, form),
  'POST billing_portal/sessions': ({ store, origin, form }) => createPortalSession(store, origin, form),
  'GET subscriptions/*': ({ store, id }) => find(store.subscriptions, 'subscription', id),
  'POST subscriptions/*': ({ store, id, form }) => updateSubscription(store, id, form),
  'DELETE subscriptions/*': ({ store, id }) => cancelSubscription(store, id),
  'GET invoice_payments': ({ store, form }) => listInvoicePayments(store, form),
  'POST refunds': ({ store, form }) => createRefund(store, form),
  'GET events': ({ store, form }) => listEvents(store, form),
};

export interface FoundCall {
  readonly name: CallName;
  readonly id: string;
}

const names = Object.keys(parameters) as CallName[];

export function findCall(method: string, path: string): FoundCall {
  for (const name of names) {
    const [knownMethod, pattern = ''] = name.split(' ');
    const found = new RegExp(`^/v1/${pattern.replace('*', '([^/]+)')}$`).exec(path);
    if (knownMethod === method && found !== null) return { name, id: decodeURIComponent(found[1] ?? '') };
  }
  throw new ApiError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
}

function listEvents(store: Store, form: Form): object {
  const types = form.list('types');
  if (types.length > 20)
    throw new ApiError(400, { type: 'invalid_request_error', message: 'Too many types' });
  const since = form.whole('created[gte]') ?? 0;
  const events = store.events.filter(
    ({ type, created }) => created >= since && (types.length === 0 || types.includes(type)),
  );
  return listPage('/v1/events', events, form);
}
