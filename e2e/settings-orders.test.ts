// The orders in the settings: what became of each, what belongs to it, and money back until it is answered.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addOrder, addReceipt, addSubscription, newOrder, orderedAt } from '#testing/browser/add-order.ts';
import { Journey, textOf, type Visitor } from '#testing/browser/journey.ts';
import { saveTemplate } from '#testing/browser/save-template.ts';
import { breakOnce } from '#testing/browser/screens/screen.ts';
import { signUp } from '#testing/browser/sign-up.ts';
import { awaitEmail } from '#testing/server/outbox.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Of the same kind as the orders of the test checkout. */
const bought = { provider: 'test', tax_amount: 483, payment_id: 'payment-1' } as const;

let journey: Journey;
let visitor: Visitor;
let email: string;

beforeAll(async () => {
  journey = await Journey.beginAlone({ PAYWALL: 'on' });
});

afterAll(() => journey.end());

beforeEach(async () => {
  visitor = await journey.visitor();
  await visitor.open('/settings');
  email = await signUp(visitor);
  return () => visitor.context.close();
});

const purchases = () =>
  visitor.page.getByRole('region', { name: visitor.say('settings.purchases'), exact: true });
const rows = () => purchases().getByRole('listitem');
const dialog = () => visitor.page.getByRole('dialog');

it('says what became of each order, and of checkouts that were left a day ago nothing', async () => {
  const now = Date.now();
  const add = (name: string, change: Parameters<typeof addOrder>[3]) =>
    addOrder(visitor, { ...newOrder(), name, gsUrl: null }, email, { ...bought, ...change });
  await add('Paid', { created_at: now - 100 * dayMs, paid_at: now - 100 * dayMs });
  await add('Pending', { created_at: now - 1000, state: 'pending' });
  await add('Failed', { created_at: now - 2000, state: 'failed' });
  await add('Left', { created_at: now - dayMs - 1000, state: 'pending' });
  await add('Returned', { created_at: now - 101 * dayMs, state: 'refunded', refunded_amount: 3383 });
  await add('Disputed', { created_at: now - 102 * dayMs, state: 'disputed' });
  await visitor.page.reload();
  await rows().first().waitFor();
  const texts = await rows().allTextContents();
  expect(texts.map((text) => text.replace(/[A-Z][a-z]{2} \d{1,2}, \d{4}/, 'DAY'))).toEqual([
    'PendingWaiting for paymentDAY · $33.83, of which $4.83 tax',
    'FailedNot paidDAY · $33.83, of which $4.83 tax',
    'PaidPaidDAY · $33.83, of which $4.83 tax',
    'ReturnedRefundedDAY · $33.83, of which $4.83 tax$33.83 was returned to you.',
    'DisputedDisputed at the bankDAY · $33.83, of which $4.83 tax',
  ]);
  expect(visitor.complaints).toEqual([]);
});

it('asks for money back after saying what that means, and says that it was asked', async () => {
  const { page, say } = visitor;
  const now = Date.now();
  const order = { ...newOrder(), name: 'Tea' };
  await addOrder(visitor, order, email, { ...bought, created_at: now, paid_at: now });
  await page.reload();
  await page.getByRole('button', { name: 'Request a refund: Tea' }).click();
  await dialog().getByText("You are requesting a refund of $33.83 for “Tea”. We'll reply by email").waitFor();
  await dialog().getByText(say('settings.refund-ends-template')).waitFor();
  await dialog().getByLabel(say('settings.refund-reason')).fill('It is not what I expected');
  await breakOnce(visitor, '**/refund');
  const send = dialog().getByRole('button', { name: say('settings.refund-submit') });
  await send.click();
  await dialog().getByText(say('settings.refund-failed')).waitFor();
  await send.click();
  await dialog().waitFor({ state: 'detached' });
  await rows()
    .getByText(/^You requested a refund on .*\. We'll reply by email\.$/)
    .waitFor();
  expect(await page.getByRole('button', { name: /^Request a refund/ }).count()).toBe(0);
  const { text } = await awaitEmail(journey.server, email, 'We have your request: Tea');
  expect(text).toContain(`$33.83, order ${order.id}.`);
});

/** In the test checkout, up to the workbook and its spreadsheet. */
async function buyTea(): Promise<void> {
  const { page, say, open } = visitor;
  await saveTemplate(visitor, { name: 'Tea', price: null });
  await open('/templates');
  await page.reload();
  await page.getByRole('button', { name: 'Unlock Tea' }).click();
  await dialog().getByRole('button', { name: 'Buy for $29' }).click();
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.getByRole('link', { name: say('checkout.open-spreadsheet') }).waitFor();
  await open('/settings');
}

/** The status, and how the file begins or what the page is headed. */
async function openAsStranger(address: string): Promise<readonly unknown[]> {
  const stranger = await journey.visitor();
  const response = await stranger.page.request.get(address);
  const isFile = response.headers()['content-type']?.startsWith('application/') ?? false;
  if (!isFile) await stranger.page.goto(address);
  const seen = isFile
    ? (await response.body()).toString('latin1', 0, 2)
    : await stranger.page.getByRole('heading', { level: 1 }).textContent();
  await stranger.context.close();
  return [response.status(), seen];
}

const address = () => dialog().getByRole('textbox', { name: visitor.say('settings.link-workbook') });
const focused = () => visitor.page.evaluate(() => document.activeElement?.textContent);

it('the link to a workbook opens signed out, until it is turned off or replaced; with the keyboard alone', async () => {
  const { page, say, context } = visitor;
  await buyTea();
  await page.getByRole('button', { name: 'Spreadsheet link: Tea' }).focus();
  await page.keyboard.press('Enter');
  const first = await address().inputValue();
  expect(await openAsStranger(first)).toEqual([200, 'PK']);
  await dialog()
    .getByRole('button', { name: say('settings.link-turn-off') })
    .focus();
  await page.keyboard.press('Enter');
  await dialog().getByText(say('settings.link-turn-off-text')).waitFor();
  await expect.poll(focused).toBe(say('app.cancel'));
  expect(await openAsStranger(first)).toEqual([200, 'PK']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await dialog()
    .getByText(/^The link to the spreadsheet of “Tea” is turned off/)
    .waitFor();
  expect(await openAsStranger(first)).toEqual([404, 'This link is turned off']);
  await expect.poll(focused).toBe(say('settings.link-renew'));
  await page.keyboard.press('Enter');
  await dialog().getByText(say('settings.link-renewed')).waitFor();
  const second = await address().inputValue();
  expect(await openAsStranger(first)).toEqual([404, 'This link does not work']);
  expect(await openAsStranger(second)).toEqual([200, 'PK']);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog()
    .getByRole('button', { name: say('settings.link-copy-workbook') })
    .focus();
  await page.keyboard.press('Enter');
  await dialog().getByText(say('link.copied')).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(second);
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await expect.poll(focused).toBe(say('settings.link'));
  expect(visitor.complaints).toEqual([]);
  // A job makes the spreadsheet again, under another address than the one that was turned off.
  await expect
    .poll(async () => {
      await page.reload();
      await rows().first().waitFor();
      const links = rows().getByRole('link', { name: 'Open the spreadsheet: Tea' });
      return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')).join());
    })
    .toContain('/builder/sheets/');
});

it('without a connection the link stays as it is, and can be replaced once it is back', async () => {
  const { page, say, context } = visitor;
  const order = { ...newOrder(), name: 'Tea', gsUrl: null };
  await addOrder(visitor, order, email, bought);
  await addReceipt(visitor, order.id, { file_token: 'a'.repeat(32) });
  await page.reload();
  await page.getByRole('button', { name: 'Spreadsheet link: Tea' }).click();
  const renew = dialog().getByRole('button', { name: say('settings.link-renew') });
  await renew.click();
  await dialog().getByText(say('settings.link-renew-text')).waitFor();
  await context.setOffline(true);
  await renew.click();
  await dialog().getByRole('alert').getByText(say('settings.link-fault')).waitFor();
  await dialog()
    .getByRole('button', { name: say('app.cancel') })
    .click();
  expect(await address().inputValue()).toBe(`${journey.server.origin}/api/receipts/file/${'a'.repeat(32)}`);
  await context.setOffline(false);
  await renew.click();
  await renew.click();
  // The workbook of this order is not kept, so it has to be made again; there is no model to make it of, which may be found at once.
  const failed = say('settings.link-failed').replace('{name}', 'Tea');
  await dialog().getByText(say('settings.link-building')).or(dialog().getByText(failed)).waitFor();
});

it('shows five orders first, and all of them when asked', async () => {
  for (const day of [1, 2, 3, 4, 5, 6]) {
    const order = { ...newOrder(), name: `Order ${day}`, gsUrl: null };
    await addOrder(visitor, order, email, { created_at: orderedAt - day * dayMs });
  }
  await visitor.page.reload();
  await rows().first().waitFor();
  expect(await rows().count()).toBe(5);
  await purchases().getByRole('button', { name: 'Show all 6 purchases' }).click();
  await expect.poll(() => rows().count()).toBe(6);
});

it.each([
  [{}, '$19 per month. Renews on Jun 15, 2030, cancel anytime.'],
  [{ cancels_at_end: 1 }, '$19 per month. Ends on Jun 15, 2030 and is not renewed.'],
  [{ state: 'past-due' }, /^\$19 per month\. The last payment did not go through/],
] as const)('says of a subscription with %j when it ends', async (change, text) => {
  await addSubscription(visitor, { ...change, period_end: Date.UTC(2030, 5, 15, 12) });
  await visitor.page.reload();
  await visitor.page.getByText(text).waitFor();
  await visitor.page.getByRole('link', { name: textOf('en', 'settings.manage') }).waitFor();
});

it('[SHELL-13] [SETTINGS-3] opens the plans if there is none, and returns the focus', async () => {
  const { page, say } = visitor;
  await page.reload();
  const upgrade = page.getByRole('button', { name: say('settings.upgrade'), exact: true });
  await upgrade.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: say('subscriptions.title') }).waitFor();
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe(say('settings.upgrade'));
});

it('offers no plan where none is sold', async () => {
  await visitor.page.route('**/api/user', async (route) => {
    const response = await route.fetch();
    const user = await response.json();
    await route.fulfill({ response, json: { ...user, sales: { ...user.sales, plans: false } } });
  });
  await visitor.page.reload();
  await visitor.page.getByText(visitor.say('settings.plan-none-text')).waitFor();
  expect(await visitor.page.getByRole('button', { name: visitor.say('settings.upgrade') }).count()).toBe(0);
});
