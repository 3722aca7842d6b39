// Entering many numbers: pasting a row of a spreadsheet, and working on an input period by period.
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

/** What the browser does when a person pastes into the focused element. */
async function paste(text: string): Promise<void> {
  await visitor.page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    const init = { clipboardData, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', init));
  }, text);
}

/** The cells of the open dialog, whatever month the forecast starts in. */
const cell = (period: number) =>
  visitor.page
    .getByRole('dialog')
    .getByRole('textbox', { name: /\d{4}$/ })
    .nth(period);

async function openNumbers(name: string) {
  await visitor.page
    .getByRole('button', { name: `Edit by period: ${name}` })
    .first()
    .click();
  await cell(0).waitFor();
  return visitor.page.getByRole('dialog');
}

const isFocused = (period: number) => cell(period).evaluate((element) => element === document.activeElement);

it('[TYPING-1] [TYPING-4] [TYPING-6] [TYPING-9] accepts a row copied from a spreadsheet, and refuses a negative number, keeping the last valid ones', async () => {
  const { page, say } = visitor;
  const quantity = editor.field('Quantity');
  await quantity.fill('');
  await quantity.focus();
  await paste('1,200\t1,300\t\r\n');
  await expect.poll(() => quantity.inputValue()).toBe('1200;1300;0');
  await expect.poll(() => editor.firstPeriod('Product sales').textContent()).toBe('30,000');
  await quantity.selectText();
  await paste('10\t-5');
  expect(await quantity.inputValue()).toBe('10;-5');
  await page.getByText(say('check.below-zero')).waitFor();
  expect(await editor.firstPeriod('Product sales').textContent()).toBe('30,000');
  // Undo removes the rejected value before it reverts any accepted one.
  await page.keyboard.press('Control+z');
  expect(await quantity.inputValue()).toBe('1200;1300;0');
  await paste('10\t20\r\n30\t40\r\n');
  await page.getByText(say('numbers.one-line')).waitFor();
  expect(await quantity.inputValue()).toBe('1200;1300;0');
  // A zero is a placeholder to type over.
  await quantity.fill('0');
  await editor.field('Price').focus();
  await quantity.click();
  await page.keyboard.type('25');
  expect(await quantity.inputValue()).toBe('25');
  expect(await page.getByText(say('numbers.one-line')).count()).toBe(0);
});

it('[TYPING-12] edits an input period by period and applies it all as one step that can be undone', async () => {
  const { page, say } = visitor;
  const before = await editor.field('Price').inputValue();
  const dialog = await openNumbers('Price');
  await cell(0).fill('100');
  await dialog.getByLabel(say('numbers.growth')).fill('10');
  await dialog.getByRole('button', { name: say('numbers.grow'), exact: true }).click();
  expect(await cell(2).inputValue()).toBe('121');
  await cell(2).fill('many');
  await dialog.getByText(say('check.values')).waitFor();
  expect(await dialog.getByRole('button', { name: say('numbers.apply') }).isDisabled()).toBe(true);
  await page.keyboard.press('Control+z');
  expect(await cell(2).inputValue()).toBe('121');
  await dialog.getByRole('button', { name: say('numbers.apply') }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await editor.field('Price').inputValue()).toMatch(/^100;110;121;133.1;146.41;/);
  await expect.poll(() => editor.firstPeriod('Product sales').textContent()).toBe('120,000');
  await page.getByRole('button', { name: 'Undo: change Price of Product sales' }).click();
  await expect.poll(() => editor.field('Price').inputValue()).toBe(before);
});

it('[TYPING-12] works by keyboard only: arrows, Enter, fill right and leaving it unchanged', async () => {
  const { page } = visitor;
  const before = await editor.field('Price').inputValue();
  // It follows right after its field.
  await page.getByRole('button', { name: 'Edit by period: Price' }).waitFor();
  await editor.field('Price').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect.poll(() => isFocused(0)).toBe(true);
  await page.keyboard.press('ArrowRight');
  expect(await isFocused(1)).toBe(true);
  await page.keyboard.type('7');
  await page.keyboard.press('ArrowDown');
  expect(await isFocused(7)).toBe(true);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Control+r');
  expect(await cell(11).inputValue()).toBe('7');
  await page.keyboard.press('Enter');
  await paste('8\t9');
  expect(await cell(3).inputValue()).toBe('9');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: visitor.say('discard.discard') }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  expect(await editor.field('Price').inputValue()).toBe(before);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.ariaLabel))
    .toBe('Edit by period: Price');
});

it('[TYPING-8] [TYPING-12] spreads a year over its seasons without changing its sum', async () => {
  const { say } = visitor;
  // Invalid input is replaced by the applied numbers, changed or not.
  await editor.field('Price').fill('many');
  const unchanged = await openNumbers('Price');
  await unchanged.getByRole('button', { name: say('numbers.apply') }).click();
  await expect.poll(() => editor.field('Price').inputValue()).toBe('25');
  const dialog = await openNumbers('Price');
  await dialog.getByText(say('numbers.seasons'), { exact: true }).click();
  await dialog.getByLabel('Dec', { exact: true }).fill('13');
  const spread = dialog.getByRole('button', { name: say('numbers.seasons-apply') });
  await spread.click();
  await spread.click();
  const year = await Promise.all(Array.from({ length: 12 }, (_, period) => cell(period).inputValue()));
  // 25 a month is 300 a year; of its 24 parts one is 12.5, thirteen are 162.5.
  expect(year.filter((value) => value === '12.5')).toHaveLength(11);
  expect(year).toContain('162.5');
});
