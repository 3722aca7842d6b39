// What a formula that remembers had at the start: typed beside its numbers, with its source, and calculated.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chooseFormula } from '#testing/browser/choose-formula.ts';
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

it('[TABLE-20] asks for what a remembered row is at the start, and calculates with it', async () => {
  const { page, say } = visitor;
  const panel = page.getByRole('complementary');
  await panel.getByRole('button', { name: /^Product sales/ }).click();
  expect(await editor.field(say('start.only')).count()).toBe(0);
  await chooseFormula(panel, say('add.formula'), 'Subscription');
  await editor.field('New customers').fill('20');
  await editor.field('Churn per period').fill('5');
  await editor.field('Price per period').fill('30');
  await editor.firstPeriod('Product sales').getByText('600', { exact: true }).waitFor();
  const start = editor.field(say('start.only'));
  await start.fill('100');
  // Of 100 customers 5 leave and 20 come: 115 pay 30.
  await editor.firstPeriod('Product sales').getByText('3,450', { exact: true }).waitFor();
  await page.getByText('“Customers” before the first period; empty is 0').waitFor();
});

it('[TABLE-20] has a source like every other number, and is undone in one step', async () => {
  const { page, say } = visitor;
  const asked = `Source of ${say('start.only')}`;
  await page.getByRole('button', { name: asked, exact: true }).press('Enter');
  const source = page.getByRole('textbox', { name: say('sources.source') });
  await source.fill('CRM, 1 March');
  await source.press('Enter');
  await page.getByRole('button', { name: /CRM, 1 March/ }).waitFor();
  await page.getByRole('button', { name: /^Undo: / }).click();
  await page.getByRole('button', { name: 'Undo: change At the start of Product sales' }).click();
  await editor.firstPeriod('Product sales').getByText('600', { exact: true }).waitFor();
  expect(await editor.field(say('start.only')).inputValue()).toBe('');
});

it('[TABLE-20] asks for it in the form of a new resource, and begins with it', async () => {
  const { page, say } = visitor;
  await page.getByRole('button', { name: say('items.add'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: say('add.tab-custom'), exact: true }).click();
  await dialog.getByLabel(say('items.name')).fill('Club');
  expect(await dialog.getByLabel(/^At the start,/).count()).toBe(0);
  await chooseFormula(dialog, say('add.formula'), 'Subscription');
  await dialog.getByLabel(/^New customers/).fill('20');
  await dialog.getByLabel(/^Churn per period/).fill('5');
  await dialog.getByLabel(/^Price per period/).fill('30');
  const start = dialog.getByLabel(/^At the start,/);
  const save = dialog.getByRole('button', { name: say('add.save'), exact: true });
  await start.fill('100;200');
  await dialog.getByText(say('check.amount')).waitFor();
  expect(await save.isDisabled()).toBe(true);
  await start.fill('100');
  await save.click();
  await dialog.waitFor({ state: 'detached' });
  await editor.firstPeriod('Club').getByText('3,450', { exact: true }).waitFor();
  expect(await editor.field(say('start.only')).inputValue()).toBe('100');
});

it('[TABLE-20] changes it in the form of an existing one, together with the rest', async () => {
  const { page, say } = visitor;
  await page.getByRole('button', { name: 'More for Club' }).click();
  await page.getByRole('menuitem', { name: say('items.edit-in-dialog') }).click();
  const dialog = page.getByRole('dialog');
  const start = dialog.getByLabel(/^At the start,/);
  expect(await start.inputValue()).toBe('100');
  await start.fill('200');
  await dialog.getByRole('button', { name: say('add.save'), exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  // Of 200 customers 10 leave and 20 come: 210 pay 30.
  await editor.firstPeriod('Club').getByText('6,300', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Undo: change Club' }).click();
  await editor.firstPeriod('Club').getByText('3,450', { exact: true }).waitFor();
});
