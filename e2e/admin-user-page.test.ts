// The page of one user in the operators' area, and what production asks before somebody is deleted.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { AppServer } from '#testing/browser/app-server.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { seedUsers, withServerDatabase } from '#testing/browser/operators/seed-users.ts';
import { UsersTab } from '#testing/browser/operators/users-tab.ts';
import { chooseEnvironment, expectEnvironment, operatorAt } from '#testing/browser/operators.ts';

const minuteMs = 60_000;

const production = new AppServer({ ENVIRONMENT: 'production' });
let journey: Journey;
let visitor: Visitor;
let tab: UsersTab;

beforeAll(async () => {
  await production.start();
  await production.kill();
  journey = await Journey.beginAlone({ PRODUCTION_DATABASE: production.dataDir });
});

afterAll(async () => {
  await journey.end();
  await production.stop();
});

beforeEach(async () => {
  visitor = (await operatorAt(journey, 'users')).visitor;
  tab = new UsersTab(visitor);
  return () => visitor.context.close();
});

const newEmail = () => `page-${randomUUID()}@example.com`;

it('[ADMIN-17] has an address of its own, a summary, all acts and all that belongs to the user', async () => {
  const { page } = visitor;
  const logs = Array.from({ length: 53 }, (_, index) => ({
    at: Date.UTC(2026, 0, 15, 12) + index * minuteMs,
  }));
  const email = newEmail();
  const ip_data = JSON.stringify({ city: 'Tomsk', country: 'RU', continent_code: 'AS', ip: '192.0.2.44' });
  const [id = ''] = await seedUsers(journey.server, [
    { account: { email, first_name: 'Ada', ip_data }, templates: [{ name: 'Cafe' }], logs },
  ]);
  await tab.find(id);
  await tab
    .row(id)
    .getByRole('link', { name: /^Open page: / })
    .click();
  expect(page.url()).toContain(`#/admin?tab=users&user=${id}`);
  await tab.panel.getByRole('heading', { level: 2, name: 'Ada' }).waitFor();
  const facts = await tab.panel.locator('dl dd').allTextContents();
  expect(facts.slice(0, 6)).toEqual([
    id,
    email,
    'Jan 15, 2026',
    'Jan 15, 2026',
    'Tomsk, RU, AS',
    '192.0.2.44',
  ]);
  await tab.panel.getByText('Cafe', { exact: true }).waitFor();
  await tab.panel.getByRole('tab', { name: /^Logs/ }).click();
  await tab.panel.getByRole('tab', { name: 'Logs 53' }).waitFor();
  await tab.button('Load More (3 remaining)').click();
  await tab.button('Load More (3 remaining)').waitFor({ state: 'detached' });
  await tab.button(`Archive: ${email}`).click();
  await tab.button(`Unarchive: ${email}`).waitFor();
  await tab.button('All users').click();
  // What was found is still there, as it is now.
  await tab
    .row(id)
    .getByRole('button', { name: /^Unarchive: / })
    .waitFor();
  await page.goBack();
  await page.reload();
  await tab.button(`Delete: ${email}`).click();
  await tab.dialog.getByRole('button', { name: 'Delete User' }).click();
  await tab.dialog.waitFor({ state: 'detached' });
  expect(page.url()).not.toContain('user=');
  await tab.button('Load Users').waitFor();
  expect(visitor.complaints).toEqual([]);
});

it('[ADMIN-17] says that nobody has the id of the address', async () => {
  await visitor.open('/admin?tab=users&user=nobody');
  await tab.alert.getByText('User not found', { exact: true }).waitFor();
  await tab.alert.getByRole('button', { name: 'Try Again' }).waitFor();
});

const isThere = (id: string) =>
  withServerDatabase(production, ({ query }) =>
    query.selectFrom('account').select('id').where('id', '=', id).executeTakeFirst(),
  ).then((row) => row !== undefined);

it('[ADMIN-13] in production deletes one only once the email was typed', async () => {
  const email = newEmail();
  const [id = ''] = await seedUsers(production, [{ account: { email } }]);
  await chooseEnvironment(visitor, 'production');
  await expectEnvironment(visitor, 'production');
  await tab.find(email);
  // The server can show the product only as somebody of its own environment.
  const view = tab.row(id).getByRole('button', { name: /^View as this user: / });
  expect(await view.isDisabled()).toBe(true);
  expect(await view.getAttribute('title')).toBe("This can only be done in the server's own environment.");
  await tab
    .row(id)
    .getByRole('button', { name: /^Delete: / })
    .click();
  const submit = tab.dialog.getByRole('button', { name: 'Delete User' });
  expect(await submit.isDisabled()).toBe(true);
  const field = tab.dialog.getByRole('textbox', { name: `Type ${email} to confirm` });
  await field.fill('somebody@example.com');
  expect(await submit.isDisabled()).toBe(true);
  await field.fill(email);
  await field.press('Enter');
  await tab.dialog.waitFor({ state: 'detached' });
  await tab.row(id).waitFor({ state: 'detached' });
  expect(await isThere(id)).toBe(false);
});

it('[ADMIN-13] in production deletes many only once the email of each was typed, and the id of who has none', async () => {
  const email = newEmail();
  const [one = '', other = ''] = await seedUsers(production, [
    { account: { email } },
    { account: { email: null } },
  ]);
  await chooseEnvironment(visitor, 'production');
  await expectEnvironment(visitor, 'production');
  await tab.load();
  for (const id of [one, other]) await tab.box(id).check();
  await tab.button('Delete (2)').click();
  const submit = tab.dialog.getByRole('button', { name: 'Delete 2 users' });
  const field = tab.dialog.getByRole('textbox');
  await field.fill(email.toUpperCase());
  await tab.dialog.getByText('1 of 2 typed', { exact: true }).waitFor();
  expect(await submit.isDisabled()).toBe(true);
  await field.fill(`${email}\n${other}`);
  await tab.dialog.getByText('2 of 2 typed', { exact: true }).waitFor();
  await submit.click();
  await tab.panel.getByText('2 users were deleted.', { exact: true }).waitFor();
  expect([await isThere(one), await isThere(other)]).toEqual([false, false]);
});
