// The gallery as it comes with the program: a template of each industry in the visitor's language first, opened as a model of one's own.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { galleryBusinesses } from '#catalog/gallery/gallery-businesses.ts';
import { inLanguage } from '#catalog/kind/pair.ts';
import { languages } from '#language/language.ts';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, narrow, type Visitor } from '#testing/browser/journey.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await Journey.beginAlone({ GALLERY_TEMPLATES: 'shipped' });
});

afterAll(() => journey.end());

const cards = ({ page }: Visitor) => page.getByRole('listitem').filter({ has: page.getByRole('heading') });
const namesOf = (of: Visitor) => cards(of).getByRole('heading').allTextContents();
const cafe = { en: 'Café with 40 seats', ru: 'Кафе на 40 мест' };

it.each(languages)(
  '[GALLERY-1] in %s has a template of each industry, those of the language first',
  async (language) => {
    const visitor = await journey.visitor({ language });
    const { page, open, say } = visitor;
    await open('/templates/gallery');
    await cards(visitor).filter({ hasText: cafe[language] }).waitFor();
    const names = await namesOf(visitor);
    expect(names).toHaveLength(22);
    expect(names.slice(0, 11)).toEqual(galleryBusinesses.map(({ name }) => inLanguage(name, language)));
    const chips = page.getByRole('navigation', { name: say('gallery.industries') }).getByRole('link');
    const counts = (await chips.allTextContents()).map((text) => Number(/\d+$/.exec(text)?.[0]));
    expect(counts).toEqual([22, ...Array(11).fill(2)]);
    expect(visitor.complaints).toEqual([]);
  },
);

it('[GALLERY-2] [GALLERY-7] they get pictures by themselves, which are shown on the cards and one after the other', async () => {
  const visitor = await journey.visitor();
  const { page, open, say } = visitor;
  await open('/templates/gallery');
  const pictured = async () => {
    const { templates } = await page.evaluate(async () => (await fetch('/api/template/gallery')).json());
    const found = templates.find(({ name }: { name: string }) => name === cafe.en);
    return found.screenshots.length;
  };
  // The dashboard, the income statement, the charts, the cash flow, the balance sheet and the assumptions.
  await expect.poll(pictured).toBe(6);
  await page.reload();
  const opener = cards(visitor).filter({ hasText: cafe.en }).getByRole('button').first();
  await opener.scrollIntoViewIfNeeded();
  const widthOf = (place: typeof opener) =>
    place
      .locator('img')
      .first()
      .evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));
  await expect.poll(() => widthOf(opener)).toBe(1600);
  await opener.click();
  const dialog = page.getByRole('dialog', { name: cafe.en });
  await expect.poll(() => widthOf(dialog)).toBe(1600);
  await dialog.getByRole('button', { name: say('gallery.next') }).waitFor();
  expect(visitor.complaints).toEqual([]);
});

it('[GALLERY-1] at the width of a phone, a first visit begins at its top, and the row of industries at the chosen one', async () => {
  const visitor = await journey.visitor({ viewport: narrow });
  const { page, open, say } = visitor;
  await open('/');
  await cards(visitor).first().waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await open('/templates/gallery?industry=consulting');
  const chips = page.getByRole('navigation', { name: say('gallery.industries') });
  await expect
    .poll(async () => (await chips.getByRole('link').last().boundingBox())?.x ?? narrow.width)
    .toBeLessThan(narrow.width / 2 + 100);
});

it.each(languages)(
  '[GALLERY-6] [GALLERY-8] in %s, at the width of a phone, one is chosen by its industry and opened as a copy',
  async (language) => {
    const visitor = await journey.visitor({ language, viewport: narrow });
    const { page, open, say } = visitor;
    await open('/templates/gallery?industry=hospitality');
    await expect.poll(() => namesOf(visitor)).toHaveLength(2);
    const [first] = await namesOf(visitor);
    expect(first).toBe(cafe[language]);
    const offered = cards(visitor).filter({ hasText: cafe[language] });
    await offered.getByText(say('gallery.verified')).waitFor();
    await offered.getByRole('button').last().click();
    await page.waitForURL(/#\/template\/[0-9a-f-]{36}\/$/);
    await new EditorPage(visitor).waitForSaved();
    const { templates } = await page.evaluate(async () => (await fetch('/api/user')).json());
    expect(templates.map(({ name }: { name: string }) => name.endsWith(cafe[language]))).toEqual([true]);
    expect(visitor.complaints).toEqual([]);
  },
);
