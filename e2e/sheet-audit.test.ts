// A banker at the page of a spreadsheet: follows a number to what it is calculated from, selects several blocks, and makes columns fit.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { makeSpreadsheet } from '#testing/browser/make-spreadsheet.ts';
import { cell, goTo, openSheet, openSpreadsheet, shown } from '#testing/browser/spreadsheet-page.ts';

let journey: Journey;
let address: string;
let visitor: Visitor;

beforeAll(async () => {
  journey = await Journey.begin();
  const maker = await journey.visitor();
  await maker.open('/settings');
  address = await makeSpreadsheet(maker, { name: 'Audited', months: 24 });
});

afterAll(() => journey.end());

const open = async () => {
  visitor = await openSpreadsheet(journey, address);
  await openSheet(visitor, 'Revenue');
};

const press = async (...keys: string[]) => {
  for (const key of keys) await visitor.page.keyboard.press(key);
};
const nameBox = () => visitor.page.getByRole('textbox', { name: visitor.say('sheetGrid.nameBox') });
const sums = async () =>
  (await visitor.page.getByRole('contentinfo').locator('dl').textContent())?.replaceAll(/\s/g, '');

describe('at a desk', () => {
  beforeEach(() => open());

  it('follows a formula to the cells it uses, on to theirs, and comes back', async () => {
    const { page } = visitor;
    await goTo(visitor, 'J12');
    await press('Control+[');
    const panel = page.getByRole('region', { name: 'Cells behind J12' });
    // Price times quantity of the same month, and its share in thousands.
    await panel.getByRole('button', { name: 'Revenue · J10 Price' }).waitFor();
    await panel.getByRole('button', { name: 'Revenue · J11 Quantity 1,200' }).waitFor();
    await expect.poll(() => nameBox().inputValue()).toBe('J10');
    // The price stands among the assumptions.
    await press('Control+[');
    await page.getByRole('grid', { name: 'Assumptions', exact: true }).waitFor();
    await press('Control+]');
    await page.getByRole('grid', { name: 'Revenue', exact: true }).waitFor();
    await expect.poll(() => nameBox().inputValue()).toBe('J10');
    await press('Control+Backspace');
    await page.getByRole('grid', { name: 'Assumptions', exact: true }).waitFor();
    await press('Control+Backspace', 'Control+Backspace');
    await expect.poll(() => nameBox().inputValue()).toBe('J12');
    await page
      .getByRole('region', { name: 'Cells behind J12' })
      .getByRole('button', { name: 'Close' })
      .click();
    expect(await page.getByRole('region').count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
  });

  it('adds up several blocks, empties all of them, and copies no shape that is no table', async () => {
    const { page, say } = visitor;
    await goTo(visitor, 'J11');
    await press('Shift+ArrowRight');
    await cell(page, 'M11').click({ modifiers: ['ControlOrMeta'] });
    // 1,200 + 1,260 and 1,389.15.
    await expect.poll(sums).toContain('Count3');
    await cell(page, 'L10').click({ modifiers: ['ControlOrMeta'] });
    await press('Control+c');
    await page.getByText(say('sheetGrid.copyOneBlock')).waitFor();
    await press('Delete');
    await expect.poll(() => shown(page, 'J11')).toBe('');
    await expect.poll(() => shown(page, 'M11')).toBe('');
    expect(await shown(page, 'L11')).not.toBe('');
    await press('Control+z');
    await expect.poll(() => shown(page, 'J11')).toBe('1,200');
    expect(visitor.complaints).toEqual([]);
  });

  it('makes a column fit what it shows by a double click on its edge', async () => {
    const { page } = visitor;
    const edge = async () => {
      const box = await page.getByRole('columnheader', { name: 'J', exact: true }).boundingBox();
      if (!box) throw new Error('The letter of the column is out of view.');
      return { x: box.x + box.width - 2, y: box.y + box.height / 2 };
    };
    const from = await edge();
    const start = await shown(page, 'J4');
    expect(start).toMatch(/^\d{4}-\d{2}-01$/);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x - 70, from.y);
    await page.mouse.up();
    await expect.poll(() => shown(page, 'J4')).toMatch(/^#+$/);
    const narrowed = await edge();
    await page.mouse.dblclick(narrowed.x, narrowed.y);
    await expect.poll(() => shown(page, 'J4')).toBe(start);
    expect((await edge()).x).toBeLessThan(from.x);
  });
});
