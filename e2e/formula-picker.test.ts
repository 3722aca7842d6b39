// Choosing a formula: groups with examples, search in both languages, keys, and what changing it clears.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formulaField } from '#testing/browser/choose-formula.ts';
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

const panel = () => visitor.page.getByRole('complementary');
const field = () => formulaField(panel(), visitor.say('add.formula'));
const options = () => panel().getByRole('listbox').getByRole('option');
const active = async () => {
  const id = await field().getAttribute('aria-activedescendant');
  return visitor.page.locator(`[id="${id}"]`).textContent();
};

it('[TABLE-19] shows every formula under what is sold, each with an example, and the chosen one', async () => {
  await panel()
    .getByRole('button', { name: /^Product sales/ })
    .click();
  await expect.poll(() => field().inputValue()).toBe('Price × quantity');
  await field().click();
  const space = panel().getByRole('group', { name: 'Rooms and space' });
  await space.getByText('20 rooms × 30 days × 70% × 90 = 37,800').waitFor();
  expect(await options().count()).toBe(14);
  const chosen = panel().getByRole('listbox').getByRole('option', { selected: true });
  expect(await chosen.textContent()).toContain('25 per unit × 400 units = 10,000');
  await field().press('Escape');
  await panel().getByRole('listbox').waitFor({ state: 'detached' });
  expect(await field().inputValue()).toBe('Price × quantity');
});

it('[TABLE-19] finds formulas by words of both languages, and is used by keys alone', async () => {
  await field().focus();
  await visitor.page.keyboard.press('ArrowDown');
  await field().fill('аренда');
  await expect
    .poll(() => options().allTextContents())
    .toEqual([expect.stringContaining('Area × rent × occupancy')]);
  await field().fill('paid upfront');
  expect(await active()).toContain('Annual subscription, paid upfront');
  await field().fill('no such thing');
  await panel().getByText(visitor.say('formulas.none')).waitFor();
  await field().fill('churn');
  await expect.poll(active).toContain('Subscription');
  await field().fill('');
  await field().press('ArrowDown');
  const second = await active();
  await field().press('ArrowUp');
  expect(await active()).not.toBe(second);
  await field().fill('churn');
  await field().press('Enter');
  await expect.poll(() => field().inputValue()).toBe('Subscription');
});

it('[TABLE-14] keeps the numbers that mean the same, says what it cleared, and brings them back', async () => {
  const { page } = visitor;
  // A price of 25 for each customer is the price of a period; a quantity is nobody's.
  await page
    .getByText(/^Cleared because they mean something else in the new formula: Quantity\. Undo restores/)
    .waitFor();
  expect(await editor.field('Price per period').inputValue()).toBe('25');
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect.poll(() => field().inputValue()).toBe('Price × quantity');
  expect(await editor.field('Price').inputValue()).toBe('25');
});
