// The print view: what is printed can be selected, and each page holds what fits.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';

let journey: Journey;
let visitor: Visitor;

beforeAll(async () => {
  journey = await Journey.begin();
  visitor = await journey.visitor();
  await EditorPage.openNew(visitor);
});

afterAll(() => journey.end());

const tables = () => visitor.page.locator('[data-ready] table');
const titles = async () => new Set(await visitor.page.locator('thead [data-kind=title]').allTextContents());
const rightOf = (box: { readonly x: number; readonly width: number } | null) =>
  (box?.x ?? 0) + (box?.width ?? 0);
const sheetOf = (title: string) => title.split(' · ')[0];

it('leads from the sheet view to all of them laid out for paper', async () => {
  const { page, say } = visitor;
  const sheets = page.getByRole('navigation', { name: say('editor.sheets') }).first();
  await sheets.getByRole('button', { name: 'Balance sheet', exact: true }).click();
  await page.getByRole('button', { name: say('view.menu') }).click();
  await page.getByRole('menu').getByText(say('print.open'), { exact: true }).click();
  await page.waitForURL(/#\/template\/[0-9a-f-]{36}\/print$/);
  await tables().first().waitFor();
  const shown = [...(await titles())].map(sheetOf);
  expect(shown).toEqual(expect.arrayContaining(['Cover', 'Assumptions', 'Revenue', 'Cash flow', 'Ratios']));
});

it('[FIND-11] draws the charts below the tables they belong to, as wide as a page', async () => {
  const charts = visitor.page.getByRole('region', { name: 'Charts', exact: true }).getByRole('figure');
  await expect.poll(() => charts.locator('svg').count()).toBe(6);
  const widths = await visitor.page
    .getByRole('figure')
    .evaluateAll((all) => all.map((figure) => figure.parentElement?.parentElement?.offsetWidth ?? 0));
  // The three of the dashboard are equally wide: 58 times 16 pixels.
  expect([widths.length, new Set(widths)]).toEqual([9, new Set([928])]);
});

it('[FIND-11] prints the six key figures of the dashboard above its charts and its tables below them, with nothing to press', async () => {
  const dashboard = visitor.page.getByRole('region', { name: 'Dashboard', exact: true });
  const figures = dashboard.getByRole('region', { name: visitor.say('dashboard.figures') });
  expect(await figures.locator('[data-figure]').count()).toBe(6);
  expect(await figures.getByRole('button').count()).toBe(0);
  const [top, chart] = await Promise.all([
    figures.boundingBox(),
    dashboard.getByRole('figure').first().boundingBox(),
  ]);
  expect((top?.y ?? 0) + (top?.height ?? 0)).toBeLessThanOrEqual(chart?.y ?? 0);
  const [last, table] = await Promise.all([
    dashboard.getByRole('figure').last().boundingBox(),
    dashboard.getByRole('table').first().boundingBox(),
  ]);
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(table?.y ?? 0);
  // Charts end where the key figures do.
  expect(
    Math.abs(
      rightOf(await figures.locator('[data-figure]').nth(2).boundingBox()) -
        rightOf(await dashboard.getByRole('figure').last().locator('xpath=..').boundingBox()),
    ),
  ).toBeLessThanOrEqual(1);
  // What stands first says what it is.
  const title = await dashboard
    .getByText(/^Dashboard · /)
    .first()
    .boundingBox();
  expect((title?.y ?? 0) + (title?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
});

it('leaves out deselected sheets, and scales money', async () => {
  const { page, say } = visitor;
  await page.getByRole('checkbox', { name: 'Cover', exact: true }).uncheck();
  await expect.poll(async () => [...(await titles())].map(sheetOf)).not.toContain('Cover');
  const total = page.locator('tr', {
    has: page.getByRole('rowheader', { name: 'Total revenue', exact: true }),
  });
  expect((await total.first().textContent())?.startsWith('Total revenueUSD')).toBe(true);
  await page.getByLabel(say('view.money')).selectOption('thousand');
  await expect
    .poll(async () => (await total.first().textContent())?.startsWith('Total revenueUSD thousand'))
    .toBe(true);
});

it('[FIND-9] [FIND-10] [FIND-11] prints tables that fit on landscape pages, each with its header, and nothing else', async () => {
  const { page, say } = visitor;
  await page.setViewportSize({ width: 980, height: 700 });
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByText(say('print.hint')).isVisible()).toBe(false);
  const widest = await tables().evaluateAll((all) => Math.max(...all.map(({ scrollWidth }) => scrollWidth)));
  expect(widest).toBeLessThanOrEqual(980);
  const heads = await tables().evaluateAll((all) =>
    all.map((table) => getComputedStyle(table.querySelector('thead') ?? table).display),
  );
  expect(new Set(heads)).toEqual(new Set(['table-header-group']));
  // What fits on a page is not split, and no header is left alone at the bottom.
  const breaks = await tables().evaluateAll((all) =>
    all.map((table) => {
      const head = table.querySelector('thead');
      return `${getComputedStyle(table).breakInside} ${head && getComputedStyle(head).breakAfter}`;
    }),
  );
  expect(new Set(breaks)).toEqual(new Set(['avoid avoid']));
  // The contents show the failures of a check beside its name, so their periods stay on the screen.
  const contents = tables().filter({ hasText: /^Contents · / });
  expect(await contents.locator('thead tr').last().locator('th').allTextContents()).toEqual([
    '',
    'Units',
    'Total',
  ]);
  // Charts end where the tables do.
  const ends = await page.getByRole('region', { name: 'Charts', exact: true }).evaluate((sheet) => {
    const rightOf = (part: string) => sheet.querySelector(part)?.getBoundingClientRect().right ?? 0;
    return Math.abs(rightOf('table') - rightOf('section:nth-of-type(3)'));
  });
  expect(ends).toBeLessThanOrEqual(1);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = pdf.match(/\/MediaBox \[[\d. ]+\]/g) ?? [];
  expect(boxes.length).toBeGreaterThan((await titles()).size - 1);
  expect(new Set(boxes)).toEqual(new Set(['/MediaBox [0 0 792 612]']));
});

it('[SHEETS-14] returns to the sheet of the template that was open', async () => {
  const { page, say } = visitor;
  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: say('print.back') }).click();
  await page.waitForURL(/#\/template\/[0-9a-f-]{36}\/$/);
  await page
    .locator('[data-sheet=bs][data-active]')
    .getByRole('rowheader', { name: 'Total assets', exact: true })
    .waitFor();
  expect(visitor.complaints).toEqual([]);
});

it('opens by the keys for printing, whatever the sheet, except behind a dialog', async () => {
  const { page, say } = visitor;
  await page.getByRole('button', { name: say('versions.title') }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Control+p');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(page.url()).not.toContain('print');
  await page.keyboard.press('Control+p');
  await page.waitForURL(/#\/template\/[0-9a-f-]{36}\/print$/);
  await tables().first().waitFor();
});
