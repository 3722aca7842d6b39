// The operators' calls about what plans and templates of the gallery cost.
import type { FastifyInstance } from 'fastify';
import { isOffered, plansIn } from '#catalog/plans.ts';
import { defaultLanguage } from '#language/language.ts';
import { AppError } from '#server/errors/app-error.ts';
import { pricedPlans, salesCurrency } from '#server/money/prices/priced-plans.ts';
import { setTemplatePrice } from '#server/money/prices/set-template-price.ts';
import { refuseElsewhere } from '#server/operator-desk/operator-desk.ts';
import { registerOperatorCall } from '#server/operator-desk/register-operator-call.ts';
import type { ServerParts } from '../server-parts.ts';
import { comparedPlans } from './compared-plans.ts';
import { listPriceChanges, setPriceAct } from './price-changes.ts';

const centsOf = (dollars: number): number => Math.round(dollars * 100);

export function adminPriceRoutes(app: FastifyInstance, parts: ServerParts): void {
  const { ports, configuration } = parts;
  const hasAI = configuration.ai !== null;

  registerOperatorCall(app, parts, 'getPrices', async (desk) => {
    await desk.record(desk.place.database.query, { act: 'prices-read' });
    const plans = plansIn(defaultLanguage);
    return {
      ...{ currency: salesCurrency, provider: ports.payments.provider },
      plans: plans.map(({ id, name, price }) => ({
        ...{ planId: id, name, monthlyCents: centsOf(price), isOffered: isOffered(id, hasAI) },
      })),
      templateCents: Object.entries(plans[0]?.pricePerTemplate ?? {}).map(([continent, dollars]) => ({
        ...{ continent, cents: centsOf(dollars) },
      })),
    };
  });

  registerOperatorCall(app, parts, 'comparePlanPrices', async (desk) => {
    refuseElsewhere(desk);
    const plans = await comparedPlans(ports.payments, pricedPlans(hasAI));
    await desk.record(desk.place.database.query, { act: 'plan-prices-compared' });
    return { plans };
  });

  registerOperatorCall(app, parts, 'setTemplatePrice', async (desk, { params: { id }, body }) =>
    desk.place.database.query.transaction().execute(async (query) => {
      const change = await setTemplatePrice(query, id, centsOf(body.price));
      if (change === undefined) throw new AppError('template-not-found');
      const [before, after] = [{ cents: change.beforeCents }, { cents: change.afterCents }];
      await desk.record(query, { act: setPriceAct, what: id, before, after });
      return change;
    }),
  );

  registerOperatorCall(app, parts, 'listPriceChanges', async (desk, { params: { id } }) => {
    const { query } = desk.place.database;
    await desk.record(query, { act: 'price-changes-read', what: id });
    return { changes: await listPriceChanges(query, id) };
  });
}
