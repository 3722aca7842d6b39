// Opening the model as a spreadsheet: the link that is given, the list in the settings, sharing, other links, turning off.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, narrow, type Visitor } from '#testing/browser/journey.ts';
import { pressSpreadsheet } from '#testing/browser/press-spreadsheet.ts';
import { saveTemplate } from '#testing/browser/save-template.ts';
import { breakOnce } from '#testing/browser/screens/screen.ts';
import { withDatabase } from '#testing/server/people.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await Journey.begin();
});

afterAll(() => journey.end());

const download = ({ page, say }: Visitor) =>
  page.getByRole('button', { name: say('editor.download'), exact: true });
const ready = ({ page, say }: Visitor) => page.getByRole('dialog', { name: say('take.spreadsheet-ready') });
const list = ({ page, say }: Visitor) =>
  page.getByRole('region', { name: say('settings.spreadsheets'), exact: true });
const addressIn = async (visitor: Visitor): Promise<string> =>
  (await ready(visitor)
    .getByRole('textbox', { name: visitor.say('link.address') })
    .inputValue()) ?? '';

/** A template of one's own, opened in the editor. */
async function openSaved(visitor: Visitor, name: string): Promise<void> {
  await visitor.open('/');
  const uuid = await saveTemplate(visitor, { name, price: 0 });
  await visitor.open(`/template/${uuid}/`);
  await visitor.page.reload();
  await download(visitor).waitFor();
}

async function make(visitor: Visitor): Promise<string> {
  await pressSpreadsheet(visitor);
  const address = await addressIn(visitor);
  await visitor.page.keyboard.press('Escape');
  await ready(visitor).waitFor({ state: 'detached' });
  return address;
}

const dayMs = 24 * 60 * 60 * 1000;
const untilText = ({ say }: Visitor): string => say('settings.spreadsheet-until').replace('{date}', '');

const statusOf = async (address: string): Promise<number> => (await fetch(`${address}/state`)).status;

it('[KEEP-12] makes the spreadsheet beside the download, and its dialog opens it in a tab of its own and copies its link', async () => {
  const visitor = await journey.visitor();
  const { page, say } = visitor;
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await EditorPage.openNew(visitor);
  await page.getByRole('button', { name: say('editor.download-choices'), exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: say('take.spreadsheet-named'), exact: true }).press('Enter');
  const link = ready(visitor).getByRole('link', { name: say('take.spreadsheet-open') });
  const address = await addressIn(visitor);
  expect(address).toMatch(/^http:\/\/[^/]+\/builder\/sheets\/[\w-]{24}$/);
  expect(await link.getAttribute('href')).toBe(address);
  expect([await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual([
    '_blank',
    'noopener noreferrer',
  ]);
  await ready(visitor)
    .getByRole('button', { name: say('link.copy') })
    .click();
  await ready(visitor).getByText(say('link.copied')).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  const [opened] = await Promise.all([visitor.context.waitForEvent('page'), link.click()]);
  await opened.waitForURL(address);
  await opened.close();
  // The focus is at the export again, and the same model is the same spreadsheet.
  await page.keyboard.press('Escape');
  await expect.poll(() => download(visitor).evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await make(visitor)).toBe(address);
  expect(visitor.complaints).toEqual([]);
});

it('[KEEP-12] says how far it is and can be stopped', async () => {
  const visitor = await journey.visitor();
  const { page, say } = visitor;
  const editor = await EditorPage.openNew(visitor);
  await editor.waitForSaved();
  await page.route('**/api/model/builds/*', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { state: 'building', percent: 40 } })
      : route.fulfill({ json: { state: 'cancelled' } }),
  );
  const refusal = { code: 'build-cancelled', message: 'The build was stopped.', remedy: '' };
  const stopped = page.waitForRequest((request) => request.method() === 'DELETE');
  await page.route(
    '**/api/model/build',
    async (route) => {
      await stopped;
      await route.fulfill({ status: 409, json: refusal });
    },
    { times: 1 },
  );
  await pressSpreadsheet(visitor);
  await page.getByText(say('take.making-spreadsheet-percent').replace('{percent}', '40')).waitFor();
  await page.getByRole('button', { name: say('take.cancel-spreadsheet') }).press('Enter');
  await page.getByText(say('take.spreadsheet-cancelled')).waitFor();
});

it('[SHELL-14] is made from the command palette too', async () => {
  const visitor = await journey.visitor();
  const { page, say } = visitor;
  await openSaved(visitor, 'Palette');
  await page.keyboard.press('Control+k');
  await page.keyboard.type(say('take.spreadsheet'));
  await page.getByRole('option', { name: say('take.spreadsheet') }).click();
  await ready(visitor).waitFor();
});

it('[KEEP-17] lists the spreadsheets in the settings: shared, behind another link, turned off', async () => {
  const visitor = await journey.visitor();
  const { page, say } = visitor;
  await visitor.open('/settings');
  await list(visitor).getByText(say('settings.spreadsheets-none')).waitFor();
  await openSaved(visitor, 'Tea');
  const address = await make(visitor);
  await visitor.open('/settings');
  const row = list(visitor).getByRole('listitem');
  await row.getByText('Tea', { exact: true }).waitFor();
  await row.getByText(say('settings.spreadsheet-never-opened')).waitFor();
  expect(await row.getByRole('link').getAttribute('href')).toBe(address);
  await openDialogOf(page, say('settings.spreadsheet-link-named').replace('{name}', 'Tea'));

  // Others are let change it, and are not any more.
  const dialog = page.getByRole('dialog');
  const shared = dialog.getByRole('switch', { name: say('settings.spreadsheet-edit') });
  await shared.click();
  const editLink = dialog.getByRole('textbox', { name: say('settings.spreadsheet-edit-link') });
  expect(await editLink.inputValue()).toMatch(/^http[^#]+#key=[\w-]{24}$/);
  await shared.click();
  await editLink.waitFor({ state: 'detached' });

  // Another link takes its place, once it is confirmed.
  await dialog.getByRole('button', { name: say('settings.link-renew') }).click();
  await dialog.getByText(say('settings.spreadsheet-renew-text')).waitFor();
  await dialog.getByRole('button', { name: say('settings.link-renew') }).click();
  await dialog.getByText(say('settings.link-renewed')).waitFor();
  const renewed = await dialog.getByRole('textbox', { name: say('link.address') }).inputValue();
  expect(renewed).not.toBe(address);
  expect([await statusOf(address), await statusOf(renewed)]).toEqual([410, 200]);

  // What fails says so and can be tried again; turned off, nothing of it is left.
  await breakOnce(visitor, '**/api/user/spreadsheets/*');
  await dialog.getByRole('button', { name: say('settings.link-turn-off') }).click();
  await dialog.getByRole('button', { name: say('settings.link-turn-off') }).click();
  await dialog.getByRole('alert').waitFor();
  await dialog.getByRole('button', { name: say('settings.link-turn-off') }).click();
  await list(visitor).getByText(say('settings.spreadsheets-none')).waitFor();
  expect(await statusOf(renewed)).toBe(410);
});

const openDialogOf = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).press('Enter');

it('[KEEP-17] is kept for longer before it expires', async () => {
  const visitor = await journey.visitor();
  const { page, say, server } = visitor;
  await openSaved(visitor, 'Bread');
  const id = (await make(visitor)).slice(-24);
  const inTwoDays = Date.now() + 2 * dayMs;
  await withDatabase({ place: { databaseUrl: null, dataDir: server.dataDir } }, ({ query }) =>
    query.updateTable('spreadsheet').set({ expires_at: inTwoDays }).where('id', '=', id).execute(),
  );
  const expiresAt = (): Promise<number> =>
    page.evaluate(
      async () => (await (await fetch('/api/user/spreadsheets')).json()).spreadsheets[0].expiresAt,
    );
  expect(await expiresAt()).toBe(inTwoDays);
  await visitor.open('/settings');
  await openDialogOf(page, say('settings.spreadsheet-link-named').replace('{name}', 'Bread'));
  const until = page
    .getByRole('dialog')
    .getByRole('status')
    .filter({ hasText: untilText(visitor) });
  const before = await until.textContent();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('settings.spreadsheet-keep') })
    .click();
  await expect.poll(() => until.textContent()).not.toBe(before);
  expect((await expiresAt()) - Date.now()).toBeGreaterThan(29 * dayMs);
});

it('[KEEP-17] has all of it on a phone, in Russian', async () => {
  const visitor = await journey.visitor({ viewport: narrow, language: 'ru' });
  const { page, say } = visitor;
  await openSaved(visitor, 'Чай');
  await make(visitor);
  await visitor.open('/settings');
  await openDialogOf(page, say('settings.spreadsheet-link-named').replace('{name}', 'Чай'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('settings.link-turn-off') })
    .waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrow.width);
});
