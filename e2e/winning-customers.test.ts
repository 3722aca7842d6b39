// An expense that is spent on winning customers: asked where customers subscribe, and counted by the ratios.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { openTemplate } from '#testing/browser/open-template.ts';
import { buildTemplate } from '#testing/templates/build-template.ts';

let journey: Journey;
let visitor: Visitor;
let editor: EditorPage;

beforeAll(async () => {
  journey = await Journey.begin();
  // The rows of a long sheet are drawn as far as the window shows them.
  visitor = await journey.visitor({ viewport: { width: 1440, height: 2400 } });
  await openTemplate(
    visitor,
    buildTemplate({
      services: [{ id: 'club', formula: 'subscription', data: { new: '20', churn: '5', price: '30' } }],
      expenses: [{ id: 'advertising', data: { amount: '600' } }],
    }),
  );
  editor = new EditorPage(visitor);
});

afterAll(async () => {
  expect(visitor.complaints).toEqual([]);
  await journey.end();
});

const openSheet = (name: string) =>
  visitor.page
    .getByRole('navigation', { name: visitor.say('editor.sheets') })
    .first()
    .getByRole('button', { name, exact: true })
    .click();

it('[RESOURCE-23] counts an expense toward the cost of winning a customer once it is marked', async () => {
  const { page, say } = visitor;
  const cost = () => editor.row('Customer acquisition cost (CAC)');
  await openSheet('Dashboard');
  await editor.row('New customers').waitFor();
  expect(await cost().count()).toBe(0);
  await openSheet('SG&A');
  const mark = page.getByRole('checkbox', { name: say('acquisition.label') });
  await page.getByText(say('acquisition.note')).waitFor();
  await mark.check();
  await openSheet('Dashboard');
  // 600 for 20 new customers.
  await cost().getByText('30.00', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: /^Undo: / }).click();
  await cost().waitFor({ state: 'detached' });
});
