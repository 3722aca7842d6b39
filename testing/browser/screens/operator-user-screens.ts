// The operators' users: the list in its states, what belongs to one, the questions before deletions, and one user's page.
import { makeOperator } from '../add-order.ts';
import type { AppServer } from '../app-server.ts';
import type { Visitor } from '../journey.ts';
import { type SeededUser, seedUsers } from '../operators/seed-users.ts';
import { signUp } from '../sign-up.ts';
import { breakOnce, type Screen } from './screen.ts';

const dayMs = 24 * 60 * 60 * 1000;
const longAgo = Date.now() - 100 * dayMs;
/** Newer than everybody else on the server, so that they come first. */
const soon = Date.now() + dayMs;

const ipData = JSON.stringify({ city: 'Tomsk', country: 'RU', continent_code: 'AS', ip: '192.0.2.44' });

/** One who has everything, one who is suspicious, one in the archive, and one with nothing but a status of elsewhere. */
const users: readonly SeededUser[] = [
  { account: { email: 'new@example.com', created_at: soon, plan: 2, language: 'ru' } },
  {
    account: {
      ...{ email: 'old@example.com', created_at: soon, status: 'archived', feedback_requested_at: longAgo },
    },
  },
  { account: { email: null, created_at: soon, updated_at: longAgo }, templates: [{ name: 'Tea' }] },
  {
    account: {
      ...{ email: 'ada@example.com', first_name: 'Ada', last_name: 'Lovelace', plan: 1, ip_data: ipData },
      created_at: soon,
    },
    templates: [
      { name: 'Cafe', description: 'With a terrace', templateContext: 'retail', priceCents: 2900 },
      { name: '' },
    ],
    orders: [{ gs_url: 'https://sheets.example/1' }, { name: '' }],
    providers: [{ displayName: 'Ada', email: 'ada@example.com', emailVerified: true }],
    logs: [{}, { level: 'error', lmid: 'model-build-excel-error', body: '{"templateId":"1"}' }],
  },
];

const seeded = new WeakSet<AppServer>();

/** The server is visited in several languages and widths. */
async function seedOnce(server: AppServer): Promise<void> {
  if (seeded.has(server)) return;
  seeded.add(server);
  await seedUsers(server, users);
}

const named = ({ page }: Visitor, name: string) => page.locator('tr[data-user]').filter({ hasText: name });

async function find(visitor: Visitor, email: string): Promise<void> {
  const tab = visitor.page.getByRole('searchbox', { name: visitor.say('users.search-label') });
  await tab.fill(email);
  await tab.press('Enter');
  await visitor.page.locator('tr[data-user]:only-child').waitFor();
}

const openTab = ({ page, say }: Visitor, id: 'users.tab-orders' | 'users.tab-providers' | 'users.tab-logs') =>
  page
    .locator('tr[data-user] + tr')
    .getByRole('tab', { name: new RegExp(`^${say(id)}`) })
    .click();

const list: readonly Screen[] = [
  {
    name: 'users',
    show: async (visitor) => {
      await visitor.open('/settings');
      await signUp(visitor);
      await makeOperator(visitor);
      await seedOnce(visitor.server);
      await visitor.open('/admin?tab=users');
      await visitor.page.reload();
      await visitor.page.getByText(visitor.say('users.prompt')).waitFor();
    },
  },
  {
    name: 'users-failed',
    show: async (visitor) => {
      await breakOnce(visitor, '**/api/admin/users?*');
      await visitor.page.getByRole('button', { name: visitor.say('users.load') }).click();
      await visitor.page.getByText(visitor.say('users.error-fetch')).waitFor();
    },
  },
  {
    name: 'users-loaded',
    show: async (visitor) => {
      await visitor.page.getByRole('button', { name: visitor.say('users.load') }).click();
      await named(visitor, 'ada@example.com').first().waitFor();
    },
  },
  {
    name: 'users-selected',
    show: async (visitor) => {
      await named(visitor, 'new@example.com').first().getByRole('checkbox').check();
      await named(visitor, 'old@example.com').first().getByRole('checkbox').check();
      await visitor.page.getByRole('button', { name: visitor.say('users.clear') }).waitFor();
    },
  },
  {
    name: 'users-delete-many',
    show: async ({ page, say }) => {
      await page.getByRole('button', { name: say('users.delete-many').replace('{count}', '2') }).click();
      await page.getByRole('dialog').getByText('old@example.com').waitFor();
    },
  },
];

const details: readonly Screen[] = [
  {
    name: 'user-details',
    show: async (visitor) => {
      await visitor.page.keyboard.press('Escape');
      await find(visitor, 'ada@example.com');
      const row = visitor.page.locator('tr[data-user]');
      await row.focus();
      await visitor.page.keyboard.press('Enter');
      await visitor.page.getByText('With a terrace').waitFor();
    },
  },
  {
    name: 'user-orders',
    show: async (visitor) => {
      await openTab(visitor, 'users.tab-orders');
      await visitor.page.getByText(visitor.say('users.order-unnamed')).waitFor();
    },
  },
  {
    name: 'user-providers',
    show: async (visitor) => {
      await openTab(visitor, 'users.tab-providers');
      await visitor.page.getByText(visitor.say('users.provider-verified')).waitFor();
    },
  },
  {
    name: 'user-logs',
    show: async (visitor) => {
      await openTab(visitor, 'users.tab-logs');
      await visitor.page.getByRole('button', { name: visitor.say('admin.body-view') }).click();
      await visitor.page.getByText('templateId').waitFor();
    },
  },
  {
    name: 'user-delete',
    show: async ({ page, say }) => {
      await page.getByRole('button', { name: new RegExp(`^${say('users.delete')}: `) }).click();
      await page.getByRole('dialog').getByText('ada@example.com').waitFor();
    },
  },
  {
    name: 'user-page',
    show: async ({ page, say }) => {
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: new RegExp(`^${say('users.open-page')}: `) }).click();
      await page.getByText('With a terrace').first().waitFor();
    },
  },
];

export const operatorUserScreens: readonly Screen[] = [...list, ...details];
