// What the spreadsheet's page gives besides its cells: charts that follow the numbers, notes, the file as it is now, and paper.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { pressSpreadsheet } from '#testing/browser/press-spreadsheet.ts';
import { goTo as goToCell, put, shown } from '#testing/browser/spreadsheet-page.ts';
import { readCells } from '#testing/xlsx/read-cells.ts';

let journey: Journey;
let address: string;

beforeAll(async () => {
  journey = await Journey.begin();
  const maker = await journey.visitor();
  await EditorPage.openNew(maker);
  const { page, say } = maker;
  await pressSpreadsheet(maker);
  const ready = page.getByRole('dialog', { name: say('take.spreadsheet-ready') });
  address = await ready.getByRole('textbox', { name: say('link.address') }).inputValue();
});

afterAll(() => journey.end());

const grid = (page: Page) => page.getByRole('grid');

async function openSheet(sheet: string): Promise<Visitor> {
  const visitor = await journey.visitor();
  await visitor.page.goto(`${address}#sheet=${sheet}`);
  await grid(visitor.page).waitFor();
  return visitor;
}

const goTo = (page: Page, sheet: string) =>
  page.evaluate((id) => {
    location.hash = `sheet=${id}`;
  }, sheet);

/** Types over the first price among the assumptions. */
async function changePrice(page: Page): Promise<void> {
  await goTo(page, 'assumptions');
  const price = page
    .getByRole('row', { name: /: Price / })
    .first()
    .locator('[data-look=input]')
    .first();
  await price.click();
  await page.keyboard.type('4321');
  await page.keyboard.press('Enter');
  await expect.poll(() => price.textContent()).toMatch(/4,321/);
}

it('draws the charts of a sheet where they stand, and again when a number changes', async () => {
  const visitor = await openSheet('charts');
  const { page } = visitor;
  await expect.poll(() => page.getByRole('figure').locator('svg').count()).toBe(6);
  const drawn = () =>
    page
      .getByRole('figure')
      .first()
      .locator('path')
      .evaluateAll((all) => all.map((path) => path.getAttribute('d')).join(' '));
  const before = await drawn();
  await changePrice(page);
  await goTo(page, 'charts');
  await page.getByRole('figure').first().locator('path').first().waitFor({ state: 'attached' });
  await expect.poll(drawn).not.toBe(before);
  await page
    .getByRole('button', { name: /^Go to the numbers of / })
    .first()
    .click();
  await expect.poll(() => page.url()).toContain('sheet=chartsdata');
  expect(visitor.complaints).toEqual([]);
});

it('shows the note of a cell that is pointed at, selected, or asked for by the keyboard', async () => {
  const { page } = await openSheet('dashboard');
  const noted = page.locator('[role=gridcell][data-noted]').first();
  const note = page.getByRole('note');
  await noted.hover();
  await note.waitFor();
  expect((await note.textContent())?.length).toBeGreaterThan(10);
  await page.mouse.move(2, 2);
  await note.waitFor({ state: 'detached' });
  await noted.click();
  await note.waitFor();
  await page.keyboard.press('Escape');
  await note.waitFor({ state: 'detached' });
  await page.keyboard.press('Shift+F2');
  await note.waitFor();
});

it('says in a note which formula reads itself, in its own cell', async () => {
  const visitor = await openSheet('assumptions');
  await put(visitor, 'F14', '=F14+1');
  await expect.poll(() => shown(visitor.page, 'F14')).toBe('#REF!');
  await goToCell(visitor, 'F14');
  const note = visitor.page.getByRole('note');
  await note.getByText('The formula in F14 refers to its own cell', { exact: false }).waitFor();
});

it('downloads the workbook with what was changed, under the name of the spreadsheet', async () => {
  const visitor = await openSheet('dashboard');
  const { page, say } = visitor;
  await changePrice(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('book.download') }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
  const cells = readCells(await readFile(await download.path()));
  const chosen = [...(cells.get('Assumptions') ?? new Map())].filter(([, { content }]) => content === 2);
  expect(chosen.length).toBeGreaterThan(0);
  expect(visitor.complaints).toEqual([]);
});

it('says in words why there is no file', async () => {
  const { page, say } = await openSheet('cover');
  await page.route('**/workbook.xlsx', (route) => route.fulfill({ status: 429 }));
  await page.getByRole('button', { name: say('book.download') }).click();
  await page.getByRole('alert').getByText(say('book.download-busy')).waitFor();
});

it('prints the open sheet on clean pages with its head on each, and all of them when asked', async () => {
  const visitor = await openSheet('dashboard');
  const { page, say } = visitor;
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  const tables = page.locator('body > div > section > table');
  expect(await tables.count()).toBe(1);
  expect(await page.locator('#root').isVisible()).toBe(false);
  expect(await tables.locator('thead tr').count()).toBe(7);
  expect(await tables.locator('svg').count()).toBe(3);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  expect(await tables.count()).toBe(0);
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: say('book.menu') }).click();
  await page.getByRole('button', { name: say('book.print-all') }).click();
  await expect.poll(() => page.locator('body > div > section').count()).toBe(17);
  await page.getByText('Preparing for print: 17 of 17 sheets').waitFor();
  await page.getByRole('button', { name: say('app.cancel') }).click();
  await expect.poll(() => page.locator('body > div > section').count()).toBe(0);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
});
