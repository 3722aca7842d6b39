// The server dies, the page crashes, the tab is reloaded: nothing that was typed is lost.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';

let journey: Journey;
let visitor: Visitor;
let editor: EditorPage;

beforeAll(async () => {
  journey = await Journey.beginAlone();
});

beforeEach(async () => {
  visitor = await journey.visitor();
  visitor.page.on('dialog', (dialog) => dialog.accept());
  editor = await EditorPage.openNew(visitor);
  await editor.waitForSaved();
});

afterAll(() => journey.end());

it('[SHELL-12] shows that the system is down, and continues by itself when it is back', async () => {
  const { page, say } = visitor;
  // Once the notice is there nothing behind it can be typed in.
  await editor.field('Price').fill('77');
  await journey.server.kill();
  const notice = page.getByText(
    'Sorry for the interruption, but system is down right now. We should be back on soon.',
  );
  await notice.waitFor();
  await page.getByText(say('editor.not-saved'), { exact: true }).waitFor();
  await page.getByRole('button', { name: say('down.continue') }).click();
  await editor.field('Quantity').fill('100');
  await journey.server.start();
  await editor.waitForSaved();
  await notice.waitFor({ state: 'detached' });
  await page.reload();
  await expect.poll(() => editor.firstPeriod('Product sales').textContent()).toBe('7,700');
});

it('[SHELL-12] shows a notice if the server is down from the start, and opens once it is up', async () => {
  const { page, say } = visitor;
  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  await page.getByText(say('down.text')).waitFor();
  await page.unroute('**/api/**');
  await expect.poll(() => editor.field('Price').inputValue()).toBe('25');
  await page.getByText(say('down.text')).waitFor({ state: 'detached' });
});

it('restores what was typed after a reload without a server, and saves it', async () => {
  const { page, say } = visitor;
  await page.route('**/api/user/template/**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await editor.field('Price').fill('88');
  await page.getByText(say('editor.not-saved'), { exact: true }).waitFor();
  await page.reload();
  await expect.poll(() => editor.field('Price').inputValue()).toBe('88');
  await page.getByText(say('editor.restored')).waitFor();
  await page.unroute('**/api/user/template/**');
  await editor.waitForSaved();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual(
    [],
  );
});

it('offers to reload when a screen crashes, and keeps the unsaved work', async () => {
  const { page, say } = visitor;
  const url = page.url();
  await page.route('**/api/user/template/**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await editor.field('Price').fill('99');
  await page.getByText(say('editor.not-saved'), { exact: true }).waitFor();
  await page.getByRole('button', { name: say('down.continue') }).click();
  await page.route('**/assets/screen-*.js', (route) => route.abort());
  // By its address: the next save that fails opens the dialog again, maybe before a link is pressed.
  await page.evaluate(() => window.location.assign('#/settings'));
  await page.getByRole('heading', { name: say('crash.title') }).waitFor();
  await page.unroute('**/assets/screen-*.js');
  await page.unroute('**/api/user/template/**');
  await page.getByRole('button', { name: say('crash.reload') }).click();
  await page.getByRole('heading', { name: say('menu.settings') }).waitFor();
  await page.goto(url);
  await expect.poll(() => editor.field('Price').inputValue()).toBe('99');
  await editor.waitForSaved();
});

it('asks before a tab with unsaved work is closed', async () => {
  const { page } = visitor;
  const asked: string[] = [];
  page.on('dialog', (dialog) => asked.push(dialog.type()));
  await page.route('**/api/user/template/**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await editor.field('Price').fill('66');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
});

it("retries a refused save by itself, and not before the server's retry time", async () => {
  const { page, say } = visitor;
  let sent = 0;
  await page.route('**/api/user/template/**', (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent += 1;
    if (sent > 1) return route.fallback();
    const json = { code: 'database-unavailable', message: 'The database does not answer.', remedy: '' };
    return route.fulfill({ status: 503, headers: { 'retry-after': '30' }, json });
  });
  await page.clock.install();
  await editor.field('Price').fill('55');
  await page.clock.pauseAt(Date.now() + 20_000);
  await page.getByText(say('editor.not-saved'), { exact: true }).waitFor();
  expect(await page.getByText(say('down.text')).count()).toBe(0);
  await editor.field('Quantity').fill('10');
  await page.clock.runFor(29_000);
  expect(sent).toBe(1);
  const retried = page.waitForResponse((response) => response.request().method() === 'POST' && response.ok());
  await page.clock.runFor(12_000);
  await retried;
  await page.clock.resume();
  await editor.waitForSaved();
  await page.reload();
  await expect.poll(() => editor.firstPeriod('Product sales').textContent()).toBe('550');
});

it('makes no promise that a full browser storage cannot keep', async () => {
  const { page, say } = visitor;
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.route('**/api/user/template/**', (route) => route.abort());
  await editor.field('Price').fill('44');
  await page.getByText(say('down.not-kept')).waitFor();
  expect(await page.getByText(say('down.kept')).count()).toBe(0);
  await page.route('**/assets/screen-*.js', (route) => route.abort());
  await page.getByRole('button', { name: say('down.continue') }).click();
  await page.getByRole('link', { name: say('menu.settings') }).click();
  await page.getByText(say('crash.not-kept')).waitFor();
  expect(await page.getByText(say('crash.kept')).count()).toBe(0);
});

it('does not mention unsaved work if there is none', async () => {
  const { page, open, say } = await journey.visitor();
  await page.route('**/api/**', (route) => route.abort());
  await open('/admin');
  await page.getByText(say('down.text')).waitFor();
  expect(await page.getByText(say('down.kept')).count()).toBe(0);
});
