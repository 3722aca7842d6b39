// What is stored and cannot be read, next to what can: cards that say so, its text as a file, and what is repaired on opening.
import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { seedTemplates } from '#testing/browser/seed-templates.ts';
import { emptyGallery, fillGallery } from '#testing/gallery/fill-gallery.ts';
import { cafe, hotel } from '#testing/gallery/offers.ts';
import { withDatabase } from '#testing/server/people.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await Journey.beginAlone({ MAX_TEMPLATES_IF_NOT_SIGNED_IN: '9' });
});

afterAll(() => journey.end());

const cutOff = '{"uuid":"cut off he';

type Change = { readonly summary?: string; readonly document?: string };

/** What no save of today writes, put straight into the rows. */
const breakRow = (uuid = '', { summary, document }: Change) =>
  withDatabase({ place: { databaseUrl: null, dataDir: journey.server.dataDir } }, async ({ query }) => {
    // The browser knows the revision that was saved, and is not sent that one again.
    const revision = 2;
    await query
      .updateTable('template')
      .set({ revision, ...(summary !== undefined && { summary }) })
      .where('uuid', '=', uuid)
      .execute();
    if (document !== undefined)
      await query.updateTable('template_document').set({ document }).where('uuid', '=', uuid).execute();
  });

async function openList({ page, open, say }: Visitor): Promise<void> {
  await open('/templates');
  await page.reload();
  await page.getByText(say('home.broken')).waitFor();
}

const itemOf = ({ page }: Visitor, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

async function downloadBy({ page }: Visitor, link: Locator): Promise<readonly [string, string]> {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return [download.suggestedFilename(), readFileSync(await download.path(), 'utf8')];
}

it('[KEEP-16] shows a broken card among sound ones, gives its text as a file, and lets it be deleted and brought back', async () => {
  const visitor = await journey.visitor();
  const { page, say, open } = visitor;
  await open('/');
  const [, broken] = await seedTemplates(visitor, [{ name: 'Tea' }, { name: 'Cake' }, { name: 'Milk' }]);
  await breakRow(broken, { summary: 'null', document: cutOff });
  await openList(visitor);
  expect(await page.getByRole('listitem').getByRole('heading').allTextContents()).toEqual([
    'Tea',
    'Cake',
    'Milk',
  ]);
  const cake = itemOf(visitor, 'Cake');
  expect(await cake.getByRole('link').count()).toBe(1);
  expect(await downloadBy(visitor, cake.getByRole('link', { name: 'Download Cake' }))).toEqual([
    'Cake.json',
    cutOff,
  ]);
  await page.getByRole('button', { name: say('home.list'), exact: true }).click();
  await page.getByRole('checkbox', { name: 'Select Cake' }).waitFor();
  expect(await downloadBy(visitor, cake.getByRole('link', { name: 'Download Cake' }))).toEqual([
    'Cake.json',
    cutOff,
  ]);
  await cake.getByRole('button', { name: 'Delete Cake' }).click();
  await page.getByRole('button', { name: say('home.delete-yes') }).click();
  await cake.waitFor({ state: 'detached' });
  await page
    .getByRole('alert')
    .getByRole('button', { name: say('home.undo') })
    .click();
  await cake.getByText(say('home.broken')).waitFor();
  await itemOf(visitor, 'Tea').getByRole('link', { name: 'Tea' }).click();
  await expect.poll(() => page.getByLabel(say('editor.name')).inputValue()).toBe('Tea');
});

it('[KEEP-16] says of a broken one, opened by its address, that it cannot be read, and gives its text as a file', async () => {
  const visitor = await journey.visitor({ language: 'ru' });
  const { page, say, open } = visitor;
  await open('/');
  const [uuid] = await seedTemplates(visitor, [{ name: 'Чай' }]);
  await breakRow(uuid, { document: cutOff });
  await page.reload();
  await page.getByRole('link', { name: 'Чай', exact: true }).click();
  await page.getByRole('heading', { name: say('unreadable.title') }).waitFor();
  const link = page.getByRole('link', { name: say('home.download') });
  expect(await downloadBy(visitor, link)).toEqual(['Чай.json', cutOff]);
  await open(`/template/${uuid}/print`);
  await page.getByRole('heading', { name: say('unreadable.title') }).waitFor();
  await page.getByRole('link', { name: say('app.back-to-templates') }).click();
  await page.getByRole('link', { name: 'Чай', exact: true }).waitFor();
});

it('[KEEP-16] lists what was repaired on opening, until it has been saved whole', async () => {
  const visitor = await journey.visitor();
  const { page, say, open } = visitor;
  await open('/');
  const [uuid] = await seedTemplates(visitor, [{ name: 'Tea' }]);
  const document: string = await page.evaluate(
    async (id) => (await fetch(`/api/user/template/${id}`)).text(),
    uuid,
  );
  await breakRow(uuid, { document: JSON.stringify({ ...JSON.parse(document), industry: 7, rating: 6 }) });
  await page.reload();
  await page.getByRole('link', { name: 'Tea', exact: true }).click();
  const notice = page.getByRole('alert').filter({ hasText: say('repairs.title') });
  await notice.waitFor();
  expect(await notice.textContent()).toContain('cleared or reset: industry and rating. The model');
  await notice.getByRole('button', { name: say('app.close') }).click();
  await notice.waitFor({ state: 'detached' });
  const editor = new EditorPage(visitor);
  await editor.waitForSaved();
  await page.reload();
  await notice.waitFor();
  await page.getByLabel(say('editor.name')).fill('Tea house');
  await editor.waitForSaved();
  await page.reload();
  await expect.poll(() => page.getByLabel(say('editor.name')).inputValue()).toBe('Tea house');
  await editor.waitForSaved();
  expect(await notice.count()).toBe(0);
});

it('[KEEP-16] says of a broken card of the gallery that it cannot be opened, after the sound ones', async () => {
  const visitor = await journey.visitor();
  const { page, say, open, context } = visitor;
  // A second try begins with what the first one offered.
  await emptyGallery(journey.server);
  const [first] = await fillGallery(journey.server, context, [hotel, cafe]);
  const uuid = first?.uuid ?? '';
  const place = { databaseUrl: null, dataDir: journey.server.dataDir };
  await withDatabase({ place }, async ({ query }) => {
    const card = 'no JSON';
    await query.updateTable('gallery_template').set({ card }).where('uuid', '=', uuid).execute();
    const document = cutOff;
    await query.updateTable('gallery_document').set({ document }).where('uuid', '=', uuid).execute();
  });
  await open('/templates/gallery');
  const headings = page.getByRole('listitem').getByRole('heading');
  await expect.poll(() => headings.allTextContents()).toEqual([cafe.name, say('unreadable.offered-title')]);
  const broken = itemOf(visitor, say('unreadable.offered-title'));
  expect([await broken.getByRole('button').count(), await broken.getByRole('link').count()]).toEqual([0, 0]);
  await open(`/template/${uuid}/`);
  // The heading of the page itself: the card in the list has the same words.
  await page.getByRole('heading', { level: 1, name: say('unreadable.offered-title') }).waitFor();
  expect(await page.getByRole('button', { name: /^Buy/ }).count()).toBe(0);
});
