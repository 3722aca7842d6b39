// All sheets in one scroller: the sheet that is scrolled to becomes active, a selected one comes up, and each is edited
// in place.
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, narrow, type Visitor, wide } from '#testing/browser/journey.ts';

let journey: Journey;
let visitor: Visitor;
let editor: EditorPage;

beforeAll(async () => {
  journey = await Journey.begin();
  visitor = await journey.visitor();
  editor = await EditorPage.openNew(visitor);
});

afterAll(() => journey.end());

const list = () => visitor.page.getByRole('navigation', { name: visitor.say('editor.sheets') }).first();
const listed = (name: string) => list().getByRole('button', { name, exact: true });
const isActive = (name: string) =>
  expect.poll(() => list().locator('[aria-current]').textContent()).toBe(name);
const section = (id: string) => visitor.page.locator(`[data-sheet="${id}"]`);
const topOf = (id: string) =>
  section(id).evaluate((element) => Math.round(element.getBoundingClientRect().top));
const button = (name: string) => visitor.page.getByRole('button', { name, exact: true });

/** Where the sheets start, below the toolbar. */
const scrollerTop = () =>
  section('revenue').evaluate((element) => {
    const scroller = element.parentElement?.parentElement;
    return Math.round(scroller?.getBoundingClientRect().top ?? Number.NaN);
  });

const rightOf = async (of: Locator) => {
  const box = await of.boundingBox();
  return Math.round((box?.x ?? Number.NaN) + (box?.width ?? Number.NaN));
};

it('[SHEETS-1] opens at the sales, and scrolls a selected sheet to the top', async () => {
  await isActive('Revenue');
  await expect.poll(() => topOf('revenue')).toBe(await scrollerTop());
  await listed('Balance sheet').click();
  await editor.row('Total assets').waitFor();
  await expect.poll(() => topOf('bs')).toBe(await scrollerTop());
  await isActive('Balance sheet');
});

it('[SHEETS-1] keeps a selected sheet at the top while the sheets above it get their final height', async () => {
  await listed('Revenue').click();
  await isActive('Revenue');
  await expect.poll(() => topOf('revenue')).toBe(await scrollerTop());
  await section('revenue').evaluate(async (element) => {
    const scroller = element.parentElement?.parentElement;
    const above = element.previousElementSibling;
    if (!(scroller instanceof HTMLElement) || !(above instanceof HTMLElement))
      throw new Error('No sheet above.');
    // As if the browser did not anchor the scroll position, and was between two parts of a jump.
    scroller.style.overflowAnchor = 'none';
    scroller.dispatchEvent(new Event('scroll'));
    above.style.paddingTop = '400px';
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
  expect(await topOf('revenue')).toBe(await scrollerTop());
  await visitor.page.reload();
  await editor.row('Total revenue').waitFor();
});

it('[SHEETS-2] activates the sheet that is scrolled to, and shows its section in the panel', async () => {
  const { page, say } = visitor;
  await listed('Cost of sales').click();
  await expect.poll(() => topOf('cos')).toBe(await scrollerTop());
  const box = await section('cos').boundingBox();
  await page.mouse.move((box?.x ?? 0) + 200, 500);
  // The active sheet is the first one that reaches below 300 pixels from the top of the window.
  const bottom = (await topOf('cos')) + (box?.height ?? 0);
  await page.mouse.wheel(0, bottom - 300 - 20);
  await expect.poll(async () => (await topOf('sga')) < 340).toBe(true);
  await isActive('Cost of sales');
  await page.mouse.wheel(0, 40);
  await isActive('SG&A');
  expect(await page.getByLabel(say('items.section')).inputValue()).toBe('section_sga');
});

it('[SHEETS-2] leaves the panel unchanged while somebody types in it', async () => {
  const { page, say } = visitor;
  await listed('Revenue').click();
  await editor.field('Price').focus();
  const box = await section('revenue').boundingBox();
  await page.mouse.move((box?.x ?? 0) + 200, 500);
  await page.mouse.wheel(0, box?.height ?? 0);
  await isActive('Cost of sales');
  expect(await page.getByLabel(say('items.section')).inputValue()).toBe('section_sales');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('30');
  await listed('Revenue').click();
  await expect.poll(() => editor.firstPeriod('Product sales').textContent()).toBe('36,000');
});

it('[SHEETS-7] [SHEETS-8] [STATE-11] edits a sheet in place, and shows its numbers again', async () => {
  const { page, say } = visitor;
  await listed('Financing').click();
  await expect.poll(() => topOf('financing')).toBe(await scrollerTop());
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 400);
  await expect.poll(async () => (await topOf('financing')) < (await scrollerTop()) - 300).toBe(true);
  // However far one had scrolled, the editing view starts at the top, and so do the numbers again.
  await button('Edit sheet: Financing').click();
  await section('financing').getByRole('list').first().waitFor();
  await expect.poll(() => topOf('financing')).toBe(await scrollerTop());
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 100);
  await expect.poll(async () => (await topOf('financing')) < (await scrollerTop()) - 50).toBe(true);
  await button('Back to preview: Financing').click();
  await editor.row('Bank loan: drawdown').waitFor();
  await expect.poll(() => topOf('financing')).toBe(await scrollerTop());
  await listed('Cost of sales').click();
  await button('Edit sheet: Cost of sales').click();
  const table = section('cos').getByRole('list');
  await table.getByText('Materials').first().waitFor();
  expect(await page.getByLabel(say('items.section')).inputValue()).toBe('section_cos');
  await section('cos')
    .getByRole('button', { name: say('section.clear-numbers') })
    .click();
  await page.getByRole('button', { name: /^Undo: / }).click();
  await section('cos')
    .getByRole('button', { name: say('section.clear') })
    .click();
  await section('cos').getByText(say('section.empty.section_cos')).waitFor();
  await page.getByRole('button', { name: /^Undo: / }).click();
  await table.getByText('Materials').first().waitFor();
  await button('Back to preview: Cost of sales').click();
  await editor.row('Total cost of sales').waitFor();
  // The button keeps the focus.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(say('section.edit'));
});

it("[SHEETS-7] [SHEETS-9] opens a sheet's contents when it is selected a second time, and has nothing to edit in a statement", async () => {
  await listed('Financing').click();
  await editor.row('Bank loan: drawdown').waitFor();
  await listed('Financing').click();
  await button('Back to preview: Financing').click();
  await listed('Cash flow').click();
  await listed('Cash flow').click();
  await editor.row('Closing cash').waitFor();
  for (const name of ['Income statement', 'Balance sheet', 'Cash flow', 'Ratios', 'Charts'])
    expect(await button(`Edit sheet: ${name}`).count()).toBe(0);
});

it('[SHEETS-10] moves by arrow from the last row of a sheet to the next sheet, and back', async () => {
  const { page } = visitor;
  await listed('SG&A').click();
  await editor.grid.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('ArrowDown');
  await isActive('Working capital');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Sheet: Working capital',
  );
  await page.keyboard.press('ArrowUp');
  await isActive('SG&A');
  expect(await page.locator('[data-cursor]').count()).toBe(1);
});

it('[SHEETS-12] draws the charts of the model, and leads from them to their numbers', async () => {
  await listed('Charts').click();
  const chart = section('charts').getByRole('figure', { name: 'Revenue by service' });
  await chart.locator('path').first().waitFor({ state: 'attached' });
  const figures = section('charts').getByRole('figure');
  const heights = () => figures.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  const before = await heights();
  await chart.locator('svg').hover();
  await chart
    .getByText(/^\d[\d,.]+$/)
    .first()
    .waitFor();
  // There was room for the announced text.
  expect(await heights()).toEqual(before);
  await visitor.page.mouse.wheel(0, 600);
  await section('charts')
    .getByRole('button', { name: /^Revenue by service/ })
    .click();
  await isActive('Chart data');
  expect(await visitor.page.evaluate(() => document.activeElement?.textContent)).toBe('Chart data');
});

it('[DASH-2] opens the trace of a bar of the charts sheet', async () => {
  const { page, say } = visitor;
  await listed('Charts').click();
  await isActive('Charts');
  const chart = section('charts').getByRole('figure', { name: 'Revenue by service' });
  await chart.scrollIntoViewIfNeeded();
  const box = await chart.locator('[data-kind=stacked] path').first().boundingBox();
  await page.mouse.click((box?.x ?? 0) + 3, (box?.y ?? 0) + (box?.height ?? 0) - 3);
  const panel = page.getByRole('region', { name: say('trace.panel') });
  await panel.getByText('Product sales', { exact: true }).first().waitFor();
  await panel.getByRole('button', { name: say('trace.close') }).click();
  await panel.waitFor({ state: 'detached' });
});

it('[GRID-15] [GRID-16] [SHEETS-4] [SHEETS-5] hides the list of sheets in favour of tabs above them, and shows it again', async () => {
  const { page, say } = visitor;
  const isOpen = () => page.getByRole('heading', { name: say('editor.sheets'), exact: true }).isVisible();
  const barWidth = async () => (await section('cf').locator('header').boundingBox())?.width ?? 0;
  const toggle = (
    id: 'editor.hide-sheets' | 'editor.show-sheets' | 'editor.hide-panel' | 'editor.show-panel',
  ) => button(say(id));
  expect(await toggle('editor.hide-sheets').getAttribute('aria-expanded')).toBe('true');
  const before = await barWidth();
  await toggle('editor.hide-sheets').click();
  await expect.poll(isOpen).toBe(false);
  const tabs = page.getByRole('navigation', { name: say('editor.sheets') }).filter({ visible: true });
  await tabs.getByRole('button', { name: 'Cash flow', exact: true }).waitFor();
  // The 160 pixels of the list now belong to the sheets.
  expect((await barWidth()) - before).toBe(160);
  expect(await toggle('editor.show-sheets').getAttribute('aria-expanded')).toBe('false');
  await toggle('editor.show-sheets').click();
  await expect.poll(isOpen).toBe(true);
  // So do the 264 of the panel, which comes back by key to where it was closed by key.
  await toggle('editor.hide-panel').focus();
  await page.keyboard.press('Enter');
  await expect.poll(barWidth).toBe(before + 264);
  const panel = page.getByRole('complementary', { name: say('editor.panel') });
  expect(await panel.count()).toBe(0);
  await page.keyboard.press('Enter');
  await expect.poll(barWidth).toBe(before);
  await panel.waitFor();
  // The longest name of a total has its row's height and no more, whether or not its line has room beside it.
  await listed('SG&A').click();
  await isActive('SG&A');
  const longest = editor.grid.getByRole('rowheader', { name: /^Total selling, general/ });
  expect((await longest.boundingBox())?.height).toBeLessThanOrEqual(30);
  // Between both columns a small laptop shows the first month of a statement, left of the panel's 264 pixels.
  await page.setViewportSize({ width: 1100, height: 800 });
  await listed('Income statement').click();
  await isActive('Income statement');
  await expect
    .poll(() => rightOf(editor.row('Revenue').locator('[data-column="0"]')))
    .toBeLessThanOrEqual(828);
  await page.setViewportSize(wide);
});

it('[SHEETS-14] opens the template again where it was left', async () => {
  await listed('Financing').click();
  await editor.field('Name').fill('The family');
  await editor.waitForSaved();
  await visitor.page.reload();
  await isActive('Financing');
  await expect.poll(() => topOf('financing')).toBe(await scrollerTop());
  expect(visitor.complaints).toEqual([]);
});

it('[SHEETS-15] [SHEETS-16] [RESOURCE-19] [STATE-11] has every sheet and its switch within reach on a phone', async () => {
  const phone = await journey.visitor({ viewport: narrow });
  const { page, say } = phone;
  const onPhone = await EditorPage.openNew(phone);
  await page.getByRole('button', { name: say('editor.view-sheet'), exact: true }).click();
  await onPhone.row('Total revenue').waitFor();
  await page.getByRole('button', { name: say('editor.all-sheets') }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('switch', { name: 'Include Ratios' }).waitFor();
  await drawer.getByRole('button', { name: 'Cash flow', exact: true }).click();
  await drawer.waitFor({ state: 'detached' });
  await page.locator('[data-sheet="cf"][data-active]').waitFor();
  await page.getByRole('button', { name: say('editor.all-sheets') }).click();
  await drawer.getByRole('button', { name: 'SG&A', exact: true }).click();
  await drawer.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Edit sheet: SG&A' }).click();
  // Salaries amount to 4 times 2,700 a month; name, total and first period have room side by side.
  const salaries = page.getByRole('table', { name: 'Numbers of Salaries' });
  const total = salaries.getByRole('row', { name: /^Total/ });
  const first = total.getByRole('cell').nth(3);
  expect(await first.textContent()).toBe('10,800');
  expect(await rightOf(first)).toBeLessThanOrEqual(narrow.width);
  await page.locator('[data-sheet="sga"] header').getByRole('button', { name: 'Add', exact: false }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab').first().waitFor();
  // Up to 600 pixels no field is focused: the on-screen keyboard would cover the dialog.
  expect(await dialog.locator('input:focus').count()).toBe(0);
  const tabs = await dialog.getByRole('tab').all();
  const tops = await Promise.all(tabs.map(async (tab) => (await tab.boundingBox())?.y));
  expect([tabs.length > 1, new Set(tops).size]).toEqual([true, 1]);
  expect(await rightOf(dialog.getByRole('button', { name: say('add.save'), exact: true }))).toBe(
    await rightOf(dialog.getByRole('button', { name: say('add.save-and-add') })),
  );
  await dialog.getByRole('button', { name: say('app.cancel') }).click();
  await page.getByRole('button', { name: 'Back to preview: SG&A' }).click();
  await onPhone.row('Salaries').waitFor();
  // It is no longer the selected one: selecting it again shows it instead of opening it.
  await page.getByRole('button', { name: say('editor.all-sheets') }).click();
  await drawer.getByRole('button', { name: 'SG&A', exact: true }).click();
  await drawer.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Edit sheet: SG&A' }).waitFor();
  expect(phone.complaints).toEqual([]);
});
