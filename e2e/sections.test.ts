// Every section of a template is edited beside its sheet, and the statements are updated.
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

const openSheet = (name: string) =>
  visitor.page
    .getByRole('navigation', { name: visitor.say('editor.sheets') })
    .first()
    .getByRole('button', { name, exact: true })
    .click();
const choose = (section: string) =>
  visitor.page.getByLabel(visitor.say('items.section')).selectOption({ label: section });
const pick = (name: string) =>
  visitor.page
    .getByRole('complementary')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
const showsFirst = (row: string, text: string) =>
  editor.firstPeriod(row).getByText(text, { exact: true }).waitFor();

it('shows the section together with its sheet, and counts five people instead of four', async () => {
  await openSheet('SG&A');
  await editor.field('Headcount').fill('5');
  await showsFirst('Salaries', '13,500');
});

it('adds to a loan and to its payments', async () => {
  await openSheet('Financing');
  await pick('Bank loan');
  await visitor.page
    .getByLabel(/^Amount,/)
    .first()
    .fill('90000;0');
  await showsFirst('Bank loan: drawdown', '90,000');
  await editor.field('Interest rate').fill('12');
  // A year's rate divided by the months of the year, on the balance at the start of the month.
  await editor.period('Bank loan: interest', 1).getByText('900', { exact: true }).waitFor();
});

it('[RESOURCE-19] adds a fixed asset with a depreciation group of its own', async () => {
  const { page, say } = visitor;
  await choose('Depreciation groups');
  await page.getByRole('button', { name: say('items.add'), exact: true }).click();
  // With few fields the dialog is narrow.
  await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.width).toBe(400);
  await page.getByRole('dialog').getByLabel(say('items.name')).fill('Cars, 2 years');
  await page
    .getByRole('dialog')
    .getByLabel(/^Useful life,/)
    .fill('2');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('add.save'), exact: true })
    .click();
  await openSheet('Fixed assets');
  await page.getByLabel(say('lookup.deprgroup')).selectOption({ label: 'Cars, 2 years' });
  // 60,000 over 24 months, from the month after the purchase.
  await editor.period('Equipment: depreciation', 1).getByText('2,500', { exact: true }).waitFor();
});

it('clones, moves to another kind of cost, and undoes both by name', async () => {
  const { page, say } = visitor;
  await openSheet('SG&A');
  await pick('Rent');
  await page.getByRole('button', { name: 'More for Rent' }).click();
  await page.getByRole('menuitem', { name: say('items.clone') }).click();
  await page
    .getByRole('complementary')
    .getByRole('button', { name: /^Rent - clone/ })
    .waitFor();
  await page.getByRole('button', { name: 'More for Rent' }).click();
  await page.getByRole('menuitem', { name: say('items.move-cos') }).click();
  expect(await page.getByLabel(say('items.section')).inputValue()).toBe('section_cos');
  await openSheet('Cost of sales');
  await showsFirst('Rent', '2,400');
  await page.getByRole('button', { name: 'Undo: move Rent' }).click();
  await page.getByRole('button', { name: 'Undo: clone Rent' }).click();
});

it('keeps everything', async () => {
  await editor.waitForSaved();
  await visitor.page.reload();
  await openSheet('SG&A');
  await showsFirst('Salaries', '13,500');
});
