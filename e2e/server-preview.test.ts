// A browser that starts no worker: the sheets come from the server, with the same numbers.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey } from '#testing/browser/journey.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await Journey.begin();
});

afterAll(() => journey.end());

it('[KEEP-15] shows the sheets as calculated by the server, reports a failure, and retries', async () => {
  const visitor = await journey.visitor();
  const { page, say } = visitor;
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  await page.route('**/api/model/build', (route) => route.fulfill({ json: { data: '' } }), { times: 1 });
  await EditorPage.openNew(visitor);
  await page.getByText(say('server-preview.why')).waitFor();
  await page.getByText(say('server-preview.failed')).waitFor();
  await page.getByRole('button', { name: say('home.retry') }).click();
  const cells = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Total revenue', exact: true }) })
    .first()
    .getByRole('cell');
  // A single value, the total, the unit and the opening come before the first month: 30,000 of products and 2,970 of
  // subscriptions.
  await expect.poll(() => cells.nth(4).textContent()).toBe('32,970.00');
  expect(await page.getByText(say('server-preview.failed')).count()).toBe(0);

  // The list on the left has all sheets, and links to each.
  const sheet = page.getByRole('region', { name: 'Balance sheet' });
  await expect.poll(() => sheet.evaluate(isInView)).toBe(false);
  await page
    .getByRole('navigation', { name: say('editor.sheets') })
    .getByRole('button', { name: 'Balance sheet' })
    .first()
    .click();
  await expect.poll(() => sheet.evaluate(isInView)).toBe(true);
  expect(visitor.complaints).toEqual([]);
});

function isInView(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < window.innerHeight / 2;
}
