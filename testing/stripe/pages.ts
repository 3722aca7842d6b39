// The pages that people see at Stripe: where they pay, and where they manage a subscription.
import { ApiError } from './api-error.ts';
import { Form } from './form.ts';
import type { Session, Subscription } from './objects.ts';
import { expire, pay, payLater } from './pay.ts';
import { find, type Store } from './store.ts';
import { cancelSubscription, changePrice, updateSubscription } from './subscriptions.ts';

export interface PageAnswer {
  readonly html?: string;
  readonly location?: string;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

const page = (language: string | null, title: string, body: string): PageAnswer => ({
  html: `<!doctype html><html lang="${escaped(language ?? '')}"><head><meta charset="utf-8"><title>${escaped(title)}</title></head><body><main><h1>${escaped(title)}</h1>${body}</main></body></html>`,
});

const button = (value: string, label: string): string =>
  `<button type="submit" name="do" value="${value}">${label}</button>`;

/** Null for addresses without a page. */
export function showPage(store: Store, path: string): PageAnswer | null {
  const checkout = /^\/c\/pay\/(\w+)$/.exec(path)?.[1];
  if (checkout !== undefined)
    return checkoutPage(find(store.orders, 'checkout.session', checkout).session, '');
  const portal = /^\/p\/session\/(\w+)$/.exec(path)?.[1];
  return portal === undefined ? null : portalPage(store, portal);
}

export function answerPage(store: Store, path: string, sent: URLSearchParams): PageAnswer | null {
  const checkout = /^\/c\/pay\/(\w+)$/.exec(path)?.[1];
  if (checkout !== undefined) return answerCheckout(store, checkout, sent);
  const portal = /^\/p\/session\/(\w+)$/.exec(path)?.[1];
  return portal === undefined ? null : answerPortal(store, portal, sent);
}

function checkoutPage(session: Session, said: string): PageAnswer {
  if (session.status !== 'open') return page(session.locale, 'This page is no longer available', '');
  const sum = ((session.amount_total ?? 0) / 100).toFixed(2);
  return page(
    session.locale,
    `Pay ${sum} ${session.currency?.toUpperCase()}`,
    `<p role="alert">${escaped(said)}</p><form method="post">
      <label>Email <input name="email" type="email" value="${escaped(session.customer_email ?? '')}"></label>
      <label>Promotion code <input name="code"></label>
      ${button('pay', 'Pay')}${button('decline', 'Pay with a card that is declined')}
      ${button('later', 'Pay by bank transfer')}${button('cancel', 'Back')}</form>`,
  );
}

function answerCheckout(store: Store, id: string, sent: URLSearchParams): PageAnswer {
  const { session } = find(store.orders, 'checkout.session', id);
  if (session.status !== 'open') return checkoutPage(session, '');
  const payer = { email: sent.get('email') ?? '', code: sent.get('code') ?? '' };
  switch (sent.get('do')) {
    case 'pay':
      return { location: successOf(pay(store, id, payer)) };
    case 'later':
      return { location: successOf(payLater(store, id, payer)) };
    case 'expire':
      return checkoutPage(expire(store, id), '');
    case 'cancel':
      return { location: session.cancel_url ?? '' };
    default:
      return checkoutPage(session, 'Your card was declined.');
  }
}

const successOf = ({ success_url: url, id }: Session): string =>
  (url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id);

function ownSubscription(store: Store, customer: string): Subscription | undefined {
  return [...store.subscriptions.values()].find(
    (one) => one.customer === customer && one.status !== 'canceled',
  );
}

function portalPage(store: Store, id: string): PageAnswer {
  const { customer, return_url: back, locale, configuration } = find(store.portalSessions, 'session', id);
  const subscription = ownSubscription(store, customer);
  const current = subscription?.items.data[0]?.price;
  const offered = offeredPrices(find(store.portals, 'configuration', configuration).features);
  const others = offered.filter((price) => price !== current?.id && subscription !== undefined);
  return page(
    locale,
    'Manage your subscription',
    `<p>${escaped(subscription === undefined ? 'No subscription' : stateOf(subscription))}</p>
      <form method="post">${others.map((price) => button(price, `Change to ${price}`)).join('')}
      ${button('cancel', 'Cancel subscription')}${button('keep', 'Don’t cancel')}${button('end', 'End now')}
      </form><a href="${escaped(back)}">Return</a>`,
  );
}

function stateOf({ items, status, cancel_at_period_end: ends }: Subscription): string {
  const product = items.data[0]?.price.product;
  return `${product}: ${status}${ends ? ', ends with its period' : ''}`;
}

/** Wherever they are in what the portal offers. */
const offeredPrices = (features: object): string[] => [
  ...new Set(JSON.stringify(features).match(/price_\d+/g) ?? []),
];

function answerPortal(store: Store, id: string, sent: URLSearchParams): PageAnswer {
  const { customer, configuration } = find(store.portalSessions, 'session', id);
  const subscription = ownSubscription(store, customer);
  if (subscription === undefined) return portalPage(store, id);
  const asked = sent.get('do') ?? '';
  const offered = offeredPrices(find(store.portals, 'configuration', configuration).features);
  if (asked === 'cancel' || asked === 'keep') {
    updateSubscription(store, subscription.id, new Form(`cancel_at_period_end=${asked === 'cancel'}`));
  } else if (asked === 'end') cancelSubscription(store, subscription.id);
  else if (offered.includes(asked)) changePrice(store, subscription, find(store.prices, 'price', asked));
  else throw new ApiError(400, { type: 'invalid_request_error', message: `The portal offers no ${asked}` });
  return portalPage(store, id);
}
