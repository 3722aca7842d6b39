// The menu at a cell: what it offers for typed and for calculated numbers, by pointer, by key and by touch.
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

const items = () => visitor.page.getByRole('menuitem');
/** With the keys at their right. */
const offered = () => items().allTextContents();
const role = () => visitor.page.evaluate(() => document.activeElement?.getAttribute('role'));

it('offers what is done with a typed number, each with its key', async () => {
  const { page, say } = visitor;
  await editor.firstPeriod('Price').click({ button: 'right' });
  await items().first().waitFor();
  expect(await offered()).toEqual([
    'EditF2',
    'CopyCtrl C',
    'Fill rightCtrl R',
    'Fill with growth…',
    'ClearDelete',
    'How is this calculated?Alt Enter',
  ]);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('CopyCtrl C');
  await page.keyboard.press('Escape');
  await expect.poll(() => items().count()).toBe(0);
  await expect.poll(role).toBe('grid');
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: say('cells.how') }).click();
  const trace = page.getByRole('region', { name: say('trace.panel') });
  // On the sheet of sales it is read from the assumptions, where it is typed.
  await trace.getByText(say('trace.input'), { exact: true }).waitFor();
  expect(visitor.complaints).toEqual([]);
});

it('edits, copies and clears one cell', async () => {
  const { page, say } = visitor;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await editor.firstPeriod('Quantity').click({ button: 'right' });
  await page.getByRole('menuitem', { name: say('cells.copy') }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('1200');
  await editor.period('Quantity', 1).click({ button: 'right' });
  await page.getByRole('menuitem', { name: say('cells.type') }).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await expect.poll(() => editor.period('Quantity', 1).textContent()).toBe('9');
  await editor.period('Quantity', 1).click({ button: 'right' });
  await page.getByRole('menuitem', { name: say('cells.clear') }).click();
  await expect.poll(() => editor.period('Quantity', 1).textContent()).toBe('–');
  expect(await editor.period('Quantity', 2).textContent()).toBe('1,320');
});

it('leads from a calculated number to its trace', async () => {
  const { page, say } = visitor;
  await editor.firstPeriod('Product sales').click({ button: 'right' });
  await items().first().waitFor();
  expect(await offered()).toEqual(['CopyCtrl C', 'How is this calculated?Enter']);
  await page.getByRole('menuitem', { name: say('cells.how') }).click();
  await page.getByRole('region', { name: say('trace.panel') }).waitFor();
});

it('opens by a long press of a finger, which types nothing', async () => {
  const { page } = visitor;
  const cell = editor.firstPeriod('Price');
  const { x, y } = (await cell.boundingBox()) ?? { x: 0, y: 0 };
  const client = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + 20, y: y + 8 }];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await items().first().waitFor();
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect((await offered())[0]).toBe('EditF2');
  expect(
    await page
      .getByRole('textbox', { name: /^Price,/ })
      .evaluateAll(
        (all) =>
          all.filter((one) => one.closest('[role=grid], main') && one === document.activeElement).length,
      ),
  ).toBe(0);
});

it('offers the periods after the first number of an empty row, and of no other', async () => {
  const { page, say } = visitor;
  const offer = page.getByRole('button', { name: say('cells.fill-after') });
  await editor.firstPeriod('Price').click();
  await page.keyboard.type('30');
  await page.keyboard.press('Enter');
  await expect.poll(() => editor.firstPeriod('Price').textContent()).toBe('30.00');
  expect(await offer.count()).toBe(0);
  await editor.firstPeriod('Price').click();
  await page.keyboard.press('Shift+End');
  await page.keyboard.press('Delete');
  await expect.poll(() => editor.firstPeriod('Price').textContent()).toBe('–');
  await editor.period('Price', 1).click();
  await page.keyboard.type('12.50');
  await page.keyboard.press('Enter');
  await offer.click();
  await expect.poll(() => editor.period('Price', 3).textContent()).toBe('12.50');
  expect(await editor.firstPeriod('Price').textContent()).toBe('–');
  await expect.poll(() => offer.count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
});
