// The grid of numbers by keyboard and by pointer: a cursor, selected blocks, and copying them.
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

/** The text of the cell that is announced to a screen reader. */
const cursorText = () =>
  visitor.page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    return id ? document.getElementById(id)?.textContent : null;
  });

const press = async (...keys: string[]) => {
  for (const key of keys) await visitor.page.keyboard.press(key);
};

const openSheet = (name: string) =>
  visitor.page
    .getByRole('navigation', { name: visitor.say('editor.sheets') })
    .getByRole('button', { name, exact: true })
    .filter({ visible: true })
    .click();

it('[GRID-1] moves a cursor over the numbers by key, and announces each cell to screen readers', async () => {
  await editor.grid.focus();
  expect(await cursorText()).toBe('Product sales');
  await press('ArrowDown');
  expect(await cursorText()).toBe('Price');
  // From the name to the total and the first period: the unit is said beside names.
  await press('ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight');
  expect(await cursorText()).toBe('30,000');
  await press('ArrowRight');
  expect(await cursorText()).toBe('31,500');
  await press('End', 'Home');
  expect(await cursorText()).toBe('Product sales');
  await press('Control+End', 'Home');
  expect(await cursorText()).toBe('Total revenue');
  await press('Control+Home', 'ArrowDown');
  expect(await cursorText()).toBe('Price');
  await press('PageDown');
  expect(await cursorText()).not.toBe('Price');
  expect(visitor.complaints).toEqual([]);
});

it('[GRID-1] keeps the cell in view, wherever the cursor goes', async () => {
  await openSheet('Assumptions');
  await editor.row('Scenario').waitFor();
  await editor.grid.focus();
  await press('Control+End');
  const seen = await visitor.page.evaluate(() => {
    const grid = document.activeElement;
    const cell = document.getElementById(grid?.getAttribute('aria-activedescendant') ?? '');
    if (!grid || !cell) return null;
    const [outer, inner] = [grid.getBoundingClientRect(), cell.getBoundingClientRect()];
    return inner.right <= outer.right + 1 && inner.bottom <= outer.bottom + 1 && inner.top >= outer.top;
  });
  expect(seen).toBe(true);
});

it('[GRID-2] copies a block as a table that spreadsheets can calculate with', async () => {
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await editor.firstPeriod('Product sales').click();
  await press('Shift+ArrowUp', 'Shift+ArrowUp', 'Shift+ArrowRight', 'Control+c');
  const copied = await visitor.page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (await item?.getType(type))?.text();
    return { text: await read('text/plain'), html: await read('text/html') };
  });
  expect(copied.text).toBe('25\t25\n1200\t1260\n30000\t31500');
  expect(copied.html).toContain('<td>30000</td><td>31500</td>');
  await press('Escape');
  expect(await visitor.page.locator('[data-selected]').count()).toBe(0);
});

it('[GRID-2] selects a block with the mouse, without opening anything', async () => {
  const { page, say } = visitor;
  // Interaction stops a sheet that is still changing its height from being scrolled to the top under the pointer.
  await editor.grid.focus();
  await press('ArrowDown');
  await editor.firstPeriod('Product sales').hover();
  await page.mouse.down();
  await editor.period('Subscriptions', 1).hover();
  await page.mouse.up();
  // Product sales, the blank line, the next name, two inputs and Subscriptions, over two periods.
  expect(await page.locator('[data-selected]').count()).toBe(12);
  expect(await page.getByRole('region', { name: say('trace.panel') }).count()).toBe(0);
});

it('[GRID-7] shows a column before the first period where something opens', async () => {
  const { page, say } = visitor;
  await openSheet('Balance sheet');
  await editor.row('Total assets').waitFor();
  const head = editor.grid.getByRole('columnheader', { name: say('editor.zero'), exact: true });
  expect(await head.count()).toBe(0);
  await page
    .locator('[data-active]')
    .getByRole('button', { name: `${say('opening.title')}…` })
    .click();
  const dialog = page.getByRole('dialog', { name: say('opening.title') });
  await dialog.getByLabel(say('opening.cash'), { exact: true }).fill('9000');
  await dialog.getByRole('button', { name: say('add.save') }).click();
  await head.waitFor();
  expect(await editor.row('Total assets').locator('[data-column="zero"]').textContent()).toBe('9,000');
});

it('[GRID-12] [GRID-18] is the same grid on a phone', async () => {
  const phone = await journey.visitor({ viewport: narrow });
  const onPhone = await EditorPage.openNew(phone);
  await phone.page.getByRole('button', { name: phone.say('editor.view-sheet'), exact: true }).click();
  await onPhone.firstPeriod('Product sales').click();
  await phone.page
    .getByRole('region', { name: phone.say('trace.panel') })
    .getByText('Price × Quantity')
    .waitFor();
  const unitSaid = (role: 'columnheader' | 'rowheader', name: string) =>
    onPhone.grid
      .getByRole(role, { name, exact: true })
      .first()
      .evaluate((header) => getComputedStyle(header, '::before').content);
  // A screen reader reads it in the units column, so it is not announced twice.
  expect(await unitSaid('columnheader', 'Revenue')).toBe('"USD" / ""');
  expect(await unitSaid('rowheader', 'Price')).toBe('none');
  expect(await unitSaid('rowheader', 'Quantity')).toBe('"units" / ""');
});
