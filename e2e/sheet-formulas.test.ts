// Formulas as people type them on the page of a spreadsheet: functions offered by their names, arguments as a hint, at a desk and on a phone.
import axe, { type AxeResults } from 'axe-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Journey, narrow, type Visitor, type VisitorOptions } from '#testing/browser/journey.ts';
import { makeSpreadsheet } from '#testing/browser/make-spreadsheet.ts';
import { cell, goTo, openSheet, openSpreadsheet, shown } from '#testing/browser/spreadsheet-page.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

let journey: Journey;
let address: string;
let visitor: Visitor;

beforeAll(async () => {
  journey = await Journey.begin();
  const maker = await journey.visitor();
  await maker.open('/settings');
  address = await makeSpreadsheet(maker, { name: 'Formulas', months: 24 });
});

afterAll(() => journey.end());

const open = async (options?: VisitorOptions) => {
  visitor = await openSpreadsheet(journey, address, options);
  await openSheet(visitor, 'Revenue');
  await goTo(visitor, 'J13');
};

const type = (text: string) => visitor.page.keyboard.type(text);
const press = (key: string) => visitor.page.keyboard.press(key);
const list = () => visitor.page.getByRole('listbox', { name: visitor.say('sheetGrid.functions') });
const options = () => list().getByRole('option').locator('span:first-child').allTextContents();
const chosen = () => list().getByRole('option', { selected: true }).locator('span:first-child').textContent();
const hint = () => visitor.page.locator('#sheet-function-hint:not([hidden])');
const bar = () => visitor.page.getByRole('textbox', { name: visitor.say('sheetGrid.formulaBar') });

it('offers functions by their names, takes one by a key, and says its arguments while they are typed', async () => {
  await open();
  await type('=avera');
  await expect.poll(options).toEqual(['AVERAGE', 'AVERAGEIF', 'AVERAGEIFS']);
  await press('ArrowDown');
  expect(await chosen()).toBe('AVERAGEIF');
  expect(await visitor.page.getByRole('combobox').getAttribute('aria-activedescendant')).toBe(
    'sheet-functions-1',
  );
  await press('ArrowUp');
  await press('Tab');
  expect(await bar().inputValue()).toBe('=AVERAGE(');
  await expect.poll(() => hint().locator('b').textContent()).toBe('number\u00a01');
  // Cells that are pressed are named; with Ctrl another one beside them.
  await cell(visitor.page, 'J11').click();
  await cell(visitor.page, 'L11').click({ modifiers: ['ControlOrMeta'] });
  expect(await bar().inputValue()).toBe('=AVERAGE(J11,L11');
  await expect.poll(() => hint().locator('b').textContent()).toBe('[number\u00a02]');
  await press('Enter');
  // Of 1,200 and 1,320.
  await expect.poll(() => shown(visitor.page, 'J13')).toBe('1260');
  expect(visitor.complaints).toEqual([]);
});

it('closes the list by Escape and goes on typing, in the bar too', async () => {
  await open();
  await bar().fill('=ro');
  await expect.poll(options).toEqual(['ROUND', 'ROUNDDOWN', 'ROUNDUP', 'ROW', 'ROWS']);
  await press('Escape');
  await expect.poll(() => list().count()).toBe(0);
  await type('u');
  await expect.poll(chosen).toBe('ROUND');
  await press('Enter');
  await type('2.5;0');
  await press('Enter');
  await expect.poll(() => shown(visitor.page, 'J13')).toBe('3');
});

it('on a phone reads Russian names, is tapped, and is found accessible', async () => {
  await open({ viewport: narrow, language: 'ru', colorScheme: 'dark' });
  await type('=суммес');
  await expect.poll(options).toEqual(['СУММЕСЛИ', 'СУММЕСЛИМН']);
  const { page } = visitor;
  const scan = async () => {
    const { violations } = await page.evaluate<AxeResults>(
      `axe.run({ runOnly: { type: 'tag', values: ${JSON.stringify(rules)} } })`,
    );
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  };
  await page.evaluate(axe.source);
  expect(await scan()).toEqual([]);
  await list().getByRole('option', { name: 'СУММЕСЛИМН' }).click();
  expect(await bar().inputValue()).toBe('=СУММЕСЛИМН(');
  expect(await hint().textContent()).toBe(
    'СУММЕСЛИМН(что складывать; диапазон\u00a01; критерий\u00a01; [диапазон\u00a02]; [критерий\u00a02]; …)',
  );
  expect(await scan()).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(narrow.width);
  await press('Escape');
  expect(visitor.complaints).toEqual([]);
});
