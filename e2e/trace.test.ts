// How a number is calculated: from a total down to an input, back again, and to the field itself.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, narrow, type Visitor } from '#testing/browser/journey.ts';

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

const panel = () => visitor.page.getByRole('region', { name: visitor.say('trace.panel') });
const read = (name: RegExp) => panel().getByRole('listitem').getByRole('button', { name });
const way = (id: 'trace.back' | 'trace.forward' | 'trace.close') =>
  panel().getByRole('button', { name: visitor.say(id), exact: true });
const saysFormula = (text: string) =>
  panel().getByRole('definition').getByText(text, { exact: true }).waitFor();

const focusedLabel = () =>
  visitor.page.evaluate(() => {
    const { activeElement } = document;
    return activeElement instanceof HTMLInputElement ? (activeElement.labels?.[0]?.textContent ?? '') : '';
  });

it('[GRID-10] [GRID-11] leads from a total to the inputs, and to the field where an input is typed', async () => {
  const { page, say } = visitor;
  await editor.firstPeriod('Total revenue').click();
  await saysFormula('Product sales + Subscriptions');
  await saysFormula('30,000.00 + 2,970.00');
  await read(/^Product sales/).click();
  await saysFormula('Product sales');
  await read(/^Product sales/).click();
  await saysFormula('Price × Quantity');
  await saysFormula('25.00 × 1,200.00');
  await read(/^Quantity/).click();
  await read(/^Product sales: Quantity/).click();
  await panel().getByText(say('trace.typed')).waitFor();
  // The grid followed, to the sheet and the cell.
  expect(await page.locator('[data-cursor]').textContent()).toBe('1,200');
  await page.getByText(say('editor.view-model'), { exact: true }).click();
  await panel()
    .getByRole('button', { name: say('trace.edit') })
    .click();
  // The focus is in the field, whose number the first key replaces.
  await expect.poll(() => focusedLabel()).toMatch(/^Quantity(,|$)/);
  await page.keyboard.type('7');
  expect(await editor.field('Quantity').inputValue()).toBe('7');
  expect(visitor.complaints).toEqual([]);
});

it('[GRID-10] goes back the way it came, and forward again', async () => {
  await editor.firstPeriod('Product sales').click();
  await saysFormula('Price × Quantity');
  await read(/^Price/).click();
  await read(/^Product sales: Price/).waitFor();
  await way('trace.back').click();
  await saysFormula('Price × Quantity');
  expect(await visitor.page.locator('[data-cursor]').textContent()).toBe('30,000');
  await way('trace.forward').click();
  await read(/^Product sales: Price/).waitFor();
  // From the grid too, after the selection is cleared.
  await visitor.page.locator('[data-cursor]').click();
  await visitor.page.keyboard.press('Shift+ArrowRight');
  await visitor.page.keyboard.press('Escape');
  expect(await panel().count()).toBe(1);
  await visitor.page.keyboard.press('Escape');
  await panel().waitFor({ state: 'detached' });
});

it('[GRID-9] follows what is typed while it is open', async () => {
  await editor.firstPeriod('Product sales').click();
  await saysFormula('25.00 × 1,200.00');
  await editor.field('Price').fill('30');
  await saysFormula('30.00 × 1,200.00');
});

it('[GRID-10] works by keyboard only: into a number, along its precedents, and back to the grid', async () => {
  const { page, say } = visitor;
  await editor.grid.focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'Enter'])
    await page.keyboard.press(key);
  await saysFormula('Price × Quantity');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await expect.poll(focused).toBe(say('trace.panel'));
  await read(/^Price/).focus();
  await page.keyboard.press('Enter');
  await read(/^Product sales: Price/).waitFor();
  await expect.poll(focused).toBe(say('trace.panel'));
  await page.keyboard.press('Escape');
  await panel().waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('grid');
});

it('[GRID-10] leads from a year to one of its months, whose year it opens, and back to the year', async () => {
  const { page, say } = visitor;
  const columns = () =>
    editor.grid
      .locator('[role=columnheader][data-column]')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-column')));
  const cursor = () => page.locator('[data-cursor]').getAttribute('data-column');
  await editor.openSheet('Income statement');
  const by = page.locator('[data-active]').getByRole('radiogroup', { name: say('view.by') });
  await by.getByText('Years', { exact: true }).click();
  await editor.row('Revenue').locator('[data-column="years.1"]').click();
  await read(/^Revenue/)
    .first()
    .click();
  await expect.poll(cursor).toBe('12');
  expect((await columns()).filter((id) => id?.startsWith('years.'))).toEqual(['years.0', 'years.2']);
  await way('trace.back').click();
  await expect.poll(cursor).toBe('years.1');
  expect(visitor.complaints).toEqual([]);
});

it('[GRID-10] [SHEETS-17] leaves the columns as they were chosen when it is closed, also where its own is no longer among them', async () => {
  const { page, say } = visitor;
  const columns = () =>
    editor.grid
      .locator('[role=columnheader][data-column]')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-column')));
  await editor.openSheet('Income statement');
  const by = page.locator('[data-active]').getByRole('radiogroup', { name: say('view.by') });
  await by.getByText('Quarters', { exact: true }).click();
  await editor.row('Revenue').locator('[data-column="quarters.1"]').click();
  await way('trace.close').waitFor();
  await by.getByText('Months', { exact: true }).click();
  await expect.poll(columns).toContain('0');
  await way('trace.close').click();
  await panel().waitFor({ state: 'detached' });
  // The row that was explained has the cursor, at its name.
  await expect.poll(() => page.locator('[data-cursor]').textContent()).toBe('Revenue');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('grid');
  expect(await columns()).toContain('0');
  expect(await columns()).not.toContain('quarters.1');
  expect(visitor.complaints).toEqual([]);
});

it('[GRID-8] shows the note of a row that has one', async () => {
  const { page, say } = visitor;
  await page
    .getByRole('navigation', { name: say('editor.sheets') })
    .getByRole('button', { name: 'Assumptions', exact: true })
    .filter({ visible: true })
    .click();
  const label = editor.row('Scenario').getByRole('rowheader');
  const note = await label.getAttribute('aria-description');
  expect(note).toMatch(/^Picks the case that the whole workbook shows\./);
  await editor.grid.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await panel()
    .getByText(note ?? '')
    .waitFor();
});

it('[GRID-11] [GRID-13] shows the full number on a phone too, and what the sheet shows if that is in thousands', async () => {
  const { page, say } = visitor;
  await page.setViewportSize(narrow);
  await page.getByRole('button', { name: say('editor.view-sheet'), exact: true }).click();
  await page.getByRole('button', { name: say('view.menu') }).click();
  await page.getByRole('menuitemradio', { name: say('view.thousand') }).click();
  await expect.poll(() => editor.firstPeriod('Product sales').textContent()).toBe('30.00');
  await editor.firstPeriod('Product sales').click();
  await panel().getByText('30,000.00 USD', { exact: true }).waitFor();
  await panel().getByText('In the sheet: 30.00 USD thousand', { exact: true }).waitFor();
  // It leaves the sheet visible until it is pulled up.
  const heightPx = async () => (await panel().boundingBox())?.height ?? 0;
  expect(await heightPx()).toBeLessThanOrEqual(184);
  await panel()
    .getByRole('button', { name: say('trace.more') })
    .click();
  await expect.poll(heightPx).toBeGreaterThan(184);
  await read(/^Price/).click();
  await read(/^Product sales: Price/).click();
  await panel()
    .getByRole('button', { name: say('trace.edit') })
    .click();
  await expect.poll(() => focusedLabel()).toMatch(/^Price(,|$)/);
});
