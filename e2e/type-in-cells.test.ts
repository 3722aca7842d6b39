// Typing in the cells of a sheet: by key, by paste, to the right, and where nothing is typed.
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

const press = async (...keys: string[]) => {
  for (const key of keys) await visitor.page.keyboard.press(key);
};
const type = (text: string) => visitor.page.keyboard.type(text);
const field = () => visitor.page.getByRole('textbox', { name: /^(Price|Quantity), [A-Z][a-z]{2}\s\d{4}$/ });
const cursor = () => visitor.page.locator('[role=grid] [data-cursor]');
const texts = (row: string, count: number) =>
  editor
    .row(row)
    .getByRole('gridcell')
    .allTextContents()
    .then((all) => all.slice(2, 2 + count));

async function paste(text: string): Promise<void> {
  await visitor.page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    const init = { clipboardData, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', init));
  }, text);
}

const undoName = () => visitor.page.getByRole('button', { name: /^Undo/ }).first().getAttribute('aria-label');

it('types in one period alone, and moves on by Enter, Tab and arrows', async () => {
  const { page } = visitor;
  await editor.firstPeriod('Price').click();
  // A click chooses; the number of an input has nothing to be traced.
  expect(await page.getByRole('region', { name: visitor.say('trace.panel') }).count()).toBe(0);
  await press('ArrowRight');
  await type('30');
  expect(await field().inputValue()).toBe('30');
  await press('Enter');
  await expect.poll(() => texts('Price', 3)).toEqual(['25.00', '30.00', '25.00']);
  // Below is the quantity of the same period.
  await expect.poll(() => cursor().textContent()).toBe('1,260');
  expect(await undoName()).toContain('Price');
  const panel = page.getByRole('complementary', { name: visitor.say('editor.panel') });
  expect(
    await panel
      .getByLabel(/^Price,/)
      .first()
      .inputValue(),
  ).toBe('25;30;25');

  await type('7');
  await press('Tab');
  await expect.poll(() => texts('Quantity', 3)).toEqual(['1,200', '7', '1,320']);
  await type('8');
  await press('ArrowLeft');
  await expect.poll(() => texts('Quantity', 3)).toEqual(['1,200', '7', '8']);
  await expect.poll(() => cursor().textContent()).toBe('7');

  await press('F2');
  expect(await field().inputValue()).toBe('7');
  await type('5');
  await press('Escape');
  await expect.poll(() => cursor().textContent()).toBe('7');
  await press('Control+z');
  await expect.poll(() => texts('Quantity', 3)).toEqual(['1,200', '7', '1,320']);
  expect(visitor.complaints).toEqual([]);
});

it('refuses what is no number beside the cell, until it is one', async () => {
  await editor.firstPeriod('Quantity').click();
  await press('F2', 'Control+a');
  await type('ten');
  await press('Enter');
  await visitor.page.getByRole('alert').getByText(visitor.say('check.amount')).waitFor();
  expect(await field().getAttribute('aria-invalid')).toBe('true');
  await press('Control+a');
  await type('1.2k');
  await press('Enter');
  await expect.poll(() => texts('Quantity', 2)).toEqual(['1,200', '1,260']);
  expect(await field().count()).toBe(0);
});

it('takes a block from a spreadsheet, fills right, grows, and clears', async () => {
  const { page, say } = visitor;
  await editor.firstPeriod('Price').click();
  await paste('1,200\t$25\t10\n5\t6\t7');
  await expect.poll(() => texts('Price', 4)).toEqual(['1,200.00', '25.00', '10.00', '25.00']);
  await expect.poll(() => texts('Quantity', 4)).toEqual(['5', '6', '7', '1,390']);
  expect(await undoName()).toContain('paste 6 numbers into Product sales');
  const selected = page.locator('[role=grid] [data-selected]');
  expect(await selected.allTextContents()).toEqual(['1,200.00', '25.00', '10.00', '5', '6', '7']);
  await press('Escape');
  await press('Control+r');
  await expect.poll(() => texts('Price', 3)).toEqual(['1,200', '1,200', '1,200']);
  expect(await editor.field('Price').inputValue()).toBe('1200');

  await editor.firstPeriod('Price').click({ button: 'right' });
  await page.getByRole('menuitem', { name: say('cells.grow') }).click();
  const growth = page.getByLabel(say('numbers.growth'));
  await expect.poll(() => growth.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.getByText(say('numbers.growth-per-period'), { exact: true }).waitFor();
  // What is typed takes the place of what was there.
  await type('10');
  expect(await growth.inputValue()).toBe('10');
  await press('Enter');
  await expect.poll(() => texts('Price', 3)).toEqual(['1,200.00', '1,320.00', '1,452.00']);

  expect(await undoName()).toContain('fill Price of Product sales with growth of 10%');

  await editor.period('Price', 1).click();
  await press('Shift+ArrowRight', 'Delete');
  await expect.poll(() => texts('Price', 3)).toEqual(['1,200.00', '–', '–']);
  expect(await undoName()).toContain('clear 2 numbers of Product sales');
});

it('says what was refused of what was pasted, and that nothing was', async () => {
  const { page, say } = visitor;
  await editor.firstPeriod('Price').click();
  await paste('5\tmany');
  const dialog = page.getByRole('dialog', { name: say('cells.nothing-pasted') });
  await dialog.getByText(/“many” cannot be pasted into Price, Feb\s\d{4}\./).waitFor();
  await dialog.getByText(say('check.amount')).waitFor();
  await press('Escape');
  expect(await texts('Price', 2)).toEqual(['25.00', '25.00']);
});

it('[TYPING-38] refuses a percent where there are none, and the sign of another currency, and keeps the text', async () => {
  const { page, say } = visitor;
  const said = (
    id: 'cells.no-percent-in' | 'cells.other-currency',
    values: Readonly<Record<string, string>>,
  ) =>
    page
      .getByRole('alert')
      .getByText(
        Object.entries(values).reduce((text, [key, value]) => text.replace(`{${key}}`, value), say(id)),
      );
  await editor.firstPeriod('Price').click();
  await type('10%');
  await press('Enter');
  await said('cells.no-percent-in', { unit: 'USD' }).waitFor();
  expect(await field().inputValue()).toBe('10%');
  await press('Control+a');
  await type('€25');
  await press('Enter');
  await said('cells.other-currency', { currency: 'USD', mark: '€' }).waitFor();
  expect(await field().inputValue()).toBe('€25');
  await press('Escape');
  expect(await texts('Price', 2)).toEqual(['25.00', '25.00']);
  await paste('7\t10%\n€5\t8');
  const dialog = page.getByRole('dialog', { name: say('cells.nothing-pasted') });
  await dialog.getByText(/“10%” cannot be pasted into Price, Feb\s\d{4}\./).waitFor();
  await dialog.getByText('1 other copied cell cannot be pasted either.').waitFor();
  await press('Escape');
  expect(await texts('Price', 2)).toEqual(['25.00', '25.00']);
  await editor.firstPeriod('Price').click();
  await type('$26');
  await press('Enter');
  await expect.poll(() => texts('Price', 2)).toEqual(['26.00', '25.00']);
  // Where the cell is in percent, the sign only says so.
  await editor.openSheet('Cost of sales');
  await editor.firstPeriod('Share').click();
  await type('12%');
  await press('Enter');
  await expect.poll(() => texts('Share', 2)).toEqual(['12.0%', '50.0%']);
});

it('says that a cell takes a number where a formula is typed', async () => {
  await editor.firstPeriod('Price').click();
  await press('=');
  await visitor.page.getByText(visitor.say('cells.number')).waitFor();
});

it('says that a number is calculated, and shows how, but not beside what shows it already', async () => {
  const { page, say } = visitor;
  await editor.firstPeriod('Product sales').click();
  await page.getByRole('region', { name: say('trace.panel') }).waitFor();
  await press('5', 'ArrowRight', '5');
  await page.getByText(say('cells.calculated')).waitFor();
  await press('Escape');
  await page.getByText(say('cells.calculated')).waitFor({ state: 'detached' });
  await editor.firstPeriod('Product sales').click();
  await press('Escape', '5');
  await page.getByText(say('cells.calculated')).waitFor();
  await page.getByRole('button', { name: say('cells.show-trace') }).click();
  await page.getByRole('region', { name: say('trace.panel') }).waitFor();
});

it('asks once before numbers take the place of a rule', async () => {
  const { page, say } = visitor;
  await page
    .getByRole('button', { name: say('driver.add-to').replace('{name}', 'Price') })
    .first()
    .click();
  await page.getByRole('menuitem', { name: say('driver.part.growth') }).click();
  await page.getByLabel(say('driver.part.growth'), { exact: true }).fill('10');
  await expect.poll(() => texts('Price', 3)).toEqual(['25.00', '27.50', '30.25']);
  await editor.period('Price', 1).click();
  await type('40');
  await press('Enter');
  await page.getByRole('dialog').getByText(say('cells.driver-title')).waitFor();
  expect(await texts('Price', 3)).toEqual(['25.00', '27.50', '30.25']);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('app.cancel') })
    .click();
  await expect.poll(() => cursor().textContent()).toBe('27.50');
  await type('40');
  await press('Enter');
  await page.getByRole('button', { name: say('cells.driver-replace') }).click();
  await expect.poll(() => texts('Price', 3)).toEqual(['25.00', '40.00', '30.25']);
  await editor.firstPeriod('Price').click();
  await type('20');
  await press('Enter');
  await expect.poll(() => texts('Price', 3)).toEqual(['20.00', '40.00', '30.25']);
});

it('opens a number in Russian with the comma that its cell shows', async () => {
  const russian = await journey.visitor({ language: 'ru' });
  const { page } = russian;
  editor = await EditorPage.openNew(russian);
  await editor.firstPeriod('Цена').click();
  await page.keyboard.type('1200,5');
  await page.keyboard.press('Enter');
  await expect.poll(() => editor.firstPeriod('Цена').textContent()).toMatch(/^1\s200,50$/);
  await editor.firstPeriod('Цена').click();
  await page.keyboard.press('F2');
  const own = page.getByRole('textbox', { name: /^Цена, период/ });
  expect(await own.inputValue()).toBe('1200,5');
  await own.press('Enter');
  // Nothing has changed.
  expect(await editor.firstPeriod('Цена').textContent()).toMatch(/^1\s200,50$/);
});
