// The settings in their states, and what others see of the operators' area.
import type { MessageId } from '#web/i18n/messages.ts';
import { setPlan } from '../add-order.ts';
import type { Visitor } from '../journey.ts';
import { makeSpreadsheet } from '../make-spreadsheet.ts';
import { signUp } from '../sign-up.ts';
import { breakOnce, type Screen, showText } from './screen.ts';

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
    name: 'not-managed',
    show: async (visitor) => {
      // There is no subscription yet.
      await visitor.page.goto(`${visitor.server.origin}/api/checkout/portal`);
      await visitor.page.getByText(visitor.say('settings.billing-failed')).waitFor();
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
    name: 'sessions-failed',
    show: async (visitor) => {
      await breakOnce(visitor, '**/api/user/sessions');
      await openAnew(visitor, '/settings', visitor.say('settings.sessions-failed'));
    },
  },
  { name: 'admin', show: (visitor) => showText(visitor, '/admin', visitor.say('not-found.title')) },
];

const spreadsheets: readonly Screen[] = [
  {
    name: 'spreadsheets',
    show: async (visitor) => {
      await makeSpreadsheet(visitor, { name: 'Corner coffee', months: 12 });
      await openAnew(visitor, '/settings', 'Corner coffee');
    },
  },
  {
    name: 'spreadsheet-link',
    show: async (visitor) => {
      const { page, say } = visitor;
      const name = say('settings.spreadsheet-link-named').replace('{name}', 'Corner coffee');
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('switch', { name: say('settings.spreadsheet-edit') }).click();
      await page.getByRole('textbox', { name: say('settings.spreadsheet-edit-link') }).waitFor();
      await inDialog(visitor, 'settings.spreadsheet-keep').waitFor();
    },
  },
  {
    name: 'spreadsheet-turn-off',
    show: async (visitor) => {
      await inDialog(visitor, 'settings.link-turn-off').click();
      await visitor.page.getByText(visitor.say('settings.spreadsheet-turn-off-text')).waitFor();
    },
  },
  {
    name: 'spreadsheet-turned-off',
    show: async (visitor) => {
      await inDialog(visitor, 'settings.link-turn-off').click();
      await visitor.page.getByText(visitor.say('settings.spreadsheets-none')).waitFor();
    },
  },
];

export const settingsScreens: readonly Screen[] = [
  { name: 'anonymous', show: (visitor) => showText(visitor, '/settings', visitor.say('settings.visitor')) },
  ...spreadsheets,
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
  ...signedIn,
];
