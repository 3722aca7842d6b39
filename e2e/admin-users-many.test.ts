// Many users in the operators' list: pages, skipping, all of them, and many chosen at once.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { withoutRecord } from '#testing/browser/operators/broken-record.ts';
import { seededAt, seedUsers, withServerDatabase } from '#testing/browser/operators/seed-users.ts';
import { UsersTab } from '#testing/browser/operators/users-tab.ts';
import { operatorAt } from '#testing/browser/operators.ts';

const userCount = 450;

let journey: Journey;
let visitor: Visitor;
let tab: UsersTab;
/** The newest first, after the operators. */
let ids: readonly string[];

beforeAll(async () => {
  journey = await Journey.beginAlone();
  const users = Array.from({ length: userCount }, (_, index) => ({
    account: { email: `many-${index}@example.com`, created_at: seededAt - index, updated_at: Date.now() },
  }));
  ids = await seedUsers(journey.server, users);
});

afterAll(() => journey.end());

beforeEach(async () => {
  visitor = (await operatorAt(journey, 'users')).visitor;
  tab = new UsersTab(visitor);
  return () => visitor.context.close();
});

const counted = () => tab.title.textContent();
const countAll = () =>
  withServerDatabase(journey.server, ({ query }) =>
    query
      .selectFrom('account')
      .select((row) => row.fn.countAll<number>().as('total'))
      .where('is_listed', '=', 1)
      .executeTakeFirstOrThrow(),
  );

it('[ADMIN-5] loads 200 at a time and says how many remain, up to the last', async () => {
  const { total } = await countAll();
  await tab.load();
  expect(await counted()).toBe(`Users (200 of ${total})`);
  await tab.button(`Load More (${total - 200})`).click();
  await tab.button(`Load More (${total - 400})`).waitFor();
  expect(await counted()).toBe(`Users (400 of ${total})`);
  await tab.button(`Load More (${total - 400})`).click();
  await expect.poll(counted).toBe(`Users (${total} of ${total})`);
  expect(await tab.panel.getByRole('button', { name: /^Load (More|all)/ }).count()).toBe(0);
  // The rows far from the window are not drawn, but are there.
  expect(await tab.rows.count()).toBeLessThan(100);
  await visitor.page.keyboard.press('End');
  await tab.row(String(ids.at(-1))).waitFor();
});

it('[ADMIN-6] begins where it is told to; what is no number is zero', async () => {
  const { total } = await countAll();
  const skip = tab.panel.getByLabel('Skip', { exact: true });
  expect(await skip.getAttribute('min')).toBe('0');
  await skip.fill(String(total - 3));
  await tab.load();
  expect(await counted()).toBe(`Users (3 of ${total})`);
  await tab.row(String(ids.at(-1))).waitFor();
  await tab.row(String(ids.at(-3))).waitFor();
  await skip.fill('-5');
  await tab.button('Load Users').click();
  await expect.poll(counted).toBe(`Users (200 of ${total})`);
  expect(await skip.inputValue()).toBe('0');
  await skip.fill('');
  await skip.press('Enter');
  await expect.poll(() => skip.inputValue()).toBe('0');
  await skip.fill(String(total + 10));
  await tab.button('Load Users').click();
  await tab.panel.getByText('No users found', { exact: true }).waitFor();
  expect(await counted()).toBe(`Users (0 of ${total})`);
});

it('[ADMIN-5] loads all, can be stopped, and goes on', async () => {
  const { total } = await countAll();
  let pages = 0;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await visitor.page.route('**/api/admin/users?*', async (route) => {
    pages += 1;
    if (pages === 3) await held;
    // It was cancelled meanwhile.
    await route.continue().catch(() => undefined);
  });
  await tab.load();
  await tab.button('Load all').click();
  await tab.panel.getByText(`400 of ${total} loaded`, { exact: true }).waitFor();
  await tab.button('Cancel').click();
  await tab.button(`Load More (${total - 400})`).waitFor();
  release();
  await tab.button('Load all').click();
  await expect.poll(counted).toBe(`Users (${total} of ${total})`);
});

it('[ADMIN-21] says that they could not be loaded, and tries again', async () => {
  await withoutRecord(journey.server, async () => {
    await tab.button('Load Users').click();
    await tab.alert.getByText('Failed to fetch users', { exact: true }).waitFor();
  });
  await tab.alert.getByRole('button', { name: 'Try Again' }).click();
  await tab.rows.first().waitFor();
  expect(await tab.alert.count()).toBe(0);
  await withoutRecord(journey.server, async () => {
    await tab.button('Refresh').click();
    await tab.alert.getByText('Failed to fetch users', { exact: true }).waitFor();
  });
  expect(await tab.rows.count()).toBeGreaterThan(0);
});

it('[ADMIN-10] the box in the head chooses all that are loaded but operators, and Clear none', async () => {
  await tab.load();
  const all = tab.panel.getByRole('checkbox', { name: 'Select all loaded users' });
  await all.check();
  const selected = tab.panel.getByText(/^\d+ selected$/);
  const operators = await tab.rows.getByRole('button', { name: /^Admin: / }).count();
  expect(await selected.textContent()).toBe(`${200 - operators} selected`);
  await tab.button(`Delete (${200 - operators})`).waitFor();
  await tab.button('Clear').click();
  await selected.waitFor({ state: 'detached' });
  expect(await all.isChecked()).toBe(false);
});
