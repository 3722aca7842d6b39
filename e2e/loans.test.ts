// A loan in the dialog that adds it and in the panel: how it is repaid, and its schedule as one types.
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

const dialog = () => visitor.page.getByRole('dialog');

async function openForm() {
  const { page, say } = visitor;
  await page
    .getByRole('navigation', { name: say('editor.sheets') })
    .getByRole('button', { name: 'Financing', exact: true })
    .click();
  await page.getByRole('button', { name: say('items.add'), exact: true }).click();
  await dialog()
    .getByRole('tab', { name: say('rel.loan') })
    .click();
}

/** The periods that say something: owed at the start, repaid, interest. */
const schedule = (place: ReturnType<typeof dialog>) =>
  place
    .getByRole('table')
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows
        .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))
        .filter((cells) => cells.some((text) => text !== '0')),
    );

it('[RESOURCE-13] [RESOURCE-24] draws the schedule of a new loan by its terms as they are typed', async () => {
  const { page, say } = visitor;
  await openForm();
  await dialog().getByLabel(say('items.name')).fill('Machine loan');
  await dialog().getByLabel(say('funding.way')).selectOption('equal');
  // Planned repayments would not count, so they are not asked for.
  expect(await dialog().getByRole('textbox', { name: 'Amount, USD' }).count()).toBe(1);
  await dialog().getByRole('textbox', { name: 'Amount, USD' }).fill('1200;0');
  await dialog()
    .getByLabel(/^Term,/)
    .fill('4');
  await dialog()
    .getByLabel(/^Grace period,/)
    .fill('2');
  await dialog()
    .getByLabel(/^Interest rate,/)
    .fill('12');
  await expect
    .poll(() => schedule(dialog()))
    .toEqual([
      ['1,200', '0', '12'],
      ['1,200', '0', '12'],
      ['1,200', '600', '12'],
      ['600', '600', '6'],
    ]);
  const left = dialog().getByRole('row', { name: say('schedule.left') });
  expect(await left.count()).toBe(0);
  await dialog()
    .getByLabel(/^Grace period,/)
    .fill('600');
  // Nothing is repaid as long as the forecast lasts.
  await expect.poll(() => left.getByRole('cell').first().textContent()).toBe('1,200');
  await dialog()
    .getByLabel(/^Grace period,/)
    .fill('2');
  await dialog().getByLabel(say('funding.way')).selectOption('bullet');
  await expect.poll(() => schedule(dialog())).toContainEqual(['1,200', '1,200', '12']);
  await dialog().getByLabel(say('items.name')).press('Enter');
  await dialog().waitFor({ state: 'detached' });
  const panel = page.getByRole('region', { name: 'Machine loan' });
  await expect.poll(() => schedule(panel)).toContainEqual(['1,200', '1,200', '12']);
  expect(await panel.getByLabel(say('funding.way')).inputValue()).toBe('bullet');
  await panel.getByLabel(/^Term,/).fill('3');
  await expect.poll(() => schedule(panel)).toHaveLength(3);
});

it('[RESOURCE-25] asks only for the limit and the rate of a credit line', async () => {
  const { page, say } = visitor;
  await openForm();
  await dialog().getByLabel(say('items.name')).fill('Overdraft');
  await dialog().getByLabel(say('funding.way')).selectOption('line');
  expect(await dialog().getByRole('textbox', { name: 'Amount, USD' }).count()).toBe(0);
  await dialog().getByText(say('schedule.none')).waitFor();
  await dialog()
    .getByLabel(/^Limit of the credit line,/)
    .fill('20000');
  await dialog()
    .getByLabel(/^Interest rate,/)
    .fill('12');
  await dialog().getByLabel(say('items.name')).press('Enter');
  await dialog().waitFor({ state: 'detached' });
  const panel = page.getByRole('region', { name: 'Overdraft' });
  expect(await panel.getByLabel(/^Limit of the credit line,/).inputValue()).toBe('20000');
  await panel.getByText(say('schedule.none')).waitFor();
  await editor.waitForSaved();
});
