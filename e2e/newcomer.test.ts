// U5: a first-time visitor gets from the front page to a workbook with sensible numbers, quickly, in few clicks and
// without an account.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Journey, narrow, wide } from '#testing/browser/journey.ts';
import { type ReadSheets, readCells } from '#testing/xlsx/read-cells.ts';

const mostMs = 120_000;
const mostClicks = 6;
const periods = 36;

let journey: Journey;

beforeAll(async () => {
  journey = await Journey.begin();
});

afterAll(() => journey.end());

const counted = `
  addEventListener('pointerdown', () => tellClick(), true);
  addEventListener('keydown', ({ key }) => key === 'Enter' && tellClick(), true);
`;

/** An Enter is a click too. */
async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('tellClick', () => {
    clicks += 1;
  });
  await page.addInitScript(counted);
  return () => clicks;
}

/** The numbers of the first row of the sheet with this name. */
function numbersOf(sheets: ReadSheets, sheet: string, label: string): readonly number[] {
  const cells = [...(sheets.get(sheet) ?? [])];
  const [address = ''] = cells.find(([, { text }]) => text === label) ?? [];
  const row = address.replace(/^[A-Z]+/, '');
  return cells.flatMap(([at, { content }]) =>
    at.replace(/^[A-Z]+/, '') === row && typeof content === 'number' ? [content] : [],
  );
}

const sheetsIn = {
  en: { income: 'Income statement', cash: 'Cash flow' },
  ru: { income: 'Отчёт о прибылях и убытках', cash: 'Движение денежных средств' },
} as const;

const rowsIn = {
  en: { revenue: 'Revenue', profit: 'Net income', cash: 'Closing cash' },
  ru: { revenue: 'Выручка', profit: 'Чистая прибыль', cash: 'Денежные средства на конец' },
} as const;

it.each([
  { language: 'en', viewport: wide, business: 'Coffee shop', isByEnter: false },
  { language: 'ru', viewport: narrow, business: 'Стоматология', isByEnter: false },
  { language: 'en', viewport: narrow, business: 'Dental clinic', isByEnter: true },
  { language: 'ru', viewport: wide, business: 'Кофейня', isByEnter: true },
] as const)('takes a newcomer in $language from “$business” to a workbook', async (given) => {
  const { language, viewport, business, isByEnter } = given;
  const { page, say, open } = await journey.visitor({ language, viewport });
  const clicks = await countClicks(page);
  const startedMs = Date.now();
  await open('/');
  await page.getByRole('textbox', { name: say('intro.prompt') }).click();
  await page.keyboard.type(business);
  const press = (button: Locator) => (isByEnter ? button.press('Enter') : button.click());
  await (isByEnter
    ? page.keyboard.press('Enter')
    : page
        .getByRole('button', { name: say('home.create') })
        .first()
        .click());
  await press(page.getByRole('button', { name: say('onboarding.see') }));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page.getByRole('button', { name: say('editor.download') })),
  ]);
  const sheets = readCells(readFileSync(await download.path()));
  expect(Date.now() - startedMs).toBeLessThan(mostMs);
  // Each counts: into the field, to the model, from what is said of it to the model itself, and to the file.
  expect(clicks()).toBeGreaterThanOrEqual(4);
  expect(clicks()).toBeLessThanOrEqual(mostClicks);

  // A total may come before the periods. A young business sells from the first month, and earns by the third year.
  const [names, rows] = [sheetsIn[language], rowsIn[language]];
  const sales = numbersOf(sheets, names.income, rows.revenue);
  expect(sales.length).toBeGreaterThanOrEqual(periods);
  expect(Math.min(...sales)).toBeGreaterThan(0);
  const profit = numbersOf(sheets, names.income, rows.profit);
  expect(profit.length).toBeGreaterThanOrEqual(periods);
  const thirdYear = profit.slice(-12);
  expect(thirdYear.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(0);
  const cash = numbersOf(sheets, names.cash, rows.cash);
  expect(cash.length).toBeGreaterThanOrEqual(periods);
  expect(Math.min(...cash)).toBeGreaterThanOrEqual(0);
});

it('[GENERATE-1] what understands the line is loaded while it is typed, and not before', async () => {
  const { page, say, open } = await journey.visitor();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const isThere = () => loaded.some((address) => address.includes('/generator-worker'));
  await open('/');
  await page.getByRole('button', { name: say('intro.example-clinic') }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByRole('textbox', { name: say('intro.prompt') }).focus();
  expect(isThere()).toBe(false);
  await page.keyboard.type('d');
  await expect.poll(isThere).toBe(true);
  expect(new URL(page.url()).hash).toBe('#/');
});
