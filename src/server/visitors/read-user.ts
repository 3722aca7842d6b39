// What the page knows about the current user: settings, templates, plans and orders, and whether more templates may be
// added.
import type { z } from 'zod';
import { plansIn } from '#catalog/plans.ts';
import type { userReply } from '#contract/shapes/user-shapes.ts';
import { languages } from '#language/language.ts';
import type { Configuration } from '#server/configuration/read-configuration.ts';
import { templateCardOf } from '#server/documents/template-card.ts';
import { hasDrive } from '#server/drives/own-drive.ts';
import { needsPurchaseFor } from '#server/money/needs-purchase.ts';
import { isEntitled, isSignedIn, mayWriteFormulas } from '#server/policy/may-call.ts';
import { newPriceCents } from '#server/policy/money/must-pay.ts';
import { type TemplateLimits, templateLimitOf } from '#server/policy/template-limit.ts';
import type { Ports } from '#server/ports/ports.ts';
import { listTemplateCards } from '../database/rows/cards/list-cards.ts';
import { listOrders } from '../database/rows/money/order-rows.ts';
import type { Account } from '../ports/database/tables.ts';
import { continentOf } from './continent-of.ts';
import { currentSubscriptionOf } from './current-subscription.ts';
import { orderRepliesOf } from './order-replies.ts';
import { salesOf } from './sales-of.ts';
import { chosenBy, settingsOf } from './settings-of.ts';

type UserReply = z.input<typeof userReply>;

export async function readUser(
  {
    database,
    geoIp,
    clock,
    payments,
    spreadsheets,
    drives,
  }: Pick<Ports, 'database' | 'geoIp' | 'clock' | 'payments' | 'spreadsheets' | 'drives'>,
  account: Account,
  {
    google,
    ai,
    deliversEmail,
    formulaWriters,
    paywall,
    ...limits
  }: Pick<
    Configuration,
    'google' | 'ai' | 'deliversEmail' | 'formulaWriters' | 'paywall' | keyof TemplateLimits
  >,
  ip: string,
): Promise<UserReply> {
  const cashier = { query: database.query, paywall, now: clock.now() };
  const needsPurchase = await needsPurchaseFor(cashier, account);
  const templates = await listTemplateCards(database.query, account.id, templateCardOf(needsPurchase));
  const orders = await listOrders(database.query, account.id);
  const currentSubscription = await currentSubscriptionOf(cashier, account.id);
  const isSubscribed = isSignedIn(account) && currentSubscription !== null;
  return {
    isSignedIn: isSignedIn(account),
    isAnonymous: !isSignedIn(account),
    userEntitled: isEntitled(account),
    userCanWriteFormulas: mayWriteFormulas(account, isSubscribed, formulaWriters),
    newTemplatesNeedPurchase: needsPurchase({
      ...{ uuid: '', copiedFrom: null },
      priceCents: newPriceCents(paywall),
    }),
    userCanAddNewTemplates: templates.length < templateLimitOf(account, isSubscribed, limits),
    email: account.email,
    firstName: account.first_name ?? '',
    lastName: account.last_name ?? '',
    displayName: account.display_name ?? '',
    settings: settingsOf(account, {
      templateCount: templates.length,
      maxTemplates: limits.maxTemplatesIfNotSignedIn,
      hasAI: ai !== null,
      hasPaid: orders.some(({ state }) => state === 'paid'),
      subscription: isSubscribed ? currentSubscription : null,
    }),
    templates,
    plans: plansIn(chosenBy(account).language).map((plan) => ({
      ...plan,
      highlights: [...plan.highlights],
      pricePerTemplate: { ...plan.pricePerTemplate },
    })),
    sales: salesOf(payments, paywall),
    orders: await orderRepliesOf(database.query, account.id, orders, cashier.now),
    currentSubscription,
    languages: [...languages],
    hasGoogleSignIn: google !== null,
    hasAI: ai !== null,
    hasEmail: deliversEmail,
    ...(await spreadsheetsOf({ database, drives, spreadsheets }, account.id)),
    userIpData: { continent_code: continentOf(geoIp, account, ip) },
  };
}

type SpreadsheetPorts = Pick<Ports, 'database' | 'drives' | 'spreadsheets'>;

/** Where those that the account makes are. */
async function spreadsheetsOf({ database, drives, spreadsheets }: SpreadsheetPorts, accountId: string) {
  const hasOwnDrive = await hasDrive(database.query, drives, accountId);
  return {
    hasSpreadsheets: true,
    hasGoogleSheets: spreadsheets.provider === 'google' || hasOwnDrive,
    hasOwnDrive,
  };
}
