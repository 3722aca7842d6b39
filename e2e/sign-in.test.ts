// Accounts as a user experiences them: signing up, out and in, errors, and what happens to the work.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { SignInPage } from '#testing/browser/sign-in-page.ts';
import { journeyPassword, signUp } from '#testing/browser/sign-up.ts';

const password = 'correct horse battery';

let journey: Journey;
let visitor: Visitor;

beforeAll(async () => {
  journey = await Journey.begin();
});

beforeEach(async () => {
  visitor = await journey.visitor();
  await visitor.open('/settings');
  await visitor.page.getByRole('heading', { name: visitor.say('menu.settings') }).waitFor();
});

afterAll(() => journey.end());

let people = 0;
const newEmail = () => {
  people += 1;
  return `journey-${people}@example.com`;
};

const told = (text: string) => visitor.page.getByRole('alert').filter({ hasText: text }).waitFor();

/** Someone with an account, in a browser that does not know it. */
async function someone(): Promise<string> {
  const other = await journey.visitor();
  await other.open('/settings');
  const email = await signUp(other);
  await other.context.close();
  return email;
}

const focused = () =>
  visitor.page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('name') ?? element?.textContent ?? '';
  });

it('[SIGNIN-1] [STATE-1] [STATE-2] signs up, out and in again, and what was made before stays', async () => {
  const { page, open, say } = visitor;
  const editor = await EditorPage.openNew(visitor);
  await page.getByLabel(say('editor.name')).fill('Made before');
  await editor.waitForSaved();
  await open('/');
  const dialog = await SignInPage.open(visitor);
  await page.getByText('more than 4,000 users').waitFor();
  await dialog.link('sign-in.to-up').click();
  const email = newEmail();
  await dialog.fill(email, password);
  await dialog.button('sign-in.submit-up').click();
  await dialog.waitUntilGone();
  await told(email);
  await page.getByRole('listitem').getByText('Made before').first().waitFor();
  await open('/settings');
  await page.getByRole('button', { name: say('settings.sign-out') }).click();
  await page.getByRole('heading', { name: say('intro.title') }).waitFor();
  expect(await page.getByText('Made before').count()).toBe(0);
  await (await EditorPage.openNew(visitor)).waitForSaved();
  const again = await SignInPage.open(visitor);
  // As people type it.
  await again.fill(` ${email.toUpperCase()} `, password);
  await again.button('sign-in.submit').click();
  await again.waitUntilGone();
  await open('/');
  await page.getByRole('listitem').getByText('Made before').first().waitFor();
  await page.getByRole('listitem').getByText('New template').first().waitFor();
  expect(visitor.complaints).toEqual([]);
});

it('[SIGNIN-6] [VALID-1] validates every field before sending, and focuses the first invalid one', async () => {
  const { page } = visitor;
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  const dialog = await SignInPage.open(visitor);
  await dialog.button('sign-in.submit').click();
  const email = dialog.email;
  await page.getByText('Please enter a valid email address').waitFor();
  await page.getByText('Please enter the password').waitFor();
  expect(await focused()).toBe('email');
  expect(await email.getAttribute('aria-invalid')).toBe('true');
  const described = await email.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${described}"]`).textContent()).toBe('Please enter a valid email address');
  await email.fill('ann@example.c');
  await dialog.password.press('Enter');
  expect(await focused()).toBe('email');
  await email.fill('ann@example.com');
  await dialog.button('sign-in.submit').click();
  await expect.poll(focused).toBe('password');
  expect(sent.filter((url) => url.endsWith('/login'))).toEqual([]);
});

it('[SIGNIN-2] [SIGNIN-7] [STATE-1] says "wrong login" and leads on to a new password with the address filled in', async () => {
  const email = await someone();
  const dialog = await SignInPage.open(visitor);
  await dialog.fill(email, 'not the password');
  await dialog.password.press('Enter');
  await dialog.alert.getByText(/wrong login/i).waitFor();
  expect(await focused()).toBe('password');
  await dialog.alert.getByRole('button', { name: 'Forgot password?' }).click();
  await visitor.page.getByRole('dialog', { name: visitor.say('sign-in.title-reset') }).waitFor();
  expect(await dialog.email.inputValue()).toBe(email);
  expect(await focused()).toBe('email');
  await dialog.link('sign-in.back').click();
  await dialog.password.fill(journeyPassword);
  await dialog.password.press('Enter');
  await dialog.waitUntilGone();
  await told(email);
});

it('[SIGNIN-8] says "user exists" and leads on to a new password', async () => {
  const email = await someone();
  const dialog = await SignInPage.open(visitor);
  await dialog.link('sign-in.to-up').click();
  await dialog.fill(email, password);
  await dialog.button('sign-in.submit-up').click();
  await dialog.alert.getByText(/user exists/i).waitFor();
  expect(await focused()).toBe('email');
  await dialog.alert.getByRole('button', { name: 'Forgot password?' }).click();
  await dialog.button('sign-in.submit-reset').click();
  await dialog.dialog.getByText(visitor.say('sign-in.sent-title')).waitFor();
});

it('refuses a password that is easy to guess', async () => {
  const { page, say } = visitor;
  const dialog = await SignInPage.open(visitor);
  await dialog.link('sign-in.to-up').click();
  await dialog.fill(newEmail(), '1234567');
  await dialog.button('sign-in.submit-up').click();
  await page.getByText(say('sign-in.password-short')).waitFor();
  await dialog.password.fill('password123');
  await dialog.button('sign-in.submit-up').click();
  await page.getByText(say('sign-in.password-common')).waitFor();
  expect(await focused()).toBe('password');
  await dialog.password.fill(password);
  await page.getByText(say('sign-in.strength-strong')).waitFor();
  expect(await page.getByText(say('sign-in.password-common')).count()).toBe(0);
  await dialog.password.press('Enter');
  await dialog.waitUntilGone();
});

it('[SIGNIN-3] shows and hides the password, and marks the fields for password managers', async () => {
  const dialog = await SignInPage.open(visitor);
  const { email, password: field } = dialog;
  expect(await email.getAttribute('autocomplete')).toBe('username');
  expect(await email.getAttribute('inputmode')).toBe('email');
  expect(await field.getAttribute('autocomplete')).toBe('current-password');
  const toggle = dialog.dialog.getByRole('button', { name: visitor.say('sign-in.show-password') });
  expect(await field.getAttribute('type')).toBe('password');
  await toggle.click();
  expect(await field.getAttribute('type')).toBe('text');
  expect(await toggle.getAttribute('aria-pressed')).toBe('true');
  await toggle.press('Enter');
  expect(await field.getAttribute('type')).toBe('password');
  await dialog.link('sign-in.to-up').click();
  expect(await dialog.password.getAttribute('autocomplete')).toBe('new-password');
});

it('[SIGNIN-4] opens, signs up and returns the focus without a mouse', async () => {
  const { page, say } = visitor;
  const { keyboard } = page;
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('nav.sign-in') })
    .focus();
  await keyboard.press('Enter');
  await expect.poll(focused).toBe('email');
  await keyboard.press('Escape');
  await expect.poll(focused).toBe(say('nav.sign-in'));
  await keyboard.press('Enter');
  await expect.poll(focused).toBe('email');
  for (let presses = 0; presses < 12 && (await focused()) !== 'Sign up'; presses += 1) {
    await keyboard.press('Tab');
  }
  await keyboard.press('Enter');
  await page.getByRole('dialog', { name: say('sign-in.title-up') }).waitFor();
  expect(await focused()).toBe('email');
  const email = newEmail();
  await keyboard.type(email);
  await keyboard.press('Tab');
  await keyboard.type(password);
  await keyboard.press('Enter');
  await new SignInPage(visitor).waitUntilGone();
  await told(email);
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: say('nav.sign-in') }).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
});

it('takes unsaved work into the account', async () => {
  const email = await someone();
  const { page, say } = visitor;
  const editor = await EditorPage.openNew(visitor);
  await editor.waitForSaved();
  const json = { code: 'internal', message: 'Something went wrong on the server.', remedy: '' };
  const saves = '**/api/user/template/**';
  await page.route(saves, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json }) : route.fallback(),
  );
  await editor.field('Price').fill('31');
  await page.getByText(say('editor.not-saved'), { exact: true }).waitFor();
  const dialog = await SignInPage.open(visitor);
  await dialog.fill(email, journeyPassword);
  await page.unroute(saves);
  await dialog.password.press('Enter');
  await dialog.waitUntilGone();
  expect(await editor.field('Price').inputValue()).toBe('31');
  await editor.waitForSaved();
  await page.reload();
  await expect.poll(() => editor.field('Price').inputValue()).toBe('31');
});

it('saves, after signing in again, what was typed after the session had ended', async () => {
  const { page, context, say } = visitor;
  const email = await signUp(visitor);
  const editor = await EditorPage.openNew(visitor);
  await editor.waitForSaved();
  await context.clearCookies();
  await editor.field('Price').fill('33');
  await page.getByText(say('editor.not-saved'), { exact: true }).waitFor();
  const dialog = await SignInPage.open(visitor);
  await dialog.fill(email, journeyPassword);
  await dialog.password.press('Enter');
  await dialog.waitUntilGone();
  await editor.waitForSaved();
  await page.reload();
  await expect.poll(() => editor.field('Price').inputValue()).toBe('33');
});

it('is known in the other tabs, and they continue to save', async () => {
  const editor = await EditorPage.openNew(visitor);
  await editor.waitForSaved();
  const page = await visitor.context.newPage();
  const second = { ...visitor, page };
  await page.goto(`${journey.server.page}#/settings`);
  const email = await someone();
  const dialog = await SignInPage.open(second);
  await dialog.fill(email, journeyPassword);
  await dialog.password.press('Enter');
  await dialog.waitUntilGone();
  const banner = visitor.page.getByRole('banner');
  await banner.getByRole('button', { name: visitor.say('nav.sign-in') }).waitFor({ state: 'detached' });
  await editor.field('Price').fill('32');
  await editor.waitForSaved();
  await visitor.page.reload();
  await expect.poll(() => editor.field('Price').inputValue()).toBe('32');
});

it('says who signed in meanwhile instead of asking again', async () => {
  const dialog = await SignInPage.open(visitor);
  const email = await signUp(visitor);
  await dialog.fill('ann@example.com', password);
  await dialog.password.press('Enter');
  await dialog.dialog.getByText(email).waitFor();
  await dialog.button('app.close').last().click();
  await dialog.waitUntilGone();
});

it('says how long to wait after too many wrong passwords, and leads on to a new one', async () => {
  const dialog = await SignInPage.open(visitor);
  const json = { code: 'too-many-tries', message: 'Too many wrong passwords.', remedy: '' };
  const refusal = { status: 429, headers: { 'retry-after': '240' }, json };
  await visitor.page.route('**/api/user/login', (route) => route.fulfill(refusal), { times: 1 });
  await dialog.fill('ann@example.com', password);
  await dialog.password.press('Enter');
  await dialog.alert.getByText(visitor.say('sign-in.too-many-tries')).waitFor();
  await dialog.alert.getByText('Try again in 4 minutes.').waitFor();
  await dialog.alert.getByRole('button', { name: 'Forgot password?' }).click();
  expect(await dialog.email.inputValue()).toBe('ann@example.com');
  await dialog.button('sign-in.submit-reset').waitFor();
});

it('counts down after too many attempts, and keeps what was typed while the server does not answer', async () => {
  const { page, say } = visitor;
  const dialog = await SignInPage.open(visitor);
  const json = { code: 'rate-limited', message: 'Too many requests in a short time.', remedy: '' };
  const refusal = { status: 429, headers: { 'retry-after': '2' }, json };
  await page.route('**/api/user/login', (route) => route.fulfill(refusal), { times: 1 });
  await dialog.fill('ann@example.com', password);
  await dialog.password.press('Enter');
  await dialog.alert.getByText('Try again in 2 seconds.').waitFor();
  await dialog.alert.getByText('You can try again now.').waitFor();
  await page.route('**/api/user/login', (route) => route.abort(), { times: 1 });
  await dialog.button('sign-in.submit').click();
  await page.getByText(say('sign-in.no-answer')).waitFor();
  await page.getByText(say('down.text')).waitFor({ state: 'detached' });
  expect(await dialog.email.inputValue()).toBe('ann@example.com');
  expect(await dialog.password.inputValue()).toBe(password);
});
