// The resources of a sheet in a table: edited in place, reordered, copied, moved, deleted; by pointer and by key.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chooseFormula, formulaField } from '#testing/browser/choose-formula.ts';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { saveTemplate } from '#testing/browser/save-template.ts';

/** The machine may be busy with other journeys. */

let journey: Journey;
let visitor: Visitor;
let editor: EditorPage;

beforeAll(async () => {
  journey = await Journey.begin();
  visitor = await journey.visitor();
  editor = await EditorPage.openNew(visitor);
  await openTable('Revenue');
});

afterAll(async () => {
  expect(visitor.complaints).toEqual([]);
  await journey.end();
});

const button = (name: string | RegExp) =>
  visitor.page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const openTable = (sheet: string) => button(`Edit sheet: ${sheet}`).click();
const numbers = (item: string) => visitor.page.getByRole('table', { name: `Numbers of ${item}` });
const row = (item: string, name: string) =>
  numbers(item)
    .getByRole('row')
    .filter({ has: visitor.page.getByRole('rowheader', { name, exact: true }) });
/** Its name, its total over all periods, its units, the zero period, then a number for each period. */
const cells = (item: string, name: string) => row(item, name).getByRole('cell').allTextContents();
const form = (item: string) => visitor.page.getByRole('form', { name: `Edit ${item}` });
const table = (section: string) => visitor.page.getByRole('list', { name: `Items of ${section}` });
const names = (section: string) =>
  table(section)
    .getByRole('button', { name: /^Edit / })
    .allTextContents();
const isFocused = (of: ReturnType<typeof row>) =>
  of.evaluate((element) => element === document.activeElement);
const undo = () => button(/^Undo:/).click();

it('[TABLE-1] shows each resource with its numbers per period and their total, the first fifteen periods', async () => {
  const { page } = visitor;
  await row('Product sales', 'Price').waitFor();
  expect((await cells('Product sales', 'Price')).slice(0, 4)).toEqual(['', 'USD', '', '25.00']);
  // 1,200 and 1,260 at 25.
  const total = await cells('Product sales', 'Total');
  expect(total.slice(3, 5)).toEqual(['30,000', '31,500']);
  expect(total).toHaveLength(3 + 15);
  await page.getByText('The first 15 of 36 periods are shown; the sheet has them all.').waitFor();
});

it('[TABLE-2] [STATE-31] edits a resource in place: invalid input is not saved, Escape cancels, Enter saves it as one step', async () => {
  const { page, say } = visitor;
  await row('Product sales', 'Price').click();
  const price = form('Product sales').getByLabel(/^Price,/);
  const name = form('Product sales').getByLabel(say('items.name'));
  await expect.poll(() => isFocused(name)).toBe(true);
  await price.press('End');
  await page.keyboard.type('7');
  await page.keyboard.press('Control+z');
  await expect.poll(() => price.inputValue()).toBe('25');
  // The source of a number is shown here as in the panel.
  await form('Product sales').getByRole('button', { name: 'Source of Price' }).waitFor();
  // What is being edited stays where it is.
  expect(await button('Reorder Product sales').count()).toBe(0);
  await price.fill('12,,5');
  await form('Product sales').getByText(say('check.values')).waitFor();
  const save = form('Product sales').getByRole('button', { name: say('add.save') });
  expect(await save.isDisabled()).toBe(true);
  await price.press('Escape');
  await expect.poll(() => isFocused(row('Product sales', 'Price'))).toBe(true);
  expect((await cells('Product sales', 'Price'))[3]).toBe('25.00');

  await page.keyboard.press('ArrowDown');
  await expect.poll(() => isFocused(row('Product sales', 'Quantity'))).toBe(true);
  await page.keyboard.press('Enter');
  await price.fill('30');
  await name.fill('Coffee');
  await name.press('Enter');
  await expect.poll(() => isFocused(row('Coffee', 'Quantity'))).toBe(true);
  expect((await cells('Coffee', 'Total'))[3]).toBe('36,000');
  await button('Undo: change Product sales').click();
  await expect.poll(async () => (await cells('Product sales', 'Total'))[3]).toBe('30,000');
});

it('[TABLE-3] [STATE-11] keeps what is typed while looking at the preview', async () => {
  await button('Edit Subscriptions').click();
  await form('Subscriptions')
    .getByLabel(/^Price,/)
    .fill('11');
  await button('Back to preview: Revenue').click();
  await editor.firstPeriod('Subscriptions').getByText('2,970', { exact: true }).waitFor();
  await openTable('Revenue');
  expect(
    await form('Subscriptions')
      .getByLabel(/^Price,/)
      .inputValue(),
  ).toBe('11');
  await form('Subscriptions')
    .getByRole('button', { name: visitor.say('app.cancel') })
    .click();
  expect((await cells('Subscriptions', 'Price'))[3]).toBe('9.90');
});

it('[TABLE-4] [STATE-30] reorders resources by key, announcing each step, and Escape puts one back', async () => {
  const { keyboard } = visitor.page;
  const handle = table('Sales').getByRole('button', { name: 'Reorder Product sales' });
  const told = (text: string) => visitor.page.getByText(text, { exact: true }).waitFor();
  await handle.focus();
  await keyboard.press('Space');
  await told('Product sales is lifted: place 1 of 2.');
  await keyboard.press('ArrowDown');
  await told('Product sales: place 2 of 2.');
  await keyboard.press('Escape');
  await told('Product sales is back: place 1 of 2.');
  expect(await names('Sales')).toEqual(['Product sales', 'Subscriptions']);
  await keyboard.press('Space');
  await keyboard.press('ArrowDown');
  await keyboard.press('Space');
  await told('Product sales is dropped: place 2 of 2.');
  expect(await isFocused(handle)).toBe(true);
  expect(await names('Sales')).toEqual(['Subscriptions', 'Product sales']);
  await button('Undo: reorder Product sales').click();
  await expect.poll(() => names('Sales')).toEqual(['Product sales', 'Subscriptions']);
});

async function middleOf(handle: ReturnType<typeof button>): Promise<{ x: number; y: number }> {
  // Below the fields of the panel it may be out of the window.
  await handle.scrollIntoViewIfNeeded();
  const box = await handle.boundingBox();
  if (!box) throw new Error('the handle is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(handle: ReturnType<typeof button>, byPx: number, key?: string): Promise<void> {
  const { mouse, keyboard } = visitor.page;
  const { x, y } = await middleOf(handle);
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x, y + byPx, { steps: 6 });
  if (key !== undefined) await keyboard.press(key);
  await mouse.up();
}

async function dragByTouch(handle: ReturnType<typeof button>, byPx: number): Promise<void> {
  const { x, y } = await middleOf(handle);
  const touch = await visitor.context.newCDPSession(visitor.page);
  const at = (moved: number) => [{ x, y: y + moved }];
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const part of [0.2, 0.6, 1])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(byPx * part) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await touch.detach();
}

it('[TABLE-4] [STATE-30] reorders resources by mouse and by touch, in the table and in the panel', async () => {
  const inTable = table('Sales').getByRole('button', { name: 'Reorder Subscriptions' });
  const inPanel = visitor.page
    .getByRole('complementary')
    .getByRole('button', { name: 'Reorder Subscriptions' });
  await drag(inTable, -180, 'Escape');
  expect(await names('Sales')).toEqual(['Product sales', 'Subscriptions']);
  await drag(inTable, -180);
  await expect.poll(() => names('Sales')).toEqual(['Subscriptions', 'Product sales']);
  await drag(inPanel, 70);
  await expect.poll(() => names('Sales')).toEqual(['Product sales', 'Subscriptions']);
  // A click on the handle moves nothing.
  await drag(inPanel, 0);
  expect(await names('Sales')).toEqual(['Product sales', 'Subscriptions']);
  await dragByTouch(inTable, -180);
  await expect.poll(() => names('Sales')).toEqual(['Subscriptions', 'Product sales']);
  await undo();
  await expect.poll(() => names('Sales')).toEqual(['Product sales', 'Subscriptions']);
});

it('[TABLE-5] copies, deletes and moves a resource; the focus goes to its neighbour', async () => {
  await button('Clone Product sales').click();
  await expect
    .poll(() => names('Sales'))
    .toEqual(['Product sales', 'Product sales - clone', 'Subscriptions']);
  await button('Move Product sales - clone to cost of sales').click();
  await expect.poll(() => isFocused(button('Edit Subscriptions'))).toBe(true);
  await table('Sales').getByRole('button', { name: 'Delete Subscriptions' }).click();
  await expect.poll(() => isFocused(button('Edit Product sales'))).toBe(true);
  expect(await names('Sales')).toEqual(['Product sales']);
  expect(
    await table('Sales')
      .getByRole('button', { name: /^Reorder/ })
      .count(),
  ).toBe(0);
  for (let steps = 0; steps < 3; steps += 1) await undo();
  await expect.poll(() => names('Sales')).toEqual(['Product sales', 'Subscriptions']);
});

it('[TABLE-6] [STATE-16] edits in a dialog too, and continues with another one calculated the same way', async () => {
  const { page, say } = visitor;
  const dialog = page.getByRole('dialog');
  await page
    .getByRole('complementary')
    .getByRole('button', { name: /^Product sales/ })
    .click();
  await button('More for Product sales').click();
  await page.getByRole('menuitem', { name: say('items.edit-in-dialog') }).click();
  await page.getByRole('dialog', { name: 'Edit Product sales' }).waitFor();
  expect(await dialog.getByRole('tab').count()).toBe(0);
  expect(await dialog.getByRole('button', { name: say('section.skip') }).count()).toBe(0);
  await chooseFormula(dialog, say('add.formula'), 'Amount');
  // A price is no amount: it is cleared, and said to be.
  expect(await dialog.getByLabel(/^Amount,/).inputValue()).toBe('0');
  await dialog
    .getByText(/^Cleared because they mean something else in this formula: Price \(25\) and Quantity \(/)
    .waitFor();
  await dialog.getByLabel(/^Amount,/).fill('25');
  await dialog.getByRole('button', { name: say('add.save-and-add') }).click();
  await page.getByRole('dialog', { name: say('add.title.section_sales') }).waitFor();
  expect(await formulaField(dialog, say('add.formula')).inputValue()).toBe('Amount');
  await dialog.getByLabel(say('items.name')).fill('Tips');
  await dialog.getByLabel(/^Amount,/).fill('70');
  await dialog.getByLabel(/^Amount,/).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => names('Sales')).toEqual(['Product sales', 'Subscriptions', 'Tips']);
  expect((await cells('Tips', 'Total'))[3]).toBe('70.00');
  expect((await cells('Product sales', 'Total'))[3]).toBe('25.00');
  await editor.waitForSaved();
});

it('[TABLE-5] [STATE-23] neither copies nor deletes what every template has', async () => {
  const { page } = visitor;
  const uuid = await saveTemplate(visitor, { name: 'Given', price: null, areDefault: true });
  await visitor.open(`/template/${uuid}/`);
  await openTable('Revenue');
  const why = 'Default core resources cannot be cloned or deleted';
  for (const name of ['Clone Product sales', 'Delete Product sales']) {
    expect(await button(name).isDisabled()).toBe(true);
    expect(await button(name).getAttribute('title')).toBe(why);
  }
  expect(await button('Move Product sales to cost of sales').count()).toBe(0);
  await button('More for Product sales').click();
  expect(await page.getByRole('menuitem', { name: visitor.say('items.clone') }).isDisabled()).toBe(true);
});

it('[TYPING-17] stays in place while the tools of its sheet are still loading', async () => {
  const late = await journey.visitor();
  let bring: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await late.page.route(/\/edit-tools-[^/]*\.js$/, async (route) => {
    await wanted;
    await route.continue();
  });
  await EditorPage.openNew(late);
  await late.page.getByRole('button', { name: 'Edit sheet: Revenue', exact: true }).click();
  const items = late.page.getByRole('list', { name: 'Items of Sales' });
  await items.waitFor();
  const before = await items.boundingBox();
  bring();
  await late.page.getByRole('button', { name: late.say('section.clear-numbers') }).waitFor();
  expect((await items.boundingBox())?.y).toBe(before?.y);
});
