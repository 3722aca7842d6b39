// Unsaved work in the browser: recovered once, from no tab that is still open; nothing is lost and nothing stays
// behind.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';

let journey: Journey;
let visitor: Visitor;
let editor: EditorPage;

beforeAll(async () => {
  journey = await Journey.begin();
});

beforeEach(async () => {
  visitor = await journey.visitor();
  visitor.page.on('dialog', (dialog) => dialog.accept());
  editor = await EditorPage.openNew(visitor);
  await editor.waitForSaved();
});

afterAll(() => journey.end());

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.draft.')));

const refuseSaves = ({ page }: Visitor) =>
  page.route('**/api/user/template/**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );

/** At the first moment of the dialog's animation, which is shown again: a notice would lie over its buttons for as long. */
const bottomWhileDialogOpens = (notice: Locator) =>
  notice.evaluate((element) => {
    const dialog = document.querySelector<HTMLElement>('dialog[open]');
    const parts = dialog === null ? [] : [dialog, ...dialog.querySelectorAll<HTMLElement>('*')];
    for (const part of parts) part.style.animation = 'none';
    element.getBoundingClientRect();
    for (const part of parts) part.style.animation = '';
    return element.getBoundingClientRect().bottom;
  });

async function leaveUnsaved(price: string): Promise<void> {
  await refuseSaves(visitor);
  await editor.field('Price').fill(price);
  await visitor.page.getByText(visitor.say('editor.not-saved'), { exact: true }).waitFor();
}

it('leaves the work of an open tab to that tab', async () => {
  await leaveUnsaved('41');
  const before = await drafts(visitor.page);
  expect(before).toHaveLength(1);
  const page = await visitor.context.newPage();
  await page.goto(visitor.page.url());
  const second = new EditorPage({ ...visitor, page });
  await expect.poll(() => second.field('Price').inputValue()).toBe('25');
  await second.waitForSaved();
  expect(await drafts(page)).toEqual(before);
  await visitor.page.unroute('**/api/user/template/**');
  await editor.waitForSaved();
  expect(await drafts(page)).toEqual([]);
});

it('[KEEP-5] recovers the work of a closed tab', async () => {
  await leaveUnsaved('42');
  const url = visitor.page.url();
  const page = await visitor.context.newPage();
  await visitor.page.close();
  await page.goto(url);
  const second = new EditorPage({ ...visitor, page });
  await expect.poll(() => second.field('Price').inputValue()).toBe('42');
  await second.waitForSaved();
  expect(await drafts(page)).toEqual([]);
});

it('[KEEP-5] recovers the newest work, keeps older work in the history and what cannot be read, and says so', async () => {
  await leaveUnsaved('43');
  const { page } = visitor;
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.includes('.draft.')) ?? '';
    const newest = JSON.parse(localStorage.getItem(key) ?? '{}');
    const older = { ...newest, savedAtMs: 1, template: { ...newest.template, name: 'Older' } };
    localStorage.setItem(`${key}older`, JSON.stringify(older));
    localStorage.setItem(`${key}unreadable`, JSON.stringify({ ...newest, savedAtMs: 9e15, template: 5 }));
    localStorage.setItem(`${key}broken`, '{');
  });
  await page.unroute('**/api/user/template/**');
  await page.reload();
  await expect.poll(() => editor.field('Price').inputValue()).toBe('43');
  await editor.waitForSaved();
  const { say } = visitor;
  const unread = page.getByRole('alert').filter({ hasText: say('unreadable.drafts-title') });
  const file = page.waitForEvent('download');
  await unread.getByRole('button', { name: say('home.download') }).click();
  expect(readFileSync(await (await file).path(), 'utf8')).toBe('5\n{');
  await unread.getByRole('button', { name: say('home.delete') }).click();
  await expect.poll(() => drafts(page)).toEqual([]);
  const notice = page.getByRole('alert').filter({ hasText: 'Older unsaved changes' });
  await page
    .getByRole('button', { name: say('versions.title') })
    .and(page.locator('[aria-label]'))
    .click();
  await page.getByRole('dialog').waitFor();
  expect(await bottomWhileDialogOpens(notice)).toBeGreaterThan(800);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await notice.getByRole('button', { name: say('versions.title') }).click();
  await notice.waitFor({ state: 'detached' });
  const history = page.getByRole('dialog', { name: say('versions.title') });
  const older = history.getByRole('button', { name: say('versions.left') });
  await older.click();
  expect(await older.textContent()).toContain('Older');
  await history.getByRole('button', { name: say('versions.restore') }).click();
  await expect.poll(() => page.getByLabel(say('editor.name')).inputValue()).toBe('Older');
});
