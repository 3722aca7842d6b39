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
  await paste('1,200\t$25\t10%\n5\t6\t7');
  await expect.poll(() => texts('Price', 4)).toEqual(['1,200.00', '25.00', '10.00', '25.00']);
  await expect.poll(() => texts('Quantity', 4)).toEqual(['5', '6', '7', '1,390']);
  expect(await undoName()).toContain('paste 6 numbers into Product sales');
  await press('Control+r');
  await expect.poll(() => texts('Price', 3)).toEqual(['1,200', '1,200', '1,200']);
  expect(await editor.field('Price').inputValue()).toBe('1200');

  await editor.firstPeriod('Price').click({ button: 'right' });
  await page.getByRole('menuitem', { name: say('cells.grow') }).click();
  await page.getByLabel(say('numbers.growth')).fill('10');
  await press('Enter');
  await expect.poll(() => texts('Price', 3)).toEqual(['1,200.00', '1,320.00', '1,452.00']);

  await editor.period('Price', 1).click();
  await press('Shift+ArrowRight', 'Delete');
  await expect.poll(() => texts('Price', 3)).toEqual(['1,200.00', '–', '–']);
  expect(await undoName()).toContain('clear 2 numbers of Product sales');
});

it('says that a number is calculated, and shows how', async () => {
  const { page, say } = visitor;
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
  await page.getByRole('button', { name: say('cells.driver-replace') }).click();
  await expect.poll(() => texts('Price', 3)).toEqual(['25.00', '40.00', '30.25']);
  await editor.firstPeriod('Price').click();
  await type('20');
  await press('Enter');
  await expect.poll(() => texts('Price', 3)).toEqual(['20.00', '40.00', '30.25']);
});
