// The print view by month, quarter or year: what is picked there is what is printed, in numbers worked out by hand.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { openTemplate } from '#testing/browser/open-template.ts';

let journey: Journey;
let visitor: Visitor;

/** Whole years of the example; today's start would depend on the day. */
const example = defaultTemplate({ uuid: '', timestamp: 0, language: 'en', dateStart: '2027-01-01' });

beforeAll(async () => {
  journey = await Journey.begin();
  visitor = await journey.visitor();
  await openTemplate(visitor, example);
  const { page, say } = visitor;
  await page.getByRole('button', { name: say('view.menu') }).click();
  await page.getByRole('menu').getByText(say('print.open'), { exact: true }).click();
  await tables().first().waitFor();
});

afterAll(() => journey.end());

const tables = () => visitor.page.locator('[data-ready] table');

const choice = () => visitor.page.getByLabel(visitor.say('view.by'));

/** What the first line of sales is over all pages, each number after the title of its column. */
const sales = (): Promise<readonly string[]> =>
  tables()
    .filter({ hasText: /^Revenue · / })
    .evaluateAll((pages) =>
      pages.flatMap((page) => {
        const rows = [...page.querySelectorAll('tr')];
        const row = rows.find(({ cells }) => cells.length > 1 && cells[0]?.textContent === 'Product sales');
        const titles = rows[1]?.cells;
        return [...(row?.cells ?? [])]
          .slice(2)
          .map(({ textContent }, index) => `${titles?.[index + 2]?.textContent}: ${textContent}`);
      }),
    );

/** The titles of the columns of all sheets that are about some time. */
async function times(): Promise<ReadonlySet<string>> {
  const titles = await tables().locator('thead tr:nth-child(2) [data-kind=number]').allTextContents();
  return new Set(titles.filter((title) => /\d/.test(title)));
}

// 25 each for 1200, 1260, 1320, 1390, 1460 and 1530 units in the first half of a year, and for 1600 in every later month.
const total = 'Total: 1,404,000';

it('[SHEETS-17] prints the months, which is how the sheets are seen', async () => {
  expect(await choice().inputValue()).toBe('periods');
  const months = await sales();
  expect(months.slice(0, 8)).toEqual([
    total,
    'Jan 2027: 30,000',
    'Feb 2027: 31,500',
    'Mar 2027: 33,000',
    'Apr 2027: 34,750',
    'May 2027: 36,500',
    'Jun 2027: 38,250',
    'Jul 2027: 40,000',
  ]);
  expect(months).toHaveLength(37);
  expect(months.at(-1)).toBe('Dec 2029: 40,000');
});

it('[SHEETS-17] prints quarters once they are picked', async () => {
  await choice().selectOption('quarters');
  await expect
    .poll(sales)
    .toEqual([
      total,
      'Q1 27: 94,500',
      'Q2 27: 109,500',
      ...['Q3 27', 'Q4 27', 'Q1 28', 'Q2 28', 'Q3 28', 'Q4 28', 'Q1 29', 'Q2 29', 'Q3 29', 'Q4 29'].map(
        (quarter) => `${quarter}: 120,000`,
      ),
    ]);
  expect((await times()).has('Jan 2027')).toBe(false);
});

it('[SHEETS-17] prints years, on one page, once they are picked, and months again', async () => {
  await choice().selectOption('years');
  await expect.poll(sales).toEqual([total, '2027: 444,000', '2028: 480,000', '2029: 480,000']);
  expect(await times()).toEqual(new Set(['2027', '2028', '2029']));
  expect(
    await tables()
      .filter({ hasText: /^Revenue · / })
      .count(),
  ).toBe(1);
  await choice().selectOption('periods');
  await expect.poll(async () => (await sales()).slice(0, 2)).toEqual([total, 'Jan 2027: 30,000']);
  expect(visitor.complaints).toEqual([]);
});
