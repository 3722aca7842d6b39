// The tab of the overview with counts put into the database: tiles, charts, funnel and table, for each choice of days.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Journey, narrow, type Visitor } from '#testing/browser/journey.ts';
import { type CountsByDay, seedOverview } from '#testing/browser/operators/seed-overview.ts';
import { chooseEnvironment, expectEnvironment, operatorAt } from '#testing/browser/operators.ts';
import { breakOnce } from '#testing/browser/screens/screen.ts';
import { withDatabase } from '#testing/server/people.ts';

let journey: Journey;
let visitor: Visitor;
const folders = mkdtempSync(join(tmpdir(), 'overview-'));
/** Has the counts below; nothing is counted there by itself, as nobody visits it. */
const counted = join(folders, 'counted');
/** Has none. */
const quiet = join(folders, 'quiet');

/** By how many days ago: none is so near to the begin or the end of a period that midnight would move it. */
const counts: CountsByDay = {
  3: {
    ...{ visit: 40, 'sign-up': 5, 'active-user': 30, 'template-made': 12, 'build-done': 1234 },
    ...{ download: 7, 'checkout-opened': 4 },
    ...{ 'step-begun': 30, 'step-built': 20, 'step-downloaded': 10, 'step-account': 5 },
  },
  10: {
    ...{ visit: 60, 'sign-up': 3, 'active-user': 60, 'build-failed': 2, download: 3, error: 9 },
    ...{ 'step-begun': 30, 'step-built': 25, 'step-downloaded': 20, 'step-account': 20 },
  },
  40: { visit: 80, 'sign-up': 10, 'build-done': 1234, 'build-failed': 4, error: 3, 'step-begun': 8 },
  120: { visit: 20 },
  500: { visit: 10 },
};

beforeAll(async () => {
  for (const dataDir of [counted, quiet])
    await withDatabase({ place: { databaseUrl: null, dataDir } }, async () => undefined);
  await seedOverview(counted, counts);
  journey = await Journey.beginAlone({ TEST_DATABASE: counted, PRODUCTION_DATABASE: quiet });
});

afterAll(async () => {
  await journey.end();
  rmSync(folders, { recursive: true, force: true });
});

const panel = () => visitor.page.locator('#operator-panel-overview');
const tile = (name: string) =>
  panel()
    .locator('dl > div')
    .filter({ has: visitor.page.getByText(name, { exact: true }) });
/** The value and what was before, as they are read. */
const tileSays = async (name: string) => (await tile(name).locator('dd').allTextContents()).join(' | ');
const chart = (name: string) => panel().getByRole('region', { name, exact: true });
const choose = (days: number) =>
  panel().getByRole('radiogroup', { name: 'Days shown' }).getByText(`${days} days`, { exact: true }).click();
const funnel = () => panel().getByRole('region', { name: 'From first visit to purchase', exact: true });

async function showCounted(): Promise<void> {
  ({ visitor } = await operatorAt(journey, 'overview'));
  await chooseEnvironment(visitor, 'test');
  await expectEnvironment(visitor, 'test');
  await expect.poll(() => tileSays('First visits')).toBe('100 | before: 80 (+25%)');
}

it('shows the sums of thirty days beside those of the thirty before, and money by currency', async () => {
  await showCounted();
  const says = {
    // Less tax: two of 29 dollars less half of one; before, one of 29. Ten euros; 5,000 yen, which have no hundredths.
    'Revenue less refunds, USD': '$43.50 | before: $29.00 (+50%)',
    'Revenue less refunds, EUR': '€10.00 | before: €0.00 ',
    'Revenue less refunds, JPY': '¥5,000 | before: ¥0 ',
    'Sign-ups': '8 | before: 10 (-20%)',
    // 90 in 30 days.
    'Active users a day': '3 | before: 0 ',
    'Models created': '12 | before: 0 ',
    'Workbooks built': '1,234 | before: 1,234 (0%)',
    'Failed builds': '2 | before: 4 (-50%)',
    Downloads: '10 | before: 0 ',
    'Checkouts opened': '4 | before: 0 ',
    Purchases: '4 | before: 1 (+300%)',
    Errors: '9 | before: 3 (+200%)',
  };
  for (const [name, text] of Object.entries(says)) expect([name, await tileSays(name)]).toEqual([name, text]);
  expect(await panel().locator('dl > div').count()).toBe(13);
  expect(await panel().getByText('Counting began', { exact: false }).count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
});

it('shows what is counted in other periods', async () => {
  await showCounted();
  await choose(7);
  await expect.poll(() => tileSays('First visits')).toBe('40 | before: 60 (-33%)');
  // 30 and 60 in seven days each.
  expect(await tileSays('Active users a day')).toBe('4.3 | before: 8.6 (-50%)');
  expect(await tileSays('Errors')).toBe('0 | before: 9 (-100%)');
  await choose(90);
  await expect.poll(() => tileSays('First visits')).toBe('180 | before: 20 (+800%)');
  await choose(365);
  await expect.poll(() => tileSays('First visits')).toBe('200 | before: 10 (+1,900%)');
});

it('has a chart of each with its sum, and names the day that is pointed at', async () => {
  await showCounted();
  const sums = {
    'First visits': '100 in total',
    'Sign-ups': '8 in total',
    'Models created': '12 in total',
    'Workbooks built': '1,234 in total',
    Downloads: '10 in total',
    Errors: '9 in total',
    'Revenue less refunds, USD': '$43.50 in total',
    'Revenue less refunds, JPY': '¥5,000 in total',
  };
  for (const [name, sum] of Object.entries(sums)) await chart(name).getByText(sum, { exact: true }).waitFor();
  // Who is active on two days would be counted twice.
  expect(await chart('Active users a day').getByText('in total', { exact: false }).count()).toBe(0);
  const visits = chart('First visits');
  await visits.getByText('This period', { exact: true }).waitFor();
  await visits.getByText('Previous period', { exact: true }).waitFor();
  const drawing = visits.locator('svg');
  const { width = 0, height = 0 } = (await drawing.boundingBox()) ?? {};
  await drawing.hover({ position: { x: width - 2, y: height / 2 } });
  // The last day, of which nothing was counted.
  await expect.poll(async () => (await visits.locator('b').allTextContents()).join()).toBe('0,0');
  await expect.poll(() => visits.locator('figcaption').textContent()).toMatch(/[A-Z][a-z]{2} \d{1,2}$/);
});

it('has the way to a purchase step by step, with shares of those who came', async () => {
  await showCounted();
  const steps = await funnel().getByRole('listitem').allTextContents();
  const numbers = steps.map((step) => /(\d+ \d+%)before: (\d+)$/.exec(step)?.slice(1).join(', '));
  // Of 100 who came; of the buyers of these days one came in them, and pays within a month.
  expect(numbers).toEqual(['100 100%, 80', '60 60%, 8', '45 45%, 0', '30 30%, 0', '25 25%, 0', '1 1%, 0']);
  expect(steps[0]).toContain('First visit');
  expect(steps[5]).toContain('A first order was paid');
});

it('has the numbers day by day, newest first', async () => {
  await showCounted();
  await panel().getByText('Numbers by day', { exact: true }).click();
  const rows = panel().locator('tbody > tr');
  await expect.poll(() => rows.count()).toBe(30);
  const heads = await panel().getByRole('columnheader').allTextContents();
  expect(heads).toEqual([
    ...['Day (UTC)', 'First visits', 'Sign-ups', 'Active users a day', 'Models created', 'Workbooks built'],
    ...['Failed builds', 'Downloads', 'Checkouts opened', 'Purchases', 'Errors'],
    ...['Paid, EUR', 'Refunded, EUR', 'Paid, JPY', 'Refunded, JPY', 'Paid, USD', 'Refunded, USD'],
  ]);
  const cells = await rows.filter({ hasText: '1,234' }).locator('td > div').allTextContents();
  expect(cells.slice(1)).toEqual([
    ...['40', '5', '30', '12', '1,234', '0', '7', '4', '2', '0'],
    ...['€0.00', '€0.00', '¥0', '¥0', '$58.00', '$14.50'],
  ]);
});

it('says since when it is counted, and where nothing is', async () => {
  ({ visitor } = await operatorAt(journey, 'overview'));
  // The visit of the operator is the first that this server counted, or one after it.
  await expect
    .poll(async () => {
      await panel().getByRole('button', { name: 'Refresh', exact: true }).click();
      return tile('Sign-ups').locator('dd').first().textContent();
    })
    .toMatch(/^[1-9]/);
  await panel()
    .getByText(/^Counting began on [A-Z][a-z]{2} \d{1,2}, 20\d\d. Earlier days/)
    .waitFor();
  await chooseEnvironment(visitor, 'production');
  await expectEnvironment(visitor, 'production');
  await panel().getByText('Nothing has been counted in this environment yet.', { exact: true }).waitFor();
  expect(await tileSays('First visits')).toBe('0 | before: 0 ');
  expect((await funnel().getByRole('listitem').first().textContent()) ?? '').not.toContain('%');
});

it('says what failed, keeps what was shown, and tries the same again', async () => {
  await showCounted();
  await breakOnce(visitor, '**/api/admin/overview?*');
  await choose(7);
  const failed = panel().getByRole('alert').filter({ hasText: 'Failed to load the overview' });
  await failed.waitFor();
  expect(await tileSays('First visits')).toBe('100 | before: 80 (+25%)');
  await failed.getByRole('button', { name: 'Try Again', exact: true }).click();
  await expect.poll(() => tileSays('First visits')).toBe('40 | before: 60 (-33%)');
  await failed.waitFor({ state: 'detached' });
});

it('fits a phone in Russian, where the table is cards', async () => {
  ({ visitor } = await operatorAt(journey, 'overview', { viewport: narrow, language: 'ru' }));
  await panel().getByText('Первые визиты', { exact: true }).first().waitFor();
  await panel().getByText('Числа по дням', { exact: true }).click();
  await panel().locator('tbody > tr').first().waitFor();
  const { scrollWidth, clientWidth } = await visitor.page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBe(clientWidth);
});
