// Servers that sell, each with a payment service, and the pages of that service as a buyer uses them.

import type { Page } from 'playwright-core';
import { silentAi } from '#testing/ai/silent-ai.ts';
import { Journey } from '#testing/browser/journey.ts';
import { StripePlace } from '#testing/stripe/stripe-place.ts';

/** What a buyer does at the pages of a payment service. */
export interface Counter {
  readonly arrive: (page: Page) => Promise<void>;
  /** With a card that is declined, as far as the page saying so. */
  readonly decline: (page: Page) => Promise<void>;
  /** Whoever is signed in is asked for no address. */
  readonly pay: (page: Page, given?: { readonly email?: string; readonly coupon?: string }) => Promise<void>;
  readonly goBack: (page: Page) => Promise<void>;
  readonly changeToGrowth: (portal: Page) => Promise<void>;
  readonly cancel: (portal: Page) => Promise<void>;
  readonly leave: (portal: Page) => Promise<void>;
}

export interface Shop {
  /** What names its payment service. */
  readonly environment: Readonly<Record<string, string>>;
  readonly journey: Journey;
  readonly counter: Counter;
  readonly close: () => Promise<void>;
}

const testCounter: Counter = {
  arrive: (page) => page.waitForURL(/\/builder\/test-checkout\//),
  decline: async (page) => {
    await page.getByLabel('A card that is declined', { exact: true }).check();
    await page.getByRole('button', { name: /^Pay / }).click();
    await page.getByRole('alert').getByText('The payment was declined. Nothing was paid').waitFor();
    // The bank asks back, and is told that it was somebody else.
    await page.getByLabel('A card whose bank asks for confirmation').check();
    await page.getByRole('button', { name: /^Pay / }).click();
    await page.getByRole('heading', { name: 'Confirm the payment' }).waitFor();
    await page.getByRole('button', { name: 'Refuse' }).click();
    await page.getByRole('alert').getByText('The payment was declined. Nothing was paid').waitFor();
  },
  pay: async (page, { email, coupon } = {}) => {
    if (email !== undefined) await page.getByLabel('Email').fill(email);
    if (coupon !== undefined) {
      await page.getByLabel('Discount code').fill(coupon);
      await page.getByRole('button', { name: 'Apply' }).click();
      await page.getByText('To pay today').waitFor();
    }
    await page.getByLabel('A card whose bank asks for confirmation').check();
    await page.getByRole('button', { name: /^Pay / }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
  },
  goBack: (page) => page.getByRole('link', { name: 'Back without paying' }).click(),
  changeToGrowth: async (portal) => {
    await portal.getByRole('button', { name: 'Change to Growth, $49 per month' }).click();
    await portal.getByRole('heading', { name: 'Growth' }).waitFor();
  },
  cancel: async (portal) => {
    await portal.getByRole('button', { name: 'Cancel the subscription' }).click();
    await portal.getByText('It is cancelled and works until').waitFor();
  },
  leave: (portal) => portal.getByRole('link', { name: 'Back to the settings' }).click(),
};

const growthPrice = 4900;

const stripeCounter = ({ store, deliveries }: StripePlace): Counter => ({
  arrive: (page) => page.waitForURL(/\/c\/pay\//),
  decline: async (page) => {
    await page.getByRole('button', { name: 'Pay with a card that is declined' }).click();
    await page.getByRole('alert').getByText('Your card was declined.').waitFor();
  },
  pay: async (page, { email, coupon } = {}) => {
    if (email !== undefined) await page.getByLabel('Email').fill(email);
    if (coupon !== undefined) await page.getByLabel('Promotion code').fill(coupon);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
  },
  goBack: (page) => page.getByRole('button', { name: 'Back', exact: true }).click(),
  changeToGrowth: async (portal) => {
    const growth = [...store.prices.values()].find(({ unit_amount: amount }) => amount === growthPrice);
    await portal.getByRole('button', { name: `Change to ${growth?.id}` }).click();
    await portal.getByText(`${growth?.product}: active`).waitFor();
    await deliveries.settled();
  },
  cancel: async (portal) => {
    await portal.getByRole('button', { name: 'Cancel subscription' }).click();
    await portal.getByText('ends with its period').waitFor();
    await deliveries.settled();
  },
  leave: (portal) => portal.getByRole('link', { name: 'Return' }).click(),
});

async function openTestShop(): Promise<Shop> {
  const journey = await Journey.beginAlone({ PAYWALL: 'on', ...silentAi });
  return { journey, environment: {}, counter: testCounter, close: () => journey.end() };
}

async function openStripeShop(): Promise<Shop> {
  const place = await StripePlace.start({ now: Date.now });
  const journey = await Journey.beginAlone({ PAYWALL: 'on', ...silentAi, ...place.environment });
  place.deliveries.listenAt(`${journey.server.origin}/api/checkout/webhook`);
  const close = async () => {
    await place.stop();
    await journey.end();
  };
  return { journey, environment: place.environment, counter: stripeCounter(place), close };
}

export const shops = [
  { service: 'the test checkout', open: openTestShop },
  { service: 'Stripe', open: openStripeShop },
] as const;
