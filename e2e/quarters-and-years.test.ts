// Every sheet by quarter or by year at one choice, and one year in one column.
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
  await editor.openSheet('Income statement');
  await editor.row('Revenue').waitFor();
});

afterAll(() => journey.end());

async function choose(item: string): Promise<void> {
  await visitor.page.getByRole('button', { name: visitor.say('view.menu') }).click();
  await visitor.page.getByRole('menu').getByText(item, { exact: true }).click();
  await visitor.page.getByRole('menu').waitFor({ state: 'detached' });
}

const columns = () =>
  editor.grid
    .locator('[role=columnheader][data-column]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-column')));

const numbersOf = async (label: string, column: string): Promise<number> =>
  Number((await editor.row(label).locator(`[data-column="${column}"]`).textContent())?.replaceAll(',', ''));

it('[SHEETS-17] adds up the years of the income statement, whose numbers follow what is typed', async () => {
  await choose('Years');
  await expect.poll(columns).toEqual(['whole', 'years.0', 'years.1', 'years.2']);
  const years = () => Promise.all([0, 1, 2].map((year) => numbersOf('Revenue', `years.${year}`)));
  const before = await years();
  const [first = 0, second = 0, third = 0] = before;
  expect(first + second + third).toBe(await numbersOf('Revenue', 'whole'));
  await visitor.page.getByLabel(visitor.say('items.section')).selectOption('section_sales');
  // 25 for each becomes 50: only what the other service earns stays as it was.
  await editor.field('Price').fill('50');
  await expect.poll(() => numbersOf('Revenue', 'years.0')).toBeGreaterThan(first * 1.5);
});

it('[SHEETS-17] is chosen for every sheet at once, and stays after a reload', async () => {
  await editor.openSheet('Balance sheet');
  await expect.poll(columns).toContain('years.2');
  await visitor.page.reload();
  await editor.row('Total assets').waitFor();
  await expect.poll(columns).toContain('years.2');
  await choose('Quarters');
  await expect
    .poll(async () => (await columns()).filter((id) => id?.startsWith('quarters.')))
    .toHaveLength(12);
});

it('[SHEETS-17] has a year in one column at a press on its name or from the menu', async () => {
  await choose('Months');
  await editor.grid.locator('[data-band="0"]').click();
  await expect.poll(columns).toContain('years.0');
  expect(await columns()).not.toContain('0');
  expect(await columns()).toContain('12');
  const year = (await editor.grid.locator('[data-band="0"]').textContent()) ?? '';
  await choose(`${year} in one column`);
  await expect.poll(columns).toContain('0');
});

it('[SHEETS-17] is chosen in the bar of the sheet too, with the arrow keys', async () => {
  const { page, say } = visitor;
  const bar = page.locator('[data-active]').getByRole('radiogroup', { name: say('view.by') });
  await bar.getByText('Years', { exact: true }).click();
  await expect.poll(columns).toContain('years.2');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(columns).toContain('quarters.0');
  await bar.getByText('Months', { exact: true }).click();
  await expect.poll(columns).not.toContain('quarters.0');
});

it('[SHEETS-17] keeps the first row of a sheet below its header when the columns become longer or shorter', async () => {
  const { page, say } = visitor;
  await editor.openSheet('Income statement');
  await editor.row('Revenue').waitFor();
  const bar = page.locator('[data-active]').getByRole('radiogroup', { name: say('view.by') });
  const coveredPx = async () => {
    const head = await editor.grid.locator('[role=columnheader][data-column]').first().boundingBox();
    const row = await editor.row('Revenue').boundingBox();
    return head && row ? Math.max(0, Math.round(head.y + head.height - row.y)) : null;
  };
  await expect.poll(coveredPx).toBe(0);
  for (const [span, first] of [
    ['Years', 'years.0'],
    ['Quarters', 'quarters.0'],
    ['Months', '0'],
  ] as const) {
    await bar.getByText(span, { exact: true }).click();
    await expect.poll(columns).toContain(first);
    await expect.poll(coveredPx).toBe(0);
  }
});
