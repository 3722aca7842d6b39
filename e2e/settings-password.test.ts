// Changing the password in the settings.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { SignInPage } from '#testing/browser/sign-in-page.ts';
import { journeyPassword, signUp } from '#testing/browser/sign-up.ts';
import { awaitEmail } from '#testing/server/outbox.ts';

const fresh = 'a quieter staple than before';

let journey: Journey;
let visitor: Visitor;
let email: string;

beforeAll(async () => {
  journey = await Journey.begin();
});

beforeEach(async () => {
  visitor = await journey.visitor();
  await visitor.open('/settings');
  email = await signUp(visitor);
  await visitor.page.reload();
  await visitor.page.getByText(`Account ${email}`).waitFor();
});

afterAll(() => journey.end());

const dialog = () => visitor.page.getByRole('dialog');
const current = () => dialog().getByLabel(visitor.say('settings.password-current'));
const next = () => dialog().getByLabel(visitor.say('sign-in.new-password'));
const openDialog = () =>
  visitor.page.getByRole('button', { name: visitor.say('settings.password-change'), exact: true }).click();

const isSignedIn = ({ page }: Visitor) =>
  page.evaluate(async () => (await (await fetch('/api/user')).json()).isSignedIn);

/** In another browser. */
async function signedInElsewhere(): Promise<Visitor> {
  const other = await journey.visitor();
  await other.open('/settings');
  const signIn = await SignInPage.open(other);
  await signIn.fill(email, journeyPassword);
  await signIn.password.press('Enter');
  await signIn.waitUntilGone();
  return other;
}

it('is done with the current one, and signs out everywhere else', async () => {
  const { page, say } = visitor;
  const other = await signedInElsewhere();
  await openDialog();
  await page.keyboard.press('Enter');
  await dialog().getByText('Please enter the password').first().waitFor();
  await current().fill('another one');
  await next().fill('short');
  await page.keyboard.press('Enter');
  await dialog().getByText(say('sign-in.password-short')).waitFor();
  await next().fill('password123');
  await page.keyboard.press('Enter');
  await dialog().getByText(say('sign-in.password-common')).waitFor();
  await next().fill(fresh);
  await page.keyboard.press('Enter');
  await dialog().getByText(say('reason.wrong-password')).waitFor();
  await current().fill(journeyPassword);
  await page.keyboard.press('Enter');
  await page.getByText(say('settings.password-changed')).waitFor();
  expect(await dialog().count()).toBe(0);
  await page.getByText(say('settings.sessions-one')).waitFor();
  await awaitEmail(journey.server, email, 'Your password was changed');
  expect(await isSignedIn(other)).toBe(false);
  await other.open('/settings');
  await other.page.reload();
  const signIn = await SignInPage.open(other);
  await signIn.fill(email, fresh);
  await signIn.password.press('Enter');
  await signIn.waitUntilGone();
});

it('goes on here, in this page and in another tab', async () => {
  const { page, say } = visitor;
  const tab = await visitor.context.newPage();
  await tab.goto(`${journey.server.page}#/settings`);
  await tab.getByText(`Account ${email}`).waitFor();
  await openDialog();
  await current().fill(journeyPassword);
  await next().fill(fresh);
  await page.keyboard.press('Enter');
  await page.getByText(say('settings.password-changed')).waitFor();
  for (const one of [page, tab]) {
    const saved = one.waitForResponse((response) => response.url().endsWith('/api/user/settings'));
    await one.getByRole('switch', { name: say('settings.analytics') }).click();
    expect((await saved).status()).toBe(200);
    expect(await isSignedIn({ ...visitor, page: one })).toBe(true);
  }
});

it('says how long to wait after too many wrong passwords', async () => {
  const { page, say } = visitor;
  await page.route('**/api/user/changePassword', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '3600' },
      json: { code: 'too-many-tries', message: 'Too many wrong passwords.', remedy: '' },
    }),
  );
  await openDialog();
  await current().fill('another one');
  await next().fill(fresh);
  await page.keyboard.press('Enter');
  await dialog().getByText(say('reason.too-many-tries')).waitFor();
  await dialog().getByText('Try again in 60 minutes.').waitFor();
});
