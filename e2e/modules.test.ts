// Sheets that are switched on and off with a moment to undo, and what to do about one that could not be generated.
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateAgain, generateWithout } from '#testing/browser/alter-generated.ts';
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

const list = () => visitor.page.getByRole('navigation', { name: visitor.say('editor.sheets') }).first();
const line = (name: string) => list().getByRole('button', { name, exact: true });
const toggle = (sheet: string) => list().getByRole('switch', { name: `Include ${sheet}` });
const sheet = (title: string) => visitor.page.getByRole('region', { name: title, exact: true });
const strip = (title: string) => visitor.page.getByText(`${title} is switched off`, { exact: true });
/** From the top of the visible part of the sheets. */
const topInView = (element: Locator) =>
  element.evaluate((node) => {
    const scroller = node.closest('[class*=stack]')?.parentElement;
    return Math.round(
      node.getBoundingClientRect().top - (scroller?.getBoundingClientRect().top ?? Number.NaN),
    );
  });
const stripBox = (title: string) => visitor.page.locator('[data-left] > div').filter({ has: strip(title) });
const press = (id: Parameters<Visitor['say']>[0]) =>
  visitor.page.getByRole('button', { name: visitor.say(id), exact: true }).click();
const modules = async (): Promise<Record<string, { isEnabled: boolean; isInitialized?: unknown }>> => {
  const uuid = new URL(visitor.page.url()).hash.split('/')[2];
  const saved = await visitor.page.evaluate(
    async (id) => (await fetch(`/api/user/template/${id}`)).json(),
    uuid,
  );
  return Object.fromEntries(saved.data.modules.map((one: { id: string }) => [one.id, one]));
};

it('[GENERATE-15] [GENERATE-16] [STATE-6] leaves a strip in place of a sheet that is switched off, which restores it or disappears after five seconds', async () => {
  const { page, say } = visitor;
  await line('Fixed assets').click();
  await expect.poll(() => sheet('Fixed assets').getAttribute('data-active')).toBe('true');
  await toggle('Fixed assets').press('Space');
  await strip('Fixed assets').waitFor();
  expect(await sheet('Fixed assets').count()).toBe(0);
  // The next sheet moves up; the strip stays at the top although the sheets above it became shorter.
  await expect.poll(() => line('Financing').getAttribute('aria-current')).toBe('page');
  await expect.poll(() => topInView(stripBox('Fixed assets'))).toBe(12);
  await page.getByRole('button', { name: say('sheets.off-undo') }).click();
  await sheet('Fixed assets').waitFor();
  await expect.poll(() => line('Fixed assets').getAttribute('aria-current')).toBe('page');
  expect(await strip('Fixed assets').count()).toBe(0);
  await toggle('Ratios').press('Space');
  await strip('Ratios').waitFor();
  await expect.poll(async () => (await modules()).module_ratios?.isEnabled).toBe(false);
  await strip('Ratios').waitFor({ state: 'detached' });
  expect(await sheet('Ratios').count()).toBe(0);
});

it('[GENERATE-16] [GENERATE-17] [GENERATE-19] [STATE-6] switches the chart data together with the charts', async () => {
  const { page } = visitor;
  await line('Charts').click();
  await expect.poll(() => line('Charts').getAttribute('aria-current')).toBe('page');
  await toggle('Charts').press('Space');
  await expect.poll(() => toggle('Chart data').isChecked()).toBe(false);
  // Both are gone, so the sheet before them is in view; restored, they are in view again.
  await expect.poll(() => line('Investment performance').getAttribute('aria-current')).toBe('page');
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect.poll(() => line('Charts').getAttribute('aria-current')).toBe('page');
  await expect.poll(() => topInView(sheet('Charts'))).toBe(0);
  await toggle('Charts').press('Space');
  await expect.poll(() => toggle('Chart data').isChecked()).toBe(false);
  await expect
    .poll(async () => {
      const { module_charts: charts, module_chartsdata: data } = await modules();
      return [charts?.isEnabled, data?.isEnabled];
    })
    .toEqual([false, false]);
  await line('Charts').click();
  await expect.poll(() => toggle('Chart data').isChecked()).toBe(true);
});

it('[GENERATE-18] says that the charts lack data when only that is switched off, and switches it on in place', async () => {
  const drawn = sheet('Charts').getByRole('heading', { level: 3 }).first();
  await drawn.waitFor();
  await toggle('Chart data').press('Space');
  await sheet('Charts').getByText('They use the sheet “Chart data”, which is switched off.').waitFor();
  expect(await drawn.isVisible()).toBe(false);
  await sheet('Charts').getByRole('button', { name: 'Include Chart data' }).click();
  await drawn.waitFor();
  expect(await toggle('Chart data').isChecked()).toBe(true);
});

it('[RESOURCE-4] [TABLE-9] [GENERATE-15] [GENERATE-19] [STATE-5] goes to a sheet that is switched on, and opens an empty one for editing', async () => {
  const { page, say } = visitor;
  await line('Fixed assets').click();
  await page
    .getByRole('complementary')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await toggle('Fixed assets').press('Space');
  await strip('Fixed assets').waitFor();
  await line('Fixed assets').click();
  const dialog = page.getByRole('dialog', { name: say('add.title.section_fixedassets') });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => line('Fixed assets').getAttribute('aria-current')).toBe('page');
  await sheet('Fixed assets')
    .getByRole('button', { name: `${say('section.preview')}: Fixed assets` })
    .press('Enter');
  // Editing a sheet that is still empty does the same.
  await sheet('Fixed assets').getByRole('button', { name: 'Edit sheet: Fixed assets' }).press('Enter');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

it('[GENERATE-14] [STATE-10] reports in place which sheet could not be generated: again, by hand, or without it', async () => {
  const { page, say } = visitor;
  await generateWithout(page, ['section_sales', 'section_sga', 'section_cos']);
  await press('onboarding.open');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('onboarding.prompt')).fill('Coffee shop');
  await dialog.getByText(say('onboarding.replace'), { exact: true }).click();
  await press('onboarding.generate');
  await press('onboarding.see');
  const panel = (title: string) =>
    sheet(title)
      .getByRole('alert')
      .filter({ hasText: `Heads up! Couldn't generate ${title}` });
  const choose = async (title: string, id: Parameters<Visitor['say']>[0]) => {
    // Selecting a sheet a second time would open it for editing.
    if ((await line(title).getAttribute('aria-current')) === null) await line(title).click();
    await panel(title)
      .getByRole('button', { name: say(id) })
      .click();
  };
  await list().getByRole('img', { name: 'SG&A: not generated' }).waitFor();
  await line('Revenue').click();
  await panel('Revenue').waitFor();
  expect(await panel('Revenue').getByRole('button').allTextContents()).toEqual(['Run again', 'Add manually']);
  await choose('SG&A', 'generation.again');
  await panel('SG&A').getByText(say('generation.again-failed')).waitFor();
  await generateAgain(page);
  await editor.waitForSaved();
  await page.reload();
  await choose('SG&A', 'generation.again');
  await editor.firstPeriod('Rent').waitFor();
  await page.getByRole('button', { name: 'Undo: generate SG&A' }).waitFor();
  await choose('Revenue', 'generation.manually');
  await page.getByRole('dialog', { name: say('add.title.section_sales') }).waitFor();
  await page.keyboard.press('Escape');
  await choose('Cost of sales', 'generation.skip');
  await strip('Cost of sales').waitFor();
  await editor.waitForSaved();
  const { module_sga: sga, module_revenue: revenue, module_cos: cos } = await modules();
  expect([sga?.isInitialized, revenue?.isInitialized, cos?.isEnabled]).toEqual(['done', true, false]);
  expect(visitor.complaints).toEqual([]);
});
