// The history of a template: what each version changed, how it differs from now, and restoring it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey } from '#testing/browser/journey.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await Journey.begin();
});

afterAll(() => journey.end());

it('[KEEP-9] lists the versions by day, shows what each changed, and restores one by keyboard, which undo reverts', async () => {
  const visitor = await journey.visitor();
  const { page, say } = visitor;
  const editor = await EditorPage.openNew(visitor);
  await editor.waitForSaved();
  const openHistory = page.getByRole('button', { name: say('versions.title') });
  const dialog = page.getByRole('dialog', { name: say('versions.title') });
  await openHistory.click();
  await dialog.getByText(say('versions.none')).waitFor();
  await page.keyboard.press('Escape');
  await editor.field('Price').fill('31');
  await editor.waitForSaved();
  await page.getByLabel(say('editor.name')).fill('Tea house');
  await openHistory.click();
  const versions = dialog.getByRole('navigation', { name: say('versions.list') }).getByRole('button');
  // Unsaved changes were saved before the list was requested.
  await expect.poll(() => versions.count()).toBe(3);
  expect(await versions.first().textContent()).toContain(`${say('versions.now')}Tea house`);
  const cells = (row: string) =>
    dialog.getByRole('row').filter({ hasText: row }).getByRole('cell').allTextContents();
  await expect.poll(() => cells('Model name')).toEqual(['New template', 'Tea house']);
  const ebitda = dialog.getByRole('row').filter({ hasText: 'EBITDA' }).getByRole('cell');
  await expect.poll(() => ebitda.count()).toBe(2);
  await dialog.getByText(say('versions.what-changed')).click();
  await expect.poll(() => cells('Product sales')).toEqual(['25', '31']);
  await versions.last().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => cells('Product sales')).toEqual(['25', '31']);
  await dialog.getByRole('button', { name: say('versions.restore') }).focus();
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => editor.field('Price').inputValue()).toBe('25');
  expect(await page.getByLabel(say('editor.name')).inputValue()).toBe('New template');
  await page.getByRole('button', { name: /^Undo: restore the version of / }).click();
  await expect.poll(() => page.getByLabel(say('editor.name')).inputValue()).toBe('Tea house');
  await editor.waitForSaved();
  await page.reload();
  await expect.poll(() => editor.field('Price').inputValue()).toBe('31');
});

it('[KEEP-9] reports that the list, a version or a restore failed, and retries', async () => {
  const visitor = await journey.visitor();
  const { page, say } = visitor;
  const editor = await EditorPage.openNew(visitor);
  await editor.waitForSaved();
  await editor.field('Price').fill('31');
  await editor.waitForSaved();
  const refuse = (address: string) =>
    page.route(address, (route) => route.fulfill({ status: 500, json: { code: 'internal', message: '' } }));
  const retry = dialogButton('home.retry');
  function dialogButton(id: 'home.retry' | 'versions.restore') {
    return page.getByRole('dialog').getByRole('button', { name: say(id) });
  }
  await refuse('**/versions');
  await refuse('**/versions/*');
  await refuse('**/versions/*/restore');
  await page.getByRole('button', { name: say('versions.title') }).click();
  await page.getByText(say('versions.failed')).waitFor();
  await page.unroute('**/versions');
  await retry.click();
  await page.getByText(say('versions.not-read')).waitFor();
  await page.unroute('**/versions/*');
  await retry.click();
  await page.getByRole('dialog').getByRole('row').filter({ hasText: 'Product sales' }).waitFor();
  await dialogButton('versions.restore').click();
  await page.getByText(say('versions.not-restored')).waitFor();
  await page.unroute('**/versions/*/restore');
  await dialogButton('versions.restore').click();
  await expect.poll(() => editor.field('Price').inputValue()).toBe('25');
});
