// The operators' payments and prices: orders, events, money back, plans, and what templates of the gallery cost.
import { randomUUID } from 'node:crypto';
import { makeOperator } from '../../add-order.ts';
import type { AppServer } from '../../app-server.ts';
import type { Visitor } from '../../journey.ts';
import { OperatorPanel } from '../../operators/operator-panel.ts';
import { seededAt, seedUsers, withServerDatabase } from '../../operators/seed-users.ts';
import { openTab } from '../../operators.ts';
import { signUp } from '../../sign-up.ts';
import { breakOnce, type Screen } from '../screen.ts';

const dayMs = 24 * 60 * 60 * 1000;
const paid = {
  provider: 'stripe',
  state: 'paid',
  currency: 'usd',
  paid_at: seededAt,
  name: 'Tea room',
} as const;

const orderIds = { paid: randomUUID(), asked: randomUUID() } as const;

const orders = [
  { ...paid, id: orderIds.paid, tax_amount: 483, payment_id: 'pi_00000000000001', created_at: Date.now() },
  { ...paid, state: 'disputed', name: '', email: 'bob.with.a.rather.long.name@hospitality.example.com' },
  { ...paid, state: 'refunded', refunded_amount: 2900, refund_granted_at: seededAt },
  { ...paid, refunded_amount: 500, name: 'Bakery by the bridge with a café and a terrace' },
  { ...paid, state: 'pending', paid_at: null, provider: '' },
  { ...paid, state: 'failed', paid_at: null },
  {
    ...{ ...paid, id: orderIds.asked, refund_asked_at: seededAt + dayMs, payment_id: 'pi_00000000000002' },
    refund_reason: 'I bought the wrong template: I need the one for a hotel, not for a tea room.',
  },
  { ...paid, refund_asked_at: seededAt, refund_granted_at: seededAt, provider: 'test', name: 'Gym' },
] as const;

const completed = {
  ...{ kind: 'checkout-completed', sessionId: 'cs_00000000000001', isPaid: true, email: 'buyer@example.com' },
  ...{ customerId: 'cus_0001', paymentId: 'pi_00000000000001', subscriptionId: null },
  ...{ total: 3383, tax: 483, currency: 'usd' },
};

const events = [
  { kind: 'checkout-completed', order_id: orderIds.paid, payment_id: 'pi_00000000000001', fact: completed },
  {
    kind: 'disputed',
    order_id: null,
    payment_id: 'pi_00000000000009',
    fact: { kind: 'disputed', state: 'open' },
  },
];

const seeded = new WeakSet<AppServer>();

async function seedOnce(server: AppServer): Promise<void> {
  if (seeded.has(server)) return;
  seeded.add(server);
  await seedUsers(server, [{ orders }]);
  const rows = events.map(({ fact, ...event }, index) => ({
    ...{ id: `evt_0000000000000${index}`, provider: 'stripe', subscription_id: null, ...event },
    ...{ fact: JSON.stringify(fact), happened_at: seededAt + index, received_at: seededAt + dayMs },
  }));
  await withServerDatabase(server, ({ query }) => query.insertInto('payment_event').values(rows).execute());
}

const payments = (visitor: Visitor) => new OperatorPanel(visitor, 'payments');
const prices = (visitor: Visitor) => new OperatorPanel(visitor, 'prices');

/** What a server that sells through Stripe says of its plans. */
async function sellThroughStripe({ page }: Visitor): Promise<void> {
  const plan = (planId: string, name: string, monthlyCents: number) => ({ planId, name, monthlyCents });
  const sold = {
    ...{ currency: 'usd', provider: 'stripe' },
    plans: [
      plan('free', 'Free', 0),
      plan('essential', 'Essential', 1900),
      plan('growth', 'Growth', 4900),
    ].map((one) => ({ ...one, isOffered: one.planId !== 'growth' })),
    templateCents: Object.entries({
      NA: 2900,
      EU: 2900,
      OC: 2900,
      AS: 1900,
      SA: 1500,
      AF: 1200,
      AN: 2900,
    }).map(([continent, cents]) => ({ continent, cents })),
  };
  const known = { cents: 1900, isActive: true };
  const compared = [
    { planId: 'essential', monthlyCents: 1900, known, difference: 'none' },
    { planId: 'growth', monthlyCents: 4900, known: { ...known, cents: 3900 }, difference: 'amount' },
  ];
  await page.route('**/api/admin/prices', (route) => route.fulfill({ json: sold }));
  await page.route('**/api/admin/prices/compared', (route) => route.fulfill({ json: { plans: compared } }));
}

const template = {
  ...{
    uuid: randomUUID(),
    name: 'Boutique hotel of forty rooms by the sea',
    description: '',
    language: 'en',
  },
  ...{ industry: 'hospitality', services: [], screenshots: [], timestamp: seededAt, isVerified: true },
  ...{ isBroken: false, isShipped: true, savedBy: null, openReports: 2, priceCents: 4900, price: 49 },
};

/** The gallery of the server is left to other screens. */
export async function fillGalleryOf({ page }: Visitor): Promise<void> {
  const templates = [
    template,
    { ...template, uuid: randomUUID(), name: 'Bakery', priceCents: 0, isShipped: false, openReports: 0 },
  ].map((one, index) => ({ ...one, isVerified: index === 0, savedBy: index === 0 ? null : orderIds.paid }));
  const changes = [{ at: seededAt, beforeCents: 2900, afterCents: 4900 }];
  await page.route('**/api/admin/gallery', (route) => route.fulfill({ json: { templates } }));
  await page.route('**/api/admin/gallery/*/prices', (route) => route.fulfill({ json: { changes } }));
}

const paymentScreens: readonly Screen[] = [
  {
    name: 'orders',
    show: async (visitor) => {
      await visitor.open('/settings');
      await signUp(visitor);
      await makeOperator(visitor);
      await seedOnce(visitor.server);
      await visitor.page.reload();
      await openTab(visitor, 'payments');
      await payments(visitor).row(orderIds.paid).waitFor();
    },
  },
  {
    name: 'order-events',
    show: async (visitor) => {
      const tab = payments(visitor);
      await tab.act(orderIds.paid, visitor.say('payments.show-events')).click();
      await tab.button(visitor.say('payments.replay-order')).click();
      await tab.panel.getByRole('status').first().waitFor();
      await tab.panel.getByText('cs_00000000000001').waitFor();
    },
  },
  {
    name: 'refund',
    show: async (visitor) => {
      const { say } = visitor;
      await payments(visitor).act(orderIds.paid, say('payments.refund')).click();
      await payments(visitor).dialog(say('payments.grant-title')).waitFor();
    },
  },
  {
    name: 'events',
    show: async (visitor) => {
      const { page, say } = visitor;
      await page.keyboard.press('Escape');
      await payments(visitor).view(say('payments.events'));
      await payments(visitor).button(say('payments.read-missed')).click();
      await page.getByText(/^(Nothing was missed|Ничего не пропущено)\.$/).waitFor();
    },
  },
  {
    name: 'refunds',
    show: async (visitor) => {
      await payments(visitor).view(visitor.say('payments.refunds'));
      await payments(visitor).row(orderIds.asked).waitFor();
    },
  },
  {
    name: 'deny',
    show: async (visitor) => {
      const { say } = visitor;
      await payments(visitor).act(orderIds.asked, say('payments.deny')).click();
      await payments(visitor).dialog(say('payments.deny-title')).waitFor();
    },
  },
  {
    name: 'payments-failed',
    show: async (visitor) => {
      await visitor.page.keyboard.press('Escape');
      await breakOnce(visitor, '**/api/admin/refunds?*');
      await payments(visitor).button(visitor.say('admin.refresh')).click();
      await payments(visitor).says(visitor.say('payments.refunds-failed'));
    },
  },
];

const priceScreens: readonly Screen[] = [
  {
    name: 'prices',
    show: async (visitor) => {
      await sellThroughStripe(visitor);
      await fillGalleryOf(visitor);
      await openTab(visitor, 'prices');
      const tab = prices(visitor);
      await tab.act('Bakery', visitor.say('prices.history')).waitFor();
      await tab.button(visitor.say('prices.compare')).click();
      await tab.says(visitor.say('prices.same'));
    },
  },
  {
    name: 'price-history',
    show: async (visitor) => {
      await prices(visitor).act(template.name, visitor.say('prices.history')).click();
      await prices(visitor).panel.getByText('→').waitFor();
    },
  },
  {
    name: 'price',
    show: async (visitor) => {
      const { page, say } = visitor;
      await prices(visitor).act(template.name, say('prices.set')).click();
      await page.getByRole('dialog').getByRole('textbox').fill('x');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByText(say('prices.nonsense')).waitFor();
    },
  },
];

export const operatorMoneyScreens: readonly Screen[] = [...paymentScreens, ...priceScreens];
