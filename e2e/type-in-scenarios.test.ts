// Typing in a cell of a scenario that uses the numbers of the first one: it gets its own, and the first one keeps its.
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

afterAll(() => journey.end());

const texts = (row: string, count: number) =>
  editor
    .row(row)
    .getByRole('gridcell')
    .allTextContents()
    .then((all) => all.slice(2, 2 + count));

/** What the panel has of the price. */
const typed = () =>
  visitor.page
    .getByRole('complementary', { name: visitor.say('editor.panel') })
    .getByLabel(/^Price,/)
    .first()
    .inputValue();

async function choose(from: string, item: string): Promise<void> {
  await visitor.page.getByRole('button', { name: `Scenario: ${from}`, exact: true }).click();
  await visitor.page.getByRole('menuitem', { name: item }).click();
  await visitor.page.getByRole('menu').waitFor({ state: 'detached' });
}

it('gives a scenario that uses the numbers of the first one its own, and undo takes them away', async () => {
  const { page, say, complaints } = visitor;
  await choose('Base scenario', say('scenario.add'));
  await page.getByText('Uses Base scenario').first().waitFor();
  await editor.period('Price', 1).click();
  await page.keyboard.type('30');
  await page.keyboard.press('Enter');
  await expect.poll(() => texts('Price', 3)).toEqual(['25.00', '30.00', '25.00']);
  expect(await typed()).toBe('25;30;25');

  await choose('Scenario 2', 'Base scenario');
  await expect.poll(() => texts('Price', 3)).toEqual(['25.00', '25.00', '25.00']);
  expect(await typed()).toBe('25');
  await choose('Base scenario', 'Scenario 2');
  await expect.poll(() => texts('Price', 3)).toEqual(['25.00', '30.00', '25.00']);

  await editor.period('Price', 1).click();
  await page.keyboard.press('Control+z');
  await expect.poll(() => texts('Price', 3)).toEqual(['25.00', '25.00', '25.00']);
  await page.getByText('Uses Base scenario').first().waitFor();
  expect(complaints).toEqual([]);
});

it('marks on the assumptions what a scenario has of its own with a dot, and keeps the unit beside the name', async () => {
  const { page, complaints } = visitor;
  await editor.period('Quantity', 1).click();
  await page.keyboard.type('700');
  await page.keyboard.press('Enter');
  await editor.openSheet('Assumptions');
  const name = editor.row('Product sales: Quantity').getByRole('rowheader').locator('[data-unit]');
  await expect
    .poll(() =>
      name.evaluate((element) => {
        const [unit, mark] = [getComputedStyle(element, '::before'), getComputedStyle(element, '::after')];
        return {
          isUnitShown: unit.display !== 'none',
          unit: unit.content,
          mark: `${mark.width} ${mark.height}`,
        };
      }),
    )
    .toEqual({ isUnitShown: true, unit: '"units" / ""', mark: '5px 5px' });
  expect(complaints).toEqual([]);
});
