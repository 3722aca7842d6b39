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

it('[SETUP-7] [SETUP-9] shows the difference between the two sides, and saves once they agree', async () => {
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
  await dialog.getByText('The two sides differ by 4,000').waitFor();
  expect(await save.isDisabled()).toBe(true);
  await dialog.getByRole('button', { name: 'Add 4,000 to Founders' }).click();
  await dialog.getByText(say('opening.even')).waitFor();
  expect(await dialog.getByLabel('Founders').inputValue()).toBe('64000');
  await dialog.getByLabel('Founders').press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => zeroPeriod('Total assets')).toBe('79,000.00');
  expect(await zeroPeriod('Cash')).toBe('9,000.00');
  expect(await zeroPeriod('Debt')).toBe('15,000.00');
  expect(await zeroPeriod('Total liabilities and equity')).toBe('79,000.00');
});

it('[SETUP-7] is a single step to undo, and is included in the workbook', async () => {
  const { page, say } = visitor;
  await page.getByRole('button', { name: 'Undo: change the opening balances' }).click();
  await expect.poll(() => zeroPeriod('Total assets')).toBe('0.00');
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
