// What belongs to one user, below the row and on the user's own page: templates, orders, providers and the log by day.
import { randomUUID } from 'node:crypto';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { withoutRecord } from '#testing/browser/operators/broken-record.ts';
import { type SeededUser, seedUsers } from '#testing/browser/operators/seed-users.ts';
import { UsersTab } from '#testing/browser/operators/users-tab.ts';
import { operatorAt } from '#testing/browser/operators.ts';

const minuteMs = 60_000;

let journey: Journey;
let visitor: Visitor;
let tab: UsersTab;

beforeAll(async () => {
  journey = await Journey.beginAlone();
});

afterAll(() => journey.end());

beforeEach(async () => {
  visitor = (await operatorAt(journey, 'users')).visitor;
  tab = new UsersTab(visitor);
  return () => visitor.context.close();
});

async function openFound(user: SeededUser = {}): Promise<{ readonly id: string; readonly open: Locator }> {
  const email = `details-${randomUUID()}@example.com`;
  const [id = ''] = await seedUsers(journey.server, [{ ...user, account: { email, ...user.account } }]);
  await tab.find(id);
  await tab.cell(id, 3).click();
  const open = tab.details(id);
  await open.getByRole('tablist').waitFor();
  return { id, open };
}

const choose = (open: Locator, name: RegExp) => open.getByRole('tab', { name }).click();
const heads = async (open: Locator) => open.getByRole('columnheader').allTextContents();
const cellsOf = (open: Locator, place: number) =>
  open.locator('tbody tr').nth(place).locator(':scope > td > div').allTextContents();

it('[ADMIN-14] opens with a press, Enter and Space, and closes the same way', async () => {
  const { page } = visitor;
  const { id, open } = await openFound();
  await tab.cell(id, 3).click();
  await open.waitFor({ state: 'detached' });
  const row = tab.row(id);
  await row.focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await open.getByRole('tablist').waitFor();
    expect(await row.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press(key);
    await open.waitFor({ state: 'detached' });
  }
});

it('[ADMIN-14] shows each template, with its document', async () => {
  const { open } = await openFound({
    templates: [
      { name: 'Cafe', description: 'With a terrace', templateContext: 'retail', priceCents: 2900 },
      { name: '' },
    ],
  });
  await open.getByRole('tab', { name: 'Templates 2' }).waitFor();
  expect(await heads(open)).toEqual([
    ...['Name', 'UUID', 'Context', 'Price', 'Description', 'Language', 'Created', 'Updated', 'JSON'],
  ]);
  const rows = [await cellsOf(open, 0), await cellsOf(open, 1)];
  const cafe = rows.find(([name]) => name === 'Cafe');
  const untitled = rows.find(([name]) => name === 'Untitled Template');
  expect(cafe?.filter((_, place) => place !== 1)).toEqual([
    ...['Cafe', 'retail', '$29.00', 'With a terrace', 'en', 'Jan 15, 2026', 'Jan 15, 2026', 'View JSON'],
  ]);
  expect(cafe?.[1]).toMatch(/^[\da-f-]{36}$/);
  expect(untitled?.slice(2, 5)).toEqual(['–', '–', '–']);
  await open.getByRole('button', { name: 'View JSON' }).first().click();
  await tab.dialog.getByText('coreResources').waitFor();
  await tab.dialog.getByRole('button', { name: 'Copy to Clipboard' }).waitFor();
});

it('[ADMIN-14] shows each order and what links to its spreadsheet', async () => {
  const template = randomUUID();
  const { open } = await openFound({
    orders: [
      { id: 'order-a', name: 'Cafe', template_uuid: template, gs_url: 'https://sheets.example/1' },
      { id: 'order-b', name: '', email: 'other@example.com', created_at: Date.UTC(2025, 4, 2, 12) },
    ],
  });
  await choose(open, /^Orders 2$/);
  expect(await heads(open)).toEqual([
    ...['Name', 'Order ID', 'Email', 'Template UUID', 'Price', 'Date', 'Google Sheets'],
  ]);
  expect(await cellsOf(open, 0)).toEqual([
    ...['Cafe', 'order-a', 'buyer@example.com', template, '$29.00', 'Jan 15, 2026', 'Open'],
  ]);
  expect(await cellsOf(open, 1)).toEqual([
    ...['Unnamed Order', 'order-b', 'other@example.com', '–', '$29.00', 'May 2, 2025', 'No link'],
  ]);
  const link = open.getByRole('link', { name: 'Open', exact: true });
  expect(await link.getAttribute('href')).toBe('https://sheets.example/1');
});

it('[ADMIN-14] shows what each signs in with', async () => {
  const { open } = await openFound({
    providers: [
      {
        displayName: 'Ada L',
        email: 'ada@example.com',
        emailVerified: true,
        photo: 'https://p.example/a.png',
      },
      { givenName: 'Ada', familyName: 'Lovelace', email: 'al@example.com', emailVerified: false },
      { email: 'x@example.com', emailVerified: true },
    ],
  });
  await choose(open, /^Providers 3$/);
  expect(await heads(open)).toEqual([
    ...['Provider', 'Display name', 'Email', 'Verification', 'Provider ID', 'Photo'],
  ]);
  const rows = await Promise.all([0, 1, 2].map((place) => cellsOf(open, place)));
  const shown = rows.map(([provider, name, email, state, , photo]) => [provider, name, email, state, photo]);
  expect(shown.sort((one, other) => String(one[1]).localeCompare(String(other[1])))).toEqual([
    ['google', 'Ada L', 'ada@example.com', 'Verified', 'Open photo'],
    ['google', 'Ada Lovelace', 'al@example.com', 'Not verified', '–'],
    ['google', 'No name', 'x@example.com', 'Verified', '–'],
  ]);
});

it('[ADMIN-15] shows the log by day, with the first and last entry and the length of the session, and bodies when asked', async () => {
  const at = Date.UTC(2026, 0, 15, 12);
  const { open } = await openFound({
    logs: [
      { at, lmid: 'template-saved', verb: 'POST', path: '/api/user/template/1', content: 'Cafe' },
      { at: at + 65 * minuteMs, level: 'error', lmid: 'model-build-excel-error', body: '{"templateId":"1"}' },
      { at: at - 24 * 60 * minuteMs, level: 'warn', lmid: 'wrong-login' },
    ],
  });
  expect(await open.getByRole('tab', { name: /^Logs/ }).textContent()).toBe('Logs ...');
  await choose(open, /^Logs/);
  await open.getByRole('tab', { name: 'Logs 3' }).waitFor();
  expect(await heads(open)).toEqual(['Time', 'Level', 'LMID', 'Action', 'IP', 'Body', 'Content']);
  const days = await open.getByRole('rowheader').allTextContents();
  expect(days).toHaveLength(2);
  expect(days[0]).toMatch(/January 15, 2026.*First: .*Last: .*Session: 1 h 5 min$/);
  expect(days[1]).toMatch(/January 14, 2026.*Session: 0 s$/);
  const entries = open.locator('tbody tr[data-level]');
  expect(await entries.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-level')))).toEqual([
    ...['error', 'info', 'warn'],
  ]);
  const saved = await entries.nth(1).locator(':scope > td').allTextContents();
  expect(saved.slice(1)).toEqual([
    ...['info', 'template-saved', 'POST /api/user/template/1', '192.0.2.7', '–', 'Cafe'],
  ]);
  await withoutRecord(journey.server, async () => {
    await open.getByRole('button', { name: 'View Body' }).click();
    await open.getByText('Failed to load log body', { exact: true }).waitFor();
  });
  await open.getByRole('button', { name: 'Try Again' }).click();
  await open.getByText('"templateId": "1"').waitFor();
  await open.getByRole('button', { name: 'Hide' }).click();
  await open.getByText('"templateId": "1"').waitFor({ state: 'detached' });
  await open.getByRole('button', { name: 'View Body' }).waitFor();
});

it('[ADMIN-16] says where there is nothing', async () => {
  const { open } = await openFound();
  await open.getByText('No templates found', { exact: true }).waitFor();
  await choose(open, /^Orders 0$/);
  await open.getByText('No orders found', { exact: true }).waitFor();
  await choose(open, /^Providers 0$/);
  await open.getByText('No providers found', { exact: true }).waitFor();
  await choose(open, /^Logs/);
  await open.getByText('No logs found', { exact: true }).waitFor();
  await open.getByRole('tab', { name: 'Logs 0' }).waitFor();
});

it('[ADMIN-21] says what could not be loaded, and tries again', async () => {
  const email = `broken-${randomUUID()}@example.com`;
  const [id = ''] = await seedUsers(journey.server, [{ account: { email } }]);
  await tab.find(id);
  const open = tab.details(id);
  await withoutRecord(journey.server, async () => {
    await tab.cell(id, 3).click();
    await open.getByText('Failed to load user details', { exact: true }).waitFor();
    await choose(open, /^Logs/);
    await open.getByText('Failed to load user logs', { exact: true }).waitFor();
  });
  await open.getByRole('button', { name: 'Try Again' }).click();
  await open.getByText('No logs found', { exact: true }).waitFor();
  await choose(open, /^Templates/);
  await open.getByRole('button', { name: 'Try Again' }).click();
  await open.getByText('No templates found', { exact: true }).waitFor();
});

const manyLogs = (count: number): SeededUser => ({
  logs: Array.from({ length: count }, (_, index) => ({ at: Date.UTC(2026, 0, 15, 12) + index * minuteMs })),
});

it('[ADMIN-15] loads a thousand entries of the log at a time', async () => {
  const { open } = await openFound(manyLogs(1003));
  await choose(open, /^Logs/);
  const more = open.getByRole('button', { name: 'Load More (3 remaining)', exact: true });
  await more.waitFor();
  await withoutRecord(journey.server, async () => {
    await more.click();
    await open.getByText('Failed to load more logs', { exact: true }).waitFor();
  });
  await open.getByRole('button', { name: 'Try Again' }).click();
  await more.waitFor({ state: 'detached' });
  expect(await open.getByText(/^Failed/).count()).toBe(0);
});
