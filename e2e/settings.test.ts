// The settings: what is shown to whom, and that everything that can be changed there is changed.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addCustomer, addOrder, exampleOrder, makeOperator, setPlan } from '#testing/browser/add-order.ts';
import { Journey, textOf, type Visitor } from '#testing/browser/journey.ts';
import { saveTemplate } from '#testing/browser/save-template.ts';
import { breakOnce } from '#testing/browser/screens/screen.ts';
import { selling } from '#testing/browser/selling.ts';
import { journeyPassword, signIn, signUp } from '#testing/browser/sign-up.ts';
import { awaitEmail } from '#testing/server/outbox.ts';
import type { MessageId } from '#web/i18n/messages.ts';

let journey: Journey;
let visitor: Visitor;

beforeAll(async () => {
  journey = await Journey.beginAlone(selling);
});

afterAll(() => journey.end());

beforeEach(async () => {
  visitor = await journey.visitor();
  return () => visitor.context.close();
});

const group = (id: MessageId) => visitor.page.getByRole('region', { name: visitor.say(id), exact: true });

const button = (id: MessageId) => visitor.page.getByRole('button', { name: visitor.say(id), exact: true });

const dialog = () => visitor.page.getByRole('dialog');

const focusedText = () => visitor.page.evaluate(() => document.activeElement?.textContent);

async function openSettings(): Promise<void> {
  await visitor.open('/settings');
  await visitor.page.reload();
  await visitor.page.getByRole('heading', { level: 1, name: visitor.say('menu.settings') }).waitFor();
}

async function signedIn(): Promise<string> {
  await visitor.open('/settings');
  const email = await signUp(visitor);
  await openSettings();
  await visitor.page.getByText(`Account ${email}`).waitFor();
  return email;
}

it('[SETTINGS-2] tells a visitor who they are and what they pay, and leads to signing in', async () => {
  const { page, say } = visitor;
  await openSettings();
  await page.getByText("You're not signed in").waitFor();
  await page.getByText('You have 0 models out of 3 that you can keep without an account.').waitFor();
  await group('settings.plan').getByText('Pay as You Go', { exact: true }).waitFor();
  expect(await group('settings.security').count()).toBe(0);
  expect(await group('settings.purchases').count()).toBe(0);
  await group('settings.account')
    .getByRole('button', { name: say('settings.sign-in') })
    .click();
  await dialog().waitFor();
  expect(visitor.complaints).toEqual([]);
});

it('[SETTINGS-5] opens the feedback dialog for help', async () => {
  const { page, say } = visitor;
  await openSettings();
  await button('settings.help-button').click();
  await page.getByRole('dialog', { name: say('feedback.title') }).waitFor();
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await expect.poll(focusedText).toBe(say('settings.help-button'));
});

it('[SETTINGS-1] [SETTINGS-7] shows the account and signs out of it', async () => {
  await signedIn();
  await button('settings.sign-out').click();
  await visitor.page.getByText(visitor.say('intro.title')).first().waitFor();
  await openSettings();
  await visitor.page.getByText(visitor.say('settings.visitor')).waitFor();
});

it('[SETTINGS-2] [SETTINGS-4] names the plan and opens its management in a new tab, which says why it cannot', async () => {
  const { page, context, say } = visitor;
  await signedIn();
  await setPlan(visitor, 1);
  await addCustomer(visitor, 'stripe');
  await page.reload();
  await group('settings.plan').getByText('Essential', { exact: true }).waitFor();
  await page.getByText(/^\$19 per month\. Renews on .+, cancel anytime\.$/).waitFor();
  expect(await button('settings.upgrade').count()).toBe(0);
  const opened = context.waitForEvent('page');
  await group('settings.plan')
    .getByRole('link', { name: say('settings.manage') })
    .click();
  const tab = await opened;
  await tab.getByText(say('settings.billing-not-answering')).waitFor();
  expect(tab.url()).toBe(`${journey.server.page}#/settings`);
  await page.getByText('Essential', { exact: true }).waitFor();
});

it('[SETTINGS-6] keeps the language of templates and orders, and formats dates and prices in the chosen one', async () => {
  const { page } = visitor;
  const email = await signedIn();
  await saveTemplate(visitor, { name: 'Tea', price: null });
  await addOrder(visitor, exampleOrder, email);
  await page.reload();
  await group('settings.purchases').getByText('Jan 15, 2026 · $29').waitFor();
  await page.getByRole('radio', { name: 'Русский' }).check();
  await page.getByRole('heading', { name: textOf('ru', 'menu.settings') }).waitFor();
  await page.getByText(/^15 янв\. 2026 · 29\s\$$/).waitFor();
  const user = await page.evaluate(async () => (await fetch('/api/user')).json());
  expect(user.settings.language).toBe('ru');
  expect(user.templates).toMatchObject([{ name: 'Tea', language: 'en' }]);
});

it('opts out of usage statistics permanently, and reports if that was not saved', async () => {
  const { page, say } = visitor;
  await openSettings();
  const counting = page.getByRole('switch', { name: say('settings.analytics') });
  await breakOnce(visitor, '**/api/user/settings');
  await counting.click();
  await page.getByText(say('settings.saving-failed')).waitFor();
  expect(await counting.isChecked()).toBe(true);
  await counting.click();
  await page.getByText(say('settings.saving-failed')).waitFor({ state: 'detached' });
  await expect.poll(() => counting.isChecked()).toBe(false);
  await page.reload();
  await counting.waitFor();
  expect(await counting.isChecked()).toBe(false);
});

it('downloads all stored data', async () => {
  const email = await signedIn();
  const download = visitor.page.waitForEvent('download');
  await visitor.page.getByRole('link', { name: visitor.say('settings.export') }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('modelwright-data.json');
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({ account: { email } });
});

it('lists the sessions, and ends one or all others', async () => {
  const { page, say } = visitor;
  const email = await signedIn();
  const elsewhere = [await journey.visitor(), await journey.visitor()];
  for (const other of elsewhere) {
    await other.open('/settings');
    await signIn(other, email);
  }
  await page.reload();
  const list = group('settings.security').getByRole('listitem');
  await expect.poll(() => list.count()).toBe(3);
  expect(await list.filter({ hasText: say('settings.device-this') }).count()).toBe(1);
  await list
    .getByRole('button', { name: say('settings.session-end') })
    .first()
    .click();
  await expect.poll(() => list.count()).toBe(2);
  await button('settings.sessions-end').click();
  await page.getByText(say('settings.sessions-one')).waitFor();
  for (const other of elsewhere) {
    const isSignedIn = await other.page.evaluate(
      async () => (await (await fetch('/api/user')).json()).isSignedIn,
    );
    expect(isSignedIn).toBe(false);
    await other.context.close();
  }
});

it('sends a link for a new password', async () => {
  const email = await signedIn();
  await button('settings.password-set').click();
  await visitor.page.getByText(`The link is on its way to ${email}.`).waitFor();
  const message = await awaitEmail(journey.server, email, 'Set a new password');
  expect(message.token).not.toBe('');
});

it('sends a link to a new address if the password is right', async () => {
  const { page, say } = visitor;
  await signedIn();
  await button('settings.email-change').click();
  await page.getByLabel(say('settings.email-new')).fill('no address');
  await page.keyboard.press('Enter');
  await page.getByText('Please enter a valid email address').waitFor();
  const email = `renamed-${process.pid}@example.com`;
  await page.getByLabel(say('settings.email-new')).fill(email);
  await page.keyboard.press('Enter');
  await page.getByText(say('settings.password-empty')).waitFor();
  await page.keyboard.type('another one');
  await page.keyboard.press('Enter');
  await page.getByText(say('reason.wrong-password')).waitFor();
  await page.getByLabel(say('settings.password-current')).fill(journeyPassword);
  await page.keyboard.press('Enter');
  await page.getByText(`A link is on its way to ${email}`).waitFor();
  const message = await awaitEmail(journey.server, email, 'Confirm your new email address');
  expect(message.token).not.toBe('');
});

it('deletes an account with its password only', async () => {
  const { page, say } = visitor;
  await signedIn();
  await saveTemplate(visitor, { name: 'Tea', price: null });
  await page.reload();
  await button('settings.delete').click();
  await dialog().getByText('1 model and all your other data will be permanently deleted.').waitFor();
  await page.getByLabel(say('settings.password-current')).fill('another one');
  await page.keyboard.press('Enter');
  await dialog().getByText(say('settings.delete-failed')).waitFor();
  await page.getByLabel(say('settings.password-current')).fill(journeyPassword);
  await page.keyboard.press('Enter');
  await page
    .getByRole('heading', { name: say('intro.title') })
    .first()
    .waitFor();
  const user = await page.evaluate(async () => (await fetch('/api/user')).json());
  expect(user).toMatchObject({ isAnonymous: true, templates: [] });
});

it('deletes everything of a visitor after a typed word', async () => {
  const { page, say } = visitor;
  await openSettings();
  await saveTemplate(visitor, { name: 'Tea', price: null });
  await button('settings.delete-visitor').click();
  await page.keyboard.type('please');
  await page.keyboard.press('Enter');
  await page.getByText('Please type DELETE').waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('delete');
  await page.keyboard.press('Enter');
  await page
    .getByRole('heading', { name: say('intro.title') })
    .first()
    .waitFor();
  const user = await page.evaluate(async () => (await fetch('/api/user')).json());
  expect(user.templates).toEqual([]);
});

it('tells an operator that their account is kept', async () => {
  const { page, say } = visitor;
  await signedIn();
  await makeOperator(visitor);
  await page.reload();
  await group('settings.plan').getByText(say('settings.plan-operator'), { exact: true }).waitFor();
  await page.getByText(say('settings.delete-operator')).waitFor();
  expect(await button('settings.delete').count()).toBe(0);
  await visitor.open('/admin');
  await page.getByRole('heading', { name: say('menu.admin'), exact: true }).waitFor();
});
