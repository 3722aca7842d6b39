// The dashboard: six key figures that are the sheet's own numbers, their traces and their change by scenario, and charts with what happened.
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

const listed = () =>
  visitor.page
    .getByRole('navigation', { name: visitor.say('editor.sheets') })
    .first()
    .getByRole('button');
const figures = () => visitor.page.getByRole('region', { name: visitor.say('dashboard.figures') });
const tile = (title: string) => figures().getByRole('button', { name: new RegExp(`^${title}`) });
const digits = (text: string | null) => (text ?? '').replace(/\.00(?= |$)| USD$/g, '').trim();

it('[DASH-1] stands first, with six key figures', async () => {
  await listed().first().waitFor();
  expect(await listed().first().textContent()).toBe('Dashboard');
  await listed().first().click();
  await figures().waitFor();
  await expect.poll(() => figures().locator('[data-figure]').count()).toBe(6);
  expect(
    await figures()
      .getByText(/NaN|undefined/)
      .count(),
  ).toBe(0);
});

it('[DASH-1] [DASH-2] has the numbers of its own rows, and opens their traces', async () => {
  const { page, say } = visitor;
  const shown = digits(await tile('Revenue').first().getAttribute('data-tip'));
  expect(shown).toMatch(/^\d[\d,]+$/);
  await tile('Revenue').first().click();
  const panel = page.getByRole('region', { name: say('trace.panel') });
  await panel.getByText('Revenue', { exact: true }).first().waitFor();
  await expect.poll(async () => (await panel.textContent())?.includes(shown)).toBe(true);
  await panel.getByRole('button', { name: say('trace.close') }).click();
  // Escape closes it from the tile, which keeps the focus, and from the panel, which gives it back.
  const isFocused = () =>
    tile('Revenue')
      .first()
      .evaluate((one) => one === document.activeElement);
  for (const key of ['click', 'Enter']) {
    if (key === 'click') await tile('Revenue').first().click();
    else await page.keyboard.press(key);
    await panel.getByText('Revenue', { exact: true }).first().waitFor();
    if (key === 'Enter') await expect.poll(isFocused).toBe(false);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await expect.poll(isFocused).toBe(true);
  }
  // The year that the tile names is a column of the sheet.
  const cells = async () => (await editor.row('Revenue').getByRole('gridcell').allTextContents()).map(digits);
  await expect.poll(cells).toContain(shown);
});

it('[DASH-2] opens the trace of a bar and of a step of the profit bridge', async () => {
  const { page, say } = visitor;
  const panel = page.getByRole('region', { name: say('trace.panel') });
  const revenue = page.getByRole('figure', { name: say('dashboard.chart-revenue') });
  const bars = revenue.locator('[data-kind=stacked] path').first();
  await bars.waitFor({ state: 'attached' });
  await revenue.scrollIntoViewIfNeeded();
  const box = await bars.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 3, (box?.y ?? 0) + (box?.height ?? 0) - 3);
  await panel.waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^EBITDA: / }).click();
  await panel.getByText('EBITDA', { exact: true }).first().waitFor();
  await panel.getByRole('button', { name: say('trace.close') }).click();
});

it('[DASH-4] draws what happened, and reads its charts by keyboard', async () => {
  const { page, say } = visitor;
  const cash = page.getByRole('figure', { name: say('dashboard.chart-cash') });
  await cash.scrollIntoViewIfNeeded();
  await cash.locator('path').first().waitFor({ state: 'attached' });
  await cash.getByText(/^Lowest: \$/).waitFor();
  // Its names are right above it, and its neighbour is as high.
  const topOf = async (name: 'cash' | 'break-even', part: string) =>
    (await page
      .getByRole('figure', { name: say(`dashboard.chart-${name}`) })
      .locator(part)
      .first()
      .boundingBox()) ?? {
      y: Number.NaN,
      height: Number.NaN,
    };
  const [names, drawing, beside] = await Promise.all([
    topOf('cash', 'figcaption'),
    topOf('cash', 'svg'),
    topOf('break-even', 'svg'),
  ]);
  expect(drawing.y - names.y - names.height).toBeLessThanOrEqual(1);
  expect(Math.abs(drawing.y - beside.y)).toBeLessThanOrEqual(1);
  await page
    .getByRole('list', { name: say('charts.events') })
    .getByText(/^Bought: Equipment, \$60K · /)
    .waitFor();
  const slider = cash.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('Home');
  // The equipment of the example is bought in the first month.
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/Bought: Equipment, \$60K/);
  await page.getByRole('button', { name: `Show “${say('dashboard.chart-cash')}” as a table` }).click();
  await page.getByRole('columnheader', { name: 'Closing cash' }).waitFor();
});

it('[DASH-3] says how another scenario differs from the first', async () => {
  const { page, say } = visitor;
  expect(await figures().getByText(/ vs /).count()).toBe(0);
  await page.getByRole('button', { name: /^Scenario: Base scenario/ }).click();
  await page.getByRole('menuitem', { name: say('scenario.add') }).click();
  await figures().getByText('Same as Base scenario').first().waitFor();
  // Beside the dashboard the panel has sliders; the sections are one choice away.
  await page.getByLabel(say('items.section')).selectOption('section_sales');
  await editor.field('Price').fill('30');
  await figures()
    .getByText(/^\+[\d.]+% vs Base scenario$/)
    .first()
    .waitFor();
});
