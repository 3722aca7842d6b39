// The sources of assumptions: entered beside a field or in the list of them all, and included in the workbook.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { unpack } from '#testing/xlsx/unpack.ts';

let journey: Journey;
let visitor: Visitor;
let editor: EditorPage;

beforeAll(async () => {
  journey = await Journey.begin();
  visitor = await journey.visitor();
  editor = await EditorPage.openNew(visitor);
});

afterAll(() => journey.end());

const keyboardOn = () => visitor.page.evaluate(() => document.activeElement?.textContent ?? '');

it('[SETUP-11] is entered beside the field by keyboard, and marks it', async () => {
  const { page, say } = visitor;
  const ask = page.getByRole('button', { name: 'Source of Price' });
  await ask.first().press('Enter');
  const source = page.getByRole('textbox', { name: say('sources.source') });
  await expect.poll(() => source.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('Menu of 2026');
  await page.getByLabel(say('sources.date'), { exact: true }).fill('November');
  await page.getByText(say('check.day')).waitFor();
  await page.getByLabel(say('sources.date'), { exact: true }).fill('2026-11-02');
  await page.getByLabel(say('sources.note')).fill('Without the terrace');
  await source.press('Enter');
  const mark = page.getByRole('button', { name: 'Price, source: Menu of 2026 · 2026-11-02' });
  await mark.waitFor();
  await page.getByRole('button', { name: 'Undo: set the source of Product sales: Price' }).waitFor();
  await expect.poll(() => mark.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  expect(await page.getByLabel(say('sources.note')).inputValue()).toBe('Without the terrace');
  await page.keyboard.press('Escape');
  await source.waitFor({ state: 'detached' });
});

it('[SETUP-9] [SETUP-11] is listed for every assumption, those without one first, and edited by keyboard', async () => {
  const { page, say } = visitor;
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('sources');
  await page.getByRole('option', { name: say('sources.title'), exact: true }).waitFor();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: say('sources.title') });
  const rows = dialog.locator('[data-row]');
  await rows.first().waitFor();
  expect(await rows.first().textContent()).toBe('Product sales: QuantityNo source yet');
  expect(await rows.last().textContent()).toBe('Product sales: PriceMenu of 2026 · 2026-11-02');
  const count = await rows.count();
  await dialog.getByText(`1 of ${count} assumptions have a source`).waitFor();
  await expect.poll(keyboardOn).toBe('Product sales: QuantityNo source yet');
  await page.keyboard.press('ArrowDown');
  expect(await keyboardOn()).toBe('Subscriptions: PriceNo source yet');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Price list');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: say('discard.discard'), exact: true }).click();
  await dialog.getByRole('textbox').first().waitFor({ state: 'detached' });
  expect(await keyboardOn()).toBe('Subscriptions: PriceNo source yet');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Price list');
  await page.keyboard.press('Enter');
  await dialog.getByText(`2 of ${count} assumptions have a source`).waitFor();
  await expect.poll(keyboardOn).toBe('Subscriptions: QuantityNo source yet');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo: set the source of Subscriptions: Price' }).waitFor();
});

it('[SETUP-13] is in the workbook beside the numbers, and in a note at the input', async () => {
  const { page, say } = visitor;
  await editor.waitForSaved();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('editor.download'), exact: true }).click(),
  ]);
  const parts = [...unpack(readFileSync(await download.path()))];
  const textOf = (name: RegExp) => parts.flatMap(([part, text]) => (name.test(part) ? [text] : [])).join('');
  expect(textOf(/comments/)).toContain('Source: Menu of 2026&#10;Date: 2026-11-02&#10;Without the terrace');
  expect(textOf(/comments/)).toContain('Source: Price list');
  expect(textOf(/sharedStrings/)).toContain('>Menu of 2026<');
});

it('can be removed again', async () => {
  const { page, say } = visitor;
  await page.getByRole('button', { name: 'Price, source: Menu of 2026 · 2026-11-02' }).click();
  await page.getByRole('button', { name: say('sources.remove'), exact: true }).click();
  await page.getByRole('button', { name: 'Source of Price' }).first().waitFor();
});
