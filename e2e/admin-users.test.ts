// The operators' list of users: what a row says, how it is loaded, searched and continued, and which users are suggested.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { type SeededUser, seededAt, seedUsers } from '#testing/browser/operators/seed-users.ts';
import { UsersTab } from '#testing/browser/operators/users-tab.ts';
import { operatorAt } from '#testing/browser/operators.ts';

const dayMs = 24 * 60 * 60 * 1000;

let journey: Journey;
let visitor: Visitor;
let tab: UsersTab;
let operatorEmail: string;

beforeAll(async () => {
  journey = await Journey.beginAlone();
});

afterAll(() => journey.end());

beforeEach(async () => {
  const operator = await operatorAt(journey, 'users');
  visitor = operator.visitor;
  operatorEmail = operator.email;
  tab = new UsersTab(visitor);
  return () => visitor.context.close();
});

const texts = async (id: string) => {
  const cells = await tab.row(id).locator(':scope > td').allInnerTexts();
  return cells.map((text) => text.split(/\s*\n\s*/).filter((line) => line !== ''));
};

/** Of one who was last seen that many days ago, and is newer than everybody else, so that the row is among the first. */
const seenBefore = (days: number) => ({
  created_at: Date.now() + dayMs,
  updated_at: Date.now() - days * dayMs,
});

it('[ADMIN-8] shows nothing before it is asked, and of each user everything that is known', async () => {
  await tab.panel.getByText('Press “Load Users”, or search for a user by ID or email.').waitFor();
  const ip = { city: 'Tomsk', country: 'RU', continent_code: 'AS', ip: '192.0.2.44' };
  const [whole = '', bare = '', german = ''] = await seedUsers(journey.server, [
    {
      account: {
        ...{ email: 'ada@example.com', first_name: 'Ada', last_name: 'Lovelace', language: 'ru', plan: 1 },
        ...{ ip_data: JSON.stringify(ip), updated_at: seededAt + dayMs },
      },
      templates: [{ name: 'Cafe' }, { name: 'Bakery' }],
      orders: [{}],
    },
    { account: { kind: 'anonymous', email: null }, orders: [{ email: 'buyer@example.com' }] },
    {
      account: {
        ...{ email: 'no address', language: 'de', plan: 2 },
        ip_data: JSON.stringify({ country: 'DE', continent_code: 'EU' }),
      },
    },
  ]);
  await tab.load();
  const [, id, person, templates, actions] = await texts(whole);
  expect(id).toEqual([whole, 'Created Jan 15, 2026', 'Updated Jan 16, 2026', 'active']);
  expect(person).toEqual(['Ada Lovelace', 'Essential', 'ada@example.com', 'Tomsk, RU, AS', '192.0.2.44']);
  expect(templates?.slice(0, 2)).toEqual(['2 templates', '1 order']);
  expect(templates?.[2]).toMatch(/^\d+(\.\d)? (byte|kB)$/);
  expect(actions).toEqual(['Open page', 'View as this user', 'Feedback', 'Archive', 'Delete']);
  await tab.row(whole).getByRole('img', { name: 'Russian' }).waitFor();

  expect((await texts(bare))[2]).toEqual(['N/A', 'Pay as you go', 'from orders: buyer@example.com']);
  await tab.row(bare).getByRole('img', { name: 'English' }).waitFor();
  expect((await texts(german))[2]).toEqual(['N/A', 'Growth', 'no address', '–, DE, EU', 'de']);
  expect(
    await tab
      .row(german)
      .getByRole('button', { name: /^Feedback/ })
      .getAttribute('title'),
  ).toBe('No email address');
  expect(visitor.complaints).toEqual([]);
});

it.each(['active', 'archived', 'inactive', 'disabled', 'pending', 'suspended', 'banned'])(
  '[ADMIN-8] says that a user is %s',
  async (status) => {
    const other: object = { status };
    const [id = ''] = await seedUsers(journey.server, [
      { account: { ...other, email: `${status}@example.com` } },
    ]);
    await tab.find(id);
    expect((await texts(id))[1]?.at(-1)).toBe(status);
    const buttons = (await texts(id))[4];
    const change = { active: ['Archive'], archived: ['Unarchive'] }[status] ?? [];
    expect(buttons).toEqual(['Open page', 'View as this user', 'Feedback', ...change, 'Delete']);
  },
);

it('[ADMIN-7] finds one user by id or email, with Enter or the button, and says when there is none', async () => {
  const email = `found-${randomUUID()}@example.com`;
  const [id = ''] = await seedUsers(journey.server, [{ account: { email } }, {}]);
  const button = tab.button('Search User');
  expect(await button.isDisabled()).toBe(true);
  await tab.query.fill('   ');
  expect(await button.isDisabled()).toBe(true);
  await tab.query.fill(` ${email.toUpperCase()} `);
  await button.click();
  await tab.row(id).waitFor();
  expect(await tab.title.textContent()).toBe('Users (1 of 1)');
  expect(await tab.rows.count()).toBe(1);
  expect(await tab.panel.getByRole('button', { name: /^Load (More|all)/ }).count()).toBe(0);

  await tab.search('nobody@example.com');
  await tab.alert.getByText('User not found', { exact: true }).waitFor();
  // What was there stays.
  expect(await tab.rows.count()).toBe(1);
  await tab.alert.getByRole('button', { name: 'Try Again' }).click();
  await tab.alert.getByText('User not found', { exact: true }).waitFor();
  await tab.find(id);
  expect(await tab.alert.count()).toBe(0);
});

it('[ADMIN-7] says that it is searching, and lets nothing else be asked meanwhile', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await visitor.page.route('**/api/admin/users/search?*', async (route) => {
    await held;
    await route.continue();
  });
  await tab.search(operatorEmail);
  await tab.button('Searching...').waitFor();
  for (const name of ['Searching...', 'Load Users', 'Refresh'])
    expect(await tab.button(name).isDisabled(), name).toBe(true);
  release();
  await tab.button('Search User').waitFor();
  await tab.row(await tab.rows.first().getAttribute('data-user').then(String)).waitFor();
  // An operator is nobody's to choose, ask, archive or delete.
  expect(await tab.rows.getByRole('checkbox').isDisabled()).toBe(true);
  expect(await tab.rows.getByRole('button', { name: /^Admin: / }).isDisabled()).toBe(true);
  expect(await tab.rows.getByRole('button', { name: /^Feedback: / }).isDisabled()).toBe(true);
  expect(await tab.rows.getByRole('button', { name: /^(Una|A)rchive: / }).count()).toBe(0);
});

it('[ADMIN-9] marks suspicious users and suggests inactive ones, counts them and selects them', async () => {
  const quiet: SeededUser = { account: { email: null, ...seenBefore(100) }, templates: [{ name: 'Cafe' }] };
  const [suspicious = '', paying = '', away = '', archived = ''] = await seedUsers(journey.server, [
    quiet,
    { ...quiet, account: { ...quiet.account, plan: 1 } },
    { ...quiet, account: { ...quiet.account, email: `away-${randomUUID()}@example.com` } },
    { ...quiet, account: { ...quiet.account, status: 'archived', email: `old-${randomUUID()}@example.com` } },
  ]);
  await tab.load();
  expect(await tab.row(suspicious).getAttribute('data-suspicious')).toBe('true');
  for (const id of [paying, away, archived])
    expect(await tab.row(id).getAttribute('data-suspicious')).toBeNull();
  await tab.panel.getByText('1 found · 0 selected', { exact: true }).waitFor();
  await tab.button('Select suspicious').click();
  await tab.panel.getByText('1 found · 1 selected', { exact: true }).waitFor();
  await tab.panel.getByText('1 selected', { exact: true }).waitFor();
  expect(await tab.box(suspicious).isChecked()).toBe(true);
  await tab.button('Select inactive').click();
  expect(await tab.box(suspicious).isChecked()).toBe(true);
  expect(await tab.box(away).isChecked()).toBe(true);
  for (const id of [paying, archived]) expect(await tab.box(id).isChecked()).toBe(false);
});
