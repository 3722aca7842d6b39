// Purchases from the first click to the money back, with the test checkout and with Stripe.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Visitor } from '#testing/browser/journey.ts';
import { saveTemplate } from '#testing/browser/save-template.ts';
import { type Shop, shops } from '#testing/browser/shop/shop.ts';
import { signUp } from '#testing/browser/sign-up.ts';
import { fillGallery } from '#testing/gallery/fill-gallery.ts';
import { hotel } from '#testing/gallery/offers.ts';
import { awaitEmail } from '#testing/server/outbox.ts';
import { runCommand } from '#testing/server/run-command.ts';

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Zip archives begin with the initials of who made the first. */
const zipStart = 'PK';

const fileLink = /http\S+\/api\/receipts\/file\/[\w-]{32}/;

let shop: Shop;
let visitor: Visitor;

const dialog = () => visitor.page.getByRole('dialog');
const download = ({ page, say }: Visitor) =>
  page.getByRole('button', { name: say('editor.download'), exact: true });

const openList = async () => {
  await visitor.open('/templates');
  await visitor.page.reload();
  await visitor.page.getByRole('heading', { name: visitor.say('home.title') }).waitFor();
};

const openSettings = async () => {
  await visitor.open('/settings');
  await visitor.page.reload();
  await visitor.page.getByRole('heading', { name: visitor.say('settings.plan') }).waitFor();
};

/** The only order; null before one is begun. */
async function orderOf({ page, home }: Visitor) {
  const { orders } = await (await page.request.get(new URL('/api/user', home).href)).json();
  expect(orders.length).toBeLessThan(2);
  return orders[0] ?? null;
}

const planOf = async ({ page, home }: Visitor) => {
  const { settings } = await (await page.request.get(new URL('/api/user', home).href)).json();
  return [settings.plan, settings.subscription];
};

/** Somebody signed in with one template that is not paid for. */
async function signUpWithTemplate(): Promise<string> {
  await visitor.open('/templates');
  const email = await signUp(visitor);
  await saveTemplate(visitor, { name: 'Tea', price: null });
  await openList();
  return email;
}

/** From the list to the page of the payment service. */
async function buyTea(): Promise<void> {
  const { page, say } = visitor;
  await page.getByRole('button', { name: 'Unlock Tea' }).click();
  await page.getByRole('dialog', { name: say('plans.title') }).waitFor();
  await dialog().getByRole('button', { name: 'Buy for $29' }).click();
  await shop.counter.arrive(page);
}

const isDone = () => visitor.page.getByRole('heading', { name: visitor.say('checkout.done') }).waitFor();

/** In the editor, where nothing says any more that something must be bought. */
async function expectWorkbook(name: string | RegExp): Promise<void> {
  const button = download(visitor);
  await button.waitFor();
  expect(await button.getAttribute('aria-description')).toBeNull();
  const [workbook] = await Promise.all([visitor.page.waitForEvent('download'), button.click()]);
  expect(workbook.suggestedFilename()).toMatch(name);
  expect(readFileSync(await workbook.path(), 'latin1').slice(0, 2)).toBe(zipStart);
}

/** What came by email; a workbook that takes long to make comes after its receipt. */
async function papersOf(email: string): Promise<string> {
  const { text } = await awaitEmail(visitor.server, email, 'Receipt: Tea');
  if (fileLink.test(text)) return text;
  return text + (await awaitEmail(visitor.server, email, 'Your spreadsheet: Tea')).text;
}

/** As somebody whom the receipt was passed on to; returns the address of the workbook. */
async function expectPapers(text: string): Promise<string> {
  const [receiptUrl = ''] = /http\S+\/api\/receipts\/[\w-]{32}(?!\S)/.exec(text) ?? [];
  const [fileUrl = ''] = fileLink.exec(text) ?? [];
  const stranger = await shop.journey.visitor();
  const page = await stranger.page.goto(receiptUrl);
  expect([page?.status(), page?.headers()['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  await stranger.page.getByText('Tea').first().waitFor();
  const pdf = await stranger.page.request.get(`${receiptUrl}/receipt.pdf`);
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect((await pdf.body()).toString('latin1', 0, 5)).toBe('%PDF-');
  const file = await stranger.page.request.get(fileUrl);
  expect([file.status(), file.headers()['content-type']]).toEqual([200, workbookType]);
  expect((await file.body()).toString('latin1', 0, 2)).toBe(zipStart);
  expect(stranger.complaints).toEqual([]);
  await stranger.context.close();
  return fileUrl;
}

describe.each(shops)('with $service', ({ open }) => {
  beforeAll(async () => {
    shop = await open();
  });

  afterAll(() => shop.close());

  beforeEach(async () => {
    visitor = await shop.journey.visitor();
    return () => visitor.context.close();
  });

  it('a template: declined, left, paid, opened, downloaded, with a receipt for whoever has its link', async () => {
    const { page, say } = visitor;
    const email = await signUpWithTemplate();
    const list = page.url();
    await buyTea();
    await shop.counter.decline(page);
    await shop.counter.goBack(page);
    // Back where it began, with everything as it was.
    await page.waitForURL(list);
    await page.getByRole('button', { name: 'Unlock Tea' }).waitFor();
    expect(await orderOf(visitor)).toMatchObject({ state: 'pending', amount: 2900, receiptUrl: null });
    await buyTea();
    await shop.counter.pay(page);
    await isDone();
    await page.getByRole('link', { name: say('checkout.open-template') }).click();
    await expectWorkbook(/^Tea\.xlsx$/);
    expect(await orderOf(visitor)).toMatchObject({ state: 'paid', email, taxAmount: 0 });
    await openList();
    expect(await page.getByRole('button', { name: 'Unlock Tea' }).count()).toBe(0);
    await expectPapers(await papersOf(email));
    expect(visitor.complaints).toEqual([]);
  });

  it('a gallery template, by somebody signed out: seen by year, bought, copied, and closed to others', async () => {
    const { page, open: go, say } = visitor;
    const [offered] = await fillGallery(visitor.server, visitor.context, [hotel]);
    const preview = page.waitForResponse(
      (response) =>
        response.url().endsWith('/api/model/build') &&
        response.request().postData()?.includes('fileName') === true,
    );
    await go(`/template/${offered?.uuid}/`);
    await page.getByRole('heading', { name: say('priced.years') }).waitFor();
    await page.getByRole('table').first().waitFor();
    expect(await (await preview).text()).not.toContain('"=');
    await page.getByRole('button', { name: 'Buy for $49' }).click();
    await dialog().getByRole('button', { name: 'Buy for $49' }).click();
    await shop.counter.arrive(page);
    const email = `guest-${process.pid}@example.com`;
    await shop.counter.pay(page, { email });
    await isDone();
    expect(await orderOf(visitor)).toMatchObject({ state: 'paid', amount: 4900, email });
    await page.getByRole('button', { name: say('offer.use') }).click();
    await expectWorkbook(/Boutique hotel.*\.xlsx$/);
    await awaitEmail(visitor.server, email, `Receipt: ${hotel.name}`);
    expect(visitor.complaints).toEqual([]);
    await expectClosed(await shop.journey.visitor(), String(offered?.uuid));
  });

  it('a plan: begun at half the price, changed, cancelled, and open for every template', async () => {
    const { page, say, context } = visitor;
    await signUpWithTemplate();
    await openSettings();
    const plan = page.getByRole('region', { name: say('settings.plan'), exact: true });
    await plan.getByRole('button', { name: say('settings.upgrade') }).click();
    await dialog().getByRole('button', { name: 'Select plan Essential' }).click();
    await shop.counter.arrive(page);
    await shop.counter.pay(page, { coupon: 'HALF' });
    await isDone();
    expect(await orderOf(visitor)).toMatchObject({ kind: 'plan', state: 'paid', amount: 950 });
    await openSettings();
    await plan.getByText('Essential', { exact: true }).waitFor();
    await plan.getByText(/^\$19 per month\. Renews on .*, cancel anytime\.$/).waitFor();
    const [portal] = await Promise.all([
      context.waitForEvent('page'),
      plan.getByRole('link', { name: say('settings.manage') }).click(),
    ]);
    await shop.counter.changeToGrowth(portal);
    await shop.counter.cancel(portal);
    // The settings show what the server has been told by then.
    await expect.poll(() => planOf(visitor)).toEqual(['growth', 'canceling']);
    await shop.counter.leave(portal);
    await expectEnding(portal);
    await openList();
    expect(await page.getByRole('button', { name: 'Unlock Tea' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Tea' }).first().click();
    await expectWorkbook(/^Tea\.xlsx$/);
    expect(visitor.complaints).toEqual([]);
  });

  it('money back: asked for, granted, and what was bought is closed', async () => {
    const { page, say } = visitor;
    const email = await signUpWithTemplate();
    await buyTea();
    await shop.counter.pay(page);
    await isDone();
    const fileUrl = await expectPapers(await papersOf(email));
    await openSettings();
    await page.getByRole('button', { name: 'Request a refund: Tea' }).click();
    await dialog()
      .getByRole('button', { name: say('settings.refund-submit') })
      .click();
    await page.getByText(/^You requested a refund on/).waitFor();
    const { orderId } = await orderOf(visitor);
    const answer = await runCommand(visitor.server.dataDir, ['refund', orderId], shop.environment);
    expect(answer).toContain('is given back');
    await expect.poll(async () => (await orderOf(visitor)).state).toBe('refunded');
    await openSettings();
    await page.getByText(say('settings.order-refunded'), { exact: true }).waitFor();
    await page.getByText('$29 was returned to you.').waitFor();
    expect((await page.request.get(fileUrl)).status()).toBe(404);
    await openList();
    await page.getByRole('button', { name: 'Unlock Tea' }).waitFor();
    expect(visitor.complaints).toEqual([]);
  });
});

/** In the tab of the portal, to which the settings come back. */
async function expectEnding(settings: Page): Promise<void> {
  const plan = settings.getByRole('region', { name: visitor.say('settings.plan'), exact: true });
  await plan.getByText('Growth', { exact: true }).waitFor();
  await plan.getByText(/^\$49 per month\. Ends on .* and is not renewed\.$/).waitFor();
}

/** What somebody else has bought. */
async function expectClosed(stranger: Visitor, uuid: string): Promise<void> {
  const refused: string[] = [];
  stranger.page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  await stranger.open(`/template/${uuid}/`);
  await stranger.page.getByRole('button', { name: 'Buy for $49' }).waitFor();
  expect(refused).toEqual([]);
  const statuses = await stranger.page.evaluate(async (templateId) => {
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '');
    const headers = { 'content-type': 'application/json', 'x-xsrf-token': token };
    const body = JSON.stringify({ templateId });
    const document_ = await fetch(`/api/template/gallery/${templateId}`);
    const built = await fetch('/api/model/build', { method: 'POST', headers, body });
    return [document_.status, built.status];
  }, uuid);
  expect(statuses).toEqual([402, 402]);
  await stranger.context.close();
}
