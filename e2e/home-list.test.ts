// Templates as a list: selected one by one, in ranges and all together, by mouse and by keyboard, and deleted together.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { seedTemplates } from '#testing/browser/seed-templates.ts';
import { signUp } from '#testing/browser/sign-up.ts';

let journey: Journey;
let visitor: Visitor;

beforeAll(async () => {
  journey = await Journey.begin();
  visitor = await journey.visitor();
  const { page, open, say } = visitor;
  await open('/');
  await page.getByRole('heading', { name: say('intro.title') }).waitFor();
  await signUp(visitor);
  await seedTemplates(
    visitor,
    [...'ABCDEF'].map((letter) => ({ name: `Plan ${letter}`, description: `Model-${letter}` })),
  );
  await page.reload();
  await page.getByRole('button', { name: say('home.list'), exact: true }).click();
  await page.getByLabel(say('home.sort'), { exact: true }).selectOption('name');
});

beforeEach(async () => {
  await visitor.page.keyboard.press('Escape');
  await visitor.page.getByText(visitor.say('home.select-all'), { exact: true }).waitFor();
});

afterAll(() => journey.end());

const box = (letter: string) => visitor.page.getByRole('checkbox', { name: `Select Plan ${letter}` });
const all = () => visitor.page.getByRole('checkbox', { name: 'Select all' });
const names = () => visitor.page.getByRole('listitem').getByRole('heading').allTextContents();
const told = (text: string) => visitor.page.getByRole('status').getByText(text, { exact: true }).waitFor();
const letters = async () => (await names()).map((name) => name.slice(-1)).join('');
const isMixed = () =>
  all().evaluate((element) => element instanceof HTMLInputElement && element.indeterminate);

it('[HOME-13] shows how many are selected, with Delete now and Cancel; Cancel clears the selection', async () => {
  const { page } = visitor;
  expect(await page.getByRole('button', { name: 'Delete now' }).count()).toBe(0);
  await box('B').check();
  await told('1 selected');
  expect(await isMixed()).toBe(true);
  await page.getByRole('button', { name: 'Delete now' }).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await box('B').isChecked()).toBe(false);
  await page.getByRole('button', { name: 'Delete now' }).waitFor({ state: 'detached' });
  expect(await names()).toHaveLength(6);
});

it('selects a range with Shift, down and up, and everything with one checkbox', async () => {
  await box('B').check();
  await box('D').click({ modifiers: ['Shift'] });
  await told('3 selected');
  await box('A').click({ modifiers: ['Shift'] });
  await told('4 selected');
  await all().check();
  await told('6 selected');
  await all().uncheck();
  await told('Select all');
});

it('only acts on the results of a search', async () => {
  const { page, say } = visitor;
  await all().check();
  await page.getByRole('searchbox').fill('model-e');
  await told('1 selected');
  await page.getByRole('searchbox').fill('');
  await told('6 selected');
  await page.getByRole('button', { name: say('app.cancel') }).click();
});

it('[HOME-13] deletes the selected ones together, at once, and Undo restores all', async () => {
  const { page } = visitor;
  await box('C').check();
  await box('D').check();
  await page.getByRole('button', { name: 'Delete now' }).click();
  await expect.poll(letters).toBe('ABEF');
  await page.getByText('2 models were deleted').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(letters).toBe('ABCDEF');
});

it('[HOME-14] reports that deleting failed, and all are back', async () => {
  const { page } = visitor;
  const json = { code: 'internal', message: '', remedy: '' };
  await page.route('**/api/user/templates', (route) => route.fulfill({ status: 500, json }), { times: 1 });
  await box('A').check();
  await box('F').check();
  await page.getByRole('button', { name: 'Delete now' }).click();
  await page.getByText('Failed to delete the template').waitFor();
  await expect.poll(letters).toBe('ABCDEF');
});

it('deletes the rest when one of them was deleted in another tab', async () => {
  const { page, context } = visitor;
  const other = await context.newPage();
  await other.goto(journey.server.page);
  await other.getByRole('button', { name: 'Delete Plan F' }).click();
  await other.getByRole('button', { name: "Yes, I'm sure" }).click();
  await other.getByText('Plan F was deleted').waitFor();
  await other.close();
  await box('E').check();
  await box('F').check();
  await page.getByRole('button', { name: 'Delete now' }).click();
  await page.getByText('2 models were deleted').waitFor();
  await expect.poll(letters).toBe('ABCD');
});

it('works by keyboard only: select with Space and Shift, delete with Delete, and the focus stays in the list', async () => {
  const { page } = visitor;
  const { keyboard } = page;
  await box('A').focus();
  await keyboard.press('Space');
  await told('1 selected');
  await box('B').focus();
  await keyboard.press('Shift+Space');
  await told('2 selected');
  await keyboard.press('Escape');
  await told('Select all');
  await box('B').focus();
  await keyboard.press('Space');
  await keyboard.press('Delete');
  await expect.poll(letters).toBe('ACD');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe('Plan C');
  await keyboard.press('Enter');
  await page.waitForURL(/#\/template\/[0-9a-f-]{36}\/$/);
  expect(visitor.complaints).toEqual([]);
});
