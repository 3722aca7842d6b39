// The pages on which one pays in the test checkout.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#language/language.ts';
import {
  expireTestCheckouts,
  findTestCheckout,
  isOpen,
  type TestCheckout,
  testPagesPath,
} from '#server/ports/payments/test-payments/checkouts.ts';
import { confirmTestCheckout, payTestCheckout } from '#server/ports/payments/test-payments/pay-checkout.ts';
import { discountOf, type TestCard, testCards } from '#server/ports/payments/test-payments/test-cards.ts';
import type { Till } from '#server/ports/payments/test-payments/till.ts';
import {
  checkoutPage,
  closedPage,
  confirmPage,
  missingPage,
  type PageError,
  type TypedBefore,
} from './checkout-page.ts';
import { fieldOf, ownForm } from './forms.ts';
import { sendPage } from './send-page.ts';

interface Route {
  Params: { id: string };
  Querystring: Readonly<Record<string, unknown>>;
}

export function checkoutPageRoutes(
  app: FastifyInstance,
  till: Till,
  jobs: { wake(): void },
  languageOf: (header: string | undefined) => Language,
): void {
  const show = async (reply: FastifyReply, id: string, typed: TypedBefore) => {
    await expireTestCheckouts(till);
    const checkout = await findTestCheckout(till, id);
    if (checkout === null) {
      return sendPage(reply, missingPage(languageOf(reply.request.headers['accept-language'])), 404);
    }
    if (checkout.state === 'completed') return reply.redirect(checkout.successPath, 303);
    if (!isOpen(checkout, till.clock.now())) return sendPage(reply, closedPage(checkout), 410);
    return sendPage(reply, pageOf(checkout, typed));
  };
  const schema = { hide: true };

  app.get<Route>(`${testPagesPath}/:id`, { schema }, async ({ params, query }, reply) =>
    show(reply, params.id, typedIn(query)),
  );

  app.post<Route>(`${testPagesPath}/:id`, { schema, config: ownForm }, async (request, reply) => {
    const { id } = request.params;
    const typed = {
      card: cardOf(fieldOf(request, 'card')),
      email: fieldOf(request, 'email'),
      coupon: fieldOf(request, 'coupon'),
    };
    if (!isPaying(request)) {
      return reply.redirect(addressOf(id, { ...typed, error: couponErrorOf(typed.coupon) }), 303);
    }
    const outcome = await payTestCheckout(till, id, typed);
    jobs.wake();
    const error = errorOf(outcome);
    if (outcome === 'paid') return show(reply, id, { ...typed, error });
    return reply.redirect(addressOf(id, error === null ? {} : { ...typed, error }), 303);
  });

  app.post<Route>(`${testPagesPath}/:id/confirm`, { schema, config: ownForm }, async (request, reply) => {
    const { id } = request.params;
    const outcome = await confirmTestCheckout(till, id, fieldOf(request, 'action') === 'confirm');
    jobs.wake();
    return reply.redirect(addressOf(id, { error: errorOf(outcome) }), 303);
  });
}

/** Nobody pays by the enter key what was not shown yet. */
function isPaying(request: FastifyRequest): boolean {
  const action = fieldOf(request, 'action');
  const isShown = fieldOf(request, 'coupon').trim() === fieldOf(request, 'shownCoupon').trim();
  return action === 'pay' || (action === 'enter' && isShown);
}

const pageOf = (checkout: TestCheckout, typed: TypedBefore): string =>
  checkout.state === 'confirming'
    ? confirmPage(checkout)
    : checkoutPage(checkout, { ...typed, coupon: typed.coupon || (checkout.coupon ?? '') });

const cardOf = (given: string): TestCard => testCards.find((card) => card === given) ?? 'succeeds';

/** Every form leads to an address, so that going back or reloading sends nothing twice and shows a page. */
function addressOf(id: string, typed: Partial<TypedBefore>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(typed)) if (value) query.set(name, value);
  return `${testPagesPath}/${encodeURIComponent(id)}${query.size > 0 ? `?${query}` : ''}`;
}

function typedIn(query: Route['Querystring']): TypedBefore {
  const said = (name: keyof TypedBefore): string => {
    const value = query[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    ...{ card: cardOf(said('card')), email: said('email'), coupon: said('coupon') },
    error: errorOf(said('error')),
  };
}

const couponErrorOf = (coupon: string): PageError | null =>
  discountOf(coupon, 0) === null ? 'no-coupon' : null;

const errorOf = (outcome: string): PageError | null =>
  outcome === 'declined' || outcome === 'no-coupon' || outcome === 'no-email' ? outcome : null;
