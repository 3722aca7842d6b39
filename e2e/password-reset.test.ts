// Resetting a password and confirming a new address through the links in real emails.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { SignInPage } from '#testing/browser/sign-in-page.ts';
import { journeyPassword, signUp } from '#testing/browser/sign-up.ts';
import { awaitEmail } from '#testing/server/outbox.ts';

const newPassword = 'a quieter staple than before';

let journey: Journey;
let visitor: Visitor;
let email: string;

beforeAll(async () => {
  journey = await Journey.begin();
});

beforeEach(async () => {
  const owner = await journey.visitor();
  await owner.open('/settings');
  email = await signUp(owner);
  await owner.context.close();
  visitor = await journey.visitor();
  await visitor.open('/settings');
  await visitor.page.getByRole('heading', { name: visitor.say('menu.settings') }).waitFor();
});

afterAll(() => journey.end());

/** Without PUBLIC_URL an email links to this machine's name instead of the address the browser uses. */
const linkIn = (text: string) => (/http\S+/.exec(text)?.[0] ?? '').replace('//localhost:', '//127.0.0.1:');

async function askForLink(): Promise<string> {
  const dialog = await SignInPage.open(visitor);
  await dialog.link('sign-in.forgot').click();
  await dialog.email.fill(email);
  await dialog.email.press('Enter');
  await dialog.dialog.getByText(email).waitFor();
  await dialog.button('app.close').last().click();
  return linkIn((await awaitEmail(journey.server, email, 'Set a new password')).text);
}

const tokenIn = (link: string) => /token=([\w-]+)/.exec(link)?.[1] ?? 'no token';

/** As from a mail client: a freshly loaded page. */
async function follow(link: string): Promise<SignInPage> {
  await visitor.page.goto('about:blank');
  await visitor.page.goto(link);
  const dialog = new SignInPage(visitor);
  await dialog.password.waitFor();
  return dialog;
}

it('[ROUTE-8] [SIGNIN-1] [SIGNIN-2] [SIGNIN-10] [SIGNIN-11] [STATE-1] [STATE-2] leads from the email to a new password and signs in, and works once', async () => {
  const { page, say } = visitor;
  const link = await askForLink();
  expect(link).toMatch(/\/builder\/#\/passwordReset\/\?token=[\w-]+$/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url(), request.headers().referer ?? ''));
  const dialog = await follow(link);
  expect(asked.join('\n')).not.toContain(tokenIn(link));
  expect(page.url()).toBe(`${journey.server.page}#/passwordReset/`);
  expect(await dialog.password.getAttribute('autocomplete')).toBe('new-password');
  await dialog.password.fill('short');
  await dialog.password.press('Enter');
  await page.getByText(say('sign-in.password-short')).waitFor();
  await dialog.password.fill(newPassword);
  await dialog.password.press('Enter');
  await page.getByText('Password has been reset').waitFor();
  await dialog.waitUntilGone();
  expect(new URL(page.url()).hash).toBe('#/');
  await page.goto(`${journey.server.page}#/settings`);
  await page.getByText(email).first().waitFor();

  const again = await follow(link);
  await again.password.fill('yet another password');
  await again.password.press('Enter');
  await again.alert.getByText('Token expired. Please request a new one').waitFor();
  await again.alert.getByRole('button').click();
  await page.getByRole('dialog', { name: say('sign-in.title-reset') }).waitFor();
  expect(visitor.complaints).toEqual([]);
});

it('says so in the language of the account, which the page changes to', async () => {
  const link = await askForLink();
  const reader = await journey.visitor({ language: 'ru' });
  await reader.page.goto(link);
  const dialog = new SignInPage(reader);
  await reader.page.getByRole('dialog', { name: reader.say('sign-in.title-new') }).waitFor();
  await dialog.password.fill(newPassword);
  await dialog.password.press('Enter');
  await reader.page.getByText(visitor.say('sign-in.reset-done')).waitFor();
  expect(await reader.page.getByText(reader.say('sign-in.reset-done')).count()).toBe(0);
});

it('accepts the new password from then on and the old one no longer', async () => {
  const dialog = await follow(await askForLink());
  await dialog.password.fill(newPassword);
  await dialog.button('sign-in.submit-new').click();
  await dialog.waitUntilGone();
  visitor = await journey.visitor();
  await visitor.open('/settings');
  const signIn = await SignInPage.open(visitor);
  await signIn.fill(email, journeyPassword);
  await signIn.password.press('Enter');
  await signIn.alert.getByText('Wrong login').waitFor();
  await signIn.password.fill(newPassword);
  await signIn.password.press('Enter');
  await signIn.waitUntilGone();
});

it('accepts the links of older emails, and one that is opened where the page is open already', async () => {
  const { page } = visitor;
  const token = tokenIn(await askForLink());
  const older = await follow(`${journey.server.page}?token=${token}#/passwordReset/`);
  expect(page.url()).toBe(`${journey.server.page}#/passwordReset/`);
  await page.keyboard.press('Escape');
  await older.waitUntilGone();
  const openAgain = () =>
    page.evaluate((route) => {
      window.location.hash = route;
    }, `#/passwordReset/?token=${token}`);
  // Where its page is still shown, and where another one is.
  await openAgain();
  const dialog = new SignInPage(visitor);
  await dialog.password.waitFor();
  await visitor.open('/settings');
  await dialog.waitUntilGone();
  await openAgain();
  await dialog.password.fill(newPassword);
  await expect.poll(() => page.url()).toBe(`${journey.server.page}#/passwordReset/`);
  await dialog.password.press('Enter');
  await page.getByText('Password has been reset').waitFor();
  await page.goBack();
  expect(page.url()).not.toContain(token);
});

it('[SIGNIN-9] reports an unknown address', async () => {
  const dialog = await SignInPage.open(visitor);
  await dialog.link('sign-in.forgot').click();
  await dialog.email.fill('nobody@example.com');
  await dialog.button('sign-in.submit-reset').click();
  await dialog.alert.getByText("Couldn't find user with this email").waitFor();
  await dialog.alert.getByRole('button', { name: 'Sign up' }).click();
  expect(await dialog.email.inputValue()).toBe('nobody@example.com');
});

it('[SIGNIN-1] asks for an address if the link has no token, and also accepts one after the #', async () => {
  const { page, open, say } = visitor;
  await open('/passwordReset/');
  const dialog = new SignInPage(visitor);
  await dialog.email.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitUntilGone();
  await page.getByRole('button', { name: say('password.ask') }).click();
  await dialog.email.waitFor();
  await open('/passwordReset/?token=secret');
  await page.getByRole('dialog', { name: say('sign-in.title-new') }).waitFor();
  await expect.poll(() => new URL(page.url()).hash).toBe('#/passwordReset/');
  await open('/settings');
  await dialog.waitUntilGone();
});

it('confirms a new address by its email, once', async () => {
  const { page, say } = visitor;
  const signIn = await SignInPage.open(visitor);
  await signIn.fill(email, journeyPassword);
  await signIn.password.press('Enter');
  await signIn.waitUntilGone();
  const newEmail = `new-${email}`;
  const status = await page.evaluate(
    async (body) => {
      const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const headers = { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) };
      const request = { method: 'POST', headers, body: JSON.stringify(body) };
      return (await fetch('/api/user/email', request)).status;
    },
    { email: newEmail, password: journeyPassword },
  );
  expect(status).toBe(200);
  const link = linkIn((await awaitEmail(journey.server, newEmail, 'Confirm your new email address')).text);
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByText(say('email-change.done')).waitFor();
  await page.getByText(newEmail).waitFor();
  expect(page.url()).toBe(`${journey.server.page}#/emailChange/`);
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByText(say('email-change.expired')).waitFor();
  await page.getByRole('link', { name: say('email-change.to-settings') }).click();
  await page.getByText(newEmail).first().waitFor();
});
