// The settings in their states, what can be bought, and the page after a payment; ends as an operator.
import type { MessageId } from '#web/i18n/messages.ts';
import { addOrder, exampleOrder, setPlan } from '../add-order.ts';
import type { Visitor } from '../journey.ts';
import { saveTemplate } from '../save-template.ts';
import { signUp } from '../sign-up.ts';
import { breakOnce, type Screen, showText } from './screen.ts';

const giveUpAfterMs = 20_000;

/** Reloads the page, so that nothing requested before is left. */
async function openAnew(visitor: Visitor, route: string, text: string): Promise<void> {
  await visitor.open(route);
  await visitor.page.reload();
  await visitor.page.getByText(text).first().waitFor();
}

const button = ({ page, say }: Visitor, id: MessageId) =>
  page.getByRole('button', { name: say(id), exact: true });

const inDialog = ({ page, say }: Visitor, id: MessageId) =>
  page.getByRole('dialog').getByRole('button', { name: say(id), exact: true });

/** The plans as offered for a template that must be bought. */
async function openPlans(visitor: Visitor): Promise<void> {
  await openAnew(visitor, '/templates', 'Tea');
  await visitor.page.getByRole('button', { name: /^(Unlock|Разблокировать)/ }).click();
  await visitor.page.getByRole('dialog').waitFor();
}

const offers: readonly Screen[] = [
  {
    name: 'subscriptions',
    show: async (visitor) => {
      await visitor.page.keyboard.press('Escape');
      await button(visitor, 'settings.upgrade').click();
      await visitor.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'checkout-failed',
    show: async (visitor) => {
      const dialog = visitor.page.getByRole('dialog');
      await dialog.getByRole('button', { name: /(Essential|Базовый)/ }).click();
      await visitor.page.getByText(visitor.say('plans.checkout-failed')).waitFor();
    },
  },
  {
    name: 'plans',
    show: async (visitor) => {
      await visitor.page.keyboard.press('Escape');
      await saveTemplate(visitor, { name: 'Tea', price: 49 });
      await openPlans(visitor);
    },
  },
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
      await visitor.page.getByLabel(visitor.say('ask.email')).fill('ada@example.com');
      await inDialog(visitor, 'ask.submit').click();
      await visitor.page.getByText(visitor.say('preview.failed')).waitFor();
    },
  },
  {
    name: 'ask-for-email-sent',
    show: async (visitor) => {
      const json = { data: 'https://docs.google.com/spreadsheets/d/1' };
      const address = '**/api/model/generateReadonlyGSUrl?*';
      await visitor.page.route(address, (route) => route.fulfill({ json }), { times: 1 });
      await inDialog(visitor, 'ask.submit').click();
      await visitor.page.getByText(visitor.say('preview.sent-text')).waitFor();
    },
  },
];

const checkout: readonly Screen[] = [
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
  {
    name: 'checkout-thanks',
    show: (visitor) => openAnew(visitor, '/checkout/success', visitor.say('checkout.thanks')),
  },
  {
    name: 'checkout-sign-in',
    show: async (visitor) => {
      const order = { ...exampleOrder, id: `order-${Date.now()}` };
      await addOrder(visitor, order, 'ada@example.com');
      await openAnew(visitor, `/checkout/success?orderId=${order.id}`, visitor.say('checkout.done'));
    },
  },
];

const signedIn: readonly Screen[] = [
  {
    name: 'signed-in',
    show: async (visitor) => {
      await signUp(visitor);
      await openAnew(visitor, '/settings', visitor.say('settings.device-this'));
    },
  },
  {
    name: 'signed-in-below',
    show: async (visitor) => {
      await visitor.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    },
  },
  {
    name: 'change-email',
    show: async (visitor) => {
      await button(visitor, 'settings.email-change').click();
      await inDialog(visitor, 'settings.email-submit').click();
      await visitor.page.getByText(visitor.say('ask.fault')).waitFor();
    },
  },
  {
    name: 'email-sent',
    show: async (visitor) => {
      const { page, say } = visitor;
      await page.getByLabel(say('settings.email-new')).fill(`new-${Date.now()}@example.com`);
      await page.getByLabel(say('settings.password-current')).fill('correct horse battery');
      await inDialog(visitor, 'settings.email-submit').click();
      await page.getByText(say('settings.email-sent-text')).waitFor();
    },
  },
  {
    name: 'change-password',
    show: async (visitor) => {
      const { page, say } = visitor;
      await page.keyboard.press('Escape');
      await button(visitor, 'settings.password-change').click();
      await page.getByText(say('sign-in.strength-advice')).waitFor();
    },
  },
  {
    name: 'change-password-weak',
    show: async (visitor) => {
      const { page, say } = visitor;
      await page.getByLabel(say('sign-in.new-password')).fill('password123');
      await inDialog(visitor, 'settings.password-submit').click();
      await page.getByText(say('sign-in.password-common')).waitFor();
    },
  },
  {
    name: 'change-password-refused',
    show: async (visitor) => {
      const { page, say } = visitor;
      await page.getByLabel(say('settings.password-current')).fill('another one');
      await page.getByLabel(say('sign-in.new-password')).fill('a quieter staple than before');
      await inDialog(visitor, 'settings.password-submit').click();
      await page.getByText(say('reason.wrong-password')).waitFor();
    },
  },
  {
    name: 'delete-account',
    show: async (visitor) => {
      await visitor.page.keyboard.press('Escape');
      await button(visitor, 'settings.delete').click();
      await visitor.page.getByLabel(visitor.say('settings.password-current')).fill('another one');
      await inDialog(visitor, 'settings.delete').click();
      await visitor.page.getByText(visitor.say('settings.delete-failed')).waitFor();
    },
  },
  {
    name: 'checkout-loaded',
    show: async (visitor) => {
      const templateUuid = await visitor.page.evaluate(async () => {
        const { templates } = await (await fetch('/api/user')).json();
        return String(templates[0].uuid);
      });
      const order = { ...exampleOrder, id: `order-${Date.now()}`, templateUuid };
      await addOrder(visitor, order, 'ada@example.com');
      await openAnew(visitor, `/checkout/success?orderId=${order.id}`, visitor.say('checkout.done'));
    },
  },
  {
    name: 'subscribed',
    show: async (visitor) => {
      await setPlan(visitor, 1);
      await openAnew(visitor, '/settings', visitor.say('settings.manage'));
    },
  },
  {
    name: 'not-managed',
    show: async (visitor) => {
      await visitor.page.goto(`${visitor.server.origin}/api/checkout/portal`);
      await visitor.page.getByText(visitor.say('settings.billing-failed')).waitFor();
    },
  },
  {
    name: 'sessions-failed',
    show: async (visitor) => {
      await breakOnce(visitor, '**/api/user/sessions');
      await openAnew(visitor, '/settings', visitor.say('settings.sessions-failed'));
    },
  },
  { name: 'admin', show: (visitor) => showText(visitor, '/admin', visitor.say('admin.title')) },
  {
    name: 'operator',
    show: async (visitor) => {
      await setPlan(visitor, 0);
      await openAnew(visitor, '/admin', visitor.say('admin.operator-title'));
    },
  },
];

export const settingsScreens: readonly Screen[] = [
  { name: 'anonymous', show: (visitor) => showText(visitor, '/settings', visitor.say('settings.visitor')) },
  {
    name: 'language-not-saved',
    show: async (visitor) => {
      await breakOnce(visitor, '**/api/user/settings');
      const others = visitor.page.getByRole('radio', { name: /English|Русский/, checked: false });
      await others.first().click();
      await visitor.page.getByText(visitor.say('settings.not-saved')).waitFor();
    },
  },
  {
    name: 'delete-everything',
    show: async (visitor) => {
      await button(visitor, 'settings.delete-visitor').click();
      await inDialog(visitor, 'settings.delete-visitor').click();
      await visitor.page.getByRole('dialog').locator('[aria-invalid=true]').waitFor();
    },
  },
  ...offers,
  ...checkout,
  ...signedIn,
];
