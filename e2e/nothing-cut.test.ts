// Where scrollbars take room, as on Windows, nothing is cut off at any usual width: on no sheet or screen, in either
// language.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Language, languages } from '#language/language.ts';
import { cutContent } from '#testing/browser/cut-content.ts';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, narrow, type Visitor } from '#testing/browser/journey.ts';
import { effort } from '#testing/effort.ts';
import { fillGallery } from '#testing/gallery/fill-gallery.ts';
import { cafe, russianCafe } from '#testing/gallery/offers.ts';

const widths = [1440, 1280, 1024, narrow.width];
/** Long Russian words are the hardest case; in English the screens are also scanned at 1440, with those of every group. */
const widthsIn: Readonly<Record<Language, readonly number[]>> = {
  en: effort.isEveryScan ? widths : [1280],
  ru: widths,
};
const usualHeight = 720;
/** Several sheets are visible, and drawn, at once. */
const tallHeight = 2000;

let journey: Journey;

beforeAll(async () => {
  journey = await Journey.beginAlone();
  const { context } = await journey.visitor();
  await fillGallery(journey.server, context, [cafe, russianCafe]);
  await context.close();
});

afterAll(() => journey.end());

it('runs in a browser whose scrollbars take room', async () => {
  const { page, context } = await journey.visitor();
  await page.setContent('<div style="height: 200vh"></div>');
  expect(await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth)).toBe(15);
  await context.close();
});

describe.each(languages)('in %s', (language) => {
  let visitor: Visitor;
  /** The route of the template. */
  let template: string;

  beforeAll(async () => {
    visitor = await journey.visitor({ language });
    await (await EditorPage.openNew(visitor)).waitForSaved();
    template = /#(.*)\/$/.exec(visitor.page.url())?.[1] ?? '';
  });

  afterAll(() => visitor.context.close());

  /** On a phone the parts of the editor are shown one at a time. */
  const show = async (part: 'editor.view-items' | 'editor.view-sheet', width: number) => {
    const button = visitor.page.getByRole('button', { name: visitor.say(part), exact: true });
    // By key, because a notice may cover it.
    if (width === narrow.width) await button.press('Enter');
  };

  it.each(widthsIn[language])('no sheet at %i, nor the last of its columns', async (width) => {
    const { page } = visitor;
    await page.setViewportSize({ width, height: tallHeight });
    await show('editor.view-sheet', width);
    await page.locator('[data-sheet][data-active]').waitFor();
    const ids = await page.locator('[data-sheet]').evaluateAll(sheetIds);
    const seen = new Set<string>();
    for (const [place, id] of ids.entries()) {
      if (seen.has(id)) continue;
      await chooseSheet(visitor, place);
      await page
        .locator(`[data-sheet="${id}"][data-active]`)
        .locator(drawn)
        .first()
        .waitFor({ state: 'attached' });
      expect([...(await cutContent(page)), ...(await cutNumbers(visitor))]).toEqual([]);
      const together = await page.locator('[data-sheet]', { has: page.locator(drawn) }).evaluateAll(sheetIds);
      for (const other of together) seen.add(other);
    }
    expect(seen.size).toBeGreaterThan(12);
  });

  it('nothing when a sheet is edited, a section is empty, and nothing is saved', async () => {
    const { page, say } = visitor;
    const costs = page.locator('[data-sheet="cos"]');
    await page.setViewportSize({ width: 1440, height: usualHeight });
    await page.route('**/api/user/template/**', (route) => route.fulfill({ status: 500, json: {} }));
    await costs.getByRole('button', { name: new RegExp(`^${say('section.edit')}`) }).press('Enter');
    await costs.getByRole('button', { name: say('section.clear') }).press('Enter');
    const retry = page.locator('[data-kind="failed"]').getByRole('button', { name: say('editor.retry') });
    for (const width of widthsIn[language]) {
      await page.setViewportSize({ width, height: usualHeight });
      await show('editor.view-sheet', width);
      await costs.getByText(say('section.empty.section_cos')).waitFor();
      await retry.waitFor();
      expect([width, ...(await cutContent(page))]).toEqual([width]);
      await show('editor.view-items', width);
      await page
        .getByRole('button', { name: say('section.add-first') })
        .last()
        .waitFor();
      expect([width, ...(await cutContent(page))]).toEqual([width]);
    }
    await page.unroute('**/api/user/template/**');
    // It may have tried again by itself meanwhile.
    await retry.evaluateAll(([button]) => button instanceof HTMLElement && button.click());
    await retry.waitFor({ state: 'detached' });
  });

  it('no chart, not even before it is drawn anew for a narrower window', async () => {
    const { page } = visitor;
    await page.setViewportSize({ width: 1440, height: tallHeight });
    const chart = page.locator('figure', { has: page.locator('path') }).first();
    await chart.locator('path').first().waitFor({ state: 'attached' });
    const beyondPx = await chart.locator('div', { has: page.locator('> svg') }).evaluate((frame) => {
      if (!(frame.parentElement instanceof HTMLElement)) return NaN;
      frame.parentElement.style.width = '300px';
      const narrowPx = frame.scrollWidth - frame.clientWidth;
      frame.parentElement.style.width = '';
      return narrowPx;
    });
    expect(beyondPx).toBe(0);
  });

  it('nothing in the lists of templates, the settings and the print view', async () => {
    const { page, say, open } = visitor;
    const paper = page.locator('[data-ready] table').last();
    const screens = [
      { route: '/templates', shown: page.getByRole('listitem').getByRole('heading').last() },
      { route: '/templates/gallery', shown: page.getByRole('heading', { name: russianCafe.name }) },
      { route: '/settings', shown: page.getByText(say('settings.language')).first() },
      { route: `${template}/print`, shown: paper },
    ];
    for (const { route, shown } of screens) {
      await open(route);
      for (const width of widthsIn[language]) {
        await page.setViewportSize({ width, height: usualHeight });
        await shown.waitFor({ state: 'attached' });
        expect([route, width, ...(await cutContent(page))]).toEqual([route, width]);
      }
    }
    expect(visitor.complaints).toEqual([]);
  });
});

/** Its numbers or charts. */
const drawn = '[role=rowheader], figure path';

const sheetIds = (sheets: readonly Element[]): readonly string[] =>
  sheets.map((sheet) => sheet.getAttribute('data-sheet') ?? '');

/** By its position among the sheets of the list that are on. */
const chooseSheet = ({ page, say }: Visitor, place: number): Promise<void> =>
  page
    .locator(`nav[aria-label="${say('editor.sheets')}"]`)
    .filter({ visible: true })
    .locator('button:not([role=switch], [data-off])')
    .nth(place)
    .click();

/** Numbers that do not fit their cells, and columns that cannot be scrolled into view. */
const cutNumbers = ({ page }: Visitor): Promise<readonly string[]> =>
  page.evaluate(() => {
    const scroller = document.querySelector('[data-sheet]')?.parentElement?.parentElement;
    if (!scroller) throw new Error('The sheets stand in no scroller.');
    const cells = [...scroller.querySelectorAll('[role=gridcell][data-column]')];
    const cut = cells.filter((cell) => cell.scrollWidth > cell.clientWidth);
    scroller.scrollLeft = scroller.scrollWidth;
    const seenTo = scroller.getBoundingClientRect().left + scroller.clientWidth;
    const heads = [...scroller.querySelectorAll('[role=columnheader]:last-child')];
    const lost = heads.filter((head) => head.getBoundingClientRect().right > seenTo + 1);
    scroller.scrollLeft = 0;
    return [...cut, ...lost].map((cell) => `a column is cut: ${cell.textContent}`);
  });
