// The pages on which one pays in the test checkout.
import type { FastifyInstance, FastifyReply } from 'fastify';
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
  Querystring: { error?: string };
}

const untouched: TypedBefore = { card: 'succeeds', email: '', coupon: '', error: null };

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
    // A refusal ends here, so that going back or reloading sends nothing twice.
    show(reply, params.id, { ...untouched, error: query.error === 'declined' ? 'declined' : null }),
  );

  app.post<Route>(`${testPagesPath}/:id`, { schema, config: ownForm }, async (request, reply) => {
    const typed = {
      card: cardOf(fieldOf(request, 'card')),
      email: fieldOf(request, 'email'),
      coupon: fieldOf(request, 'coupon'),
    };
    if (fieldOf(request, 'action') !== 'pay') {
      const error = discountOf(typed.coupon, 0) === null ? 'no-coupon' : null;
      return show(reply, request.params.id, { ...typed, error });
    }
    const outcome = await payTestCheckout(till, request.params.id, typed);
    jobs.wake();
    return show(reply, request.params.id, { ...typed, error: errorOf(outcome) });
  });

  app.post<Route>(`${testPagesPath}/:id/confirm`, { schema, config: ownForm }, async (request, reply) => {
    const { id } = request.params;
    const outcome = await confirmTestCheckout(till, id, fieldOf(request, 'action') === 'confirm');
    jobs.wake();
    const error = outcome === 'declined' ? '?error=declined' : '';
    return reply.redirect(`${testPagesPath}/${encodeURIComponent(id)}${error}`, 303);
  });
}

const pageOf = (checkout: TestCheckout, typed: TypedBefore): string =>
  checkout.state === 'confirming'
    ? confirmPage(checkout)
    : checkoutPage(checkout, { ...typed, coupon: typed.coupon || (checkout.coupon ?? '') });

const cardOf = (given: string): TestCard => testCards.find((card) => card === given) ?? 'succeeds';

const errorOf = (outcome: string): PageError | null =>
  outcome === 'declined' || outcome === 'no-coupon' || outcome === 'no-email' ? outcome : null;
