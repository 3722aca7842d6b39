// The frame of the operators' area on a server with three environments: who sees it, its tabs, and the environment that is looked into.
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Journey, narrow, type Visitor } from '#testing/browser/journey.ts';
import {
  chooseEnvironment,
  environmentRadio,
  expectEnvironment,
  openTab,
  operatorAt,
} from '#testing/browser/operators.ts';
import { signUp } from '#testing/browser/sign-up.ts';
import { withDatabase } from '#testing/server/people.ts';

let journey: Journey;
const folders = mkdtempSync(join(tmpdir(), 'environments-'));
const production = join(folders, 'production');
/** Where the test environment is said to be; it is there only once it has been moved there. */
const test = join(folders, 'test');
const testElsewhere = join(folders, 'elsewhere');

beforeAll(async () => {
  for (const dataDir of [production, testElsewhere])
    await withDatabase({ place: { databaseUrl: null, dataDir } }, async () => undefined);
  journey = await Journey.beginAlone({ TEST_DATABASE: test, PRODUCTION_DATABASE: production });
});

afterAll(async () => {
  await journey.end();
  rmSync(folders, { recursive: true, force: true });
});

const tabs = ({ page, say }: Visitor) => page.getByRole('tablist', { name: say('admin.sections') });
const tab = (visitor: Visitor, name: string) => tabs(visitor).getByRole('tab', { name, exact: true });
const userMenu = ({ page, say }: Visitor) =>
  page.getByRole('button', { name: new RegExp(`^${say('nav.user-menu').split(':')[0]}`) });
const switching = ({ page, say }: Visitor) => page.getByText(say('admin.switching'), { exact: true });

it('[ADMIN-1] [ROUTE-9] leads nowhere for others, and is linked for operators alone', async () => {
  const person = await journey.visitor();
  const { page, say } = person;
  await person.open('/settings');
  await signUp(person);
  await person.open('/admin?tab=users');
  await page.reload();
  await page.getByRole('heading', { name: say('not-found.title') }).waitFor();
  await expect.poll(() => page.title()).toBe(`${say('menu.not-found')} · Modelwright`);
  await userMenu(person).click();
  await page.getByRole('menuitem', { name: say('menu.settings') }).waitFor();
  expect(await page.getByRole('menuitem', { name: say('menu.admin') }).count()).toBe(0);

  const { visitor } = await operatorAt(journey, 'record');
  await visitor.open('/settings');
  await userMenu(visitor).click();
  await visitor.page.getByRole('menuitem', { name: say('menu.admin') }).click();
  await visitor.page.getByRole('heading', { level: 1, name: say('menu.admin') }).waitFor();
  expect([...person.complaints, ...visitor.complaints]).toEqual([]);
});

it('[ADMIN-2] is linked in the drawer of a phone, where a button unfolds the tabs', async () => {
  const { visitor } = await operatorAt(journey, 'record', { viewport: narrow });
  const { page, say } = visitor;
  await visitor.open('/settings');
  await page.getByRole('button', { name: say('nav.open') }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say('menu.admin') })
    .click();
  await page.getByRole('heading', { level: 1, name: say('menu.admin') }).waitFor();
  expect(await tabs(visitor).isVisible()).toBe(false);
  const fold = page.getByRole('button', { name: say('admin.all-sections') });
  await fold.click();
  await tab(visitor, say('admin.record')).click();
  expect(await tabs(visitor).isVisible()).toBe(false);
  expect(await fold.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.getByRole('heading', { level: 2, name: say('admin.record') }).waitFor();
});

it('[ADMIN-2] has one list of tabs, by pointer, keyboard and address', async () => {
  const { visitor } = await operatorAt(journey, 'record');
  const { page, say } = visitor;
  expect(await tabs(visitor).getAttribute('aria-orientation')).toBe('vertical');
  const names = await tabs(visitor).getByRole('tab').allTextContents();
  expect(names).toContain(say('admin.record'));
  const selected = tabs(visitor).getByRole('tab', { selected: true });
  expect(await selected.textContent()).toBe(say('admin.record'));
  await selected.focus();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.keyboard.press('Home');
  expect(await focused()).toBe(names[0]);
  await page.keyboard.press('ArrowUp');
  expect(await focused()).toBe(names.at(-1));
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe(names[0]);
  await page.keyboard.press('Enter');
  await expect.poll(() => selected.textContent()).toBe(names[0]);
  await expect.poll(() => page.title()).toBe(`${names[0]} · ${say('menu.admin')} · Modelwright`);
  await visitor.open('/admin?tab=no-such-tab');
  await expect.poll(() => selected.textContent()).toBe(names[0]);
  await page.setViewportSize({ width: 800, height: 900 });
  await expect.poll(() => tabs(visitor).getAttribute('aria-orientation')).toBe('horizontal');
});

it('[ADMIN-4] reverts to the local environment where another cannot be reached, says why, and tries again', async () => {
  const { visitor } = await operatorAt(journey, 'record');
  const { page, say } = visitor;
  await expectEnvironment(visitor, 'local');
  await chooseEnvironment(visitor, 'test');
  const banner = page.getByRole('alert').filter({ hasText: say('admin.error-environment-unreachable') });
  await banner.waitFor();
  await expectEnvironment(visitor, 'local');
  renameSync(testElsewhere, test);
  await banner.getByRole('button', { name: say('admin.try-again') }).click();
  await expectEnvironment(visitor, 'test');
  await banner.waitFor({ state: 'detached' });
  await page.getByText(say('admin.warning-elsewhere'), { exact: true }).waitFor();
  // The choice is kept with the session.
  await page.reload();
  await expectEnvironment(visitor, 'test');
});

it('[ADMIN-3] switches to production, which is marked, drops what was loaded, and back', async () => {
  const { visitor } = await operatorAt(journey, 'record');
  const { page, say } = visitor;
  const band = page.getByText(say('admin.production-band'), { exact: true });
  expect(await band.count()).toBe(0);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/admin/switch-database', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByText(say('admin.record-empty')).waitFor();
  await chooseEnvironment(visitor, 'production');
  await switching(visitor).waitFor();
  expect(await environmentRadio(visitor, 'test').isDisabled()).toBe(true);
  expect(await page.getByText(say('admin.record-empty')).count()).toBe(0);
  release();
  await expectEnvironment(visitor, 'production');
  await switching(visitor).waitFor({ state: 'detached' });
  await band.waitFor();
  await expect
    .poll(() => page.title())
    .toBe(`${say('admin.environment-production').toUpperCase()} · Audit log · Admin · Modelwright`);
  const warning = page.getByText(say('admin.warning-production'), { exact: true });
  await warning.waitFor();
  // What was done is in the record of the environment in which it was done.
  await page.getByRole('row').filter({ hasText: 'Environment switched' }).first().waitFor();
  await page.getByRole('button', { name: say('app.close') }).click();
  await warning.waitFor({ state: 'detached' });
  await chooseEnvironment(visitor, 'local');
  await expectEnvironment(visitor, 'local');
  await band.waitFor({ state: 'detached' });
  expect(visitor.complaints).toEqual([]);
});

it('[ADMIN-3] is the same in every tab of the browser', async () => {
  const { visitor } = await operatorAt(journey, 'record');
  const second = { ...visitor, page: await visitor.context.newPage() };
  await second.page.goto(`${visitor.home}#/admin?tab=record`);
  await expectEnvironment(second, 'local');
  await chooseEnvironment(visitor, 'production');
  await expectEnvironment(second, 'production');
  // A tab that was told of another one, and cannot learn which, shows nothing of the one before.
  await second.page.locator('#operator-panel-record:visible').waitFor();
  const current = '**/api/admin/current-environment';
  await second.page.route(current, (route) => route.fulfill({ status: 500, json: {} }));
  await chooseEnvironment(visitor, 'local');
  await expectEnvironment(visitor, 'local');
  const failed = second.page.getByRole('alert').filter({ hasText: 'Failed to switch database' });
  await failed.waitFor();
  expect(await second.page.getByRole('tabpanel').count()).toBe(0);
  await second.page.unroute(current);
  await failed.getByRole('button', { name: 'Try Again' }).click();
  await second.page.locator('#operator-panel-record:visible').waitFor();
  await expectEnvironment(second, 'local');
});

it('[ADMIN-4] is local where the current one cannot be asked for, and says that switching failed if the server gives no reason', async () => {
  const { visitor } = await operatorAt(journey, 'record');
  const { page } = visitor;
  const internal = { code: 'internal', message: 'Something went wrong on the server.', remedy: '' };
  await page.route('**/api/admin/{current-environment,switch-database}', (route) =>
    route.fulfill({ status: 500, json: internal }),
  );
  await page.reload();
  const failed = page.getByRole('alert').filter({ hasText: 'Failed to switch database' });
  await failed.waitFor();
  await expectEnvironment(visitor, 'local');
  // Nobody knows whose data a tab would show.
  expect(await page.getByRole('tabpanel').count()).toBe(0);
  await page.unroute('**/api/admin/{current-environment,switch-database}');
  await failed.getByRole('button', { name: 'Try Again' }).click();
  await page.locator('#operator-panel-record:visible').waitFor();
  await page.route('**/api/admin/switch-database', (route) => route.fulfill({ status: 500, json: internal }));
  await openTab(visitor, 'record');
  await page.reload();
  await chooseEnvironment(visitor, 'production');
  await page.getByRole('alert').getByText('Failed to switch database', { exact: true }).waitFor();
  await expectEnvironment(visitor, 'local');
});

it('[ADMIN-4] looks into what it shows as chosen, also where the current one cannot be asked for', async () => {
  const { visitor } = await operatorAt(journey, 'record');
  const { page, say } = visitor;
  await chooseEnvironment(visitor, 'production');
  await page.getByText(say('admin.warning-production'), { exact: true }).waitFor();
  await page.route('**/api/admin/current-environment', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await page.locator('#operator-panel-record:visible').waitFor();
  await expectEnvironment(visitor, 'local');
  await page.unroute('**/api/admin/current-environment');
  await page.reload();
  await expectEnvironment(visitor, 'local');
  await page.locator('#operator-panel-record:visible').waitFor();
});

it('[ADMIN-3] says which environments the server does not know', async () => {
  const alone = await Journey.begin();
  const { visitor } = await operatorAt(alone, 'record', { language: 'ru' });
  for (const name of ['test', 'production'] as const)
    expect(await environmentRadio(visitor, name).isDisabled()).toBe(true);
  await visitor.page.getByText('На этом сервере не настроены: Тестовое и Рабочее', { exact: true }).waitFor();
  await alone.end();
});
