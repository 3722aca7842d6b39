// Sales tax: made beside an expense that is taxed, and found in working capital, on the balance sheet and among the company's terms.
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
  await mini.getByLabel(say('items.name')).fill('VAT');
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
  await editor.firstPeriod('Cleaning').getByText('1,000.00', { exact: true }).waitFor();
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
  await editor.firstPeriod('Sales tax (VAT)').getByText('-100.00', { exact: true }).waitFor();
});
