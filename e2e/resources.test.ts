// The resources of a section: chosen from predefined ones, entered by hand or suggested, reordered, cleared; by pointer
// and by keyboard.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { chooseFormula, formulaField } from '#testing/browser/choose-formula.ts';
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

afterAll(async () => {
  expect(visitor.complaints).toEqual([]);
  await journey.end();
});

const dialog = () => visitor.page.getByRole('dialog');
const press = (id: Parameters<Visitor['say']>[0]) =>
  dialog()
    .getByRole('button', { name: visitor.say(id), exact: true })
    .click();
const openTab = (id: Parameters<Visitor['say']>[0]) =>
  dialog()
    .getByRole('tab', { name: visitor.say(id) })
    .click();
const openSheet = (name: string) =>
  visitor.page
    .getByRole('navigation', { name: visitor.say('editor.sheets') })
    .first()
    .getByRole('button', { name, exact: true })
    .click();
/** Rows below the edge of the window are not drawn. */
const seeAllRows = () => visitor.page.setViewportSize({ width: 1440, height: 1600 });

const openDialog = () =>
  visitor.page.getByRole('button', { name: visitor.say('items.add'), exact: true }).click();
const choice = (name: string) => dialog().getByRole('button', { name: new RegExp(`^${name}`) });
const listed = () =>
  visitor.page
    .getByRole('complementary')
    .getByRole('list')
    .getByRole('button', { name: /total =/ });
const names = async () => (await listed().allTextContents()).map((text) => text.replace(/total =.*/, ''));

it('[RESOURCE-1] [RESOURCE-19] [TABLE-9] finds predefined resources by name and adds several of them as one step', async () => {
  const { page, say } = visitor;
  await openDialog();
  const search = dialog().getByLabel(say('suggest.search'));
  await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
  const heights = await dialog()
    .locator('form > div')
    .first()
    .evaluate((fields) => [getComputedStyle(fields).maxHeight, fields.lastElementChild?.clientHeight]);
  // The border of the list takes two of its 250 pixels.
  expect(heights).toEqual(['440px', 248]);
  await search.fill('^coffee and|^breakfast and');
  await choice('Coffee and drinks').click();
  await choice('Coffee and drinks').click();
  await choice('Breakfast and lunch').click();
  await dialog().getByText('3 items chosen').waitFor();
  await search.fill('(broken');
  await dialog().getByText(say('suggest.nothing')).waitFor();
  await search.press('Enter');
  await dialog().waitFor({ state: 'detached' });
  await seeAllRows();
  // 40 seats taken 3.9 times on 30 days are 4,680 guests: 90 % of them, 4,210, at 5.20, a quarter at 11.
  await editor.firstPeriod('Coffee and drinks 2').getByText('21,892', { exact: true }).waitFor();
  await editor.firstPeriod('Breakfast and lunch').getByText('12,870', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Undo: add 3 items' }).click();
  await expect.poll(names).toEqual(['Product sales', 'Subscriptions']);
});

it('[RESOURCE-2] clears a choice at the fourth click, and adds the members of a usual set', async () => {
  const { say } = visitor;
  await openDialog();
  await dialog().getByLabel(say('suggest.search')).fill('^coffee and drinks');
  const coffee = choice('Coffee and drinks');
  for (let clicks = 0; clicks < 4; clicks += 1) await coffee.click();
  expect(await coffee.getAttribute('aria-pressed')).toBe('false');
  await dialog().getByLabel(say('suggest.search')).fill('cafe');
  await choice('The usual set').click();
  await dialog().getByText('4 items chosen').waitFor();
  await press('app.cancel');
  await dialog().waitFor({ state: 'detached' });
  await expect.poll(names).toEqual(['Product sales', 'Subscriptions']);
});

it('[RESOURCE-3] [VALID-7] [VALID-9] saves and continues with another one calculated the same way; invalid numbers prevent saving', async () => {
  const { page, say } = visitor;
  await openDialog();
  await openTab('add.tab-custom');
  await chooseFormula(dialog(), say('add.formula'), 'Quantity × price × share');
  await dialog().getByLabel(say('items.name')).fill('Tickets');
  await dialog()
    .getByLabel(/^Price,/)
    .fill('12,,5');
  await dialog().getByText(say('check.values')).waitFor();
  expect(
    await dialog()
      .getByRole('button', { name: say('add.save'), exact: true })
      .isDisabled(),
  ).toBe(true);
  await dialog()
    .getByLabel(/^Price,/)
    .fill('12.5');
  await dialog()
    .getByLabel(/^Quantity,/)
    .fill('200');
  await press('add.save-and-add');
  await dialog().getByText('Added: Tickets').waitFor();
  expect(await formulaField(dialog(), say('add.formula')).inputValue()).toBe('Quantity × price × share');
  await dialog().getByLabel(say('items.name')).fill('Parking');
  await dialog().getByLabel(say('items.name')).press('Enter');
  await dialog().waitFor({ state: 'detached' });
  await expect.poll(names).toEqual(['Product sales', 'Subscriptions', 'Tickets', 'Parking']);
  await editor.firstPeriod('Tickets').getByText('2,500', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Undo: add Parking' }).waitFor();
});

it('[RESOURCE-6] [STATE-29] [AI-1] suggests resources for a business described in a few words, and says nothing of AI without one', async () => {
  const { page, say } = visitor;
  await openDialog();
  await openTab('add.tab-suggested');
  await dialog().getByText('The usual income of such a business').waitFor();
  expect(await page.locator('body').textContent()).not.toMatch(/\bAI\b/);
  await dialog().getByLabel(say('suggest.prompt')).fill('flower shop');
  await press('suggest.generate');
  const suggested = () => dialog().getByRole('list').getByRole('button').first().textContent();
  const before = await suggested();
  await dialog().getByRole('list').getByRole('button').first().click();
  await dialog().getByText('1 item chosen').waitFor();
  // A new request gives another list, with nothing selected yet.
  await dialog().getByLabel(say('suggest.prompt')).fill('hotel');
  await press('suggest.generate');
  await dialog().getByText('1 item chosen').waitFor({ state: 'detached' });
  await expect.poll(suggested).not.toBe(before);
  await dialog().getByLabel(say('suggest.prompt')).fill('flower shop');
  await press('suggest.generate');
  await expect.poll(suggested).toBe(before);
  await dialog().getByRole('list').getByRole('button').first().click();
  await dialog().getByText('1 item chosen').waitFor();
  await press('add.save');
  await dialog().waitFor({ state: 'detached' });
  await expect.poll(async () => (await names()).length).toBe(3);
  await editor.waitForSaved();
  const prompt = await page.evaluate(async () => {
    const [, uuid = ''] = /template\/([^/]+)/.exec(window.location.hash) ?? [];
    const template: unknown = await (await fetch(`/api/user/template/${uuid}`)).json();
    return typeof template === 'object' && template !== null && 'openAIPrompt' in template
      ? template.openAIPrompt
      : null;
  });
  expect(prompt).toBe('flower shop');
});

it('[RESOURCE-4] [RESOURCE-12] selects one way to finance the business, or accepts equity and debt entered by hand', async () => {
  const { say } = visitor;
  await openSheet('Financing');
  await openDialog();
  await visitor.page.getByRole('dialog', { name: 'Add financing', exact: true }).waitFor();
  await dialog().getByLabel('Grant').check();
  await dialog().getByLabel('Mortgage').check();
  expect(await dialog().getByLabel('Grant').isChecked()).toBe(false);
  await press('add.save');
  await seeAllRows();
  await editor.firstPeriod('Mortgage: drawdown').getByText('300,000', { exact: true }).waitFor();
  await openDialog();
  await openTab('rel.loan');
  await dialog().getByText(say('add.only-formula')).first().waitFor();
  await dialog().getByLabel(say('items.name')).fill('Family loan');
  await dialog()
    .getByLabel(/^Amount,/)
    .first()
    .fill('5000;0');
  await dialog()
    .getByLabel(/^Interest rate,/)
    .fill('12');
  await press('add.save');
  await editor.firstPeriod('Family loan: drawdown').getByText('5,000', { exact: true }).waitFor();
});

it('[RESOURCE-14] creates a depreciation group in place and selects it for the asset', async () => {
  const { page, say } = visitor;
  await openSheet('Fixed assets');
  await openDialog();
  await openTab('add.tab-custom');
  expect(await dialog().getByLabel(say('lookup.deprgroup')).count()).toBe(0);
  await dialog().getByLabel(say('items.name')).fill('Van');
  await press('add.deprgroup');
  const mini = dialog().getByRole('group', { name: say('add.deprgroup') });
  await mini.getByLabel(say('items.name')).fill('Vans, 4 years');
  await mini.getByLabel(/^Useful life,/).fill('4');
  await mini.getByLabel(/^Useful life,/).press('Enter');
  const chosen = dialog().getByLabel(say('lookup.deprgroup'));
  await expect
    .poll(() =>
      chosen.evaluate((list) => (list instanceof HTMLSelectElement ? list.selectedOptions[0]?.text : '')),
    )
    .toBe('Vans, 4 years');
  await dialog()
    .getByLabel(/^Amount,/)
    .fill('48000;0');
  await press('add.save');
  // 48,000 over 48 months, from the month after the purchase.
  await editor.row('Van: depreciation').getByText('1,000', { exact: true }).first().waitFor();
  expect(await page.getByRole('complementary').getByLabel(say('lookup.deprgroup')).inputValue()).not.toBe('');
});

it('[SHEETS-7] [RESOURCE-16] [RESOURCE-20] clears the numbers of a section, fills it with sample numbers, clears it and skips it, and undo restores all', async () => {
  const { page, say } = visitor;
  await openSheet('SG&A');
  const first = async () => editor.field('Headcount').inputValue();
  await page.getByRole('button', { name: /^Salaries/ }).click();
  const before = await first();
  const more = page.getByRole('button', { name: 'More for Selling, general and admin' });
  await more.click();
  await page.getByRole('menuitem', { name: say('section.clear-numbers') }).click();
  await expect.poll(first).toBe('0');
  await more.click();
  await page.getByRole('menuitem', { name: say('section.random-numbers') }).click();
  await expect.poll(first).toMatch(/^\d{1,2};\d+;\d+;/);
  await more.click();
  await page.getByRole('menuitem', { name: say('section.clear') }).click();
  const panel = page.getByRole('complementary');
  await panel.getByText(say('section.empty.section_sga')).waitFor();
  await panel.getByRole('button', { name: say('section.skip') }).click();
  await panel.getByRole('button', { name: 'Include SG&A' }).click();
  // A section that starts empty asks for its first resource.
  await press('app.cancel');
  for (const id of ['section.clear-numbers', 'section.random-numbers', 'section.clear'] as const) {
    const refused = page.getByRole('button', { name: say(id), exact: true });
    expect([await refused.isDisabled(), await refused.getAttribute('title')]).toEqual([
      true,
      say('section.nothing'),
    ]);
  }
  const undo = page.getByRole('button', { name: /^Undo:/ });
  for (let steps = 5; steps > 0; steps -= 1) await undo.click();
  await page.getByRole('button', { name: /^Salaries/ }).click();
  await expect.poll(first).toBe(before);
});

it('[TABLE-8] [TABLE-13] takes numbers from another row without creating a cycle, marks references to a missing row, and is fixed after a reload', async () => {
  const { page, say } = visitor;
  const panel = page.getByRole('complementary');
  await chooseFormula(panel, say('add.formula'), 'Share of another row');
  const base = panel.getByLabel('Base', { exact: true });
  await expect.poll(() => base.inputValue()).toBe('service_2');
  // Costs of sales are a share of the sales, and so is one of the overheads.
  const offered = await base
    .locator('option')
    .evaluateAll((all) => all.map((one) => one.getAttribute('value')));
  expect(offered).toEqual([
    'section_fixedassets',
    'period_days',
    'period_number',
    'period_years',
    // What is calculated from these sales is not there, but the shares that are typed for it.
    ...['service_1.share', 'service_2', 'service_2.price', 'service_2.quantity', 'cos_1.share'],
    ...['sga_1', 'sga_1.people', 'sga_1.salary', 'sga_2', 'sga_2.amount', 'sga_3.share'],
    ...['fixedasset_1', 'fixedasset_1.amount', 'equity_1', 'equity_1.amount', 'loan_1', 'loan_1.amount'],
  ]);
  // A price is no share: 25 % of 300 subscriptions at 9.90, 742.50, only once it is typed. In all it is 25 % of 316,206.
  await page
    .getByText(/^Cleared because they mean something else in the new formula: Price and Quantity\./)
    .waitFor();
  await editor.field('Share').fill('25');
  await editor.firstPeriod('Product sales').getByText('743', { exact: true }).waitFor();
  await editor.row('Product sales').getByText('79,052', { exact: true }).waitFor();
  await listed().filter({ hasText: 'Subscriptions' }).click();
  await panel.getByRole('button', { name: 'Delete Subscriptions' }).click();
  const question = page.getByRole('dialog', { name: 'Delete “Subscriptions”?' });
  await question.getByText('Product sales: Base', { exact: true }).waitFor();
  await question.getByRole('button', { name: say('readers.delete-yes'), exact: true }).click();
  await page.getByRole('alert').getByText(say('editor.old-numbers-why')).waitFor();
  await page.getByRole('grid', { name: 'Sheet: Revenue (out of date)' }).waitFor();
  await panel.getByText(say('editor.old-numbers')).waitFor();
  await editor.waitForSaved();
  await page.reload();
  await openSheet('Cost of sales');
  await openSheet('Revenue');
  await page.locator('[data-sheet="revenue"]').getByText(say('editor.no-numbers')).waitFor();
  await base.selectOption('section_fixedassets');
  // A quarter of the 60,000 that are bought in the first month.
  await editor.firstPeriod('Product sales').getByText('15,000', { exact: true }).waitFor();
  await page
    .getByRole('button', { name: 'Undo: change which row “Base” of Product sales is taken from' })
    .waitFor();
});
