// Rows that others read: chosen for a number and left again, and asked about before they are deleted, lost or switched off.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chooseFormula } from '#testing/browser/choose-formula.ts';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { openTemplate } from '#testing/browser/open-template.ts';
import { buildTemplate } from '#testing/templates/build-template.ts';

let journey: Journey;
let visitor: Visitor;
let editor: EditorPage;

beforeAll(async () => {
  journey = await Journey.begin();
  visitor = await journey.visitor();
  await openTemplate(
    visitor,
    buildTemplate({
      drivers: [{ id: 'people', formula: 'count', data: { quantity: '5' }, units: 'people' }],
      services: [{ id: 'shop', formula: 'price_quantity', data: { price: '100', quantity: '7' } }],
      expenses: [{ id: 'rent', data: { amount: '60' } }],
      groups: [{ id: '05', formula: 'straight_line', data: { years: '5' } }],
      assets: [{ id: 'van', formula: 'price_quantity', data: { price: '2' }, lookups: { quantity: 'rent' } }],
    }),
  );
  editor = new EditorPage(visitor);
});

afterAll(async () => {
  expect(visitor.complaints).toEqual([]);
  await journey.end();
});

const list = () => visitor.page.getByRole('navigation', { name: visitor.say('editor.sheets') }).first();
const openSheet = (name: string) => list().getByRole('button', { name, exact: true }).click();
const button = (name: string | RegExp) => visitor.page.getByRole('button', { name, exact: true });
const question = (title: string) => visitor.page.getByRole('dialog', { name: title, exact: true });
const value = (row: string, text: string) =>
  editor.firstPeriod(row).getByText(text, { exact: true }).waitFor();
const panel = () => visitor.page.getByRole('complementary');

it('[TABLE-23] reads another row in place of a number, names who reads it, and takes the number back', async () => {
  const { page, say } = visitor;
  await openSheet('Revenue');
  await value('shop', '700');
  await button('Add growth, season… to Quantity').click();
  await page.getByRole('menuitem', { name: say('reference.read') }).click();
  await panel().getByLabel('Quantity', { exact: true }).selectOption('people');
  await value('shop', '500');
  await panel().getByText(say('reference.kept')).waitFor();
  await openSheet('Drivers');
  await panel().getByRole('button', { name: 'shop: Quantity' }).click();
  await openSheet('Revenue');
  await panel()
    .getByRole('button', { name: say('reference.type') })
    .click();
  await value('shop', '700');
  expect(await editor.field('Quantity').inputValue()).toBe('7');
  await expect
    .poll(() => editor.field('Quantity').evaluate((field) => field === document.activeElement))
    .toBe(true);
  await button(/^Undo: /).click();
  await value('shop', '500');
});

it('[TABLE-22] asks before it deletes a row that others read: cancel keeps it, and what is confirmed can be undone', async () => {
  const { page, say } = visitor;
  await openSheet('Drivers');
  await button('Delete people').click();
  const asked = question('Delete “people”?');
  await asked.getByText('One number uses this:').waitFor();
  expect(await asked.getByRole('listitem').allTextContents()).toEqual(['shop: Quantity']);
  await asked
    .getByText('The model cannot be calculated until you choose another row for it or undo this.')
    .waitFor();
  await page.keyboard.press('Escape');
  await asked.waitFor({ state: 'detached' });
  await value('people', '5');
  await button('Delete people').click();
  await asked.getByRole('button', { name: say('app.cancel') }).click();
  await asked.waitFor({ state: 'detached' });
  await button('Delete people').click();
  await asked.getByRole('button', { name: say('readers.delete-yes') }).click();
  await asked.waitFor({ state: 'detached' });
  await page.getByRole('alert').filter({ hasText: 'shop' }).first().waitFor();
  await button('Undo: delete people').click();
  await value('people', '5');
});

it('[TABLE-22] asks before another formula in the form takes away what others read', async () => {
  const { page, say } = visitor;
  await openSheet('SG&A');
  await button('Delete rent').waitFor();
  await openSheet('Fixed assets');
  await panel().getByRole('button', { name: /^van/ }).click();
  await panel().getByLabel('Quantity', { exact: true }).selectOption('shop.quantity');
  await openSheet('Revenue');
  await button('More for shop').click();
  await page.getByRole('menuitem', { name: say('items.edit-in-dialog') }).click();
  const form = question('Edit shop');
  await chooseFormula(form, say('add.formula'), 'Amount');
  await form.getByRole('button', { name: say('add.save'), exact: true }).click();
  const asked = question('Change the formula of “shop”?');
  await asked.waitFor();
  expect(await asked.getByRole('listitem').allTextContents()).toEqual(['van: Quantity']);
  await asked.getByRole('button', { name: say('app.cancel') }).click();
  await asked.waitFor({ state: 'detached' });
  // What was chosen in the form is still there.
  await form.getByText(/^Cleared because /).waitFor();
  await form.getByRole('button', { name: say('add.save'), exact: true }).click();
  await asked.getByRole('button', { name: say('readers.formula-yes') }).click();
  await form.waitFor({ state: 'detached' });
  await button('Undo: change shop').click();
  await openSheet('Fixed assets');
  await panel().getByLabel('Quantity', { exact: true }).selectOption('rent');
  await value('van', '120');
});

it('[TABLE-22] asks before a sheet is switched off that others read, and they read nothing until it is on again', async () => {
  const { page, say } = visitor;
  const toggle = list().getByRole('switch', { name: 'Include SG&A' });
  await toggle.press('Space');
  const asked = question('Switch off “SG&A”?');
  await asked.waitFor();
  expect(await asked.getByRole('listitem').allTextContents()).toEqual(['van: Quantity']);
  await asked.getByText('It uses 0 while the sheet is off.').waitFor();
  await asked.getByRole('button', { name: say('app.cancel') }).click();
  await asked.waitFor({ state: 'detached' });
  expect(await toggle.isChecked()).toBe(true);
  await toggle.press('Space');
  await asked.getByRole('button', { name: say('readers.off-yes') }).click();
  await page.getByText('SG&A is switched off', { exact: true }).waitFor();
  await value('van', '–');
  await button('Undo: switch off SG&A').click();
  await value('van', '120');
  // Nobody reads the ratios.
  await list().getByRole('switch', { name: 'Include Ratios' }).press('Space');
  await page.getByText('Ratios is switched off', { exact: true }).waitFor();
});
