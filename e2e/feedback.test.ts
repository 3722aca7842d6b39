// A feedback message: validated, sent, acknowledged, and never lost.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { newEmail, withDatabase } from '#testing/server/people.ts';

let journey: Journey;
let visitor: Visitor;

beforeAll(async () => {
  journey = await Journey.begin();
});

beforeEach(async () => {
  visitor = await journey.visitor();
  await visitor.open('/settings');
  await visitor.page.getByRole('button', { name: visitor.say('nav.feedback') }).click();
});

afterAll(() => journey.end());

const parts = ({ page, say }: Visitor) => ({
  dialog: page.getByRole('dialog', { name: say('feedback.title') }),
  message: page.getByRole('textbox', { name: 'Message' }),
  email: page.getByRole('textbox', { name: 'Email' }),
  submit: page.getByRole('button', { name: 'Submit' }),
});

const isFocused = (element: Element) => element === document.activeElement;

/** The focus returns to the button that opened the dialog; the page itself contains the same words. */
const backOnButton = () =>
  expect
    .poll(() => visitor.page.evaluate(() => document.activeElement?.closest('button')?.textContent))
    .toContain(visitor.say('nav.feedback'));

it('[SHELL-3] [SHELL-13] [DIALOG-3] [STATE-4] is sent, acknowledged, and reaches the server', async () => {
  const { page } = visitor;
  const { dialog, message, email, submit } = parts(visitor);
  await expect.poll(() => message.evaluate(isFocused)).toBe(true);
  const address = newEmail();
  await message.fill('Wonderful 🙂 <b>really</b>');
  await email.fill(address);
  await submit.click();
  await page.getByText('Message sent. Thank you!').waitFor();
  const close = dialog.getByRole('button', { name: 'Close' }).last();
  await expect.poll(() => close.evaluate(isFocused)).toBe(true);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  const place = { databaseUrl: null, dataDir: visitor.server.dataDir };
  const kept = await withDatabase({ place }, (database) =>
    database.query.selectFrom('feedback').select('message').where('email', '=', address).execute(),
  );
  expect(kept).toEqual([{ message: 'Wonderful 🙂 <b>really</b>' }]);
});

it('[DIALOG-4] [VALID-5] requires a message and a valid address, and moves to the field', async () => {
  const { page } = visitor;
  const { message, email, submit } = parts(visitor);
  await message.fill('   ');
  await email.fill('ann@example');
  await submit.click();
  await page.getByText('A message is required.').waitFor();
  await page.getByText('Please enter a valid email address').waitFor();
  expect(await message.evaluate(isFocused)).toBe(true);
  await message.fill('Hello');
  expect(await page.getByText('A message is required.').count()).toBe(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await email.evaluate(isFocused)).toBe(true);
  await email.fill('');
  await page.keyboard.press('Enter');
  await page.getByText('Message sent. Thank you!').waitFor();
});

it('[DIALOG-3] keeps the message when it cannot be sent, or the dialog is closed', async () => {
  const { page, say } = visitor;
  const { dialog, message, submit } = parts(visitor);
  await page.route('**/api/user/shareFeedback', (route) => route.fulfill({ status: 500, json: {} }), {
    times: 1,
  });
  await message.fill('A long letter');
  await submit.click();
  await page.getByText(say('feedback.failed')).waitFor();
  expect(await message.inputValue()).toBe('A long letter');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await backOnButton();
  await page.keyboard.press('Enter');
  expect(await message.inputValue()).toBe('A long letter');
  await submit.click();
  await page.getByText('Message sent. Thank you!').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await backOnButton();
  await page.keyboard.press('Enter');
  expect(await message.inputValue()).toBe('');
});

it('distinguishes an unreachable server from a rate limit', async () => {
  const { page, say } = visitor;
  const { message, submit } = parts(visitor);
  await message.fill('Hello');
  const refusal = { code: 'rate-limited', message: '', remedy: '' };
  await page.route('**/api/user/shareFeedback', (route) => route.fulfill({ status: 429, json: refusal }), {
    times: 1,
  });
  await submit.click();
  await page.getByText(say('feedback.too-many')).waitFor();
  await page.route('**/api/user/shareFeedback', (route) => route.abort(), { times: 1 });
  await submit.click();
  await page.getByText(say('feedback.failed-text')).waitFor();
});

it('is opened by the link of an email that asks for it', async () => {
  const { page, server } = await journey.visitor();
  await page.goto(`${server.page}?feedback=open#/templates`);
  const { dialog, message } = parts({ ...visitor, page });
  await dialog.waitFor();
  await expect.poll(() => message.evaluate(isFocused)).toBe(true);
  expect(page.url()).toBe(`${server.page}#/templates`);
});
