// An operator sees the product as a user does, in a tab of its own: what is shown, and that nothing of it is changed or kept.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addOrder, addReceipt, newOrder } from '#testing/browser/add-order.ts';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { withServerDatabase } from '#testing/browser/operators/seed-users.ts';
import { UsersTab } from '#testing/browser/operators/users-tab.ts';
import { bandOf, beginView, keptIn } from '#testing/browser/operators/view-as.ts';
import { openTab, operatorAt } from '#testing/browser/operators.ts';
import { seedTemplates } from '#testing/browser/seed-templates.ts';
import { signUp } from '#testing/browser/sign-up.ts';
import { turnOffOnboarding } from '#testing/browser/turn-off-onboarding.ts';

let journey: Journey;
/** Of the user, who speaks another language than the operator. */
let email: string;
let uuid: string;
let operator: Visitor;
let tab: UsersTab;

beforeAll(async () => {
  journey = await Journey.beginAlone();
  const user = await journey.visitor({ language: 'ru' });
  await user.open('/settings');
  email = await signUp(user);
  await turnOffOnboarding(user);
  [uuid = ''] = await seedTemplates(user, [{ name: 'Bakery' }]);
  const order = { ...newOrder(), name: 'Bought café' };
  await addOrder(user, order, email);
  await addReceipt(user, order.id);
});

afterAll(() => journey.end());

beforeEach(async () => {
  operator = (await operatorAt(journey, 'users')).visitor;
  tab = new UsersTab(operator);
  await tab.find(email);
  return () => operator.context.close();
});

const view = () => beginView(operator, tab.button(`View as this user: ${email}`));
const refusal = (page: Page) =>
  bandOf(page)
    .getByRole('alert')
    .getByText(`You are viewing as ${email} and can't change anything.`, { exact: true });

/** Everything on the server that is the user's, but for what the view itself leaves in the record. */
const onServer = () =>
  withServerDatabase(journey.server, async ({ query }) => {
    const account = await query
      .selectFrom('account')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const templates = await query
      .selectFrom('template')
      .selectAll()
      .where('account_id', '=', account.id)
      .execute();
    const versions = await query
      .selectFrom('template_version')
      .select('id')
      .where('template_uuid', '=', uuid)
      .execute();
    return { account, templates, versions };
  });

async function idOfUser(): Promise<string> {
  return (await onServer()).account.id;
}

it('begins in a row, in a tab of its own, and shows what the user sees, under a band', async () => {
  const { page, say } = await view();
  const band = bandOf(page);
  await band.getByText(`You are viewing as ${email}.`, { exact: true }).waitFor();
  await band.getByText("Nothing can be changed. What you try out in a model isn't saved.").waitFor();
  expect(await band.getByRole('timer').textContent()).toMatch(/^(30|29) min left$/);
  // The token is in no address, nor in the history: there is no way back to one that had it.
  expect(page.url()).toBe(`${operator.home}#/`);
  expect(await page.evaluate(() => [history.length, window.opener])).toEqual([1, null]);
  await page.getByRole('link', { name: 'Bakery' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('ru');
  await page.goto(`${operator.home}#/settings`);
  await page.getByText(email).nth(1).waitFor();
  await page.getByText('Bought café').waitFor();
  expect(await page.locator('main a[href*="receipt"], main a[href*="docs.google.com"]').count()).toBe(0);
  // The area is nothing that this user has.
  await page.goto(`${operator.home}#/admin?tab=users`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('#operator-panel-users').count()).toBe(0);
  expect(say('users.view-as')).toBe('View as this user');
});

it('begins on the user’s page too, and goes on after a reload', async () => {
  await tab.panel.getByRole('link', { name: /^Open page: / }).click();
  const { page } = await beginView(
    operator,
    tab.panel.getByRole('button', { name: /^View as this user: / }).last(),
  );
  await page.reload();
  await bandOf(page).getByText(`You are viewing as ${email}.`, { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Bakery' }).waitFor();
});

it('lets nothing be changed, spent or taken, and says so', async () => {
  const { page } = await view();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('/export')) sent.push(request.url());
  });
  await page.getByRole('link', { name: 'Bakery' }).waitFor();
  for (const name of ['Удалить: Bakery', 'Клонировать: Bakery', 'Обратная связь']) {
    expect([name, await page.getByRole('button', { name, exact: true }).isDisabled()]).toEqual([name, true]);
  }
  await page.goto(`${operator.home}#/settings`);
  const enabled = page.locator('main fieldset :is(button, input, select):enabled');
  await page.getByText('Bought café').waitFor();
  expect(await enabled.count()).toBe(0);
  await page.locator('main a[href="/api/user/export"]').click();
  await refusal(page).waitFor();
  await page.goto(`${operator.home}#/template/new/`);
  await page.getByText('Здесь нельзя ничего создать', { exact: true }).waitFor();
  // What has no lock is refused by the page, as it would be by the server.
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('English');
  await page.keyboard.press('Enter');
  await refusal(page).waitFor();
  expect(sent).toEqual([]);
  const answers = await page.evaluate(async () => {
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const headers = { 'x-view-as': 'guessed', 'x-xsrf-token': decodeURIComponent(token) };
    return (await fetch('/api/user/settings', { method: 'POST', headers })).status;
  });
  expect(answers).toBe(410);
});

it('tries numbers out, and keeps nothing anywhere: not on the server, not in the browser', async () => {
  const before = await onServer();
  const browser = () => keptIn(operator.page, 'localStorage');
  const tabOfArea = () => keptIn(operator.page, 'sessionStorage');
  const look = () =>
    operator.page.evaluate(() => [
      document.documentElement.lang,
      document.documentElement.dataset.mantineColorScheme,
    ]);
  const [keptBefore, tabBefore, lookBefore] = [await browser(), await tabOfArea(), await look()];
  const viewer = await view();
  const { page } = viewer;
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await viewer.open(`/template/${uuid}/`);
  const editor = new EditorPage(viewer);
  const price = editor.field('(Price|Цена)');
  await price.waitFor();
  const [shown, typed] = [await price.inputValue(), '4321'];
  await price.fill(typed);
  await price.press('Enter');
  await page.getByText('Не сохраняется', { exact: true }).first().waitFor();
  await expect.poll(() => page.locator('main').textContent()).toContain('4');
  // In another theme and another list, too.
  await page.getByRole('button', { name: /^Тема: / }).click();
  await viewer.open('/');
  await page.getByRole('button', { name: 'Список', exact: true }).click();
  const [kept] = await keptIn(page, 'sessionStorage');
  expect((await keptIn(page, 'sessionStorage')).length).toBe(1);
  expect(kept?.[0]).toBe('modelwright.view');
  // Nothing asks before it is left, and nothing of it is there again.
  await viewer.open(`/template/${uuid}/`);
  await page.reload();
  await price.waitFor();
  expect(await price.inputValue()).toBe(shown);
  expect(await browser()).toEqual(keptBefore);
  expect(await tabOfArea()).toEqual(tabBefore);
  expect(await look()).toEqual(lookBefore);
  const others = await page.evaluate(async () => [
    (await indexedDB.databases()).length,
    (await caches.keys().catch(() => [])).length,
  ]);
  expect(others).toEqual([0, 0]);
  expect(sent).toEqual([]);
  expect(await onServer()).toEqual(before);
  expect(JSON.stringify([await browser(), await tabOfArea()])).not.toContain(uuid);
});

it('ends by its button: the tab closes, the token opens nothing, and the record says who began and ended it', async () => {
  const { page } = await view();
  const [[, text = '{}'] = []] = await keptIn(page, 'sessionStorage');
  const { token }: { token: string } = JSON.parse(text);
  await Promise.all([
    page.waitForEvent('close'),
    bandOf(page).getByRole('button', { name: 'End view' }).click(),
  ]);
  const status = await operator.page.evaluate(
    async (header) => (await fetch('/api/user', { headers: { 'x-view-as': header } })).status,
    token,
  );
  expect(status).toBe(410);
  // The operator's own tab is as it was.
  await tab.row(await idOfUser()).waitFor();
  await openTab(operator, 'record');
  const acts = operator.page.locator('#operator-panel-record tbody > tr');
  await acts.nth(1).waitFor();
  const texts = await acts.allTextContents();
  expect(texts[0]).toContain('View as user ended');
  expect(texts[1]).toContain('View as user started');
});

it('is over when its time is: nothing of the user stays on the screen, and a way leads back', async () => {
  const { page } = await view();
  await page.getByRole('link', { name: 'Bakery' }).waitFor();
  const id = await idOfUser();
  await withServerDatabase(journey.server, ({ query }) =>
    query.updateTable('operator_view').set({ ends_at: 1 }).where('account_id', '=', id).execute(),
  );
  await page.goto(`${operator.home}#/settings`);
  await page.getByRole('heading', { level: 1, name: 'This view has ended' }).waitFor();
  expect(await page.getByText(email).count()).toBe(0);
  expect(await bandOf(page).count()).toBe(0);
  expect(await page.locator('header').count()).toBe(0);
  expect(await keptIn(page, 'sessionStorage')).toEqual([]);
  expect(await page.title()).toBe('This view has ended · Modelwright');
  await page.getByRole('link', { name: 'Back to the user' }).click();
  await page.locator('#operator-panel-users').getByText(email).first().waitFor();
  expect(await bandOf(page).count()).toBe(0);
  expect(page.url()).toBe(`${operator.home}#/admin?tab=users&user=${id}`);
});

it('asks the server when its minutes are gone, and when the operator signs out in another tab', async () => {
  const first = await view();
  await first.page.clock.install();
  await first.page.reload();
  await bandOf(first.page).getByRole('timer').waitFor();
  await withServerDatabase(journey.server, ({ query }) =>
    query.updateTable('operator_view').set({ ends_at: 1 }).execute(),
  );
  await first.page.clock.runFor(30 * 60_000);
  await first.page.getByRole('heading', { level: 1, name: 'This view has ended' }).waitFor();
  const second = await view();
  await second.page.getByRole('link', { name: 'Bakery' }).waitFor();
  await operator.page.getByRole('button', { name: /^Account menu: / }).click();
  await operator.page.getByRole('menuitem', { name: operator.say('nav.sign-out') }).click();
  await second.page.getByRole('heading', { level: 1, name: 'This view has ended' }).waitFor();
});

it('says what went wrong where it cannot begin, closes the window again, and begins at the second try', async () => {
  const button = tab.button(`View as this user: ${email}`);
  await operator.page.route('**/api/admin/users/*/view-as', (route) => route.abort(), { times: 1 });
  const [page] = await Promise.all([operator.context.waitForEvent('page'), button.click()]);
  await expect.poll(() => page.isClosed()).toBe(true);
  await tab.alert.getByText('Failed to view as this user', { exact: true }).waitFor();
  const { page: shown } = await beginView(operator, tab.alert.getByRole('button', { name: 'Try Again' }));
  await bandOf(shown).getByText(`You are viewing as ${email}.`, { exact: true }).waitFor();
  expect(await tab.alert.count()).toBe(0);
  await operator.page.evaluate(() => {
    window.open = () => null;
  });
  await button.click();
  await tab.alert.getByText(/^Your browser blocked the new window/).waitFor();
});
