// Work in the editor: adding, renaming, deleting, the model's settings, invalid fields, undo and redo.
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
  editor = await EditorPage.openNew(visitor);
});

afterAll(() => journey.end());

it('adds something to sell, and it is included in the total at once', async () => {
  const { page, say } = visitor;
  await page.getByRole('button', { name: say('items.add'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: say('add.title.section_sales') });
  await dialog.getByRole('tab', { name: say('add.tab-custom') }).click();
  await dialog.getByRole('button', { name: say('add.save'), exact: true }).click();
  await dialog.getByText(say('check.required')).waitFor();
  await dialog.getByLabel(say('items.name')).fill('Coffee beans');
  await dialog.getByLabel('Price, USD').fill('10');
  await dialog.getByLabel('Quantity, units').fill('100;200');
  await dialog.getByRole('button', { name: say('add.save'), exact: true }).click();
  await expect.poll(() => editor.firstPeriod('Coffee beans').textContent()).toBe('1,000');
  await expect.poll(() => editor.firstPeriod('Total revenue').textContent()).toBe('33,970');
  await editor.waitForSaved();
});

it('[TYPING-1] [VALID-7] keeps the last valid numbers while a field contains something invalid', async () => {
  const { page, say } = visitor;
  const price = editor.field('Price');
  await price.fill('30');
  await expect.poll(() => editor.firstPeriod('Product sales').textContent()).toBe('36,000');
  await price.fill('30,,5');
  await page.getByText(say('check.values')).waitFor();
  expect(await price.getAttribute('aria-invalid')).toBe('true');
  expect(await editor.firstPeriod('Product sales').textContent()).toBe('36,000');
  await page.getByRole('status').getByText(say('editor.fix-field'), { exact: true }).waitFor();
  expect(await page.getByText(say('editor.saved'), { exact: true }).count()).toBe(0);
  await price.fill('30');
  await editor.waitForSaved();
  await price.fill('30,,5');
  await page.getByRole('status').getByText(say('editor.fix-field'), { exact: true }).waitFor();
  await page.reload();
  await expect.poll(() => editor.field('Price').inputValue()).toBe('30');
  await editor.waitForSaved();
});

it('undoes and redoes by name, by button and by keys', async () => {
  const { page } = visitor;
  await editor.field('Price').fill('250');
  await expect.poll(() => editor.firstPeriod('Product sales').textContent()).toBe('300,000');
  await page.getByRole('button', { name: 'Delete Product sales' }).click();
  await page.getByRole('button', { name: 'Undo: delete Product sales' }).click();
  await expect.poll(() => editor.firstPeriod('Product sales').textContent()).toBe('300,000');
  await page.getByRole('button', { name: 'Undo: change Price of Product sales' }).waitFor();
  await page.keyboard.press('Control+z');
  await expect.poll(() => editor.firstPeriod('Product sales').textContent()).toBe('30,000');
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => editor.firstPeriod('Product sales').textContent()).toBe('300,000');
});

it('[RESOURCE-18] asks for sales if there are none, with a red border', async () => {
  const { page, say } = visitor;
  await page.getByRole('button', { name: 'Delete Product sales' }).click();
  await page.getByRole('button', { name: 'Delete Subscriptions' }).click();
  await page.getByText(say('ui_add_revenues')).waitFor();
  await page.getByText(say('items.none')).first().waitFor();
  const panels = page.locator('section').filter({ has: page.getByText(say('items.none'), { exact: true }) });
  const borders = await panels.evaluateAll((all) =>
    all.map((panel) => getComputedStyle(panel).borderTopColor).filter((colour) => colour !== 'rgb(0, 0, 0)'),
  );
  expect(borders).toContain('rgb(192, 31, 43)');
});

it('changes the name, the start, the steps, the length and the currency of the model', async () => {
  const { page, say } = visitor;
  await page.getByLabel(say('editor.name')).fill('Neighbourhood café');
  await expect.poll(() => page.title()).toBe('Neighbourhood café · Modelwright');
  await page.getByText(say('editor.view-model'), { exact: true }).click();
  await page.getByLabel(say('model.date-start'), { exact: true }).fill('2028-04-01');
  const periods = () => editor.grid.getByRole('columnheader').allTextContents();
  await expect.poll(async () => (await periods())[3]).toBe('Apr 2028');
  await page.getByLabel(say('model.periodicity'), { exact: true }).selectOption('year');
  await expect.poll(async () => (await periods())[3]).toBe('2028');
  const length = page.getByRole('textbox', { name: say('model.length') });
  await length.fill('5');
  await expect.poll(async () => (await periods()).length).toBe(8);
  await length.fill('61');
  await page.getByText('min 1, max 60').waitFor();
  expect((await periods()).length).toBe(8);
  await length.fill('5');
  const currency = page.getByRole('textbox', { name: say('model.currency') });
  await currency.fill('EUR');
  await expect
    .poll(() => editor.row('Total revenue').getByRole('gridcell').first().textContent())
    .toBe('EUR');
  await currency.fill('EUR1');
  await page.getByText(say('check.letters')).waitFor();
  await currency.fill('a'.repeat(21));
  await page.getByText(say('check.max-20')).waitFor();
  await currency.fill('EUR');
  await editor.waitForSaved();
});
