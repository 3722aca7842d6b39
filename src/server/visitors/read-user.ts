// What the page knows about the current user: settings, templates, plans and orders, and whether more templates may be
// added.
import type { z } from 'zod';
import { plansIn } from '#catalog/plans.ts';
import type { orderReply, userReply } from '#contract/shapes/user-shapes.ts';
import { languages } from '#language/language.ts';
import type { Configuration } from '#server/configuration/read-configuration.ts';
import { templateCardOf } from '#server/documents/template-card.ts';
import { isEntitled, isSignedIn, mayWriteFormulas } from '#server/policy/may-call.ts';
import { type TemplateLimits, templateLimitOf } from '#server/policy/template-limit.ts';
import type { Ports } from '#server/ports/ports.ts';
import { listTemplateCards } from '../database/rows/cards/list-cards.ts';
import { listOrders } from '../database/rows/order-rows.ts';
import type { Account } from '../ports/database/tables.ts';
import { continentOf } from './continent-of.ts';
import { chosenBy, settingsOf } from './settings-of.ts';

type UserReply = z.input<typeof userReply>;

export async function readUser(
  { database, geoIp }: Pick<Ports, 'database' | 'geoIp'>,
  account: Account,
  {
    google,
    ai,
    formulaWriters,
    ...limits
  }: Pick<Configuration, 'google' | 'ai' | 'formulaWriters' | keyof TemplateLimits>,
  ip: string,
): Promise<UserReply> {
  const templates = await listTemplateCards(database.query, account.id, templateCardOf);
  const orders = await listOrders(database.query, account.id);
  return {
    isSignedIn: isSignedIn(account),
    isAnonymous: !isSignedIn(account),
    userEntitled: isEntitled(account),
    userCanWriteFormulas: mayWriteFormulas(account, formulaWriters),
    userCanAddNewTemplates: templates.length < templateLimitOf(account, limits),
    email: account.email,
    firstName: account.first_name ?? '',
    lastName: account.last_name ?? '',
    displayName: account.display_name ?? '',
    settings: settingsOf(account, templates.length, limits.maxTemplatesIfNotSignedIn, ai !== null),
    templates,
    plans: plansIn(chosenBy(account).language).map((plan) => ({
      ...plan,
      highlights: [...plan.highlights],
      pricePerTemplate: { ...plan.pricePerTemplate },
    })),
    orders: orders.map(orderOf),
    languages: [...languages],
    hasGoogleSignIn: google !== null,
    hasAI: ai !== null,
    userIpData: { continent_code: continentOf(geoIp, account, ip) },
  };
}

const orderOf = (order: Awaited<ReturnType<typeof listOrders>>[number]): z.input<typeof orderReply> => ({
  orderId: order.id,
  name: order.name,
  email: order.email,
  staticId: order.static_id,
  gsUrl: order.gs_url,
  templateUuid: order.template_uuid,
  price: order.price_cents / 100,
  date: order.created_at,
});
