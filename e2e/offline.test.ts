// A device that loses its connection: distinguished from a server that is down, nothing typed is lost, and it recovers
// by itself.
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
  editor = await EditorPage.openNew(visitor);
  await editor.waitForSaved();
});

afterAll(() => journey.end());

it('[SHELL-16] [SHELL-17] is shown in a banner, work continues, and it is saved once the connection is back', async () => {
  const { page, context, say } = visitor;
  await context.setOffline(true);
  await page.getByRole('status').getByText(say('offline.text')).waitFor();
  await editor.field('Price').fill('51');
  await expect.poll(() => editor.firstPeriod('Product sales').textContent()).toBe('61,200');
  await page.getByText(say('editor.not-saved'), { exact: true }).waitFor();
  expect(await page.getByText(say('down.text')).count()).toBe(0);
  // A part that was not loaded yet shows that it is loading, and appears complete.
  await page.getByRole('complementary').getByText(say('editor.view-model'), { exact: true }).click();
  await page.getByRole('complementary').getByText(say('later.awaited')).waitFor();
  await page.getByRole('alert').getByText(say('later.awaited')).waitFor();
  await context.setOffline(false);
  await page.getByText(say('offline.text')).waitFor({ state: 'detached' });
  const timing = page.getByRole('heading', { name: say('model.timing') });
  await expect.poll(() => timing.evaluate((element) => getComputedStyle(element).fontSize)).toBe('13px');
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await page.getByRole('complementary').getByText(say('editor.view-items'), { exact: true }).click();
  await editor.waitForSaved();
  expect(await page.getByText(say('down.text')).count()).toBe(0);
  await page.reload();
  await expect.poll(() => editor.field('Price').inputValue()).toBe('51');
});

it('[SHELL-16] gives way to the system-down dialog when the connection is back but the server is not', async () => {
  const { page, context, say } = visitor;
  await context.setOffline(true);
  await page.getByText(say('offline.text')).waitFor();
  await editor.field('Price').fill('52');
  await page.getByText(say('editor.not-saved'), { exact: true }).waitFor();
  await journey.server.kill();
  await context.setOffline(false);
  await page.getByText(say('down.text')).waitFor();
  expect(await page.getByText(say('offline.text')).count()).toBe(0);
  await journey.server.start();
  await page.getByText(say('down.text')).waitFor({ state: 'detached' });
  await editor.waitForSaved();
});

it('keeps the whole editor visible below the banner, at both ends of a window', async () => {
  const { page, context, say } = visitor;
  const overflow = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(await overflow()).toBe(0);
  await context.setOffline(true);
  await page.getByText(say('offline.text')).waitFor();
  expect(await overflow()).toBe(0);
});
