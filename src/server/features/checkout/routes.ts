// The calls for payments, through the port.
import type { FastifyInstance } from 'fastify';
import { isOffered } from '#catalog/plans.ts';
import type { BillingOutcome } from '#contract/billing-outcomes.ts';
import { findCustomerId } from '#server/database/rows/money/payment-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import { registerCall } from '#server/http/register-call.ts';
import { visitorOf } from '#server/http/visitor-of.ts';
import { PaymentsUnavailable } from '#server/ports/payments/payments-unavailable.ts';
import type { ServerParts } from '../server-parts.ts';
import { billingRefusalOf } from './billing-refusal-of.ts';
import { onOwnSite, returnOriginOf } from './on-own-site.ts';
import { openCheckout } from './open-checkout.ts';
import { openPortal } from './open-portal.ts';
import { purchaseOf } from './purchase-of.ts';
import { receiveEvents } from './receive-events.ts';

const billingNotice = (outcome: BillingOutcome | null): string => `/builder/?billing=${outcome}#/settings`;

export function checkoutRoutes(app: FastifyInstance, parts: ServerParts): void {
  const { ports, configuration } = parts;
  const { payments } = ports;
  receiveEvents(app, parts);

  registerCall(app, 'generateCheckoutSession', async (request) => {
    const account = visitorOf(request);
    const purchase = await purchaseOf(ports, account, request.ip, request.body);
    const isSold =
      payments.isAvailable &&
      (purchase.kind === 'template' || isOffered(purchase.planId, configuration.ai !== null));
    if (!isSold) throw new AppError('not-available');
    const origin = returnOriginOf(configuration, request);
    const cancelUrl = onOwnSite(origin, request.body.cancelUrl);
    const data = await openCheckout(parts, account, purchase, { origin, cancelUrl });
    parts.counts.add('checkout-opened');
    return { data };
  });

  // A link that opens in a new tab, so every outcome must be a page that a person can read.
  registerCall(app, 'openBillingPortal', async (request, reply) => {
    const account = request.session?.account ?? null;
    const customerId =
      account === null ? null : await findCustomerId(ports.database.query, account.id, payments.provider);
    const refusal = billingRefusalOf(account, payments.isAvailable, customerId !== null);
    if (account === null || refusal !== null) {
      return reply.redirect(billingNotice(refusal));
    }
    const origin = returnOriginOf(configuration, request);
    const opened = await openPortal(payments, account, customerId, origin).catch((error: unknown) => {
      if (!(error instanceof PaymentsUnavailable)) throw error;
      request.log.error(error);
      return billingNotice('not-answering');
    });
    return reply.redirect(opened);
  });
}
