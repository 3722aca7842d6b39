// The model's settings as dialogs: opened from the panel, a sheet and the palette, saved with Enter, closed with
// Escape.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import type { MessageId } from '#web/i18n/messages.ts';

let journey: Journey;
let visitor: Visitor;
let editor: EditorPage;

beforeAll(async () => {
  journey = await Journey.begin();
  visitor = await journey.visitor();
  editor = await EditorPage.openNew(visitor);
  await editor.waitForSaved();
  await showModel();
});

afterAll(() => journey.end());

/** A sheet of resources, once chosen, shows these instead. */
const showModel = () => visitor.page.getByText(visitor.say('editor.view-model'), { exact: true }).click();

const dialog = (title: MessageId) => visitor.page.getByRole('dialog', { name: visitor.say(title) });
const isGone = (title: MessageId) => dialog(title).waitFor({ state: 'detached' });
const hasKeyboard = (name: string) =>
  expect.poll(() => visitor.page.evaluate(() => document.activeElement?.textContent)).toBe(name);

async function fromPanel(title: MessageId) {
  const { page, say } = visitor;
  const opener = page.getByRole('button', { name: `${say(title)}…`, exact: true }).last();
  await opener.focus();
  await page.keyboard.press('Enter');
  await dialog(title).waitFor();
}

async function fromPalette(typed: string, title: MessageId) {
  const { page } = visitor;
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(typed);
  await page.getByRole('option', { name: visitor.say(title), exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await dialog(title).waitFor();
}

it('[SETUP-1] [SETUP-2] [SETUP-15] [STATE-32] sets the timeline with the calendar and the keyboard only, and saves it at once', async () => {
  const { page, say } = visitor;
  await fromPanel('model.timing');
  const open = dialog('model.timing');
  const start = open.getByLabel(say('model.date-start'), { exact: true });
  await expect.poll(() => start.evaluate((field) => field === document.activeElement)).toBe(true);
  await start.fill('2028-02-30');
  await open.getByText(say('check.no-such-day')).waitFor();
  expect(await open.getByRole('button', { name: say('add.save') }).isDisabled()).toBe(true);
  await start.fill('2028-02-29');
  await start.press('ArrowDown');
  const day = open.locator('[data-cells] [tabindex="0"]');
  await expect.poll(() => day.getAttribute('aria-label')).toBe('February 29, 2028');
  expect(await open.locator('[data-cells] td').count()).toBe(42);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => day.getAttribute('aria-label')).toBe('April 6, 2028');
  await page.keyboard.press('Escape');
  await open.locator('[data-cells]').waitFor({ state: 'detached' });
  expect(await start.inputValue()).toBe('2028-02-29');
  await start.press('ArrowDown');
  await open.getByRole('button', { name: /choose a year$/ }).press('Enter');
  expect(await open.locator('fieldset[data-cells] button').count()).toBe(12);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => day.getAttribute('aria-label')).toBe('February 28, 2029');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  expect(await start.inputValue()).toBe('2029-02-25');
  await open.getByLabel(say('model.periodicity')).selectOption('quarter');
  await open.getByLabel(say('model.length'), { exact: true }).fill('61');
  await open.getByText('min 1, max 60').waitFor();
  await open.getByLabel(say('model.length'), { exact: true }).fill('4');
  await open.getByText('The forecast ends on Feb 24, 2030').waitFor();
  await open.getByLabel(say('model.year-end')).selectOption('March');
  const isSaved = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/api/user/template/'),
  );
  await open.getByLabel(say('model.length'), { exact: true }).press('Enter');
  await isSaved;
  await isGone('model.timing');
  await hasKeyboard(`${say('model.timing')}…`);
  await expect
    .poll(async () => (await editor.grid.getByRole('columnheader').allTextContents())[3])
    .toBe('Q1 29');
  await page.getByRole('button', { name: 'Undo: change the timeline' }).waitFor();
  // Four quarters from February 2029 on: the first in the year to March 2029, three in the next one.
  const sheets = page.getByRole('navigation', { name: say('editor.sheets') });
  await sheets.getByRole('button', { name: 'Dashboard', exact: true }).click();
  await expect
    .poll(async () => (await editor.grid.getByRole('columnheader').allTextContents()).slice(-2))
    .toEqual(['3M FY 2029', '9M FY 2030']);
  await sheets.getByRole('button', { name: 'Revenue', exact: true }).click();
});

it('[SETUP-3] [TABLE-7] [VALID-4] only accepts letters for the currency, and leaves it unchanged on Escape', async () => {
  const { page, say } = visitor;
  await fromPalette('curren', 'settings-dialog.currency');
  const name = dialog('settings-dialog.currency').getByLabel(say('model.currency'), { exact: true });
  await name.fill('EUR5');
  await page.getByText(say('check.letters')).waitFor();
  await name.press('Enter');
  // Typed text is not discarded unasked: not by a click outside, nor by Escape, which asks, and then keeps it.
  const question = page.getByRole('alertdialog', { name: say('discard.question') });
  await page.mouse.click(5, 5);
  expect(await question.count()).toBe(0);
  await name.focus();
  await page.keyboard.press('Escape');
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(await name.inputValue()).toBe('EUR5');
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: say('discard.discard') }).press('Enter');
  await isGone('settings-dialog.currency');
  await fromPalette('curren', 'settings-dialog.currency');
  expect(await name.inputValue()).toBe('USD');
  await name.fill('EUR');
  await name.press('Enter');
  await isGone('settings-dialog.currency');
  await editor.row('Total revenue').getByText('EUR').waitFor();
});

it('[SETUP-4] [SETUP-16] [VALID-4] only accepts digits for the rate of income tax, and names it by letters', async () => {
  const { page, say } = visitor;
  await fromPanel('settings-dialog.tax');
  const open = dialog('settings-dialog.tax');
  await open.getByLabel(say('settings-dialog.tax-rate')).fill('20.5%');
  await open.getByText(say('check.digits')).waitFor();
  expect(await open.getByRole('button', { name: say('add.save') }).isDisabled()).toBe(true);
  await open.getByLabel(say('items.name')).fill('Tax 2');
  await open.getByText(say('check.letters')).waitFor();
  await open.getByLabel(say('items.name')).fill('Profit tax');
  await open.getByLabel(say('settings-dialog.tax-rate')).fill('25%');
  await open.getByLabel(say('tax.assessed')).selectOption('period');
  await open.getByRole('button', { name: say('add.save') }).click();
  await page.getByRole('button', { name: 'Undo: change income tax' }).click();
  await page.getByRole('button', { name: 'Redo: change income tax' }).click();
  await fromPanel('settings-dialog.tax');
  expect(await open.getByLabel(say('items.name')).inputValue()).toBe('Profit tax');
  expect(await open.getByLabel(say('settings-dialog.tax-rate')).inputValue()).toBe('25');
  expect(await open.getByLabel(say('tax.assessed')).inputValue()).toBe('period');
  await page.keyboard.press('Escape');
  await isGone('settings-dialog.tax');
});

it('[SETUP-5] [TABLE-10] [VALID-9] sets working capital and investor expectations from the bars of their sheets', async () => {
  const { page, say } = visitor;
  await showModel();
  const sheets = page.getByRole('navigation', { name: say('editor.sheets') });
  for (const [sheet, title, field, typed] of [
    ['Working capital', 'model.wc', 'wc.inventoryPeriod', '15;30'],
    ['Investment performance', 'model.npv', 'npv.wacc', '17.5'],
  ] as const) {
    await sheets.getByRole('button', { name: sheet, exact: true }).click();
    await page
      .locator('[data-active]')
      .getByRole('button', { name: `${say(title)}…` })
      .click();
    const input = dialog(title).getByLabel(say(field), { exact: true });
    await input.fill('12,,5');
    await dialog(title).getByText(say('check.values')).waitFor();
    await input.fill(typed);
    // By period, in a dialog over this one, which gets all the keys.
    const byPeriod = dialog(title).getByRole('button', { name: `Edit by period: ${say(field)}` });
    await byPeriod.click();
    const first = page.getByRole('textbox', { name: /^Q1 / });
    await expect.poll(() => first.inputValue()).toBe(typed.split(';')[0]);
    await page.keyboard.press('Escape');
    await expect.poll(() => byPeriod.evaluate((button) => button === document.activeElement)).toBe(true);
    await input.press('Enter');
    await isGone(title);
    await showModel();
    await expect.poll(() => page.getByLabel(say(field), { exact: true }).inputValue()).toBe(typed);
  }
  await page.getByRole('button', { name: 'Undo: change investment performance' }).waitFor();

  await sheets.getByRole('button', { name: 'Assumptions', exact: true }).click();
  const menu = page.locator('[data-active]').getByRole('button', { name: 'Settings: Assumptions' });
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: `${say('opening.title')}…` }).click();
  await dialog('opening.title').waitFor();
  await page.keyboard.press('Escape');
  await isGone('opening.title');
  await expect.poll(() => menu.evaluate((button) => button === document.activeElement)).toBe(true);
});

it('[SETUP-5] chooses an exit and counts the opening as invested, which stays after a reload', async () => {
  const { page, say } = visitor;
  await showModel();
  const sheets = page.getByRole('navigation', { name: say('editor.sheets') });
  const sheet = 'Investment performance';
  const opener = () => page.locator('[data-active]').getByRole('button', { name: `${say('model.npv')}…` });
  await sheets.getByRole('button', { name: sheet, exact: true }).click();
  await opener().click();
  const open = dialog('model.npv');
  await open.getByLabel(say('npv.exit'), { exact: true }).selectOption('gordon');
  const rate = open.getByLabel(say('npv.wacc'), { exact: true });
  await rate.fill('1');
  await open.getByText(say('npv.exit-missing')).waitFor();
  await rate.fill('17.5');
  await open.getByText(say('npv.exit-missing')).waitFor({ state: 'detached' });
  await open.getByLabel(say('npv.opening-invested')).check();
  await open.getByRole('button', { name: say('add.save') }).click();
  await isGone('model.npv');
  await showModel();
  await expect.poll(() => page.getByLabel(say('npv.exit'), { exact: true }).inputValue()).toBe('gordon');
  await page.getByLabel(say('npv.opening-invested')).scrollIntoViewIfNeeded();
  await editor.waitForSaved();
  await page.reload();
  await sheets.getByRole('button', { name: sheet, exact: true }).click();
  await opener().click();
  await expect.poll(() => open.getByLabel(say('npv.exit'), { exact: true }).inputValue()).toBe('gordon');
  expect(await open.getByLabel(say('npv.opening-invested')).isChecked()).toBe(true);
  await page.keyboard.press('Escape');
  await isGone('model.npv');
});
