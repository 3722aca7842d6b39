// Scenarios: adding one, typing its numbers, switching, comparing side by side, copying and deleting.
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

const switchOf = (name: string) =>
  visitor.page.getByRole('button', { name: `Scenario: ${name}`, exact: true });

async function choose(from: string, item: string): Promise<void> {
  await switchOf(from).click();
  await visitor.page.getByRole('menuitem', { name: item }).click();
}

const revenueIs = (text: string) =>
  expect.poll(() => editor.firstPeriod('Product sales').textContent()).toBe(text);

it('[TYPING-20] [TYPING-21] types into the selected scenario, shows its numbers, and leaves the others unchanged', async () => {
  const { page, say } = visitor;
  await choose('Base scenario', say('scenario.add'));
  await switchOf('Scenario 2').waitFor();
  await page.getByText('Uses Base scenario').first().waitFor();
  await editor.field('Price').fill('10');
  await revenueIs('12,000');
  await editor.waitForSaved();
  await page.reload();
  await switchOf('Scenario 2').waitFor();
  await revenueIs('12,000');
  await choose('Scenario 2', 'Base scenario');
  await revenueIs('30,000');
  expect(await editor.field('Price').inputValue()).toBe('25');
  await page.reload();
  await choose('Base scenario', 'Scenario 2');
  await revenueIs('12,000');
  await editor.field('Price').fill('');
  await revenueIs('30,000');
  // Clearing affects the active scenario.
  await page.getByRole('button', { name: 'More for Sales' }).click();
  await page.getByRole('menuitem', { name: say('section.clear-numbers') }).click();
  await page.getByText('The numbers of Sales are zero now only in “Scenario 2”.').waitFor();
  await revenueIs('–');
  await choose('Scenario 2', 'Base scenario');
  await revenueIs('30,000');
});

it('[TYPING-25] [TYPING-30] compares the scenarios side by side, renames, copies, deletes and restores', async () => {
  const { page, say } = visitor;
  await choose('Base scenario', say('scenario.add'));
  await editor.field('Price').fill('10');
  await choose('Scenario 2', say('scenario.compare'));
  const dialog = page.getByRole('dialog', { name: say('scenario.title') });
  await dialog.getByRole('rowheader', { name: /Net present value/ }).waitFor();
  // 56,160 pieces at 15 less are 842,400 less revenue.
  const revenue = dialog.getByRole('row', { name: /^Revenue/ }).getByRole('cell');
  const amounts = async () =>
    (await revenue.allTextContents()).map((text) => Number.parseFloat(text.replaceAll(',', '')));
  await expect.poll(async () => (await amounts()).reduce((one, other) => one - other)).toBe(842_400);
  await dialog.getByLabel('Name of scenario 2').fill('base SCENARIO ');
  await dialog.getByText(say('check.scenario-taken')).waitFor();
  await dialog.getByLabel('Name of scenario 2').fill('A bad year');
  await dialog.getByRole('button', { name: 'A bad year', exact: true }).waitFor();
  const price = dialog.getByRole('row', { name: /^Product sales: Price/ }).getByRole('cell');
  expect(await price.allTextContents()).toEqual(['25', '10']);
  await dialog.getByRole('button', { name: 'Copy A bad year' }).click();
  await expect.poll(() => revenue.count()).toBe(3);
  await dialog.getByRole('button', { name: 'Delete Base scenario' }).click();
  await dialog.getByText('Deleted: Base scenario').waitFor();
  await expect.poll(() => revenue.count()).toBe(2);
  await dialog.getByRole('button', { name: say('editor.undo') }).click();
  await expect.poll(() => revenue.count()).toBe(3);
  // The active one is deleted and restored as the active one.
  const bad = dialog.getByRole('radio', { name: 'Switch to A bad year', exact: true });
  expect(await bad.isChecked()).toBe(true);
  await dialog.getByRole('button', { name: 'Delete A bad year', exact: true }).click();
  await dialog.getByText('Deleted: A bad year').waitFor();
  await dialog.getByRole('button', { name: say('editor.undo') }).click();
  await bad.waitFor();
  expect(await bad.isChecked()).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await editor.waitForSaved();
});

it('[TYPING-23] [TYPING-24] is selected by keyboard only', async () => {
  const { page, say } = visitor;
  await choose('Base scenario', say('scenario.add'));
  await switchOf('Scenario 2').focus();
  await page.keyboard.press('Enter');
  const first = page.getByRole('menuitem', { name: 'Base scenario' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[role=menu]') !== null))
    .toBe(true);
  await page.keyboard.press('Home');
  expect(await first.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await switchOf('Base scenario').waitFor();
  await page.getByRole('menu').waitFor({ state: 'detached' });
  expect(await switchOf('Base scenario').evaluate((element) => element === document.activeElement)).toBe(
    true,
  );
  // The template's name keeps its room beside it at any width.
  const name = page.getByLabel(say('editor.name'));
  for (const width of [1366, 1280, 1200, 1100]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => (await name.boundingBox())?.width ?? 0).toBeGreaterThanOrEqual(144);
  }
  // Every tool is within reach, and nothing is wider than the window.
  const exports = [say('editor.download'), say('editor.download-choices')];
  const tools = [say('view.menu'), ...exports];
  for (const width of [640, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    for (const tool of width < 640 ? tools : [...tools, say('versions.title')]) {
      await page.getByRole('button', { name: tool, exact: true }).click({ trial: true });
    }
    await switchOf('Base scenario').click({ trial: true });
  }
});
