// The calls for payments, through the port.
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/errors/app-error.ts';
import { originOf } from '#server/http/origin-of.ts';
import { registerCall } from '#server/http/register-call.ts';
import { visitorOf } from '#server/http/visitor-of.ts';
import { chosenBy } from '#server/visitors/settings-of.ts';
import type { ServerParts } from '../server-parts.ts';
import { billingRefusalOf } from './billing-refusal-of.ts';
import { onOwnSite } from './on-own-site.ts';
import { purchaseOf } from './purchase-of.ts';

const settingsPage = '/builder/#/settings';

export function checkoutRoutes(app: FastifyInstance, { ports, configuration }: ServerParts): void {
  const { payments } = ports;

  registerCall(app, 'generateCheckoutSession', async (request) => {
    const account = visitorOf(request);
    const purchase = await purchaseOf(ports, account, request.ip, request.body);
    if (!payments.isAvailable) throw new AppError('not-available');
    const origin = originOf(configuration, request);
    const { language } = chosenBy(account);
    const data = await payments.openCheckout({
      accountId: account.id,
      email: account.email,
      language,
      purchase,
      successUrl: `${origin}/builder/#/checkout/success?orderId={orderId}`,
      cancelUrl: onOwnSite(origin, request.body.cancelUrl),
    });
    return { data };
  });

  // A link that opens in a new tab, so every outcome must be a page that a person can read.
  registerCall(app, 'openBillingPortal', async (request, reply) => {
    const account = request.session?.account ?? null;
    const refusal = billingRefusalOf(account, payments.isAvailable);
    if (account === null || refusal !== null) {
      return reply.redirect(`/builder/?billing=${refusal}#/settings`);
    }
    return reply.redirect(
      await payments.openPortal(account.id, `${originOf(configuration, request)}${settingsPage}`),
    );
  });
}
