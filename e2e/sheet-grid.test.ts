// The cells of the spreadsheet's page by keyboard and by pointer: a cursor that is read aloud, typing, formulas that are pointed together, blocks, refusals, phones.
import axe, { type AxeResults } from 'axe-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Journey, narrow, type Visitor, type VisitorOptions } from '#testing/browser/journey.ts';
import { makeSpreadsheet } from '#testing/browser/make-spreadsheet.ts';

/** As all screens are scanned by. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

let journey: Journey;
let address: string;
let visitor: Visitor;

const open = async (options: VisitorOptions = {}) => {
  visitor = await journey.visitor(options);
  await visitor.page.goto(address);
  await visitor.page.getByRole('grid').waitFor();
};

beforeAll(async () => {
  journey = await Journey.begin();
  const maker = await journey.visitor();
  await maker.open('/settings');
  address = await makeSpreadsheet(maker, { name: 'Cells', months: 24 });
});

beforeEach(() => open());

afterAll(() => journey.end());

const press = async (...keys: string[]) => {
  for (const key of keys) await visitor.page.keyboard.press(key);
};
const type = (text: string) => visitor.page.keyboard.type(text);

/** What a screen reader says of the cell with the cursor. */
const spoken = () =>
  visitor.page.evaluate(() => {
    const id = document.querySelector('[role=grid]')?.getAttribute('aria-activedescendant');
    return (id && document.getElementById(id)?.getAttribute('aria-label')) ?? null;
  });

const bar = () => visitor.page.getByRole('textbox', { name: visitor.say('sheetGrid.formulaBar') });

const goTo = async (place: string) => {
  const box = visitor.page.getByRole('textbox', { name: visitor.say('sheetGrid.nameBox') });
  await box.fill(place);
  await box.press('Enter');
  await visitor.page.locator('[role=grid]:focus').waitFor();
};

/** A line below everything that the sheet holds. */
const spareLine = async (): Promise<number> => {
  await goTo('Assumptions!A1');
  return Number(await visitor.page.getByRole('grid').getAttribute('aria-rowcount')) - 20;
};

const boxOfCursor = async () => {
  const id = await visitor.page.getByRole('grid').getAttribute('aria-activedescendant');
  const cursor = visitor.page.locator(`#${id}`);
  await cursor.waitFor();
  const box = await cursor.boundingBox();
  if (!box) throw new Error('The cursor is out of view.');
  return box;
};

it('says of each cell where it is and what it holds, and keeps it in view', async () => {
  await goTo('Assumptions!F10');
  expect(await spoken()).toBe('F10, Scenario, Constant, 1, input');
  await press('ArrowLeft', 'ArrowUp');
  expect(await spoken()).toMatch(/^E9, /);
  await press('Control+End');
  const { x, y } = await boxOfCursor();
  expect([x > 0 && x < 1440, y > 0 && y < 900]).toEqual([true, true]);
  await press('Control+Home');
  expect(await spoken()).toMatch(/^J8, /);
  expect(visitor.complaints).toEqual([]);
});

it('takes what is typed, calculates with it, and takes it back', async () => {
  const line = await spareLine();
  await goTo(`F${line}`);
  await type('2');
  await press('Enter');
  expect(await spoken()).toBe(`F${line + 1}, Constant, ${visitor.say('sheetGrid.empty')}`);
  await type('=');
  await press('ArrowUp');
  await type('*21');
  await press('Enter', 'ArrowUp');
  await expect.poll(spoken).toBe(`F${line + 1}, Constant, 42, ${visitor.say('sheetGrid.formula')}`);
  expect(await bar().inputValue()).toBe(`=F${line}*21`);
  await press('F2', 'Backspace', 'Escape');
  expect(await bar().inputValue()).toBe(`=F${line}*21`);
  await press('Control+z');
  await expect.poll(spoken).toBe(`F${line + 1}, Constant, ${visitor.say('sheetGrid.empty')}`);
});

it('names the cells that are pressed while a formula is typed, and types in the bar too', async () => {
  const line = await spareLine();
  await goTo(`G${line}`);
  const { x, y, width, height } = await boxOfCursor();
  await goTo(`F${line}`);
  await type('=1+');
  await visitor.page.mouse.click(x + width / 2, y + height / 2);
  await type('+3');
  expect(await bar().inputValue()).toBe(`=1+G${line}+3`);
  await press('Enter', 'ArrowUp');
  await expect.poll(spoken).toBe(`F${line}, Constant, 4, ${visitor.say('sheetGrid.formula')}`);
  await bar().fill('=5*2');
  await bar().press('Enter');
  await press('ArrowUp');
  await expect.poll(spoken).toBe(`F${line}, Constant, 10, ${visitor.say('sheetGrid.formula')}`);
});

it('copies a block with its formulas, fills and empties it', async () => {
  const line = await spareLine();
  await goTo(`F${line}`);
  await type('7');
  await press('Enter');
  await type(`=F${line}+1`);
  await press('Enter');
  await goTo(`F${line}:F${line + 1}`);
  await press('Control+c');
  await goTo(`G${line}`);
  await press('Control+v');
  await goTo(`G${line + 1}`);
  expect(await bar().inputValue()).toBe(`=G${line}+1`);
  await expect.poll(spoken).toBe(`G${line + 1}, Total, 8, ${visitor.say('sheetGrid.formula')}`);
  await goTo(`F${line + 1}:F${line + 3}`);
  await press('Control+d');
  await goTo(`F${line + 3}`);
  await expect.poll(spoken).toBe(`F${line + 3}, Constant, 10, ${visitor.say('sheetGrid.formula')}`);
  await press('Delete');
  await expect.poll(spoken).toBe(`F${line + 3}, Constant, ${visitor.say('sheetGrid.empty')}`);
});

it('refuses in words what an input may not be, and offers what it may', async () => {
  await goTo('Assumptions!F10');
  await type('77');
  await press('Enter');
  await visitor.page.getByRole('alert').getByText(visitor.say('sheetGrid.refused.choice')).waitFor();
  await press('Escape');
  expect(await spoken()).toBe('F10, Scenario, Constant, 1, input');
  await press('Enter');
  await visitor.page.getByRole('option').first().waitFor();
  await press('Escape');
  await visitor.page.locator('[role=grid]:focus').waitFor();
});

it('lets the keyboard out again', async () => {
  await goTo('Assumptions!F10');
  await press('Tab');
  expect(await spoken()).toMatch(/^G10, /);
  await press('Escape', 'Tab');
  expect(await visitor.page.locator('[role=grid]:focus').count()).toBe(0);
});

it.each<VisitorOptions>([
  { viewport: narrow, language: 'ru', colorScheme: 'dark' },
  { viewport: { width: 1024, height: 768 }, language: 'en', colorScheme: 'light' },
])('is found accessible: %o', async (options) => {
  await open(options);
  await goTo('F4');
  await visitor.page.evaluate(axe.source);
  const { violations } = await visitor.page.evaluate<AxeResults>(
    `axe.run({ runOnly: { type: 'tag', values: ${JSON.stringify(rules)} } })`,
  );
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  const overflow = await visitor.page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  expect(visitor.complaints).toEqual([]);
});
