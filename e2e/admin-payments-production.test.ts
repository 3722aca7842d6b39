// Payments in the operators' area of a server in production: what is confirmed there, many orders, and another environment.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Journey, narrow } from '#testing/browser/journey.ts';
import { OperatorPanel } from '#testing/browser/operators/operator-panel.ts';
import { seededAt, seedUsers, withServerDatabase } from '#testing/browser/operators/seed-users.ts';
import { chooseEnvironment, expectEnvironment, operatorAt } from '#testing/browser/operators.ts';
import { withDatabase } from '#testing/server/people.ts';

let journey: Journey;
const test = mkdtempSync(join(tmpdir(), 'environment-'));

const paid = { state: 'paid', provider: 'test', currency: 'usd', paid_at: seededAt } as const;

beforeAll(async () => {
  await withDatabase({ place: { databaseUrl: null, dataDir: test } }, async () => undefined);
  journey = await Journey.beginAlone({ ENVIRONMENT: 'production', TEST_DATABASE: test, PAYWALL: 'on' });
});

afterAll(async () => {
  await journey.end();
  rmSync(test, { recursive: true, force: true });
});

it('asks for the email of the buyer before money goes back, in Russian, too', async () => {
  const orders = [{ ...paid, id: 'order-of-ann', email: 'ann@example.com', payment_id: 'payment-1' }];
  await seedUsers(journey.server, [{ orders }]);
  const { visitor } = await operatorAt(journey, 'payments', { language: 'ru', viewport: narrow });
  const tab = new OperatorPanel(visitor, 'payments');
  await tab.act('order-of-ann', 'Вернуть деньги').click();
  const dialog = tab.dialog('Вернуть деньги?');
  const submit = dialog.getByRole('button', { name: 'Вернуть деньги', exact: true });
  expect(await submit.isDisabled()).toBe(true);
  const confirmed = dialog.getByRole('textbox').last();
  await confirmed.fill('bob@example.com');
  expect(await submit.isDisabled()).toBe(true);
  await confirmed.fill(' Ann@Example.com ');
  await submit.click();
  await dialog.waitFor({ state: 'detached' });
  await tab
    .row('order-of-ann')
    .getByText('Одобрен, деньги в пути')
    .or(tab.row('order-of-ann').getByText('Деньги возвращены'))
    .first()
    .waitFor();
  const granted = await withServerDatabase(journey.server, ({ query }) =>
    query.selectFrom('operator_act').select(['act', 'what']).where('act', '=', 'refund-granted').execute(),
  );
  expect(granted).toEqual([{ act: 'refund-granted', what: 'order-of-ann' }]);
});

it('shows orders by the hundred, and in another environment refuses what needs its server', async () => {
  const orders = Array.from({ length: 101 }, (_, index) => ({
    ...paid,
    id: `order-${index}`,
    name: 'One of many',
  }));
  await seedUsers(journey.server, [{ orders }]);
  const { visitor } = await operatorAt(journey, 'payments');
  const tab = new OperatorPanel(visitor, 'payments');
  await tab.panel.getByRole('textbox', { name: 'Order ID, email or name' }).fill('one of many');
  await tab.button('Find').click();
  await tab.button('Load More (1)').waitFor();
  expect(await tab.rows.count()).toBe(100);
  await tab.button('Load More (1)').click();
  await expect.poll(() => tab.rows.count()).toBe(101);
  await tab.button('Load More (1)').waitFor({ state: 'detached' });

  await chooseEnvironment(visitor, 'test');
  await expectEnvironment(visitor, 'test');
  await tab.says('No orders found');
  await tab.view('Events');
  await tab.button('Read missed events now').click();
  await tab.says("This can only be done in the server's own environment.");
  expect(visitor.complaints).toEqual([]);
});
