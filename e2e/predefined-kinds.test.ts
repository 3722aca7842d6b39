// Predefined resources of another kind of business, chosen by keyboard from the whole catalogue.
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

afterAll(async () => {
  expect(visitor.complaints).toEqual([]);
  await journey.end();
});

const dialog = () => visitor.page.getByRole('dialog');
const press = (id: Parameters<Visitor['say']>[0]) =>
  dialog()
    .getByRole('button', { name: visitor.say(id), exact: true })
    .click();
const openDialog = () =>
  visitor.page.getByRole('button', { name: visitor.say('items.add'), exact: true }).click();
const choice = (name: string) => dialog().getByRole('button', { name: new RegExp(`^${name}`) });

it('[RESOURCE-29] offers by keyboard what another kind of business has, in either language, and marks what the model has', async () => {
  const { page, say } = visitor;
  await openDialog();
  const kinds = dialog().getByRole('combobox', { name: say('suggest.of') });
  await choice('Product sales').waitFor();
  expect(await kinds.inputValue()).toBe('This model');
  await expect
    .poll(() => choice('Product sales').textContent())
    .toContain(`Product sales ${say('suggest.there')}`);
  expect(await dialog().locator('ul button').first().textContent()).not.toContain(say('suggest.there'));
  await kinds.focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: 'Food and drink: all', exact: true }).waitFor();
  await page.keyboard.type('пекарня');
  await page.getByRole('option', { name: 'Bakery', exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => kinds.inputValue()).toBe('Bakery');
  const first = dialog().locator('ul button').first();
  await expect.poll(() => first.textContent()).toMatch(/^Bread[\d.]+ USD × [\d,]+ a month /);
  await first.press('Enter');
  await dialog().getByText('1 item chosen').waitFor();
  // Escape closes the list of kinds, and not the dialog.
  await kinds.focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: 'Food and drink: all', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('option', { name: 'Food and drink: all', exact: true }).waitFor({ state: 'hidden' });
  await press('add.save');
  await dialog().waitFor({ state: 'detached' });
  await editor.firstPeriod('Bread').waitFor();
  await openDialog();
  await kinds.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('farming');
  await page.getByRole('option', { name: 'Farming: all', exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await dialog().getByLabel(say('suggest.search')).fill('coffee and drinks');
  await dialog().getByText(say('suggest.nothing')).waitFor();
  await press('suggest.search-all');
  await choice('Coffee and drinks').waitFor();
});
