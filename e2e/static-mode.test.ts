// The page of a single gallery template: the editor with the template embedded, and the links from there.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { pressSpreadsheet } from '#testing/browser/press-spreadsheet.ts';
import { selling } from '#testing/browser/selling.ts';
import { fillGallery } from '#testing/gallery/fill-gallery.ts';
import { hotel } from '#testing/gallery/offers.ts';

/** Full of characters that are special in HTML. */
const name = 'Cafe </script> & bar';

let journey: Journey;
let uuid: string;
let pricedUuid: string;

beforeAll(async () => {
  // What people make themselves is free here, and what has a price is sold.
  journey = await Journey.beginAlone({ ...selling, PAYWALL: 'off' });
  const { context } = await journey.visitor();
  const free = { name, description: 'A cafe', language: 'en', industry: 'hospitality', pictures: 0 } as const;
  const offered = await fillGallery(journey.server, context, [free, hotel]);
  [uuid = '', pricedUuid = ''] = offered.map((one) => one.uuid);
});

afterAll(() => journey.end());

interface Opened {
  readonly visitor: Visitor;
  readonly editor: EditorPage;
  readonly asked: readonly string[];
}

/** The page, opened by a new visitor. */
async function openStatic(id = uuid): Promise<Opened> {
  const visitor = await journey.visitor();
  const asked: string[] = [];
  visitor.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visitor.page.goto(`${journey.server.page}static/${id}`);
  const editor = new EditorPage(visitor);
  await editor.field('Price').waitFor();
  return { visitor, editor, asked };
}

it('[ROUTE-1] [ROUTE-14] [STATE-34] opens the editor with the template, and requests neither the gallery nor a template', async () => {
  const { visitor, editor, asked } = await openStatic();
  const { page } = visitor;
  await expect.poll(() => page.title()).toBe(`${name} · Modelwright`);
  await expect.poll(() => editor.firstPeriod('Product sales').textContent()).toBe('30,000');
  expect(asked.filter((path) => /gallery|template/.test(path) && path.startsWith('/api/'))).toEqual([]);
  const toolbar = page.getByRole('navigation', { name: visitor.say('static.label') });
  const linkOf = (name: string) => toolbar.getByRole('link', { name }).getAttribute('href');
  expect(await linkOf('More templates')).toBe('/builder/#/');
  expect(await linkOf('Build a new template with AI')).toBe('/builder/#/template/new');
  expect(visitor.complaints).toEqual([]);
});

it('[SHEETS-3] does not follow scrolling', async () => {
  const { visitor } = await openStatic();
  const { page } = visitor;
  const active = page.locator('[data-sheet][data-active]');
  await expect.poll(() => active.getAttribute('data-sheet')).toBe('revenue');
  await page.clock.install();
  await page.locator('[data-sheet="revenue"]').hover();
  await page.mouse.wheel(0, 2500);
  await expect
    .poll(() => page.locator('[data-sheet="revenue"]').evaluate((e) => e.getBoundingClientRect().bottom))
    .toBeLessThan(0);
  // Elsewhere scrolling is followed after a tenth of a second.
  await page.clock.runFor(1000);
  expect(await active.getAttribute('data-sheet')).toBe('revenue');
});

it("[STATE-14] saves nothing until something is changed, and then saves it as the visitor's own", async () => {
  const { visitor, editor } = await openStatic();
  const { page, say } = visitor;
  const own = () =>
    page.evaluate(async () => {
      const { templates } = await (await fetch('/api/user')).json();
      return templates.map((template: { name: string }) => template.name);
    });
  expect(await own()).toEqual([]);
  await editor.field('Price').fill('50');
  await editor.waitForSaved();
  expect(await own()).toEqual([name]);
  await page.reload();
  await expect.poll(() => editor.field('Price').inputValue()).toBe('50');
  await page.getByRole('button', { name: say('static.use') }).click();
  await page.waitForURL(/builder\/#\/template\/[0-9a-f-]{36}\/$/);
  await expect.poll(() => editor.field('Price').inputValue()).toBe('50');
  expect(await own()).toEqual([name]);
});

it('is copied with one button, under a name that says so', async () => {
  const { visitor, editor } = await openStatic();
  const { page, say } = visitor;
  await page.getByRole('button', { name: say('static.use') }).click();
  await page.waitForURL(/builder\/#\/template\/[0-9a-f-]{36}\/$/);
  await editor.field('Price').waitFor();
  await expect.poll(() => page.title()).toBe(`New template: ${name} · Modelwright`);
  expect(page.url()).not.toContain(uuid);
});

it('[KEEP-14] is downloaded unchanged, without being saved', async () => {
  const { visitor } = await openStatic();
  const { page, say } = visitor;
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say('editor.download') }).click();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
});

it('[KEEP-12] opens as the same spreadsheet for everybody, which is not listed in the settings', async () => {
  const links: string[] = [];
  for (const { visitor } of [await openStatic(), await openStatic()]) {
    const { page, say } = visitor;
    await pressSpreadsheet(visitor);
    const dialog = page.getByRole('dialog', { name: say('take.spreadsheet-ready') });
    links.push(await dialog.getByRole('textbox', { name: say('link.address') }).inputValue());
    await dialog.getByText(say('take.spreadsheet-ready-shared'), { exact: true }).waitFor();
    const own = await page.evaluate(async () => (await fetch('/api/user/spreadsheets')).json());
    expect(own).toMatchObject({ spreadsheets: [] });
  }
  expect(links[0]).toMatch(/\/builder\/sheets\/[\w-]{24}$/);
  expect(links[1]).toBe(links[0]);
});

it('shows its numbers by year and asks for its price if it has one', async () => {
  const visitor = await journey.visitor();
  const { page, say } = visitor;
  await page.goto(`${journey.server.page}static/${pricedUuid}`);
  await page.getByRole('heading', { level: 1, name: hotel.name }).waitFor();
  expect(await page.locator('#embedded-template').textContent()).toMatch(/^\{"template":null,/);
  await page
    .getByRole('row', { name: /^Year .* 2027 2028/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Buy for $49' }).click();
  const dialog = page.getByRole('dialog', { name: say('plans.title-single') });
  await dialog.getByText(say('plans.lead-single')).waitFor();
  // Plans open nothing that is not open where what people make is free.
  expect(await dialog.getByRole('heading', { level: 3, name: 'Essential' }).count()).toBe(0);
  await dialog.getByRole('button', { name: 'Buy for $49' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/builder/static/${pricedUuid}`);
  expect(visitor.complaints).toEqual([]);
});

it("[ROUTE-14] is a single screen: every other address is the app's own page", async () => {
  const { visitor } = await openStatic();
  const { page, say } = visitor;
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('menu.templates'), exact: true })
    .click();
  await page.waitForURL(`${journey.server.page}#/templates`);
  await page.getByRole('heading', { level: 1 }).waitFor();
});
