// Creating and changing formulas as an entitled user: text, variables, deletion; nobody else sees any of it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeAccount } from '#testing/browser/change-account.ts';
import { chooseFormula, formulaField } from '#testing/browser/choose-formula.ts';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { signUp } from '#testing/browser/sign-up.ts';

/** The machine may be busy with other journeys. */

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

const button = (name: string) => visitor.page.getByRole('button', { name, exact: true });
const form = () => visitor.page.getByRole('form', { name: 'Edit Product sales' });
const inForm = (id: Parameters<Visitor['say']>[0]) =>
  form().getByRole('button', { name: visitor.say(id), exact: true });
const fields = (id: string) => form().getByRole('group', { name: id, exact: true });

async function openForm(): Promise<void> {
  await button('Edit sheet: Revenue').click();
  await button('Edit Product sales').click();
  await form().waitFor();
}

it('[TABLE-15] is for entitled users only', async () => {
  const { page, say } = visitor;
  await openForm();
  expect(await page.getByText('service_1').count()).toBe(0);
  expect(await page.getByText(say('formula.show-tools')).count()).toBe(0);
  await editor.waitForSaved();
  await changeAccount(visitor.server, await signUp(visitor), { is_entitled: 1 });
  await page.reload();
  await openForm();
  await page.getByText('service_1', { exact: true }).waitFor();
  await inForm('formula.show-tools').waitFor();
});

it('[TABLE-16] turns a formula of foo and bar into one of its own, and shows what makes it invalid, and where', async () => {
  const { say } = visitor;
  await inForm('formula.show-tools').click();
  await inForm('formula.add').click();
  const text = form().getByLabel(say('formula.text'), { exact: true });
  expect(await text.inputValue()).toBe('total = foo + bar');
  await text.fill('total = seats * (turns + ');
  await form()
    .getByText('After “+” there must be a number, a variable or an opening parenthesis (character 26).')
    .waitFor();
  // Escape asks before it discards changes.
  await text.press('Escape');
  await form().getByRole('alertdialog').waitFor();
  await visitor.page.keyboard.press('Escape');
  await form().getByRole('alertdialog').waitFor({ state: 'detached' });
  await text.fill('total = seats * turns * check');
  await fields('check').getByLabel(say('formula.is-currency')).check();
  expect(await fields('check').getByLabel(say('editor.units')).count()).toBe(0);
  await fields('seats').getByLabel(say('editor.units')).fill('');
  await inForm('formula.save').click();
  await form().getByText(say('check.units')).waitFor();
  await form().getByText(say('check.required')).waitFor();
  await fields('seats').getByLabel(say('editor.units')).fill('seats');
  await form().getByLabel(say('formula.name')).fill('Seats × turns × check');
  await form().getByLabel(say('formula.name')).press('Enter');
  const picker = formulaField(form(), say('add.formula'));
  await expect.poll(() => picker.inputValue()).toBe('Seats × turns × check');
  // The price and the quantity typed before mean nothing in it.
  expect(await form().getByLabel('seats', { exact: true }).inputValue()).toBe('0');
  await form()
    .getByText(/^Cleared because they mean something else in this formula: Price \(25\) and Quantity \(/)
    .waitFor();
  await form().getByLabel('seats', { exact: true }).fill('20');
  await form().getByLabel('turns, units').fill('3');
  await form().getByLabel('check, USD').fill('15');
  await form().getByLabel('check, USD').press('Enter');
  await visitor.page.getByText('total = seats * turns * check').first().waitFor();
  await button('Back to preview: Revenue').click();
  // 20 seats, three times, at 15.
  await editor.firstPeriod('Product sales').getByText('900', { exact: true }).waitFor();
});

it('[TABLE-17] changes a formula for every resource that uses it, turns a variable into a reference, and undoes it', async () => {
  const { page, say } = visitor;
  await openForm();
  await inForm('formula.show-tools').click();
  await inForm('formula.edit').click();
  await form().getByLabel(say('formula.text'), { exact: true }).fill('total = seats * days * check');
  await fields('days').getByLabel(say('formula.is-reference')).check();
  await fields('days').getByLabel(say('formula.reference'), { exact: true }).selectOption('period_days');
  await inForm('formula.save').click();
  await expect.poll(() => form().getByLabel('days', { exact: true }).inputValue()).toBe('period_days');
  await inForm('add.save').click();
  const rows = page.getByRole('table', { name: 'Numbers of Product sales' }).getByRole('row');
  const named = (name: string) => rows.filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await named(say('editor.total')).getByText('n/a').first().waitFor();
  // The number of the calculated model is under it.
  await named(say('table.calculated'))
    .getByText(/^(8,4|8,7|9,0|9,3)00$/)
    .first()
    .waitFor();
  await button('Back to preview: Revenue').click();
  // The first month has 31 or 30 days or fewer: 20 seats at 15 are 300 a day.
  const first = await editor.firstPeriod('Product sales').textContent();
  expect(['8,400', '8,700', '9,000', '9,300']).toContain(first);
  await button('Undo: change formula Seats × turns × check').click();
  await editor.firstPeriod('Product sales').getByText('900', { exact: true }).waitFor();
});

it('[TABLE-18] deletes an unused formula, and says who uses one that stays', async () => {
  const { say } = visitor;
  await openForm();
  await inForm('formula.show-tools').click();
  await inForm('formula.delete').click();
  await form().getByText('It is used by Product sales. Choose another formula for them first.').waitFor();
  await chooseFormula(form(), say('add.formula'), 'Customers × average order value × visits');
  await inForm('formula.delete').click();
  const picker = formulaField(form(), say('add.formula'));
  await expect.poll(() => picker.inputValue()).toBe('Price × quantity');
  await picker.click();
  await picker.fill('average check');
  await form().getByText(say('formulas.none')).waitFor();
  await picker.press('Escape');
  await button('Undo: delete formula Customers × average order value × visits').click();
  await chooseFormula(form(), say('add.formula'), 'Customers × average order value × visits');
});

it('[TABLE-21] has steps with completion, shows what they give as they are written, and names a circle', async () => {
  const { page, say } = visitor;
  await inForm('formula.add').click();
  await form().getByLabel(say('formula.name')).fill('Members');
  await inForm('step.add').click();
  const step = fields('step_1');
  await step.getByLabel(say('step.id')).fill('members');
  await step.getByLabel(say('step.id')).press('Enter');
  const text = (id: string) => fields(id).getByRole('combobox', { name: say('step.text'), exact: true });
  await text('members').fill('members + joined');
  await fields('members')
    .getByText(
      '“members” is what this formula calculates (character 1). Use its earlier value with prev or ago.',
    )
    .waitFor();
  await text('members').fill('');
  await text('members').pressSequentially('pre');
  await fields('members')
    .getByRole('option', { name: /^prev\(row\)/ })
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await fields('members').getByText(say('function.prev-means')).waitFor();
  await page.keyboard.type('members) * (1 - churn) + joined');
  const total = form().getByRole('combobox', { name: say('formula.text'), exact: true });
  await total.fill('total = members * fee');
  await fields('churn').getByLabel(say('formula.is-percent')).check();
  await fields('fee').getByLabel(say('formula.is-currency')).check();
  await fields('fee').getByLabel(say('formula.is-fixed'), { exact: false }).check();
  const given = form()
    .getByRole('table')
    .filter({ has: page.getByRole('rowheader', { name: 'members' }) });
  await given.getByRole('row', { name: /^Total USD/ }).waitFor();
  // Two steps that read each other are named.
  await inForm('step.add').click();
  await text('step_2').fill('members');
  await text('members').fill('step_2 + joined');
  await fields('members')
    .getByText(/^These depend on each other in the same period: members → step_2 → members \(character 1\)/)
    .waitFor();
  await form().getByRole('button', { name: 'Delete step_2' }).click();
  await text('members').fill('prev(members) * (1 - churn) + joined');
  await form().getByLabel(say('formula.billing')).waitFor();
  await inForm('formula.save').click();
  await form()
    .getByLabel(/^joined,/)
    .fill('40');
  await form()
    .getByLabel(/^churn,/)
    .fill('25');
  await form().getByLabel(/^fee,/).fill('10');
  await form().getByLabel(/^fee,/).press('Enter');
  await editor.waitForSaved();
  await button('Back to preview: Revenue').click();
  await editor.firstPeriod('Product sales').getByText('400', { exact: true }).waitFor();
  // Of 40 members a quarter leaves and 40 join: 70 pay 10.
  await editor.period('Product sales', 1).getByText('700', { exact: true }).waitFor();
});
