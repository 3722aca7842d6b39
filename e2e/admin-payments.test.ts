// Payments in the operators' area with Stripe: orders, what it told and had not told, and money back.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { silentAi } from '#testing/ai/silent-ai.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { withoutRecord } from '#testing/browser/operators/broken-record.ts';
import { OperatorPanel } from '#testing/browser/operators/operator-panel.ts';
import { withServerDatabase } from '#testing/browser/operators/seed-users.ts';
import { operatorAt } from '#testing/browser/operators.ts';
import { saveTemplate } from '#testing/browser/save-template.ts';
import { signUp } from '#testing/browser/sign-up.ts';
import { awaitEmail } from '#testing/server/outbox.ts';
import { StripePlace } from '#testing/stripe/stripe-place.ts';

let place: StripePlace;
let journey: Journey;
let visitor: Visitor;
let tab: OperatorPanel;

beforeAll(async () => {
  place = await StripePlace.start({ now: Date.now });
  journey = await Journey.beginAlone({ PAYWALL: 'on', ...silentAi, ...place.environment });
  place.deliveries.listenAt(`${journey.server.origin}/api/checkout/webhook`);
  visitor = (await operatorAt(journey, 'payments')).visitor;
  tab = new OperatorPanel(visitor, 'payments');
});

afterAll(async () => {
  await place.stop();
  await journey.end();
});

interface Bought {
  readonly buyer: Visitor;
  readonly email: string;
  readonly id: string;
}

/** A model of this name, bought for 29 dollars; returns its order. */
async function buy(name: string): Promise<Bought> {
  const buyer = await journey.visitor();
  const { page, home } = buyer;
  await buyer.open('/templates');
  const email = await signUp(buyer);
  await saveTemplate(buyer, { name, price: null });
  await page.reload();
  await page.getByRole('button', { name: `Unlock ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Buy for $29' }).click();
  await page.waitForURL(/\/c\/pay\//);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL(/checkout\/success/);
  await place.deliveries.settled();
  const { orders } = await (await page.request.get(new URL('/api/user', home).href)).json();
  return { buyer, email, id: String(orders[0].orderId) };
}

const search = () => tab.panel.getByRole('textbox', { name: 'Order ID, email or name', exact: true });
const find = async (text: string) => {
  await search().fill(text);
  await search().press('Enter');
};
const setState = (id: string, state: 'pending' | 'disputed') =>
  withServerDatabase(journey.server, ({ query }) =>
    query.updateTable('purchase_order').set({ state }).where('id', '=', id).execute(),
  );

it('shows an order that was paid, finds it in every way, and says where nothing is found', async () => {
  await tab.says('No orders found');
  const { id, email } = await buy('Tea');
  await tab.button('Refresh').click();
  const row = tab.row(id);
  await row.waitFor();
  for (const part of ['Tea', email, '$29', 'Paid', 'stripe']) expect(await row.textContent()).toContain(part);
  for (const text of [email, 'tea', id]) {
    await find('nothing of this name');
    await tab.says('No orders found');
    await find(text);
    await row.waitFor();
  }
  const state = tab.panel.getByRole('combobox', { name: 'State', exact: true });
  await state.selectOption('Refunded');
  await tab.says('No orders found');
  await state.selectOption('Paid');
  await row.waitFor();
  await state.selectOption('All');
  await find('');
  await withoutRecord(journey.server, async () => {
    await tab.button('Refresh').click();
    await tab.says('Failed to load orders');
  });
  await tab.tryAgain('Failed to load orders');
  await row.waitFor();
});

it('works out an order once more of what was told, and says what that changed', async () => {
  const { id } = await buy('Bakery');
  await tab.button('Refresh').click();
  await tab.act(id, 'Events').click();
  const events = tab.panel.getByRole('region', { name: 'Events', exact: true });
  await events.getByText('Checkout completed', { exact: true }).waitFor();
  expect(await events.locator('pre').textContent()).toContain('"total": 2900');
  await tab.button('Replay all events').click();
  await tab.says('1 event replayed: nothing changed.');
  await setState(id, 'pending');
  await events.getByRole('button', { name: 'Replay', exact: true }).click();
  const status = tab.panel.getByRole('status').filter({ hasText: '1 event replayed: 1 change.' });
  expect(await status.getByRole('listitem').textContent()).toBe(`State: Pending → Paid ${id}`);
  await withoutRecord(journey.server, async () => {
    await tab.button('Replay all events').click();
    await tab.says('Failed to replay events');
  });
  await tab.tryAgain('Failed to replay events');
  await tab.says('1 event replayed: nothing changed.');
  await tab.act(id, 'Events').click();
  await events.waitFor({ state: 'detached' });
});

it('lists what was told, by kind and by order, and asks for what was not told', async () => {
  const endpoint = place.deliveries.endpoint;
  place.deliveries.endpoint = null;
  const { id } = await buy('Hotel');
  place.deliveries.endpoint = endpoint;
  await tab.view('Events');
  await tab.row('Checkout completed').nth(1).waitFor();
  expect(await tab.rows.count()).toBe(2);
  const order = tab.panel.getByRole('textbox', { name: 'Order ID', exact: true });
  await order.fill(id);
  await tab.button('Find').click();
  await tab.says('No events found');
  // The program tries each of them three times.
  place.faults.push('500', '500', '500');
  await tab.button('Read missed events now').click();
  await tab.says("The payment service isn't responding. Try again in a few minutes.");
  await tab.tryAgain("The payment service isn't responding.");
  await tab.says('1 event had been missed.');
  await tab.row(id).getByText('Checkout completed', { exact: true }).waitFor();
  await tab.button('Read missed events now').click();
  await tab.says('Nothing was missed.');
  await tab.act(id, 'Replay').click();
  await tab.says('1 event replayed: nothing changed.');
  await order.fill('');
  await tab.panel.getByRole('combobox', { name: 'Kind', exact: true }).selectOption('Disputed');
  await tab.says('No events found');
  await withoutRecord(journey.server, async () => {
    await tab.button('Refresh').click();
    await tab.says('Failed to load events');
  });
  await tab.tryAgain('Failed to load events');
  await tab.view('Orders');
});

it('gives money back that nobody asked for, once, and says so of the order', async () => {
  const { id, email } = await buy('Cafe');
  await tab.button('Refresh').click();
  await tab.act(id, 'Refund').click();
  const dialog = tab.dialog('Refund this order?');
  await dialog
    .getByText(
      `$29 for “Cafe” will be refunded to ${email}. Access closes as soon as the payment service confirms the refund.`,
    )
    .waitFor();
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await tab.act(id, 'Refund').click();
  await dialog.getByRole('textbox', { name: 'Why (for operators only)' }).fill('Paid twice.');
  await withoutRecord(journey.server, async () => {
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
    await dialog.getByText('Failed to refund', { exact: true }).waitFor();
  });
  expect(place.store.refunds.size).toBe(0);
  await tab.answer('Refund this order?', 'Refund');
  await expect.poll(() => place.store.refunds.size).toBe(1);
  await place.deliveries.settled();
  await tab.button('Refresh').click();
  await tab.row(id).getByText('Refunded', { exact: true }).waitFor();
  await tab.row(id).getByText('$29 refunded', { exact: true }).waitFor();
  expect(await tab.act(id, 'Refund').count()).toBe(0);
  await awaitEmail(journey.server, email, 'Your money is on its way back: Cafe');
});

it('answers those who ask for their money back', async () => {
  await tab.view('Refunds');
  await tab.says('No refunds are waiting');
  const denied = await buy('Dentist');
  const granted = await buy('Gym');
  for (const { buyer, id } of [denied, granted]) await ask(buyer, id);
  // Among all orders they say so too.
  await tab.view('Orders');
  await tab.row(denied.id).getByText('Refund requested', { exact: true }).waitFor();
  await tab.view('Refunds');
  for (const part of ['Dentist', denied.email, '$29', 'It is not what I need.', 'Waiting for you'])
    expect(await tab.row(denied.id).textContent()).toContain(part);
  await tab.act(denied.id, 'Deny').click();
  const deny = tab.dialog('Deny the refund?');
  await deny
    .getByText(`${denied.email} gets an email that the money for “Dentist” won't be refunded.`)
    .waitFor();
  await deny.getByRole('textbox', { name: 'Message to the buyer' }).fill('It was downloaded twice.');
  await withoutRecord(journey.server, async () => {
    await deny.getByRole('button', { name: 'Deny', exact: true }).click();
    await deny.getByText('Failed to deny the refund', { exact: true }).waitFor();
  });
  await tab.answer('Deny the refund?', 'Deny');
  await tab.row(denied.id).waitFor({ state: 'detached' });
  const { text } = await awaitEmail(journey.server, denied.email, 'Your refund request: Dentist');
  expect(text).toContain('It was downloaded twice.');
  await tab.act(granted.id, 'Refund').click();
  // Somebody answered it in another window meanwhile.
  await setState(granted.id, 'disputed');
  const grant = tab.dialog('Refund this order?');
  await grant.getByRole('button', { name: 'Refund', exact: true }).click();
  await grant.getByText(visitor.say('admin.error-refund-not-possible'), { exact: true }).waitFor();
  await grant.getByRole('button', { name: 'Close' }).click();
  await withServerDatabase(journey.server, ({ query }) =>
    query.updateTable('purchase_order').set({ state: 'paid' }).where('id', '=', granted.id).execute(),
  );
  place.faults.push('500', '500', '500');
  await tab.act(granted.id, 'Refund').click();
  await tab.answer('Refund this order?', 'Refund');
  await expect
    .poll(async () => {
      await tab.button('Refresh').click();
      return tab.row(granted.id).textContent();
    })
    .toMatch(/Approved, not sent yet.*Stripe: /);
  await tab.act(granted.id, 'Try again now').click();
  await tab.answer('Refund this order?', 'Refund');
  await expect.poll(() => place.store.refunds.size).toBe(2);
  await place.deliveries.settled();
  await tab.button('Refresh').click();
  await tab.says('No refunds are waiting');
  expect(visitor.complaints).toEqual([]);
});

/** As the dialog of the settings asks. */
async function ask({ page }: Visitor, id: string): Promise<void> {
  await page.goto(journey.server.page);
  const status = await page.evaluate(async (orderId) => {
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const headers = { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) };
    const body = JSON.stringify({ reason: 'It is not what I need.' });
    return (await fetch(`/api/checkout/orders/${orderId}/refund`, { method: 'POST', headers, body })).status;
  }, id);
  expect(status).toBe(200);
}
