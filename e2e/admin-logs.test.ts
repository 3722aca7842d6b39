// The tab of logs: loaded from any entry on, a hundred at a time, searched by LMID, with bodies that are asked for one by one.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertLogEntries } from '#server/database/rows/log-entry-rows.ts';
import type { LogEntryTable } from '#server/ports/database/tables.ts';
import { Journey, narrow, type Visitor } from '#testing/browser/journey.ts';
import { operatorAt } from '#testing/browser/operators.ts';
import { withDatabase } from '#testing/server/people.ts';

let journey: Journey;
let visitor: Visitor;

/** Before anything that the server writes meanwhile. */
const begin = Date.now() - 3_600_000;

const entry = (id: string, at: number, change: Partial<LogEntryTable> = {}): LogEntryTable => ({
  ...{ id, at: begin + at, level: 'info', lmid: 'of-pages', account_id: null, ip: '203.0.113.7' },
  ...{ verb: 'POST', path: '/api/model/build', content: id, body: null, ...change },
});

const pages = Array.from({ length: 250 }, (_, number) => entry(`page-${number}`, number));
const special = [
  entry('failed', 900, { lmid: 'model-build-excel-error', level: 'error', body: '{"template":"Tea room"}' }),
  entry('started', 901, { lmid: 'index-server-started', verb: '', path: '', ip: '' }),
];

const add = (entries: readonly LogEntryTable[]) =>
  withDatabase({ place: { databaseUrl: null, dataDir: journey.server.dataDir } }, ({ query }) =>
    insertLogEntries(query, entries),
  );

beforeAll(async () => {
  journey = await Journey.beginAlone();
  await add(pages);
  await add(special);
});

afterAll(() => journey.end());

const panel = () => visitor.page.locator('#operator-panel-logs');
const button = (name: string) => panel().getByRole('button', { name, exact: true });
const rows = () => panel().locator('tbody > tr');
const firstRow = () => rows().first().textContent();
const skip = () => panel().getByRole('textbox', { name: 'Skip', exact: true });
const lmid = () => panel().getByRole('textbox', { name: 'LMID', exact: true });
const showsRows = (count: number) => expect.poll(() => rows().count()).toBe(count);
const banner = (text: string) => panel().getByRole('alert').filter({ hasText: text });

const internal = { code: 'internal', message: 'Something went wrong on the server.', remedy: '' };
const breakNext = (address: string) =>
  visitor.page.route(address, (route) => route.fulfill({ status: 500, json: internal }), { times: 1 });

it('[ADMIN-18] is empty until it is loaded, goes on a hundred at a time to the end, and begins anew', async () => {
  ({ visitor } = await operatorAt(journey, 'logs'));
  await panel().getByText(visitor.say('admin.logs-prompt')).waitFor();
  expect(await button('Refresh').isDisabled()).toBe(true);
  expect(await button('Load Next 100').count()).toBe(0);
  await button('Load Logs').click();
  await showsRows(100);
  const heads = await panel().getByRole('columnheader').allTextContents();
  expect(heads).toEqual(['Timestamp', 'LMID', 'User ID', 'IP', 'Method']);
  await button('Load Next 100').click();
  await showsRows(200);
  // Newest first, none twice and none left out.
  const shown = (await rows().allTextContents()).flatMap((text) => /page-(\d+)$/.exec(text)?.[1] ?? []);
  expect(shown.map(Number)).toEqual(shown.map((_, index) => 249 - index));
  expect(shown.length).toBeGreaterThan(100);
  expect(await rows().nth(150).textContent()).toMatch(/of-pages.*203\.0\.113\.7.*POST \/api\/model\/build/);
  await button('Refresh').click();
  await showsRows(100);
  expect(await button('Load Next 100').isEnabled()).toBe(true);
  expect(visitor.complaints).toEqual([]);
});

it('[ADMIN-6] begins after as many as are skipped; what is no number counts as none', async () => {
  ({ visitor } = await operatorAt(journey, 'logs'));
  await skip().fill('242');
  await lmid().fill('of-pages');
  await button('Search Logs').click();
  await showsRows(8);
  expect(await firstRow()).toContain('page-7');
  await button('Load Logs').click();
  await expect.poll(firstRow).not.toContain('page-7');
  expect(await rows().count()).toBeLessThan(100);
  await skip().fill('');
  await skip().pressSequentially('-abc');
  await button('Load Logs').click();
  await showsRows(100);
});

it('[ADMIN-19] finds entries by their LMID, of which two are filled in by a press', async () => {
  ({ visitor } = await operatorAt(journey, 'logs'));
  const search = () => button('Search Logs');
  expect(await search().isDisabled()).toBe(true);
  await lmid().fill('   ');
  expect(await search().isDisabled()).toBe(true);
  await button('model-build-excel-error').click();
  expect(await lmid().inputValue()).toBe('model-build-excel-error');
  await search().click();
  await showsRows(1);
  expect(await rows().first().getAttribute('data-tone')).toBe('error');
  expect(await button('Load Next 100').isDisabled()).toBe(true);
  await button('index-server-started').click();
  await visitor.page.keyboard.press('Enter');
  await expect.poll(firstRow).toContain('index-server-started');
  expect(await rows().first().getAttribute('data-tone')).toBe('marked');
  await lmid().fill(' of-pages ');
  await search().click();
  await showsRows(100);
  await button('Load Next 100').click();
  await showsRows(200);
  await button('Load Next 100').click();
  await showsRows(250);
  expect(await button('Load Next 100').isDisabled()).toBe(true);
  await lmid().fill('nothing-is-called-so');
  await search().click();
  await panel().getByText('No logs found', { exact: true }).waitFor();
});

it('[ADMIN-18] asks for a body when it is viewed, once, and hides it', async () => {
  ({ visitor } = await operatorAt(journey, 'logs'));
  let asked = 0;
  visitor.page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/logs/failed/body')) asked += 1;
  });
  await button('Load Logs').click();
  await showsRows(100);
  expect(asked).toBe(0);
  // A row without a body has no button.
  await expect.poll(() => button('View Body').count()).toBe(1);
  await breakNext('**/api/admin/logs/*/body');
  await button('View Body').click();
  await banner('Failed to load log body').getByRole('button', { name: 'Try Again' }).click();
  const body = panel().locator('pre');
  await expect.poll(() => body.textContent()).toBe('{\n  "template": "Tea room"\n}');
  await button('Hide').click();
  await body.waitFor({ state: 'detached' });
  await button('View Body').click();
  await body.waitFor();
  expect(asked).toBe(2);
});

it('[ADMIN-21] says what failed, keeps what was loaded, and tries the same again', async () => {
  ({ visitor } = await operatorAt(journey, 'logs'));
  await breakNext('**/api/admin/logs?*');
  await button('Load Logs').click();
  await banner('Failed to load application logs').getByRole('button', { name: 'Try Again' }).click();
  await showsRows(100);
  await breakNext('**/api/admin/logs?*');
  await button('Load Next 100').click();
  await banner('Failed to load application logs').waitFor();
  await showsRows(100);
  await lmid().fill('started');
  await breakNext('**/api/admin/logs?*');
  await button('Search Logs').click();
  await banner('Failed to search logs').getByRole('button', { name: 'Try Again' }).click();
  await expect.poll(() => rows().count()).toBeLessThan(100);
});

it('disables its buttons while it loads', async () => {
  ({ visitor } = await operatorAt(journey, 'logs'));
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await visitor.page.route('**/api/admin/logs?*', async (route) => {
    await held;
    await route.continue();
  });
  await lmid().fill('started');
  await button('Load Logs').click();
  for (const name of ['Load Logs', 'Search Logs', 'Refresh'])
    await expect.poll(() => button(name).isDisabled()).toBe(true);
  release();
  await showsRows(100);
});

it('shows entries as cards on a phone, in Russian', async () => {
  ({ visitor } = await operatorAt(journey, 'logs', { viewport: narrow, language: 'ru' }));
  await button('Загрузить логи').click();
  await showsRows(100);
  await rows().first().getByText('Код LMID', { exact: true }).waitFor();
  const { scrollWidth, clientWidth } = await visitor.page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBe(clientWidth);
});
