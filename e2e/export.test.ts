// Exporting the model: the workbook and once more, what must be bought, and failures.
import { readFileSync } from 'node:fs';
import type { Route } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setPlan } from '#testing/browser/add-order.ts';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, narrow, type Visitor } from '#testing/browser/journey.ts';
import { pressSpreadsheet } from '#testing/browser/press-spreadsheet.ts';
import { saveTemplate } from '#testing/browser/save-template.ts';
import { selling } from '#testing/browser/selling.ts';
import { signUp } from '#testing/browser/sign-up.ts';

let journey: Journey;
let shop: Journey;

beforeAll(async () => {
  journey = await Journey.begin();
  shop = await Journey.beginAlone(selling);
});

afterAll(async () => {
  await journey.end();
  await shop.end();
});

const button = ({ page, say }: Visitor, id: 'editor.download' | 'editor.download-choices') =>
  page.getByRole('button', { name: say(id), exact: true });

const dialog = ({ page, say }: Visitor, id: 'plans.title' | 'take.spreadsheet-ready') =>
  page.getByRole('dialog', { name: say(id) });

/** A template that costs 49 dollars, or, without a price of its own, what any costs, in the editor. */
async function openPriced(visitor: Visitor, price: number | null = 49): Promise<void> {
  await visitor.open('/');
  const uuid = await saveTemplate(visitor, { name: 'Tea', price });
  await visitor.open(`/template/${uuid}/`);
  await visitor.page.reload();
  await button(visitor, 'editor.download').waitFor();
}

it('[KEEP-10] [KEEP-12] downloads the workbook without a price for anyone, and once more from the notice', async () => {
  const visitor = await journey.visitor();
  const { page, say } = visitor;
  await EditorPage.openNew(visitor);
  const [first] = await Promise.all([
    page.waitForEvent('download'),
    button(visitor, 'editor.download').click(),
  ]);
  expect(first.suggestedFilename()).toMatch(/\.xlsx$/);
  const [again] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: say('take.again') }).click(),
  ]);
  expect(again.suggestedFilename()).toBe(first.suggestedFilename());

  // A build without a result is reported as failed.
  await page.route('**/api/model/build', (route) => route.fulfill({ json: { data: '' } }), { times: 1 });
  await button(visitor, 'editor.download').click();
  await page.getByRole('alert').getByText(say('reason.other')).waitFor();
  expect(visitor.complaints).toEqual([]);
});

it('[KEEP-10] shows the progress of the workbook, can be cancelled, and includes charts if that is chosen, by keyboard and from then on', async () => {
  const visitor = await journey.visitor();
  const { page, say } = visitor;
  const editor = await EditorPage.openNew(visitor);
  await editor.waitForSaved();
  // A build that takes long, as far as the network can tell.
  const held: Route[] = [];
  await page.route('**/api/model/build', (route) => void held.push(route), { times: 1 });
  await page.route('**/api/model/builds/*', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { state: 'building', percent: 40 } })
      : route.fulfill({ json: { state: 'cancelled' } }),
  );
  const asked = page.waitForRequest('**/api/model/build');
  await button(visitor, 'editor.download').click();
  const { buildId, hasCharts } = (await asked).postDataJSON();
  expect(hasCharts).toBe(false);
  await page.getByText(say('editor.making').replace('{percent}', '40')).waitFor();
  const stopped = page.waitForRequest((request) => request.method() === 'DELETE');
  await page.getByRole('button', { name: say('editor.cancel-download') }).focus();
  await page.keyboard.press('Enter');
  expect((await stopped).url()).toMatch(new RegExp(`/api/model/builds/${buildId}$`));
  const refusal = { code: 'build-cancelled', message: 'The build was stopped.', remedy: '' };
  await held[0]?.fulfill({ status: 409, json: refusal });
  await page.getByText(say('editor.download-cancelled')).waitFor();
  await page.unroute('**/api/model/builds/*');

  await button(visitor, 'editor.download-choices').focus();
  await page.keyboard.press('Enter');
  const charts = page.getByRole('menuitemcheckbox', { name: say('editor.with-charts') });
  expect(await charts.getAttribute('aria-checked')).toBe('false');
  await charts.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => charts.getAttribute('aria-checked')).toBe('true');
  await page.reload();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(visitor, 'editor.download').click(),
  ]);
  // The names of the files are in the archive as plain text.
  expect(readFileSync(await download.path(), 'latin1')).toContain('xl/charts/chart1.xml');
});

it('[KEEP-13] shows a padlock if a template has a price, opens the plans, and the server refuses too', async () => {
  const visitor = await shop.visitor();
  const { page, say } = visitor;
  await openPriced(visitor);
  expect(await button(visitor, 'editor.download').getAttribute('aria-description')).toBe(say('take.locked'));
  for (const press of [() => button(visitor, 'editor.download').click(), () => pressSpreadsheet(visitor)]) {
    await press();
    await dialog(visitor, 'plans.title').waitFor();
    await page.keyboard.press('Escape');
    await dialog(visitor, 'plans.title').waitFor({ state: 'detached' });
  }
  await button(visitor, 'editor.download-choices').click();
  await page.getByRole('menuitem', { name: say('print.open') }).waitFor();
  // Its numbers are for everybody.
  await page.getByRole('menuitem', { name: say('take.preview') }).waitFor();
  const refused = await page.evaluate(async () => {
    const templateId = /template\/([^/]+)/.exec(window.location.hash)?.[1];
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '');
    const headers = { 'content-type': 'application/json', 'x-xsrf-token': token };
    const request = { method: 'POST', headers, body: JSON.stringify({ templateId }) };
    return (await fetch('/api/model/build', request)).status;
  });
  expect(refused).toBe(402);
});

it('[KEEP-13] offers a free preview of what is the visitor’s own and not paid', async () => {
  const visitor = await shop.visitor();
  const { page, say } = visitor;
  await openPriced(visitor, null);
  expect(await button(visitor, 'editor.download').getAttribute('aria-description')).toBe(say('take.locked'));
  await button(visitor, 'editor.download-choices').click();
  await page.getByRole('menuitem', { name: say('take.preview') }).click();
  await page.getByRole('dialog', { name: say('ask.title') }).waitFor();
});

it('[KEEP-13] has neither padlock nor plans with a plan', async () => {
  const visitor = await shop.visitor();
  const { page } = visitor;
  await visitor.open('/');
  await signUp(visitor);
  await setPlan(visitor, 1);
  await openPriced(visitor);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(visitor, 'editor.download').click(),
  ]);
  expect(download.suggestedFilename()).toBe('Tea.xlsx');
  expect(await button(visitor, 'editor.download').getAttribute('aria-description')).toBeNull();
});

it('[KEEP-12] has all of it on a phone, the history too, in the menu', async () => {
  const visitor = await journey.visitor({ viewport: narrow, language: 'ru' });
  const { page, say } = visitor;
  await EditorPage.openNew(visitor);
  await pressSpreadsheet(visitor);
  await dialog(visitor, 'take.spreadsheet-ready').waitFor();
  await page.keyboard.press('Escape');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(visitor, 'editor.download').click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
  await button(visitor, 'editor.download-choices').click();
  await page.getByRole('menuitem', { name: say('versions.title') }).click();
  await page.getByRole('dialog', { name: say('versions.title') }).waitFor();
});
