// What is left open, shown and warned of in the editor: traces end with the visit, a chosen sheet shows its section.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await Journey.begin();
});

afterAll(() => journey.end());

const sheetOf = ({ page, say }: Visitor, name: string) =>
  page
    .getByRole('navigation', { name: say('editor.sheets') })
    .first()
    .getByRole('button', { name, exact: true });

it('a trace ends when its model is left, and stands open neither in the next one nor later in the same', async () => {
  const visitor = await journey.visitor();
  const { page, say, open } = visitor;
  const editor = await EditorPage.openNew(visitor);
  const { hash } = new URL(page.url());
  const trace = page.getByRole('region', { name: say('trace.panel') });
  await editor.firstPeriod('Total revenue').click();
  await trace.waitFor();
  await EditorPage.openNew(visitor);
  expect(await trace.count()).toBe(0);
  await open(hash.slice(1));
  await editor.firstPeriod('Total revenue').getByText('32,970', { exact: true }).waitFor();
  expect(await trace.count()).toBe(0);
});

it('a sheet that is clicked shows the inputs of its section, whatever the panel showed', async () => {
  const visitor = await journey.visitor();
  const { page, say } = visitor;
  await EditorPage.openNew(visitor);
  await page.getByText(say('editor.view-model'), { exact: true }).click();
  await page.getByLabel(say('items.section')).waitFor({ state: 'detached' });
  await sheetOf(visitor, 'Fixed assets').click();
  await expect.poll(() => page.getByLabel(say('items.section')).inputValue()).toBe('section_fixedassets');
  // A statement has no inputs of its own, but there are some that move it most.
  await page.getByText(say('editor.view-model'), { exact: true }).click();
  await sheetOf(visitor, 'Balance sheet').click();
  await page.locator('[data-active] #sheet-bs').waitFor();
  const chosen = page.getByLabel(say('items.section')).locator('option:checked');
  await expect.poll(() => chosen.textContent()).toBe(say('levers.title'));
});

it('an amount that is paid in every period although it may be meant once is warned of in the panel too', async () => {
  const visitor = await journey.visitor();
  const { page, say } = visitor;
  const editor = await EditorPage.openNew(visitor);
  await sheetOf(visitor, 'Fixed assets').click();
  await expect.poll(() => page.getByLabel(say('items.section')).inputValue()).toBe('section_fixedassets');
  const panel = page.getByRole('complementary', { name: say('editor.panel') });
  const amount = panel.getByLabel(/^(Amount|Unit cost|Cost|Price)(,|$)/).first();
  await amount.fill('12000');
  await panel.getByText(say('add.once')).waitFor();
  await amount.fill('12000;0');
  await panel.getByText(say('add.once')).waitFor({ state: 'detached' });
  await editor.waitForSaved();
});

it('the way back to the top is offered once more than a screen of sheets is above', async () => {
  const visitor = await journey.visitor();
  const { page, say } = visitor;
  await EditorPage.openNew(visitor);
  const toTop = page.getByRole('button', { name: say('app.to-top') });
  await sheetOf(visitor, 'Dashboard').click();
  await page.locator('[data-active] #sheet-dashboard').waitFor();
  expect(await toTop.count()).toBe(0);
  await sheetOf(visitor, 'Cash flow').click();
  await toTop.click();
  await page.locator('[data-active] #sheet-dashboard').waitFor();
  await toTop.waitFor({ state: 'detached' });
});

it('the name of the open model is beside the models, and not on pages that have nothing to do with it', async () => {
  const visitor = await journey.visitor();
  const { page, say, open } = visitor;
  await (await EditorPage.openNew(visitor)).waitForSaved();
  const name = page.getByRole('banner').getByText('New template');
  await name.waitFor();
  await open('/settings');
  await page.getByRole('heading', { name: say('menu.settings') }).waitFor();
  expect(await name.count()).toBe(0);
  await open('/nowhere');
  await page
    .getByRole('button', { name: say('not-found.back') })
    .or(page.getByText(say('not-found.title')))
    .first()
    .waitFor();
  expect(await name.count()).toBe(0);
  await open('/templates');
  await name.waitFor();
});

it('the theme changes without a style that the policy refuses', async () => {
  const visitor = await journey.visitor();
  const { page, say, open } = visitor;
  await open('/settings');
  const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme');
  await page.getByRole('radio', { name: say('theme.dark') }).check();
  await expect.poll(scheme).toBe('dark');
  await page.getByRole('button', { name: say('theme.now-dark') }).click();
  await expect.poll(scheme).toBe('light');
  expect(visitor.complaints).toEqual([]);
});
