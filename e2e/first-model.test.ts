// A first visit: a new template, a changed price, the numbers at once, and the workbook to download.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { readCells } from '#testing/xlsx/read-cells.ts';

let journey: Journey;
let visitor: Visitor;

beforeAll(async () => {
  journey = await Journey.begin();
  visitor = await journey.visitor();
});

afterAll(() => journey.end());

it('[GENERATE-1] takes an anonymous visitor from the front page to a workbook with live formulas', async () => {
  const { page, open, say } = visitor;
  await open('/');
  await page.getByRole('button', { name: say('home.create') }).click();
  await page.waitForURL(/#\/template\/[0-9a-f-]{36}\/$/);
  const editor = new EditorPage(visitor);
  await editor.skipOnboarding();
  await expect.poll(() => editor.firstPeriod('Product sales').textContent()).toBe('30,000');

  // 1,200 units in the first period: the row is updated with each key.
  const price = editor.field('Price');
  await price.fill('');
  await price.press('3');
  await expect.poll(() => editor.firstPeriod('Product sales').textContent()).toBe('3,600');
  await price.press('2');
  await expect.poll(() => editor.firstPeriod('Product sales').textContent()).toBe('38,400');
  await price.pressSequentially('.5;40');
  await expect.poll(() => editor.firstPeriod('Product sales').textContent()).toBe('39,000');
  await expect.poll(() => editor.period('Product sales', 1).textContent()).toBe('50,400');
  await editor.waitForSaved();

  await page.reload();
  await expect.poll(() => editor.firstPeriod('Product sales').textContent()).toBe('39,000');
  expect(await editor.field('Price').inputValue()).toBe('32.5;40');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('editor.download') }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
  const revenue = readCells(readFileSync(await download.path())).get('Revenue');
  const products = [...(revenue?.values() ?? [])].filter(({ formula }) => formula?.includes('*'));
  expect(products.map(({ value }) => value)).toEqual(expect.arrayContaining([39_000, 50_400]));
  expect(visitor.complaints).toEqual([]);
});

it('[STATE-13] lists the template on the front page afterwards, with its name and what it sells', async () => {
  const { page, open } = visitor;
  await open('/');
  const card = page.getByRole('listitem').filter({ hasText: 'New template' });
  await expect.poll(() => card.textContent()).toContain('Product sales; Subscriptions...');
  await card.getByRole('link', { name: 'New template' }).click();
  await page.waitForURL(/#\/template\/[0-9a-f-]{36}\/$/);
  await new EditorPage(visitor).field('Price').waitFor();
});
