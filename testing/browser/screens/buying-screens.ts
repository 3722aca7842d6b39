// What can be bought, and the payment itself up to its receipt, in the test checkout, by a visitor who is not signed in.
import type { MessageId } from '#web/i18n/messages.ts';
import type { Visitor } from '../journey.ts';
import { saveTemplate } from '../save-template.ts';
import { breakOnce, type Screen, showText } from './screen.ts';

const previewAddress = '**/api/model/generateReadonlyGSUrl?*';

const inDialog = ({ page, say }: Visitor, id: MessageId) =>
  page.getByRole('dialog').getByRole('button', { name: say(id), exact: true });

/** The plans as offered for a template that must be bought. */
async function openPlans({ page, open }: Visitor, template: string): Promise<void> {
  await open('/templates');
  await page.reload();
  await page.getByRole('button', { name: new RegExp(`^(Unlock|Разблокировать).*${template}`) }).click();
  await page.getByRole('dialog').waitFor();
}

const offers: readonly Screen[] = [
  {
    name: 'subscriptions',
    show: async (visitor) => {
      const { page, say } = visitor;
      await showText(visitor, '/settings', say('settings.visitor'));
      await page.getByRole('button', { name: say('settings.upgrade'), exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'checkout-failed',
    show: async (visitor) => {
      const { page, say } = visitor;
      await breakOnce(visitor, '**/api/checkout/generateCheckoutSession');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /(Essential|Базовый)/ })
        .click();
      await page.getByText(say('plans.checkout-failed')).waitFor();
    },
  },
  {
    name: 'plans',
    show: async (visitor) => {
      await saveTemplate(visitor, { name: 'Tea', price: 49 });
      await openPlans(visitor, 'Tea');
    },
  },
  {
    name: 'plans-with-preview',
    show: async (visitor) => {
      // Of what has a price none is sent until it is paid.
      await saveTemplate(visitor, { name: 'Juice', price: null });
      await openPlans(visitor, 'Juice');
      await inDialog(visitor, 'plans.preview').waitFor();
    },
  },
];

const preview: readonly Screen[] = [
  {
    name: 'ask-for-email',
    show: async (visitor) => {
      await inDialog(visitor, 'plans.preview').click();
      await visitor.page.getByText(visitor.say('ask.text')).waitFor();
    },
  },
  {
    name: 'ask-for-email-fault',
    show: async (visitor) => {
      await inDialog(visitor, 'ask.submit').click();
      await visitor.page.getByText(visitor.say('ask.fault')).waitFor();
    },
  },
  {
    name: 'ask-for-email-failed',
    show: async (visitor) => {
      await breakOnce(visitor, previewAddress);
      await visitor.page.getByLabel(visitor.say('ask.email')).fill('ada@example.com');
      await inDialog(visitor, 'ask.submit').click();
      await visitor.page.getByText(visitor.say('preview.failed')).waitFor();
    },
  },
  {
    name: 'ask-for-email-sent',
    show: async (visitor) => {
      const json = { data: 'https://docs.google.com/spreadsheets/d/1' };
      await visitor.page.route(previewAddress, (route) => route.fulfill({ json }), { times: 1 });
      await inDialog(visitor, 'ask.submit').click();
      await visitor.page.getByText(visitor.say('preview.sent-text')).waitFor();
    },
  },
];

const testCheckout: readonly Screen[] = [
  {
    name: 'test-checkout',
    show: async (visitor) => {
      const { page } = visitor;
      await page.unroute('**/api/user');
      await openPlans(visitor, 'Tea');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /49\s*\$$|\$49$/ })
        .last()
        .click();
      await page.waitForURL('**/test-checkout/*');
    },
  },
  {
    name: 'test-checkout-fault',
    show: async ({ page }) => {
      await page.locator('#coupon').fill('NONE');
      await page.locator('button[value=coupon]').click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'test-checkout-confirm',
    show: async ({ page }) => {
      await page.locator('#coupon').fill('HALF');
      await page.locator('#email').fill('ada@example.com');
      await page.locator('[name=card][value=confirmed]').check();
      await page.locator('button[value=pay]').click();
      await page.locator('button[value=confirm]').waitFor();
    },
  },
  {
    name: 'test-checkout-declined',
    show: async ({ page }) => {
      await page.locator('button[value=refuse]').click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'checkout-done',
    show: async ({ page, say }) => {
      await page.locator('button[value=pay]').click();
      await page.getByText(say('checkout.keep-title')).waitFor();
      await page.getByText(say('checkout.open-receipt')).waitFor();
    },
  },
  {
    name: 'receipt',
    show: async ({ page, say }) => {
      const link = page.getByRole('link', { name: say('checkout.open-receipt') });
      await page.goto(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'receipt-missing',
    show: async ({ page, server }) => {
      await page.goto(`${server.origin}/api/receipts/none`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'receipt-file-missing',
    show: async ({ page, server }) => {
      await page.goto(`${server.origin}/api/receipts/file/none`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'test-checkout-missing',
    show: async ({ page, server }) => {
      await page.goto(`${server.page}test-checkout/none`);
      await page.getByRole('heading').waitFor();
    },
  },
];

export const buyingScreens: readonly Screen[] = [...offers, ...preview, ...testCheckout];
