// Searching all sheets, folding groups and scaling money, by keyboard and by pointer.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, narrow, type Visitor } from '#testing/browser/journey.ts';

let journey: Journey;
let visitor: Visitor;
let editor: EditorPage;

beforeAll(async () => {
  journey = await Journey.begin();
  visitor = await journey.visitor();
  editor = await EditorPage.openNew(visitor);
});

afterAll(() => journey.end());

const press = async (...keys: string[]) => {
  for (const key of keys) await visitor.page.keyboard.press(key);
};

const search = () => visitor.page.getByRole('textbox', { name: visitor.say('find.label') });
const count = (text: string) => visitor.page.getByRole('search').getByText(text, { exact: true }).waitFor();
const here = () => visitor.page.locator('[data-found][data-cursor]');
const prices = () => editor.grid.getByRole('rowheader', { name: 'Price', exact: true }).count();
const foldOf = (label: string) => editor.grid.getByRole('button', { name: `Rows of ${label}`, exact: true });

async function choose(item: string): Promise<void> {
  await visitor.page.getByRole('button', { name: visitor.say('view.menu') }).click();
  await visitor.page.getByRole('menu').getByText(item, { exact: true }).click();
}

/** The text of the cell that is announced to a screen reader. */
const cursorText = () =>
  visitor.page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    return id ? document.getElementById(id)?.textContent : null;
  });

it('[FIND-1] finds names and numbers in every sheet, and moves the focus to the match', async () => {
  await editor.field('Price').focus();
  await press('Control+f');
  await search().fill('total revenue');
  await count('1 of 1');
  await press('Escape');
  await search().waitFor({ state: 'detached' });
  await expect.poll(cursorText).toBe('Total revenue');

  // 25 for each of 1,200 units; typed without its comma.
  await press('Control+f');
  await search().fill('30000');
  await expect.poll(() => here().textContent()).toBe('30,000');
  const first = await visitor.page.getByRole('search').getByRole('status').textContent();
  await press('Enter');
  await expect.poll(() => visitor.page.getByRole('search').getByRole('status').textContent()).not.toBe(first);
  await press('Shift+Enter');
  await expect.poll(() => visitor.page.getByRole('search').getByRole('status').textContent()).toBe(first);
  await press('F3', 'Shift+F3');
  await expect.poll(() => visitor.page.getByRole('search').getByRole('status').textContent()).toBe(first);
});

it('[FIND-3] finds a match on another sheet and scrolls there; says if there is none', async () => {
  await search().fill('closing cash');
  await expect.poll(() => here().textContent()).toBe('Closing cash');
  await search().fill('no such words');
  await count(visitor.say('find.none'));
  expect(await visitor.page.getByRole('button', { name: visitor.say('find.next') }).isDisabled()).toBe(true);
  await visitor.page.getByRole('button', { name: visitor.say('find.close') }).click();
  await search().waitFor({ state: 'detached' });
  expect(await visitor.page.locator('[data-found]').count()).toBe(0);
});

it('[FIND-5] folds the rows of a resource under their total, by button and by key', async () => {
  await visitor.page.getByRole('button', { name: 'Revenue', exact: true }).first().click();
  await editor.row('Product sales').waitFor();
  expect(await prices()).toBe(2);
  await foldOf('Product sales').click();
  await expect.poll(prices).toBe(1);
  expect(await foldOf('Product sales').getAttribute('aria-expanded')).toBe('false');
  await expect.poll(cursorText).toBe('Product sales');
  await press('Alt+ArrowRight');
  await expect.poll(prices).toBe(2);
  await press('ArrowUp', 'Alt+ArrowLeft');
  await expect.poll(prices).toBe(1);
  expect(await cursorText()).toBe('Product sales');
  await press('Alt+Shift+ArrowLeft');
  await expect.poll(prices).toBe(0);
});

it('[FIND-6] opens a group again for a match in it', async () => {
  await press('Control+f');
  await search().fill('1200');
  await expect.poll(() => here().textContent()).toBe('1,200');
  await expect.poll(prices).toBe(1);
  await press('Escape');
  await choose(visitor.say('view.unfold-all'));
  await expect.poll(prices).toBe(2);
});

it('[FIND-7] shows money in thousands, says so, and copies it in full', async () => {
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await choose(visitor.say('view.thousand'));
  await expect.poll(() => editor.firstPeriod('Product sales').textContent()).toBe('30.00');
  const unit = editor.row('Product sales').getByRole('gridcell').first();
  expect(await unit.textContent()).toBe('USD thousand');
  expect(await editor.firstPeriod('Price').textContent()).toBe('25.00');
  // The unit has no width of its own here, but is copied with the block: from the first period over the total to the name.
  await editor.firstPeriod('Product sales').click();
  await press('Shift+ArrowLeft', 'Shift+ArrowLeft', 'Control+c');
  const copied = await visitor.page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Product sales\tUSD\t[\d.]+\t30000$/);
  await choose(visitor.say('view.units'));
  await expect.poll(() => editor.firstPeriod('Product sales').textContent()).toBe('30,000');
});

it('[FIND-8] shows each year once above its periods and a line beside each total', async () => {
  const head = editor.grid.locator('[aria-hidden=true]').first();
  expect(await head.textContent()).toMatch(/^20\d\d forecast20\d\d forecast/);
  expect(await editor.row('Product sales').locator('svg path').getAttribute('d')).toMatch(/^M0 /);
  expect(visitor.complaints).toEqual([]);
});

it('[FIND-4] highlights matches in a sheet that is being edited, and leads to the numbers in its preview', async () => {
  const { page, say } = visitor;
  await page.getByRole('button', { name: 'Edit sheet: Revenue' }).press('Enter');
  await page.getByRole('table', { name: 'Numbers of Subscriptions' }).waitFor();
  await press('Control+f');
  // 300 subscriptions at 9.90.
  await search().fill('2,970');
  const marked = page.locator('[data-sheet="revenue"] [data-found]');
  await expect.poll(() => marked.allTextContents()).toEqual(['2,970']);
  await page.getByRole('search').getByText(say('find.edited')).waitFor();
  await search().fill('subscriptions');
  await expect.poll(() => marked.allTextContents()).toEqual(['Subscriptions']);
  await page
    .getByRole('search')
    .getByRole('button', { name: say('section.preview') })
    .click();
  await expect.poll(() => here().textContent()).toContain('Subscriptions');
  await page.getByRole('button', { name: say('find.close') }).click();
  await search().waitFor({ state: 'detached' });
});

it('works on a phone too', async () => {
  const phone = await journey.visitor({ viewport: narrow });
  await EditorPage.openNew(phone);
  await phone.page.getByRole('button', { name: phone.say('view.menu') }).click();
  await phone.page.getByRole('menu').getByText(phone.say('find.label'), { exact: true }).click();
  await phone.page.getByRole('textbox', { name: phone.say('find.label') }).fill('closing cash');
  await expect.poll(() => phone.page.locator('[data-found][data-cursor]').textContent()).toBe('Closing cash');
  expect(phone.complaints).toEqual([]);
});
