// The menu at a resource's name in its sheet: by its button, by right click and by key; what it does is undone like any change.
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

const items = () => visitor.page.getByRole('menuitem');
const more = (item: string) =>
  editor.grid.getByRole('button', { name: visitor.say('items.menu').replace('{item}', item), exact: true });
/** The resources' names above their rows, from top to bottom. */
const headings = () =>
  editor.grid
    .getByRole('rowheader')
    .filter({ has: visitor.page.locator('[data-more]') })
    .evaluateAll((names) => names.map((name) => name.getAttribute('aria-label')));
const press = (key: string) => visitor.page.keyboard.press(key);

it('reorders, clones and deletes a resource in the sheet, and undo takes each back', async () => {
  const { page, say } = visitor;
  const before = ['Product sales', 'Subscriptions'];
  await expect.poll(headings).toEqual(before);
  await more('Product sales').click();
  await items().first().waitFor();
  expect(await items().allTextContents()).toEqual([
    'Edit Product sales',
    'Clone',
    'Move to cost of sales',
    'Move up',
    'Move down',
    'Delete',
  ]);
  await page.getByRole('menuitem', { name: say('items.down') }).click();
  await expect.poll(headings).toEqual(['Subscriptions', 'Product sales']);
  await press('Control+z');
  await expect.poll(headings).toEqual(before);

  await editor.row('Subscriptions').getByRole('rowheader').first().click({ button: 'right' });
  await page.getByRole('menuitem', { name: say('table.delete') }).click();
  await expect.poll(headings).toEqual(['Product sales']);
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect.poll(headings).toEqual(before);
  expect(visitor.complaints).toEqual([]);
});

it('opens by key at the name, and leads to the panel', async () => {
  const { page, say } = visitor;
  await editor.firstPeriod('Quantity').click();
  await press('Home');
  await press('Shift+F10');
  await items().first().waitFor();
  await press('Escape');
  await expect.poll(() => items().count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('grid');
  await press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Edit Product sales' }).click();
  const panel = page.getByRole('complementary', { name: say('editor.panel') });
  await expect
    .poll(() => panel.getByLabel(say('items.name'), { exact: true }).inputValue())
    .toBe('Product sales');
  expect(visitor.complaints).toEqual([]);
});

it('has its button over the end of a name that takes two lines', async () => {
  const { page, say } = visitor;
  const panel = page.getByRole('complementary', { name: say('editor.panel') });
  const name = 'Coffee machines and grinders for rent';
  await panel.getByLabel(say('items.name'), { exact: true }).fill(name);
  await page.getByRole('menuitem').first().waitFor({ state: 'detached' });
  await more(name).waitFor({ state: 'attached' });
  // Another one is chosen, so that only the pointer brings the button.
  await more('Subscriptions').click();
  await items().first().waitFor();
  await press('Escape');
  const heading = editor.grid.getByRole('rowheader', { name, exact: true }).first();
  await heading.hover();
  const isOnTop = () =>
    more(name).evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const isSeen = getComputedStyle(button).opacity === '1';
      return isSeen && document.elementFromPoint(left + width / 2, top + height / 2) === button;
    });
  await expect.poll(isOnTop).toBe(true);
  await more(name).click();
  await page.getByRole('menuitem', { name: `Edit ${name}` }).waitFor();
});

it('has its button beside the name of the resource that is chosen, which ends with whole letters', async () => {
  const { page, complaints } = visitor;
  const name = 'Coffee machines and grinders for rent';
  await press('Escape');
  await page.getByRole('menuitem').first().waitFor({ state: 'detached' });
  const heading = editor.grid.getByRole('rowheader', { name, exact: true }).first();
  await heading.click();
  const overPx = () =>
    heading.evaluate((element) => {
      const [text, button] = [element.querySelector('span'), element.querySelector('[data-more]')];
      return text && button ? text.getBoundingClientRect().right - button.getBoundingClientRect().left : null;
    });
  await expect.poll(overPx).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
});
