// Ctrl K finds templates, sheets, resources and actions, by keyboard only and in both languages.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, narrow, textOf, type Visitor } from '#testing/browser/journey.ts';

let journey: Journey;
let visitor: Visitor;

beforeAll(async () => {
  journey = await Journey.begin();
});

beforeEach(async () => {
  visitor = await journey.visitor();
});

afterAll(() => journey.end());

async function openPalette({ page }: Visitor) {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.waitFor();
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  return field;
}

const pickedName = ({ page }: Visitor) =>
  page.getByRole('dialog').getByRole('option', { selected: true }).textContent();

it('[SHELL-14] finds a sheet and a resource of the open template, and the print view', async () => {
  const { page } = visitor;
  const editor = await EditorPage.openNew(visitor);
  await openPalette(visitor);
  await page.keyboard.type('balance');
  await expect.poll(() => pickedName(visitor)).toBe('Balance sheet');
  await page.keyboard.press('Enter');
  await editor.row('Total assets').waitFor();
  await openPalette(visitor);
  await page.keyboard.type('subscr');
  await expect.poll(() => pickedName(visitor)).toBe('Subscriptions');
  await page.keyboard.press('Enter');
  await expect.poll(() => editor.field('Name').inputValue()).toBe('Subscriptions');
  await openPalette(visitor);
  await page.keyboard.type('print');
  await expect.poll(() => pickedName(visitor)).toBe('Print…');
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/template\/[0-9a-f-]{36}\/print$/);
  await page.locator('[data-ready] table').first().waitFor();
});

it('finds a row of a sheet and goes to it, and a field of the panel and puts the cursor there', async () => {
  const { page } = visitor;
  const editor = await EditorPage.openNew(visitor);
  const options = page.getByRole('dialog').getByRole('option');
  await openPalette(visitor);
  await page.keyboard.type('total liabilities');
  await options.filter({ hasText: 'Balance sheet' }).first().waitFor();
  await options.filter({ hasText: 'Balance sheet' }).first().click();
  await editor.row('Total liabilities and equity').waitFor();
  await openPalette(visitor);
  await page.keyboard.type('product price');
  await options.filter({ hasText: 'Product sales: Price' }).first().waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => editor.field('Name').inputValue()).toBe('Product sales');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[data-field]') !== null))
    .toBe(true);
});

it('finds what the toolbar does: versions, steps, columns and scenarios, by the words people think of', async () => {
  const { page, say } = visitor;
  const editor = await EditorPage.openNew(visitor);
  const field = await openPalette(visitor);
  const picked = async (typed: string): Promise<string | null> => {
    await field.fill(typed);
    return pickedName(visitor);
  };
  await expect.poll(() => picked('hist')).toBe(say('versions.title'));
  await expect.poll(() => picked('quarter')).toBe(say('palette.by-quarters'));
  await expect.poll(() => picked('compare')).toBe(say('scenario.compare'));
  await expect.poll(() => picked('экспорт')).toBe(say('editor.download'));
  await expect.poll(() => picked('export')).toBe(say('editor.download'));
  await page.keyboard.press('Escape');
  await editor.field('Price').fill('31');
  await openPalette(visitor);
  await page.keyboard.type('undo');
  await expect.poll(() => pickedName(visitor)).toContain('Price of');
  await page.keyboard.press('Enter');
  await expect.poll(() => editor.field('Price').inputValue()).not.toBe('31');
  await openPalette(visitor);
  await page.keyboard.type('year');
  await expect.poll(() => pickedName(visitor)).toBe(say('palette.by-years'));
  await page.keyboard.press('Enter');
  const years = page.getByRole('radio', { name: say('view.by-years') }).first();
  await expect.poll(() => years.isChecked()).toBe(true);
});

it('says whose row it is, where several resources have one of that name', async () => {
  const { page } = visitor;
  await EditorPage.openNew(visitor);
  await openPalette(visitor);
  await page.keyboard.type('price');
  const options = page.getByRole('dialog').getByRole('option');
  const areApart = async () => {
    const texts = await options.allTextContents();
    return new Set(texts).size === texts.length;
  };
  await options.filter({ hasText: 'Product sales: PriceRevenue' }).waitFor();
  expect(await areApart()).toBe(true);
  // Its own rows, and the one among what makes up the total.
  await page.getByRole('dialog').getByRole('combobox').fill('product sales');
  await options.filter({ hasText: 'Product salesRevenue · Revenue by service' }).waitFor();
  expect(await areApart()).toBe(true);
});

it('[SHELL-14] finds a template from any screen, and opens it', async () => {
  const { page, open } = visitor;
  const editor = await EditorPage.openNew(visitor);
  await editor.field('Model name').or(page.getByLabel('Model name')).first().fill('Bakery on the corner');
  await editor.waitForSaved();
  const { hash } = new URL(page.url());
  await open('/settings');
  await openPalette(visitor);
  await page.keyboard.type('corner');
  await expect.poll(() => pickedName(visitor)).toBe('Bakery on the corner');
  expect(await page.getByRole('dialog').getByRole('option', { name: 'Balance sheet' }).count()).toBe(0);
  await page.keyboard.press('Enter');
  await editor.field('Price').waitFor();
  expect(new URL(page.url()).hash).toBe(hash);
});

it('[SHELL-14] finds actions in either language and on the wrong keyboard layout, and runs them', async () => {
  const { page, open } = visitor;
  await open('/templates');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await openPalette(visitor);
  await page.keyboard.insertText('настр');
  await expect.poll(() => pickedName(visitor)).toBe('Settings');
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/settings$/);
  await openPalette(visitor);
  await page.keyboard.insertText('вфкл');
  await expect.poll(() => pickedName(visitor)).toBe('Dark theme');
  await page.keyboard.press('Enter');
  await page.locator('html[data-mantine-color-scheme=dark]').waitFor();
  await openPalette(visitor);
  await page.keyboard.type('russian');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: textOf('ru', 'menu.settings'), level: 1 }).waitFor();
});

it('moves up and down through the list, wraps around, and says how many entries there are', async () => {
  const { page, open, say } = visitor;
  await open('/settings');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const field = await openPalette(visitor);
  const names = await page.getByRole('dialog').getByRole('option').allTextContents();
  expect(names[0]).toBe(say('home.create'));
  await page.keyboard.press('ArrowUp');
  expect(await pickedName(visitor)).toBe(names.at(-1));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await pickedName(visitor)).toBe(names[1]);
  const active = await field.getAttribute('aria-activedescendant');
  expect(await page.getByRole('dialog').getByRole('option', { selected: true }).getAttribute('id')).toBe(
    active,
  );
  await page.keyboard.type('no such thing');
  await page.getByText(say('palette.none')).waitFor();
  await page.getByText('0 results').waitFor();
  // Of no word, in no keyboard: scattered letters of a long name are no reason to show it.
  await field.fill('xyzxyz');
  await page.getByText(say('palette.none')).waitFor();
});

it('closes with Escape or the same keys, returns the focus, and does not open over another dialog', async () => {
  const { page, open, say } = visitor;
  await open('/settings');
  const feedback = page.getByRole('button', { name: say('nav.feedback') });
  await feedback.focus();
  for (const key of ['Escape', 'Control+k']) {
    await openPalette(visitor);
    await page.keyboard.press(key);
    await page.getByRole('dialog').getByRole('combobox').waitFor({ state: 'detached' });
    await expect.poll(() => feedback.evaluate((element) => element === document.activeElement)).toBe(true);
  }
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: say('feedback.title') }).waitFor();
  await page.keyboard.press('Control+k');
  expect(await page.getByRole('dialog').getByRole('combobox').count()).toBe(0);
});

it('opens a dialog in its own place, on a phone too', async () => {
  const phone = await journey.visitor({ viewport: narrow, language: 'ru' });
  const { page, open, say } = phone;
  await open('/settings');
  await page.getByRole('button', { name: say('palette.title') }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('обратн');
  await page
    .getByRole('dialog')
    .getByRole('option', { name: say('nav.feedback') })
    .click();
  await page.getByRole('dialog', { name: say('feedback.title') }).waitFor();
  await page.keyboard.press('Escape');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe(say('palette.title'));
});
