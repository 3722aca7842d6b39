// Nothing is typed into the cells of whole years, whose numbers tell how they are made.
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

it('types nothing into a year, and tells how its number is made', async () => {
  const { page, say } = visitor;
  const inYears = page.locator('[data-active]').getByText(say('view.by-years'), { exact: true });
  await inYears.click();
  const year = (row: string) => editor.row(row).locator('[data-column="years.0"]');
  await expect.poll(() => year('Price').textContent()).not.toBe('');
  const before = await year('Price').textContent();
  await year('Price').click();
  await page.keyboard.type('30');
  await page.getByText(say('cells.total')).waitFor();
  await page.keyboard.press('Escape');
  expect(await year('Price').textContent()).toBe(before);
  expect(await year('Price').getAttribute('aria-readonly')).toBeNull();

  await year('Product sales').click();
  const trace = page.getByRole('region', { name: say('trace.panel') });
  await trace.getByText(/^Sum of \d+ months?\.$/).waitFor();
  expect(await trace.textContent()).not.toContain('{');
  const reads = trace.getByRole('listitem').getByRole('button');
  await reads.first().click();
  // That of the month: price by quantity.
  await trace.getByText(say('trace.words')).waitFor();
  await trace.getByRole('button', { name: say('trace.back') }).click();
  await trace.getByText(/^Sum of \d+ months?\.$/).waitFor();
  expect(visitor.complaints).toEqual([]);
});
