// What becomes of an order: the page after a payment in its states, the orders in the settings, and a subscription.
import { addOrder, addReceipt, newOrder } from '../add-order.ts';
import type { Visitor } from '../journey.ts';
import { signUp } from '../sign-up.ts';
import { breakOnce, type Screen } from './screen.ts';

const giveUpAfterMs = 20_000;

/** Reloads the page, so that nothing requested before is left. */
async function openAnew(visitor: Visitor, route: string, text: string): Promise<void> {
  await visitor.open(route);
  await visitor.page.reload();
  await visitor.page.getByText(text).first().waitFor();
}

type OrderChange = NonNullable<Parameters<typeof addOrder>[3]>;

async function openOrder(visitor: Visitor, change: OrderChange, text: string): Promise<void> {
  const order = newOrder();
  await addOrder(visitor, order, 'ada@example.com', { provider: 'test', tax_amount: 483, ...change });
  await openAnew(visitor, `/checkout/success?orderId=${order.id}`, text);
}

const states: readonly Screen[] = [
  {
    name: 'checkout-thanks',
    show: (visitor) => openAnew(visitor, '/checkout/success', visitor.say('checkout.thanks')),
  },
  {
    name: 'checkout-waiting',
    show: (visitor) => openOrder(visitor, { state: 'pending' }, visitor.say('checkout.waiting')),
  },
  {
    name: 'checkout-not-paid',
    show: (visitor) => openOrder(visitor, { state: 'failed' }, visitor.say('checkout.failed')),
  },
  {
    name: 'checkout-refunded',
    show: (visitor) =>
      openOrder(visitor, { state: 'refunded', refunded_amount: 2900 }, visitor.say('checkout.refunded')),
  },
  {
    name: 'checkout-disputed',
    show: (visitor) => openOrder(visitor, { state: 'disputed' }, visitor.say('checkout.disputed')),
  },
];

/** Of an account, which has a plan in the end. */
const signedIn: readonly Screen[] = [
  {
    name: 'orders',
    show: async (visitor) => {
      await signUp(visitor);
      const now = Date.now();
      const paid = { provider: 'test', tax_amount: 483, created_at: now, paid_at: now };
      const coffee = { ...newOrder(), name: 'Coffee', gsUrl: null };
      await addOrder(visitor, coffee, 'ada@example.com', paid);
      await addReceipt(visitor, coffee.id);
      const asked = { ...paid, refund_asked_at: now };
      const other = newOrder();
      await addOrder(visitor, other, 'ada@example.com', asked);
      await addReceipt(visitor, other.id, { revoked_at: now });
      const given = { state: 'refunded', refunded_amount: 2900 } as const;
      await addOrder(visitor, newOrder(), 'ada@example.com', given);
      await openAnew(visitor, '/settings', visitor.say('settings.order-refunded'));
      // From their heading on, below all that this account can do and below the bar that stays.
      await visitor.page
        .getByRole('heading', { name: visitor.say('settings.purchases') })
        .evaluate((heading) =>
          scrollBy({ top: heading.getBoundingClientRect().top - 80, behavior: 'instant' }),
        );
    },
  },
  {
    name: 'file-link',
    show: async ({ page, say }) => {
      await page.getByRole('button', { name: `${say('settings.link')}: Coffee` }).click();
      await page.getByRole('dialog').getByText(say('settings.link-on').replace('{name}', 'Coffee')).waitFor();
    },
  },
  {
    name: 'file-link-turn-off',
    show: async (visitor) => {
      const { page, say } = visitor;
      await breakOnce(visitor, '**/api/user/orders/*/file');
      const turnOff = page
        .getByRole('dialog')
        .getByRole('button', { name: say('settings.link-turn-off'), exact: true });
      await turnOff.click();
      await page.getByText(say('settings.link-turn-off-text')).waitFor();
      await turnOff.click();
      await page.getByText(say('settings.link-fault')).waitFor();
    },
  },
  {
    name: 'file-link-off',
    show: async ({ page, say }) => {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('settings.link-turn-off'), exact: true })
        .click();
      await page
        .getByRole('dialog')
        .getByText(say('settings.link-off').replace('{name}', 'Coffee'))
        .waitFor();
    },
  },
  {
    name: 'file-link-new',
    show: async ({ page, say }) => {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('settings.link-renew'), exact: true })
        .click();
      // Its workbook is not kept, so it is made again; there is no model to make it of, which may be found at once.
      const failed = say('settings.link-failed').replace('{name}', 'Coffee');
      const dialog = page.getByRole('dialog');
      await dialog.getByText(say('settings.link-building')).or(dialog.getByText(failed)).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'money-back',
    show: async (visitor) => {
      const { page, say } = visitor;
      await page.getByRole('button', { name: `${say('settings.refund-ask')}: Coffee` }).click();
      await breakOnce(visitor, '**/refund');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('settings.refund-submit'), exact: true })
        .click();
      await page.getByText(say('settings.refund-failed')).waitFor();
    },
  },
  {
    name: 'test-checkout-plan',
    show: async (visitor) => {
      const { page, say } = visitor;
      await page.reload();
      await page.getByRole('button', { name: say('settings.upgrade'), exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /(Essential|Базовый)/ })
        .click();
      await page.waitForURL('**/test-checkout/*');
    },
  },
  {
    name: 'checkout-subscribed',
    show: async ({ page, say }) => {
      await page.locator('button[value=pay]').click();
      await page.getByText(say('checkout.open-receipt')).waitFor();
    },
  },
  {
    name: 'settings-subscribed',
    show: (visitor) => openAnew(visitor, '/settings', visitor.say('settings.manage')),
  },
  {
    name: 'test-portal',
    show: async ({ page, server }) => {
      await page.goto(`${server.origin}/api/checkout/portal`);
      await page.locator('button[value=cancel]').waitFor();
    },
  },
  {
    name: 'test-portal-cancelled',
    show: async ({ page }) => {
      await page.locator('button[value=cancel]').click();
      await page.locator('button[value=keep]').waitFor();
    },
  },
  {
    name: 'settings-cancelled',
    show: (visitor) => openAnew(visitor, '/settings', visitor.say('settings.manage')),
  },
];

/** Last, because they stop the clock for a while. */
const notFound: readonly Screen[] = [
  {
    name: 'checkout-loading',
    show: async (visitor) => {
      await visitor.page.clock.install();
      await openAnew(visitor, '/checkout/success?orderId=order-0', visitor.say('checkout.loading'));
    },
  },
  {
    name: 'checkout-missing',
    show: async (visitor) => {
      await visitor.page.clock.runFor(giveUpAfterMs);
      await visitor.page.getByText(visitor.say('checkout.missing')).waitFor();
      await visitor.page.clock.resume();
    },
  },
];

export const afterBuyingScreens: readonly Screen[] = [...states, ...signedIn, ...notFound];
