// The first page has its texts while the rest are still loading, and later parts wait for theirs.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { fillGallery } from '#testing/gallery/fill-gallery.ts';
import { cafe } from '#testing/gallery/offers.ts';
import en from '#web/i18n/en.json';

let journey: Journey;

beforeAll(async () => {
  journey = await Journey.beginAlone();
});

afterAll(() => journey.end());

/** Serves the first part of the texts, and holds the rest back until it is requested. */
async function holdTexts({ page }: Visitor): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let first: string | undefined;
  await page.route(/\/assets\/en-[^/]*\.js$/, async (route) => {
    first ??= route.request().url();
    if (route.request().url() !== first) await released;
    await route.continue();
  });
  return release;
}

/** Ids of texts that are shown instead of the texts. */
const bareIds = ({ page }: Visitor) =>
  page.evaluate((ids) => {
    const known = new Set(ids);
    const attributes = ['aria-label', 'placeholder', 'data-tip', 'title'];
    const said = [...document.querySelectorAll('*')].flatMap((element) => [
      ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map((node) => node.nodeValue ?? ''),
      ...attributes.map((name) => element.getAttribute(name) ?? ''),
    ]);
    return said.filter((words) => known.has(words.trim()));
  }, Object.keys(en));

it('shows the first page and the editor with texts, and a dialog once its texts are loaded', async () => {
  const visitor = await journey.visitor();
  const { page, open, say } = visitor;
  await fillGallery(journey.server, visitor.context, [cafe]);
  const release = await holdTexts(visitor);
  const galleryList = page.waitForEvent('requestfinished', (request) =>
    /\/gallery-list-.*\.js$/.test(request.url()),
  );
  await open('/');
  await page.getByRole('heading', { name: say('intro.title') }).waitFor();
  await galleryList;
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await bareIds(visitor)).toEqual([]);
  await EditorPage.openNew(visitor);
  expect(await bareIds(visitor)).toEqual([]);
  await page.getByRole('button', { name: say('nav.feedback') }).click();
  expect(await page.getByRole('dialog').count()).toBe(0);
  release();
  await page.getByRole('dialog', { name: say('feedback.title') }).waitFor();
  expect(await bareIds(visitor)).toEqual([]);
  // The first page shows the gallery only until the new template has been saved.
  await open('/templates/gallery');
  await page.getByRole('navigation', { name: say('gallery.industries') }).waitFor();
});
