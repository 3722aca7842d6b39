// What the company starts with: entered as a small balance sheet that has to balance, and included in the model's own.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { readCells } from '#testing/xlsx/read-cells.ts';

let journey: Journey;
let visitor: Visitor;
let editor: EditorPage;

beforeAll(async () => {
  journey = await Journey.begin();
  visitor = await journey.visitor();
  editor = await EditorPage.openNew(visitor);
});

afterAll(() => journey.end());

async function openOpening() {
  const { page, say } = visitor;
  await page
    .locator('[data-active]')
    .getByRole('button', { name: `${say('opening.title')}…` })
    .click();
  const dialog = page.getByRole('dialog', { name: say('opening.title') });
  await dialog.waitFor();
  const cash = dialog.getByLabel(say('opening.cash'), { exact: true });
  await expect.poll(() => cash.evaluate((field) => field === document.activeElement)).toBe(true);
  return dialog;
}

const zeroPeriod = async (row: string) =>
  (await editor.row(row).locator('[data-column="zero"]').textContent())?.trim();

it('[SETUP-7] [SETUP-9] says what makes the two sides agree, and offers capital or the calculated cash instead', async () => {
  const { page, say } = visitor;
  await page
    .getByRole('navigation', { name: say('editor.sheets') })
    .getByRole('button', { name: 'Balance sheet', exact: true })
    .click();
  const dialog = await openOpening();
  const save = dialog.getByRole('button', { name: say('add.save') });
  await dialog.getByText(say('opening.even')).waitFor();
  await dialog.getByLabel('Equipment').fill('70000');
  await dialog.getByText(say('opening.below-zero')).waitFor();
  await dialog.getByLabel('Bank loan').fill('15000');
  await dialog.getByLabel('Founders').fill('60 00');
  await dialog.getByText(say('check.amount')).waitFor();
  expect(await save.isDisabled()).toBe(true);
  await dialog.getByLabel('Founders').fill('60 000');
  await dialog.getByText(say('opening.even')).waitFor();
  await dialog.getByLabel(say('opening.cash'), { exact: true }).fill('9000');
  // 9,000 + 70,000 less 15,000 and 60,000
  await dialog.getByText('Retained earnings of 4,000 balance the two sides').waitFor();
  expect(await dialog.getByLabel(say('opening.retained'), { exact: true }).textContent()).toBe('4,000');
  await dialog.getByRole('button', { name: 'Add 4,000 to Founders' }).click();
  await dialog.getByText(say('opening.even')).waitFor();
  expect(await dialog.getByLabel('Founders').inputValue()).toBe('64000');
  await dialog.getByLabel('Founders').press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => zeroPeriod('Total assets')).toBe('79,000');
  expect(await zeroPeriod('Cash')).toBe('9,000');
  expect(await zeroPeriod('Debt')).toBe('15,000');
  expect(await zeroPeriod('Total liabilities and equity')).toBe('79,000');
});

it('[GRID-11] goes from an opening balance in the assumptions to its own field, not to that of cash', async () => {
  const { page, say } = visitor;
  const choose = (sheet: string) =>
    page
      .getByRole('navigation', { name: say('editor.sheets') })
      .getByRole('button', { name: sheet, exact: true })
      .click();
  await choose('Assumptions');
  const balance = editor.row('Bank loan: Opening balance').getByText('15,000');
  await editor.grid.hover();
  // Only the rows in view are there.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 500);
      return balance.count();
    })
    .toBe(1);
  // A press on the number would type in it.
  await editor.row('Bank loan: Opening balance').getByRole('rowheader').click();
  await page.keyboard.press('Enter');
  await page
    .getByRole('region', { name: say('trace.panel') })
    .getByRole('button', { name: say('trace.edit') })
    .click();
  const dialog = page.getByRole('dialog', { name: say('opening.title') });
  const loan = dialog.getByLabel('Bank loan');
  await expect.poll(() => loan.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await choose('Balance sheet');
});

it('[SETUP-7] is a single step to undo, and is included in the workbook', async () => {
  const { page, say } = visitor;
  await page.getByRole('button', { name: 'Undo: change the opening balances' }).click();
  // Where nothing opens there is no such column.
  await expect.poll(() => editor.grid.locator('[data-column="zero"]').count()).toBe(0);
  await editor.row('Total assets').waitFor();
  await page.getByRole('button', { name: 'Redo: change the opening balances' }).click();
  await editor.waitForSaved();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('editor.download'), exact: true }).click(),
  ]);
  const cells = readCells(readFileSync(await download.path())).get('Balance sheet');
  const row = [...(cells ?? [])]
    .find(([, { content }]) => content === 'Total assets')?.[0]
    .replace(/\D/g, '');
  // The zero period is the ninth column.
  expect(cells?.get(`I${row}`)?.content).toBe(79_000);
});

it('[SETUP-7] takes the books of a company that exists already, and says what its earlier profit or loss is', async () => {
  const dialog = await openOpening();
  const field = (name: string) => dialog.getByLabel(name, { exact: true });
  const { say } = visitor;
  await field(say('opening.receivables')).fill('12.5k');
  await field(say('opening.stock')).fill('4,000');
  await field(say('opening.payables')).fill('$1,200');
  // 9,000 + 12,500 + 4,000 + 70,000 less 1,200, 15,000 and 64,000
  await dialog.getByText('Retained earnings of 15,300 balance the two sides').waitFor();
  await field(say('opening.cash')).fill('');
  await dialog.getByText(say('opening.below-zero')).waitFor();
  await field(say('opening.cash')).fill('700');
  await dialog.getByText('Retained earnings of 7,000 balance the two sides').waitFor();
  await field('Equipment').fill('55,000');
  // 700 + 12,500 + 4,000 + 55,000 less 1,200, 15,000 and 64,000
  await dialog.getByText('An accumulated loss of 8,000 balances the two sides').waitFor();
  expect(await field(say('opening.retained-loss')).textContent()).toBe('-8,000');
  await dialog.getByRole('button', { name: 'Reduce Founders by 8,000' }).click();
  expect(await field('Founders').inputValue()).toBe('56000');
  await dialog.getByText(say('opening.even')).waitFor();
  await field('Founders').fill('60000');
  await dialog.getByText('An accumulated loss of 4,000 balances the two sides').waitFor();
  await field(say('opening.losses')).fill('3000');
  await dialog.getByRole('button', { name: say('add.save') }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => zeroPeriod('Receivables')).toBe('12,500');
  expect(await zeroPeriod('Cash')).toBe('700');
  expect(await zeroPeriod('Inventory')).toBe('4,000');
  expect(await zeroPeriod('Payables')).toBe('1,200');
  expect(await zeroPeriod('Retained earnings')).toBe('-4,000');
  expect(await zeroPeriod('Total assets')).toBe('72,200');
  const again = await openOpening();
  expect(await again.getByLabel(say('opening.receivables'), { exact: true }).inputValue()).toBe('12500');
  expect(await again.getByLabel(say('opening.losses'), { exact: true }).inputValue()).toBe('3000');
  await again.getByRole('button', { name: say('app.cancel') }).click();
  await again.waitFor({ state: 'detached' });
});
