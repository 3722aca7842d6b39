// Language and theme: chosen once, kept after a reload, and independent of a template's language.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, textOf, type Visitor } from '#testing/browser/journey.ts';

let journey: Journey;
let visitor: Visitor;

beforeAll(async () => {
  journey = await Journey.begin();
  visitor = await journey.visitor();
});

afterAll(() => journey.end());

it('[SETTINGS-6] keeps the chosen language, and leaves a template in its own', async () => {
  const { page, open } = visitor;
  const editor = await EditorPage.openNew(visitor);
  await editor.waitForSaved();
  const { hash } = new URL(page.url());
  await open('/settings');
  await page.getByRole('radio', { name: 'Русский' }).check();
  await page.getByRole('heading', { name: textOf('ru', 'menu.settings') }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: textOf('ru', 'menu.settings') }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('ru');
  expect(await page.title()).toBe(`${textOf('ru', 'menu.settings')} · Modelwright`);
  await open(hash.slice(1));
  await page.getByRole('button', { name: textOf('ru', 'editor.download') }).waitFor();
  expect(await editor.field('Price').count()).toBe(1);
});

it('opens in Russian in a Russian browser, with a template in Russian', async () => {
  const russian = await journey.visitor({ language: 'ru' });
  await russian.open('/');
  await russian.page.getByRole('button', { name: textOf('ru', 'home.create') }).click();
  await new EditorPage(russian).field('Цена').waitFor();
});

it('[SHELL-15] keeps the chosen theme', async () => {
  const { page, open } = visitor;
  const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme');
  await open('/settings');
  await page.getByRole('radio', { name: textOf('ru', 'theme.dark') }).check();
  await expect.poll(scheme).toBe('dark');
  await page.reload();
  await page.getByRole('radio', { name: textOf('ru', 'theme.dark') }).waitFor();
  expect(await scheme()).toBe('dark');
  await page.getByRole('button', { name: textOf('ru', 'theme.now-dark') }).click();
  await expect.poll(scheme).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(scheme).toBe('dark');
});
