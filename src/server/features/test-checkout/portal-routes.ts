// The page on which a subscription of the test checkout is changed: its link cannot be guessed, and works for an hour.
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Language } from '#language/language.ts';
import { testPagesPath } from '#server/ports/payments/test-payments/checkouts.ts';
import { findTestPortal } from '#server/ports/payments/test-payments/portals.ts';
import {
  changeTestSubscription,
  renewTestSubscriptions,
  type SubscriptionChange,
} from '#server/ports/payments/test-payments/subscriptions.ts';
import type { Till } from '#server/ports/payments/test-payments/till.ts';
import { missingPage } from './checkout-page.ts';
import { fieldOf, ownForm } from './forms.ts';
import { type OfferedPlan, offeredPlans } from './offered-plans.ts';
import { portalPage } from './portal-page.ts';
import { sendPage } from './send-page.ts';

interface Route {
  Params: { id: string };
}

export function portalRoutes(
  app: FastifyInstance,
  till: Till,
  jobs: { wake(): void },
  languageOf: (header: string | undefined) => Language,
  hasAI: boolean,
): void {
  const missing = (reply: FastifyReply) =>
    sendPage(reply, missingPage(languageOf(reply.request.headers['accept-language'])), 404);
  const schema = { hide: true };
  const path = `${testPagesPath}/portal/:id`;

  app.get<Route>(path, { schema }, async ({ params }, reply) => {
    await renewTestSubscriptions(till);
    jobs.wake();
    const portal = await findTestPortal(till, params.id);
    if (portal === null) return missing(reply);
    return sendPage(reply, portalPage(portal, offeredPlans(portal.language, hasAI)));
  });

  app.post<Route>(path, { schema, config: ownForm }, async (request, reply) => {
    const portal = await findTestPortal(till, request.params.id);
    if (portal === null) return missing(reply);
    const named = fieldOf(request, 'subscription');
    const own = portal.subscriptions.find(({ id }) => id === named);
    const change = changeOf(fieldOf(request, 'action'), offeredPlans(portal.language, hasAI));
    if (own !== undefined && change !== null) await changeTestSubscription(till, own.id, change);
    jobs.wake();
    return reply.redirect(`${testPagesPath}/portal/${portal.id}`, 303);
  });
}

function changeOf(action: string, plans: readonly OfferedPlan[]): SubscriptionChange | null {
  const kind = (['cancel', 'keep', 'end', 'next', 'pay'] as const).find((known) => known === action);
  if (kind !== undefined) return { kind };
  const plan = plans.find(({ id }) => action === `plan-${id}`);
  return plan === undefined ? null : { kind: 'plan', planId: plan.id, amount: plan.amount };
}
