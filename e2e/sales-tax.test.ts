// Sales tax: made beside an expense that is taxed, put on all that is sold and bought, and found in working capital, on the balance sheet and among the company's terms.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';

let journey: Journey;
let visitor: Visitor;
let editor: EditorPage;

beforeAll(async () => {
  journey = await Journey.begin();
  visitor = await journey.visitor();
  editor = await EditorPage.openNew(visitor);
});

afterAll(async () => {
  expect(visitor.complaints).toEqual([]);
  await journey.end();
});

const openSheet = (name: string) =>
  visitor.page
    .getByRole('navigation', { name: visitor.say('editor.sheets') })
    .first()
    .getByRole('button', { name, exact: true })
    .click();

const dialog = () => visitor.page.getByRole('dialog');

it('[RESOURCE-14] [RESOURCE-27] taxes an expense with a tax that is made in its form', async () => {
  const { page, say } = visitor;
  await openSheet('SG&A');
  await page.getByRole('button', { name: say('items.add'), exact: true }).click();
  await dialog()
    .getByRole('tab', { name: say('add.tab-custom') })
    .click();
  await dialog().getByLabel(say('items.name')).fill('Cleaning');
  await dialog()
    .getByRole('button', { name: say('add.salestax') })
    .click();
  const mini = dialog().getByRole('group', { name: say('add.salestax') });
  expect(await mini.getByLabel(say('items.name')).inputValue()).toBe('VAT');
  await mini.getByLabel(/^Rate,/).fill('10%');
  await mini.getByLabel(/^Rate,/).press('Enter');
  const chosen = dialog().getByLabel(say('lookup.salestax'));
  await chosen.waitFor();
  await dialog().getByText(say('lookup.salestax-hint')).waitFor();
  await dialog()
    .getByLabel(/^Price,/)
    .fill('100');
  await dialog()
    .getByLabel(/^Quantity,/)
    .fill('10');
  await dialog()
    .getByRole('button', { name: say('add.save'), exact: true })
    .click();
  await dialog().waitFor({ state: 'detached' });
  await editor.firstPeriod('Cleaning').getByText('1,000', { exact: true }).waitFor();
});

it('[RESOURCE-27] owes it for the days of the company', async () => {
  const { page } = visitor;
  await openSheet('Working capital');
  await page.locator('[data-active]').getByRole('button', { name: 'Working capital…' }).click();
  const field = dialog().getByLabel(/^Sales tax \(VAT\) payment period/);
  await field.fill('31');
  await field.press('Enter');
  await dialog().waitFor({ state: 'detached' });
  await openSheet('Balance sheet');
  await editor.firstPeriod('Sales tax (VAT)').getByText('-100', { exact: true }).waitFor();
});

it('[RESOURCE-28] puts it on all but salaries, and takes it off, each in one step', async () => {
  const { page, say } = visitor;
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
  const owed = (text: string) =>
    editor.firstPeriod('Sales tax (VAT)').getByText(text, { exact: true }).waitFor();
  await page.getByLabel(say('items.section')).selectOption('section_taxes');
  await page.getByRole('complementary').getByRole('button', { name: /^VAT/ }).click();
  await press(say('view.menu'));
  await page.getByRole('menuitemcheckbox', { name: say('view.two-decimals') }).click();
  await page.getByText('Applies to 1 of 7 items').waitFor();
  await page.getByText(say('sales-tax.salaries')).waitFor();
  await press(say('sales-tax.apply'));
  await page.getByText('Applies to 7 of 7 items').waitFor();
  // The pressed button is gone.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(say('sales-tax.remove'));
  // A tenth of sales of 32,970, less materials of 16,485 and 20 days of the month's 31 in stock, so 10,635.48 more,
  // rent of 2,400, marketing of 1,318.80, cleaning of 1,000 and equipment of 60,000.
  await owed('-5,886.93');
  await press('Undo: apply VAT to all sales and purchases');
  await page.getByText('Applies to 1 of 7 items').waitFor();
  await owed('-100.00');
  await press(say('sales-tax.remove'));
  await page.getByText('Applies to 0 of 7 items').waitFor();
  await press('Undo: remove VAT from all items');
  await owed('-100.00');
});
