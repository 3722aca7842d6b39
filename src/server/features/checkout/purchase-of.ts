// Works out what is being bought at the server's own price, whatever the page showed.
import type { z } from 'zod';
import { type Plan, plansIn } from '#catalog/plans.ts';
import { templatePrice } from '#catalog/template-price.ts';
import type { calls } from '#contract/calls/calls.ts';
import type { Language } from '#language/language.ts';
import { readGalleryCard } from '#server/cards/stored-gallery-card.ts';
import { findGalleryCard } from '#server/database/rows/gallery-template-rows.ts';
import { findOwnCard } from '#server/database/rows/template-rows.ts';
import { dollarsOf } from '#server/documents/priced-document.ts';
import { AppError } from '#server/errors/app-error.ts';
import { findSold } from '#server/money/sold-template.ts';
import type { Account } from '#server/ports/database/tables.ts';
import type { Purchase } from '#server/ports/payments/payments.ts';
import type { Ports } from '#server/ports/ports.ts';
import { continentOf } from '#server/visitors/continent-of.ts';
import { chosenBy } from '#server/visitors/settings-of.ts';

type RequestedPurchase = z.output<(typeof calls)['generateCheckoutSession']['body']>;

const centsPerDollar = 100;
const inCents = (dollars: number): number => Math.round(dollars * centsPerDollar);

export async function purchaseOf(
  ports: Pick<Ports, 'database' | 'geoIp'>,
  account: Account,
  ip: string,
  requested: RequestedPurchase,
): Promise<Purchase> {
  const { language } = chosenBy(account);
  if ('planId' in requested) {
    const { planId } = requested;
    return { kind: 'plan', planId, amount: inCents(planIn(language, planId).price) };
  }
  const asked = 'staticId' in requested ? requested.staticId : null;
  const { name, price, staticId } = await findForSale(ports, account, asked, requested.uuid);
  const { pricePerTemplate } = planIn(language, 'free');
  const amount = inCents(templatePrice(price, pricePerTemplate, continentOf(ports.geoIp, account, ip)));
  if (amount === 0) {
    throw new AppError('bad-request', { faults: [{ path: 'body.uuid', message: 'names what is free' }] });
  }
  return { kind: 'template', uuid: requested.uuid, staticId, name, amount };
}

function planIn(language: Language, id: Plan['id']): Plan {
  const plan = plansIn(language).find((one) => one.id === id);
  if (plan === undefined) throw new Error(`there is no plan ${id}`);
  return plan;
}

/** Anyone may buy a gallery template; any other template, only its owner. */
async function findForSale(
  { database }: Pick<Ports, 'database'>,
  account: Account,
  staticId: string | null,
  uuid: string,
): Promise<{ readonly name: string; readonly price: number | null; readonly staticId: string | null }> {
  if (staticId !== null) {
    // Otherwise the price of one template would open another.
    if (uuid !== staticId && (await findSold(database.query, uuid, account.id))?.copiedFrom !== staticId) {
      throw new AppError('template-not-found');
    }
    const found = await findGalleryCard(database.query, staticId);
    if (found === undefined) throw new AppError('template-not-found');
    const card = readGalleryCard(found.card);
    if (card === null) throw new AppError('template-not-found');
    return { name: card.name, price: dollarsOf(found.price_cents), staticId };
  }
  const found = await findOwnCard(database.query, uuid, account.id);
  if (found === undefined) throw new AppError('template-not-found');
  // With a copy one buys what it is a copy of, as the other way round.
  return { name: found.name, price: dollarsOf(found.price_cents), staticId: found.copied_from };
}
