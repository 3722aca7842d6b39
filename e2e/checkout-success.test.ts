// The page after a payment: waits for the order, shows it, and says so if it does not arrive.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addOrder, newOrder, type SeededOrder, setOrderState } from '#testing/browser/add-order.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { saveTemplate } from '#testing/browser/save-template.ts';
import { signUp } from '#testing/browser/sign-up.ts';

let journey: Journey;
let visitor: Visitor;
let order: SeededOrder;

beforeAll(async () => {
  journey = await Journey.begin();
});

afterAll(() => journey.end());

beforeEach(async () => {
  visitor = await journey.visitor();
  order = newOrder();
  return () => visitor.context.close();
});

const openFor = ({ id }: SeededOrder) => visitor.open(`/checkout/success?orderId=${id}`);

it('[ROUTE-7] [CHECKOUT-1] shows the order as soon as it arrives, with links to the template and the spreadsheet', async () => {
  const { page, open, say } = visitor;
  await page.clock.install();
  await open('/templates');
  const email = await signUp(visitor);
  const templateUuid = await saveTemplate(visitor, { name: 'Tea', price: null });
  await page.reload();
  await page.getByRole('heading', { name: say('home.title') }).waitFor();
  // The page gives up after a while, which is not to pass before the order is there.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await openFor(order);
  await page.getByRole('heading', { name: say('checkout.loading') }).waitFor();
  await addOrder(visitor, { ...order, templateUuid }, email);
  await page.clock.resume();
  await page.getByRole('heading', { name: 'Thank you! Your order is ready' }).waitFor();
  const rows = page.getByRole('definition');
  expect(await rows.allTextContents()).toEqual([
    'Neighbourhood café',
    '$29',
    'Jan 15, 2026',
    order.id,
    expect.stringContaining('Open the spreadsheet'),
  ]);
  const link = page.getByRole('link', { name: say('checkout.open-spreadsheet') });
  expect(await link.getAttribute('href')).toBe(order.gsUrl);
  expect(await link.getAttribute('target')).toBe('_blank');
  expect(await page.getByText(say('checkout.sign-in-title')).count()).toBe(0);
  await page.getByRole('link', { name: say('checkout.open-template') }).click();
  await page.waitForURL(new RegExp(`#/template/${templateUuid}/$`));
});

it('[CHECKOUT-1] [CHECKOUT-3] gives up after twenty seconds and suggests a refresh, which finds a late order, or sending a message', async () => {
  const { page, open, say } = visitor;
  await page.clock.install();
  await open('/templates');
  const email = await signUp(visitor);
  await page.reload();
  await page.getByRole('heading', { name: say('home.title') }).waitFor();
  await openFor(order);
  await page.getByText(say('checkout.loading')).waitFor();
  await page.clock.runFor(20_000);
  await page.getByRole('alert').getByText("Our apologies, but we couldn't find this order").waitFor();
  await page.getByText(`Order number: ${order.id}`).waitFor();
  await page.getByRole('button', { name: say('checkout.message') }).click();
  await page.getByRole('dialog', { name: say('feedback.title') }).waitFor();
  await page.keyboard.press('Escape');
  await addOrder(visitor, order, email);
  await page.getByRole('button', { name: say('checkout.refresh') }).click();
  await page.getByText(say('checkout.done')).waitFor();
});

it('[CHECKOUT-2] thanks at once if the address names no order', async () => {
  const { page, open, say } = visitor;
  await open('/templates');
  await signUp(visitor);
  await page.reload();
  await page.getByRole('heading', { name: say('home.title') }).waitFor();
  await open('/checkout/success');
  await page.getByRole('heading', { name: say('checkout.thanks'), exact: true }).waitFor();
  expect(await page.getByText(say('checkout.sign-in-title')).count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
});

it('asks a visitor whose order is not in this browser to sign in to the account of the address given at checkout', async () => {
  const { page, say } = visitor;
  await page.clock.install();
  await openFor(order);
  await page.getByText(say('checkout.loading')).waitFor();
  await page.clock.runFor(20_000);
  await page.getByText(say('checkout.sign-in-title')).waitFor();
  await page
    .getByRole('main')
    .getByRole('button', { name: say('checkout.sign-in') })
    .click();
  await page.getByRole('dialog').waitFor();
});

it('does not ask a visitor whose order is in this browser to sign in, but offers to register', async () => {
  const { page, open, say } = visitor;
  await open('/templates');
  await page
    .getByRole('heading', { name: say('intro.title') })
    .first()
    .waitFor();
  await addOrder(visitor, order, 'ada@example.com');
  await openFor(order);
  await page.getByText(say('checkout.keep-text').replace('{email}', 'ada@example.com')).waitFor();
  expect(await page.getByText(say('checkout.sign-in-title')).count()).toBe(0);
});

it('waits for money that is on its way, and says so when it does not come', async () => {
  const { page, open, say } = visitor;
  await open('/templates');
  await page
    .getByRole('heading', { name: say('intro.title') })
    .first()
    .waitFor();
  await addOrder(visitor, order, 'ada@example.com', { state: 'pending' });
  await openFor(order);
  await page.getByRole('heading', { name: say('checkout.waiting') }).waitFor();
  await setOrderState(visitor, order.id, 'failed');
  await page.getByRole('heading', { name: say('checkout.failed') }).waitFor();
});

it('leads back to the model in whose editor a plan was paid for, and to no other address', async () => {
  const { page, open, say } = visitor;
  await open('/templates');
  const email = await signUp(visitor);
  const templateUuid = await saveTemplate(visitor, { name: 'Tea', price: null });
  await page.reload();
  await page.getByRole('heading', { name: say('home.title') }).waitFor();
  await addOrder(visitor, { ...order, gsUrl: null }, email, { kind: 'plan', plan_id: 'essential' });
  const back = page.getByRole('link', { name: say('checkout.back-to-template') });
  await open(`/checkout/success?orderId=${order.id}&template=//other.example`);
  await page.getByRole('link', { name: say('app.back-to-templates') }).waitFor();
  expect(await back.count()).toBe(0);
  await open(`/checkout/success?orderId=${order.id}&template=${templateUuid}`);
  await back.click();
  await page.waitForURL(new RegExp(`#/template/${templateUuid}/$`));
});
